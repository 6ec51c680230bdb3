// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QSet>
#include <QStringList>
#include <QStyledItemDelegate>

namespace warpbench::gui {

/// Draws those parameters of a result, "tile=16", that differ between the rows that it was told of: what all rows have
/// in common, the plot's title says.
class ParametersDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void forgetRows();
  /// One more row, by its text. @returns whether another parameter differs now.
  bool addRow(const QString& parameters);
  bool anyDiffer() const { return !m_differing.isEmpty(); }

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
  QMap<QString, QString> m_first;  ///< of each parameter, the first value that came
  QSet<QString> m_differing;
};

}  // namespace warpbench::gui
