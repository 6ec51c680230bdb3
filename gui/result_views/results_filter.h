// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>
#include <functional>
#include <utility>

namespace warpbench::gui {

/// Sorts results, wrong ones last, and keeps those with every filter word in the text of some column, in any case.
class ResultsFilter : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  /// Words separated by spaces; without words, all rows are shown.
  void setWords(const QString& text);
  const QString& text() const { return m_text; }
  bool hasAllWords(const QStringList& cells) const;
  /// Keeps only rows that `shown` accepts.
  void setShown(std::function<bool(int row)> shown) { m_shown = std::move(shown); }
  /// Call this when the answers of `shown` have changed.
  void showAnew() { invalidateFilter(); }

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

 private:
  QString m_text;
  QStringList m_words;
  std::function<bool(int row)> m_shown;
};

}  // namespace warpbench::gui
