// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QSet>
#include <QStringList>
#include <QStyledItemDelegate>

namespace warpbench::gui {

/// Draws only the parameters of a result, such as "tile=16", that differ between the added rows. The plot's title shows
/// the common ones.
class ParametersDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void forgetRows();
  /// Adds a row by its text. @returns whether another parameter differs now.
  bool addRow(const QString& parameters);
  bool anyDiffer() const { return !m_differing.isEmpty(); }

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
  QMap<QString, QString> m_first;  ///< the first value of each parameter
  QSet<QString> m_differing;
};

}  // namespace warpbench::gui
