// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "results/session/results.h"
#include "validation/nsight_compute.h"
#include "validation/profile.h"

/// Counts points' kernels by Nsight Compute, launching them in a separate process under the profiler.
namespace warpbench::validation {

/// Launches each point once on a CUDA device by `validate --points FILE --launches FILE`, with all files in `folder`.
/// @param asked applies to these launches only.
/// @throws DeviceError with Nsight Compute's errors; Cancelled soon after `stop` is requested.
void profilePoints(const NsightCompute& profiler, const std::string& device, const std::vector<Point>& points,
                   const std::filesystem::path& folder, CounterSelection selection, const std::stop_token& stop);

/// Reads what profilePoints() wrote. @throws FormatError with file and line.
HardwareCounts countsIn(const std::filesystem::path& folder);

/// Adds hardware counts to results in one profiler session, and for mode cold also activity, since the profiler flushes
/// the caches before each launch. Skips failed results and kernels outside the catalogue, such as a library's. @throws
/// as profilePoints(); RequestError without Nsight Compute. On an exception no result has changed.
void addHardwareCounters(Results& results, const std::string& device, const std::stop_token& stop);

}  // namespace warpbench::validation
