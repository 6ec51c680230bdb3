// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/job_watcher.h"
#include "widgets/offer_bar.h"

namespace warpbench::gui {

/// Offers the results of jobs that were left to a cluster. Jobs that are neither added to the session (by the receiver
/// of `accepted`) nor discarded are offered again at the next start.
class JobBar : public OfferBar {
  Q_OBJECT

 public:
  explicit JobBar(JobWatcher& jobs, QWidget* parent = nullptr);

 private:
  void offerFirst();

  JobWatcher& m_jobs;
};

}  // namespace warpbench::gui
