// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/making_data.h"
#include "results/values/point.h"

namespace warpbench {

/// While it lives, reports the creation of a point's data to `progress`, with the remaining time if it takes long.
class MakingInput {
 public:
  /// `bytes` is the total that inParallel() will create, see DataProgress.
  MakingInput(std::size_t bytes, const PointProgress& progress,
              std::chrono::milliseconds between = DataProgress::kReadable);

  /// Scales `progress`, which must outlive it, to the rest of the bar, or to the full bar if creation was fast.
  PointProgress rest() const;

 private:
  using Clock = std::chrono::steady_clock;
  /// Remaining time at the pace so far, rounded up.
  std::int64_t secondsLeft(double share) const;

  const PointProgress& m_progress;
  Clock::time_point m_begun = Clock::now();
  double m_share = 0;  ///< of the bar
  DataProgress m_data;
};

}  // namespace warpbench
