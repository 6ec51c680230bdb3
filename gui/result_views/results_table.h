// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "result_views/results_filter.h"
#include "result_views/results_model.h"

namespace warpbench::gui {

class ParametersDelegate;
class SessionRuns;

/// The table of results. A click on a header sorts it; it can be filtered, and copied as tab-separated text or LaTeX.
class ResultsTable : public QTableView {
  Q_OBJECT

 public:
  explicit ResultsTable(ResultsModel& model, QWidget* parent = nullptr);

  /// The session indices of the selected rows, ascending.
  std::vector<std::size_t> selectedResults() const;
  /// Clears the filter if it hides the result.
  void selectResult(std::size_t resultIndex);
  /// Adds the result to the selection or removes it.
  void toggleResult(std::size_t resultIndex);
  void selectResults(const std::vector<std::size_t>& resultIndices);

  /// Shows only rows with every word of `text` in some column.
  void setFilter(const QString& text);
  const QString& filter() const { return m_sorted.text(); }
  /// `other` without the results that the filter would hide.
  Session filtered(Session other) const;
  /// The column widths that the user set.
  std::map<int, int> widthsByHand() const;
  void setWidthsByHand(const std::map<int, int>& widths);
  /// Shows only rows of visible runs, from now on.
  void followRuns(SessionRuns& runs);
  /// Shows only rows of this family.
  void setFamily(const std::string& family);
  /// Sets the text to show when the table has no rows.
  void setWhyEmpty(std::function<QString()> why) { m_whyEmpty = std::move(why); }
  /// Selects the last visible row in the session's order; nothing if no row is visible.
  void selectNewest();
  /// Selects the rows that were selected when this family was last shown, if all are visible, otherwise the newest.
  void selectAsBefore();
  /// Whether the table shows the result: neither the filter, the family nor a hidden run excludes it.
  bool accepts(std::size_t resultIndex) const;
  /// Number of rows that the filter, the family or hidden runs exclude.
  int hiddenCount() const;

  /// The selected rows, or all visible rows without a selection, with a header line for a spreadsheet.
  QString asTsv() const;
  void copy() const;
  /// Copies the rows; for a menu.
  QAction* copyAction() const { return m_copy; }
  /// The selected rows, or all visible rows without a selection, as a session in the table's order.
  Session selectedSession() const;
  /// All visible rows, as a session in the table's order.
  Session shownSession() const;
  /// Copies the selected rows, or all, as a LaTeX table; for a menu.
  QAction* copyLatexAction() const { return m_copyLatex; }
  /// Adds an action on the selected rows to the table's menu. Its shortcut works only in the table.
  void addRowAction(QAction* action);

 signals:
  void selectedResultsChanged();
  /// The filter or the number of hidden rows has changed.
  void filterChanged();

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;

 private:
  Session sessionOf(const std::vector<int>& rows) const;
  /// Rows in the table's present order, after filtering.
  std::vector<int> rowsToCopy() const;
  void fitRows();
  /// Shows the informative columns, as wide as the rows need. Examines the rows from `firstRow` on; 0: all.
  void fitColumns(int firstRow);
  /// Width in pixels that the column's header needs.
  int titleWidth(int column) const;
  /// Whether the column is the last visible one, whose width follows the window's.
  bool isStretched(int column) const;

  ResultsModel& m_model;
  ResultsFilter m_sorted;
  ParametersDelegate* m_parameters;
  SessionRuns* m_runs = nullptr;
  std::string m_family;                                          ///< empty: all
  std::map<std::string, std::vector<std::size_t>> m_selectedOf;  ///< the last selection in other families
  std::function<QString()> m_whyEmpty;
  QAction* m_copy;
  QAction* m_copyLatex;
  std::set<int> m_widthByHand;  ///< columns that keep the width that the user set
  bool m_fitting = false;
};

}  // namespace warpbench::gui
