// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QWidget>

class QAction;
class QLabel;

namespace warpbench::gui {

class ResultsModel;
class ResultsTable;
class RunsList;
class SessionRuns;

/// A text field that handles the Escape key by clearing itself, before the window's own use of the key.
class FilterField : public QLineEdit {
  Q_OBJECT

 public:
  using QLineEdit::QLineEdit;

 protected:
  bool event(QEvent* event) override;
};

/// The table of results, the filter field with the number of hidden rows, and the list of runs.
class ResultsPanel : public QWidget {
  Q_OBJECT

 public:
  ResultsPanel(ResultsModel& model, SessionRuns& runs, QWidget* parent = nullptr);

  ResultsTable& table() const { return *m_table; }
  RunsList& runs() const { return *m_runs; }
  /// The panel's first row, which can serve as a dock's title.
  QWidget* title() const { return m_title; }
  /// Moves the focus to the filter, for a menu.
  QAction* findAction() const { return m_find; }

 private:
  void showFilter();

  ResultsTable* m_table;
  RunsList* m_runs;
  FilterField* m_filter;
  QLabel* m_hidden;
  QWidget* m_title;
  QAction* m_find;
};

}  // namespace warpbench::gui
