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

/// A field that the Escape key clears, before that key means anything else to the window.
class FilterField : public QLineEdit {
  Q_OBJECT

 public:
  using QLineEdit::QLineEdit;

 protected:
  bool event(QEvent* event) override;
};

/// The table of results with the field that filters it, which says how many it hides, and the list of runs beside it.
class ResultsPanel : public QWidget {
  Q_OBJECT

 public:
  ResultsPanel(ResultsModel& model, SessionRuns& runs, QWidget* parent = nullptr);

  ResultsTable& table() const { return *m_table; }
  RunsList& runs() const { return *m_runs; }
  /// Its first row, which can stand for the title of a dock.
  QWidget* title() const { return m_title; }
  /// Puts the keyboard into the filter; for a menu.
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
