// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace warpbench {

/// Estimates how long a run will still take. Assumes that the remaining points take as long as the last ones did, since
/// points of a sweep get gradually slower or faster. Each finished point corrects the estimate.
class RemainingTime {
 public:
  /// `seconds` since the run began; `pointShare` is the completed share of the current point, 0..1. @returns remaining
  /// seconds; nothing before the first point ends or if it took no time.
  std::optional<double> at(double seconds, int pointsDone, int pointsTotal, double pointShare);

 private:
  int m_pointsDone = 0;
  double m_perPoint = 0;  ///< seconds, as a mean weighted towards the last points
  double m_lastEnd = 0;   ///< when the last point was seen to end, in seconds since the start
};

}  // namespace warpbench
