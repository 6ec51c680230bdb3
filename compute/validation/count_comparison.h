// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "validation/count_exceptions.h"
#include "validation/hardware_counts.h"

namespace warpbench::validation {

/// A counter of a point, simulated and measured.
struct ComparedCount {
  enum class Verdict {
    Equal,
    Predicted,  ///< the compiler widened or merged the access, and the count matches exactly what this predicts
    Different,
  };

  const HardwareCounter* counter = nullptr;
  double simulated = 0;
  double measured = 0;
  Verdict verdict = Verdict::Equal;
  const CountException* exception = nullptr;  ///< the exception for this counter, if any, needed or not
  double predicted = 0;                       ///< by the exception
};

/// The count expected from hardware: the simulated one, or the one predicted by an exception.
double expectedCount(const HardwareCounter& counter, const Result& simulated);

/// All compared counters that are nonzero on either side.
std::vector<ComparedCount> compareCounts(const CountedPoint& measured, const Result& simulated);

struct Verdicts {
  int equal = 0;
  int predicted = 0;
  int different = 0;

  void add(const ComparedCount& count);
  int all() const { return equal + predicted + different; }
};

/// The simulator with the measured GPU's number of multiprocessors, on which grids may depend.
std::unique_ptr<Device> simulatorFor(const HardwareCounts& measured);

/// @throws DeviceError if the simulator cannot run the point or ran only some blocks; Cancelled.
Result simulate(Device& simulator, const Point& point, const std::stop_token& stop = {});

}  // namespace warpbench::validation
