// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/request.h"
#include "results/session/session.h"

namespace warpbench {

/// Whether the result came from the present text of its copy; true for catalogue kernels.
bool isCurrent(const Result& result, const std::vector<KernelCopy>& copies);

/// The variants of `points`, all of one family, without a successful result in the session for the same device (or one
/// of several), parameters, mode and present text of the copies.
std::vector<std::string> variantsUnknown(const std::vector<Point>& points, const std::vector<KernelCopy>& copies,
                                         const DeviceInfo& device, const Session& session);

/// Options for measuring `points` points interactively: about 50 ms in total on a simulated device, with estimated
/// counts if that is too short for all blocks, and no replay time for recordings.
MeasureOptions liveOptions(std::size_t points);

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
