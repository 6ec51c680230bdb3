// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "gpu/timing/profiled_launches.h"
#include "results/session/results.h"
#include "validation/hardware_counts.h"
#include "validation/nsight_compute.h"

/// Counts points' kernels by Nsight Compute, launching them in a separate process under the profiler.

/// Converts Nsight Compute's table of kernels to counts of points. The launching process logs its kernels; each of the
/// profiler's rows is matched with the log, so that an extra or missing row cannot shift the rest.

namespace warpbench::validation {

/// The launches logged by a profiled process.
struct LaunchLog {
  struct Launched {
    Point point;
    std::vector<cuda::ProfiledKernel> kernels;
  };
  std::string device;
  std::string driver;
  std::string toolkit;
  std::string date;  ///< ISO 8601
  int multiprocessors = 0;
  std::vector<Launched> points;
};

/// One line per field, point and kernel, separated by tabs.
std::string toText(const LaunchLog& log);

/// @throws FormatError with fault and line.
LaunchLog launchLogFromText(std::string_view text);

struct ProfiledRow {
  int line = 0;  ///< line number, for messages
  cuda::ProfiledKernel kernel;
  Counts counts;
  std::vector<double> more;  ///< values of additional metrics
};

/// Reads `ncu --csv --page raw --print-units base --print-kernel-base mangled`, except the profiler's own lines.
/// @param more metrics in addition to hardwareCounters().
/// @throws FormatError with fault and line: no table, a missing metric or value (unless optional), an incomplete row or
/// one out of order.
std::vector<ProfiledRow> readProfile(std::string_view csv, const std::vector<std::string>& more = {});

/// Sums the rows of each point's kernels. @throws FormatError if rows and log differ in number, names, grids or blocks.
HardwareCounts countsOf(const LaunchLog& log, const std::vector<ProfiledRow>& rows);

/// Launches each point once on a CUDA device by `validate --points FILE --launches FILE`, with all files in `folder`.
/// @param asked applies to these launches only.
/// @throws DeviceError with Nsight Compute's errors; Cancelled soon after `stop` is requested.
void profilePoints(const NsightCompute& profiler, const std::string& device, const std::vector<Point>& points,
                   const std::filesystem::path& folder, Asked asked, const std::stop_token& stop);

/// Reads what profilePoints() wrote. @throws FormatError with file and line.
HardwareCounts countsIn(const std::filesystem::path& folder);

/// Adds hardware counts to results in one profiler session, and for mode cold also activity, since the profiler flushes
/// the caches before each launch. Skips failed results and kernels outside the catalogue, such as a library's. @throws
/// as profilePoints(); RequestError without Nsight Compute. On an exception no result has changed.
void addHardwareCounters(Results& results, const std::string& device, const std::stop_token& stop);

}  // namespace warpbench::validation
