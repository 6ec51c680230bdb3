// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "results/session/results.h"
#include "validation/nsight_compute.h"
#include "validation/profile.h"

/// Points whose kernels Nsight Compute counts: this program launches them in a process of its own, under the profiler.
namespace warpbench::validation {

/// Launches each once on that CUDA device, by `validate --points FILE --launches FILE`. What profiler and process write
/// goes to the folder.
/// @param asked of these launches alone.
/// @throws DeviceError saying what Nsight Compute complains of; Cancelled soon after `stop` is requested.
void profilePoints(const NsightCompute& profiler, const std::string& device, const std::vector<Point>& points,
                   const std::filesystem::path& folder, Asked asked, const std::stop_token& stop);

/// What profilePoints() left in a folder. @throws FormatError naming file and line.
HardwareCounts countsIn(const std::filesystem::path& folder);

/// Gives results what the hardware counts of their points, in one session of the profiler, and to those of mode cold
/// their activity: before each of its launches the profiler empties the caches. Those that failed are left as they are,
/// and those of kernels that are not the catalogue's: a library's are its own business.
/// @throws as profilePoints(); RequestError where there is no Nsight Compute. No result has changed then.
void addHardwareCounters(Results& results, const std::string& device, const std::stop_token& stop);

}  // namespace warpbench::validation
