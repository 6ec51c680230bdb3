// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace warpbench::gui {

class SessionRuns;

/// The session's runs, latest first, each with a check box that shows or hides its results in table and plots. A
/// context menu names, annotates, pins and compares runs. Visible if there are several runs.
class RunsList : public QListWidget {
  Q_OBJECT

 public:
  explicit RunsList(SessionRuns& runs, QWidget* parent = nullptr);

  /// In pixels; a suitable size next to the table.
  QSize sizeHint() const override;

 signals:
  /// The user wants to compare this run with the visible results.
  void comparisonRequested(std::size_t run);
  /// The user has shown or hidden this run.
  void chosen(std::size_t run);

 private:
  void refresh();
  void addActions();
  void updateActions();
  void askNote();
  void setShown(std::size_t run, bool shown);
  void showOnly(std::size_t run);
  /// The run of the current row; 0 without a current row.
  std::size_t current() const;

  SessionRuns& m_runs;
  QAction* m_compare = nullptr;
  QAction* m_pin = nullptr;
  bool m_filling = false;
};

}  // namespace warpbench::gui
