// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QTableView>
#include <set>
#include <vector>

#include "results_model.h"

namespace warpbench::gui {

/// The results as a table: sorted by a click on a header, copied as tab-separated text.
class ResultsTable : public QTableView {
  Q_OBJECT

 public:
  explicit ResultsTable(ResultsModel& model, QWidget* parent = nullptr);

  /// Indices into the session of the selected rows, ascending.
  std::vector<std::size_t> selectedResults() const;
  void selectResult(std::size_t resultIndex);

  /// The selected rows, all where none is selected, with a header line: for a spreadsheet.
  QString asTsv() const;
  void copy() const;
  /// Copies; for a menu.
  QAction* copyAction() const { return m_copy; }

 signals:
  void selectedResultsChanged();

 private:
  /// Shows the columns that tell something, as wide as these rows of the model need.
  void fitColumns(int firstRow, int lastRow);
  /// Pixels that the header of a column needs.
  int titleWidth(int column) const;
  /// It is the last that shows, whose width follows the window's.
  bool isStretched(int column) const;

  ResultsModel& m_model;
  QSortFilterProxyModel m_sorted;
  QAction* m_copy;
  std::set<int> m_widthByHand;  ///< columns that keep the width that a person gave them
  bool m_fitting = false;
};

}  // namespace warpbench::gui
