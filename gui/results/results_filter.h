// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace warpbench::gui {

/// Sorts results, and leaves those that have every word asked for in the text of some column, whatever its case.
class ResultsFilter : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  /// Words with spaces between; none: every row shows.
  void setWords(const QString& text);
  const QString& text() const { return m_text; }

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  QString m_text;
  QStringList m_words;
};

}  // namespace warpbench::gui
