// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "validation/count_exceptions.h"
#include "validation/hardware_counts.h"

namespace warpbench::validation {

/// One counter of one point, simulated and measured.
struct ComparedCount {
  enum class Verdict {
    Equal,
    Predicted,  ///< the compiler widened or merged the access, and the count is exactly what follows from that
    Different,
  };

  const HardwareCounter* counter = nullptr;
  double simulated = 0;
  double measured = 0;
  Verdict verdict = Verdict::Equal;
  const CountException* exception = nullptr;  ///< where there is one for this counter, needed or not
  double predicted = 0;                       ///< by the exception
};

/// What the hardware must count: the simulated count, or what follows from the access as it was compiled.
double expectedCount(const HardwareCounter& counter, const Result& simulated);

/// The counters that are compared and are not zero on both sides.
std::vector<ComparedCount> compareCounts(const CountedPoint& measured, const Result& simulated);

struct Verdicts {
  int equal = 0;
  int predicted = 0;
  int different = 0;

  void add(const ComparedCount& count);
  int all() const { return equal + predicted + different; }
};

/// The simulator, as a GPU with the multiprocessors of the measured one: grids may depend on their number.
std::unique_ptr<Device> simulatorFor(const HardwareCounts& measured);

/// @throws DeviceError where the simulator could not run the point, or ran only some of its blocks; Cancelled.
Result simulate(Device& simulator, const Point& point, const std::stop_token& stop = {});

}  // namespace warpbench::validation
