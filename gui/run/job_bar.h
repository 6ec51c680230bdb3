// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/job_watcher.h"
#include "widgets/offer_bar.h"

namespace warpbench::gui {

/// Offers what came of jobs that were left to a cluster. What is neither added to the session, which whoever hears
/// `accepted` does, nor discarded is offered again at the next start.
class JobBar : public OfferBar {
  Q_OBJECT

 public:
  explicit JobBar(JobWatcher& jobs, QWidget* parent = nullptr);

 private:
  void offerFirst();

  JobWatcher& m_jobs;
};

}  // namespace warpbench::gui
