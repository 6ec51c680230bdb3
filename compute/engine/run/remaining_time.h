// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace warpbench {

/// How long a run will still take, judged by what it has done: each point that is left is taken to be like the last
/// ones that are done, as the points of a sweep become slower or faster along the way. No promise; each point that ends
/// corrects it.
class RemainingTime {
 public:
  /// `seconds` since the run began; `pointShare` is what is done of the point in work, 0..1.
  /// @returns seconds from now; nothing before the first point is done or where it has taken no time yet.
  std::optional<double> at(double seconds, int pointsDone, int pointsTotal, double pointShare);

 private:
  int m_pointsDone = 0;
  double m_perPoint = 0;  ///< seconds: a mean in which the last points weigh most
  double m_lastEnd = 0;   ///< when the last point was seen to end, in seconds since the run began
};

}  // namespace warpbench
