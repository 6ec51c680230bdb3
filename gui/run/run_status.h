// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QWidget>

#include "engine/run/live_points.h"
#include "engine/run/runner.h"

class QLabel;
class QProgressBar;

namespace warpbench::gui {

/// The status bar's display of a run or check: progress, remaining time, and outcome.
class RunStatus : public QWidget {
  Q_OBJECT

 public:
  explicit RunStatus(QWidget* parent = nullptr);

  void showStart(const QString& message);
  void showProgress(const RunProgress& progress);
  void showStopping();
  void showEnd(const QString& message);
  /// Shown next to the message until it is empty.
  void showNote(const QString& note);
  /// The state of a job left to a cluster, also during a run. Shown next to the message until it is empty.
  void showJob(const QString& text);
  /// Shown next to the message until it is empty; `reason` is its tool tip.
  void showWarning(const QString& warning, const QString& reason);
  /// Adds a widget that belongs to the runs at the right end.
  void addWidget(QWidget* widget);
  /// The progress bar, which the caller must place.
  QProgressBar* bar() const { return m_bar; }
  QString text() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void setText(const QString& text);
  void elide();

  QProgressBar* m_bar;
  QLabel* m_label;
  QLabel* m_note;
  QLabel* m_job;
  QLabel* m_warning;
  QString m_text;
  QElapsedTimer m_clock;  ///< since the run began
  RemainingTime m_remaining;
};

}  // namespace warpbench::gui
