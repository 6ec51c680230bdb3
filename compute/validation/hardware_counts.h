// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"

namespace warpbench::validation {

/// A counter of the hardware, and what the simulator counts beside it.
struct HardwareCounter {
  std::string_view id;                 ///< in files and in what is printed: "global_load_sectors"
  std::string_view metric;             ///< Nsight Compute's name
  double& (*in)(Counters&) = nullptr;  ///< its place in a result; nothing where it has none
  bool meanOfInstructions = false;     ///< a mean over instructions: kernels are weighted with theirs, not summed
  bool optional = false;               ///< not all versions and GPUs have it
  std::string_view standIn;            ///< a metric that does instead where there is no `metric`
  std::string_view boundOf;            ///< the counter that this one comes to where nothing delays a turn; else more
  bool told = false;                   ///< known for results, and not compared with what is simulated
  double& (*measured)(Activity&) = nullptr;  ///< its place in a result's activity; nothing where it has none

  bool compared() const { return in != nullptr && !told; }
  double simulated(Counters counters) const { return in(counters); }
};

/// All that are taken of a kernel, in the order of files.
const std::vector<HardwareCounter>& hardwareCounters();

/// Where a counter stands in hardwareCounters(). @throws std::logic_error where there is none.
std::size_t indexOf(std::string_view id);

/// One value for each of hardwareCounters(); nothing where the profiler gave none.
using Counts = std::vector<std::optional<double>>;

/// Only the data stage counts the loads of ldmatrix: where a kernel has none by instruction, its count is taken.
void countLoadsOfMatrices(Counts& kernel);

/// Adds a kernel's counts to those of the kernels before it.
void addKernel(Counts& sum, const Counts& kernel);

/// As a result has them; what the profiler did not give is 0. Bank conflicts are those of Nsight Compute's own tables,
/// which hold delays by other traffic too, where a GPU has no counter of the instructions' own.
Counters countersOf(const Counts& counts);

/// As a result has it; nothing where the profiler gave none of it.
std::optional<Activity> activityOf(const Counts& counts);

/// A point and what the hardware counted of all its kernels.
struct CountedPoint {
  Point point;
  int kernels = 0;
  Counts counts;
};

/// What one GPU counted.
struct HardwareCounts {
  std::string device;
  std::string driver;
  std::string toolkit;
  std::string profiler;  ///< version of Nsight Compute
  std::string date;      ///< ISO 8601
  int multiprocessors = 0;
  std::vector<CountedPoint> points;
};

/// Those of hardwareCounters() of which no point has a value although the simulator counts them.
std::vector<const HardwareCounter*> countersNotGiven(const HardwareCounts& counts);

/// "# name: value" lines, a header with the counters of which a point has a value, and a row for each point.
std::string toCsv(const HardwareCounts& counts);

/// Counters that the header does not name were not given. @throws FormatError saying what is wrong in which line.
HardwareCounts hardwareCountsFromCsv(std::string_view text);

}  // namespace warpbench::validation
