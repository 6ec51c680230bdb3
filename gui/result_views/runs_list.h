// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace warpbench::gui {

class SessionRuns;

/// The session's runs, the last one first, each with a box that shows or hides its results in table and plots. A menu
/// names, notes, pins and compares them. Seen where there are several.
class RunsList : public QListWidget {
  Q_OBJECT

 public:
  explicit RunsList(SessionRuns& runs, QWidget* parent = nullptr);

  /// Pixels that suit it beside the table.
  QSize sizeHint() const override;

 signals:
  /// Draw this run beside what is shown.
  void comparisonRequested(std::size_t run);
  /// A person has shown this run, or hidden it.
  void chosen(std::size_t run);

 private:
  void refresh();
  void addActions();
  void updateActions();
  void askNote();
  void setShown(std::size_t run, bool shown);
  void showOnly(std::size_t run);
  /// Of the current row; the session has one.
  std::size_t current() const;

  SessionRuns& m_runs;
  QAction* m_compare = nullptr;
  QAction* m_pin = nullptr;
  bool m_filling = false;
};

}  // namespace warpbench::gui
