// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"

namespace warpbench::validation {

/// A hardware counter and the simulator's counterpart.
struct HardwareCounter {
  std::string_view id;                       ///< for files and output: "global_load_sectors"
  std::string_view metric;                   ///< Nsight Compute's name
  double& (*in)(Counters&) = nullptr;        ///< its field in a result, if any
  bool meanOfInstructions = false;           ///< averaged over kernels by instruction count, not summed
  bool optional = false;                     ///< missing in some versions and on some GPUs
  std::string_view standIn;                  ///< replaces a missing `metric`
  std::string_view boundOf;                  ///< the counter that this one equals, or exceeds if other traffic delays
  bool reportedOnly = false;                 ///< reported in results but not compared
  double& (*measured)(Activity&) = nullptr;  ///< its field in a result's activity, if any

  bool compared() const { return in != nullptr && !reportedOnly; }
  double simulated(Counters counters) const { return in(counters); }
};

/// All collected counters, in file order.
const std::vector<HardwareCounter>& hardwareCounters();

/// Index in hardwareCounters(). @throws std::logic_error if there is none.
std::size_t indexOf(std::string_view id);

/// One value per entry of hardwareCounters(); nothing if the profiler gave none.
using Counts = std::vector<std::optional<double>>;

/// Only the data stage counts ldmatrix loads, so if the per-instruction count is 0, its count is used.
void countLoadsOfMatrices(Counts& kernel);

void addKernel(Counts& sum, const Counts& kernel);

/// Converts counts for a result; missing ones become 0. Bank conflicts come from Nsight Compute's tables and include
/// delays by other traffic on GPUs without per-instruction counters.
Counters countersOf(const Counts& counts);

/// Converts activity for a result; nothing if the profiler gave none.
std::optional<Activity> activityOf(const Counts& counts);

struct CountedPoint {
  Point point;
  int kernels = 0;
  Counts counts;
};

struct HardwareCounts {
  std::string device;
  std::string driver;
  std::string toolkit;
  std::string profiler;  ///< version of Nsight Compute
  std::string date;      ///< ISO 8601
  int multiprocessors = 0;
  std::vector<CountedPoint> points;
};

/// The entries of hardwareCounters() that the simulator counts but no point has.
std::vector<const HardwareCounter*> countersNotGiven(const HardwareCounts& counts);

/// Lines "# name: value", a header with the counters that occur, and a row per point.
std::string toCsv(const HardwareCounts& counts);

/// Counters missing from the header are treated as missing. @throws FormatError with fault and line.
HardwareCounts hardwareCountsFromCsv(std::string_view text);

}  // namespace warpbench::validation
