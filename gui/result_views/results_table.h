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

/// The results as a table: sorted by a click on a header, filtered, copied as tab-separated text or as LaTeX.
class ResultsTable : public QTableView {
  Q_OBJECT

 public:
  explicit ResultsTable(ResultsModel& model, QWidget* parent = nullptr);

  /// Indices into the session of the selected rows, ascending.
  std::vector<std::size_t> selectedResults() const;
  /// One that the filter hides is shown again by clearing it.
  void selectResult(std::size_t resultIndex);
  /// Selects it beside those that are selected, or no longer.
  void toggleResult(std::size_t resultIndex);
  void selectResults(const std::vector<std::size_t>& resultIndices);

  /// Shows only the rows that have every word of `text` in one of their columns.
  void setFilter(const QString& text);
  const QString& filter() const { return m_sorted.text(); }
  /// Another session without what the filter would hide of it.
  Session filtered(Session other) const;
  /// The widths that a person gave columns.
  std::map<int, int> widthsByHand() const;
  void setWidthsByHand(const std::map<int, int>& widths);
  /// Shows the rows of those runs only that are shown.
  void followRuns(SessionRuns& runs);
  /// Shows the rows of this family only.
  void setFamily(const std::string& family);
  /// What the table says while it shows no row.
  void setWhyEmpty(std::function<QString()> why) { m_whyEmpty = std::move(why); }
  /// Selects the last row of those that show, in the session's order; none where none shows.
  void selectNewest();
  /// Selects what was selected when the family was last shown, where all of that shows; else the newest.
  void selectAsBefore();
  /// Whether the filter, the family, or a run that is not shown, hides it.
  bool accepts(std::size_t resultIndex) const;
  /// Rows that the filter hides, or that are of other families or of runs that are not shown.
  int hiddenCount() const;

  /// The selected rows, all that show where none is selected, with a header line: for a spreadsheet.
  QString asTsv() const;
  void copy() const;
  /// Copies; for a menu.
  QAction* copyAction() const { return m_copy; }
  /// The selected rows, all that show where none is selected, as a session in the table's order.
  Session selectedSession() const;
  /// All that show.
  Session shownSession() const;
  /// Copies the selected rows, or all, as a table of LaTeX; for a menu.
  QAction* copyLatexAction() const { return m_copyLatex; }
  /// For what is done to the selected rows: adds the action to the table's menu and lets its shortcut work here only.
  void addRowAction(QAction* action);

 signals:
  void selectedResultsChanged();
  /// How many rows the filter hides, or whether there is one.
  void filterChanged();

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;

 private:
  Session sessionOf(const std::vector<int>& rows) const;
  /// Rows of the table as it is sorted and filtered.
  std::vector<int> rowsToCopy() const;
  void fitRows();
  /// Shows the columns that tell something, as wide as the rows need: all, or from a new one on.
  void fitColumns(int firstRow);
  /// As much as the other columns leave.
  /// Pixels that the header of a column needs.
  int titleWidth(int column) const;
  /// It is the last that shows, whose width follows the window's.
  bool isStretched(int column) const;

  ResultsModel& m_model;
  ResultsFilter m_sorted;
  ParametersDelegate* m_parameters;
  SessionRuns* m_runs = nullptr;
  std::string m_family;                                          ///< empty: all
  std::map<std::string, std::vector<std::size_t>> m_selectedOf;  ///< in families that were left
  std::function<QString()> m_whyEmpty;
  QAction* m_copy;
  QAction* m_copyLatex;
  std::set<int> m_widthByHand;  ///< columns that keep the width that a person gave them
  bool m_fitting = false;
};

}  // namespace warpbench::gui
