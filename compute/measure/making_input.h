// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/making_data.h"
#include "results/values/point.h"

namespace warpbench {

/// While it lives, a point's data are made: `progress` is told of that and, where it takes more than a moment, how far
/// they are and how long it will still take.
class MakingInput {
 public:
  /// `bytes` are all that inParallel() will make of them, see DataProgress.
  MakingInput(std::size_t bytes, const PointProgress& progress,
              std::chrono::milliseconds between = DataProgress::kReadable);

  /// Tells `progress`, which must live as long, of the rest of the point. What is made in a moment has no share of the
  /// bar; else the rest has what is left.
  PointProgress rest() const;

 private:
  using Clock = std::chrono::steady_clock;
  /// Until all is made, at the pace so far, rounded up.
  std::int64_t secondsLeft(double share) const;

  const PointProgress& m_progress;
  Clock::time_point m_begun = Clock::now();
  double m_share = 0;  ///< of the bar
  DataProgress m_data;
};

}  // namespace warpbench
