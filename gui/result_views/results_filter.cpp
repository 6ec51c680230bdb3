// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/results_filter.h"

#include <algorithm>

#include "result_views/results_model.h"

namespace warpbench::gui {

void ResultsFilter::setWords(const QString& text) {
  if (text == m_text) return;
  m_text = text;
  m_words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  invalidateFilter();
}

bool ResultsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
  if (m_shown && !m_shown(row)) return false;
  if (m_words.isEmpty()) return true;
  QStringList cells;
  for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
    cells << sourceModel()->index(row, column, parent).data().toString();
  return hasAllWords(cells);
}

bool ResultsFilter::hasAllWords(const QStringList& cells) const {
  return std::ranges::all_of(m_words, [&](const QString& word) {
    return std::ranges::any_of(cells, [&](const QString& cell) { return cell.contains(word, Qt::CaseInsensitive); });
  });
}

bool ResultsFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  const bool leftIsLast = left.data(ResultsModel::LastRole).toBool();
  const bool rightIsLast = right.data(ResultsModel::LastRole).toBool();
  if (leftIsLast == rightIsLast) return QSortFilterProxyModel::lessThan(left, right);
  return sortOrder() == Qt::AscendingOrder ? rightIsLast : leftIsLast;
}

}  // namespace warpbench::gui
