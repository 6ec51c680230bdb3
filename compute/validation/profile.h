// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gpu/timing/profiled_launches.h"
#include "validation/hardware_counts.h"

/// From Nsight Compute's table of kernels to the counts of points. The process that launches the points keeps a log of
/// its kernels; the profiler's rows are held against it one by one, so that a row too many or too few cannot shift
/// them.
namespace warpbench::validation {

/// What a profiled process says that it launched.
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

/// A line for each field, point and kernel, separated by tabs.
std::string toText(const LaunchLog& log);

/// @throws FormatError saying what is wrong in which line.
LaunchLog launchLogFromText(std::string_view text);

/// A row of Nsight Compute's table.
struct ProfiledRow {
  int line = 0;  ///< in the text, for messages
  cuda::ProfiledKernel kernel;
  Counts counts;
  std::vector<double> more;  ///< values of the other metrics that were asked for
};

/// Reads the output of `ncu --csv --page raw --print-units base --print-kernel-base mangled`; the profiler's own lines
/// ("==PROF== ...") are passed over.
/// @param more metrics beside hardwareCounters().
/// @throws FormatError saying what is wrong in which line: no table, a metric that is missing or has no value (unless
/// it is one that not every GPU has), a row that is not complete or out of order.
std::vector<ProfiledRow> readProfile(std::string_view csv, const std::vector<std::string>& more = {});

/// Sums the rows of each point's kernels.
/// @throws FormatError where rows and log do not agree in number, kernel names, grids and blocks.
HardwareCounts countsOf(const LaunchLog& log, const std::vector<ProfiledRow>& rows);

}  // namespace warpbench::validation
