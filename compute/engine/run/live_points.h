// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
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

}  // namespace warpbench
