// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/run/request.h"
#include "results/session/session.h"

namespace warpbench {

/// Whether it is of the text that its copy has now, if it is of one.
bool isCurrent(const Result& result, const std::vector<KernelCopy>& copies);

/// The variants of those points, which are of one family, that the session has no good result of: of the same device
/// (or one of several), parameters and mode, and of the texts that the copies have now.
std::vector<std::string> variantsUnknown(const std::vector<Point>& points, const std::vector<KernelCopy>& copies,
                                         const DeviceInfo& device, const Session& session);

/// How to measure `points` points while a hand waits for them: on a simulated device all of them together take about
/// 50 ms, and counts are estimated where that is not enough for every block; a recording gives its samples at once.
MeasureOptions liveOptions(std::size_t points);

}  // namespace warpbench
