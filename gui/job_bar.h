// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "job_watcher.h"

class QLabel;
class QPushButton;

namespace warpbench::gui {

/// Offers what came of jobs that were left to a cluster, one after the other; hidden where there is nothing. What is
/// neither added nor discarded is offered again at the next start.
class JobBar : public QWidget {
  Q_OBJECT

 public:
  explicit JobBar(JobWatcher& jobs, QWidget* parent = nullptr);

  /// Nothing is shown meanwhile: in front of a class, nothing pops up.
  void setQuiet(bool quiet);

 signals:
  /// A person wants the first job's results.
  void addRequested();

 private:
  void offer();

  JobWatcher& m_jobs;
  QLabel* m_text;
  QPushButton* m_add;
  QPushButton* m_discard;
  bool m_quiet = false;
};

}  // namespace warpbench::gui
