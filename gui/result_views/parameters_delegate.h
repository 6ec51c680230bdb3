// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QSet>
#include <QStringList>
#include <QStyledItemDelegate>

namespace warpbench::gui {

/// Draws the parameters of a result, "width=512 type=fp32", those first that differ between the rows that it was told
/// of. It asks for room for these: where all rows have the same size and type, the figures beside them matter more.
class ParametersDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void forgetRows();
  /// One more row, by its text. @returns whether another parameter differs now.
  bool addRow(const QString& parameters);

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
  struct Parts {
    QStringList differing;
    QStringList equal;
  };
  Parts partsOf(const QString& parameters) const;

  QMap<QString, QString> m_first;  ///< of each parameter, the first value that came
  QSet<QString> m_differing;
};

}  // namespace warpbench::gui
