// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gpu/timing/profiled_launches.h"
#include "validation/hardware_counts.h"

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

}  // namespace warpbench::validation
