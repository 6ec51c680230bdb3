// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

#include "results/values/result.h"
#include "validation/hardware_counts.h"

namespace warpbench::validation {

/// A count that differs from the source's because the compiler changed the access, with the expected value.
struct CountException {
  std::string_view family;
  std::vector<std::string_view> variants;
  std::string_view counter;      ///< id of a HardwareCounter
  std::string_view instruction;  ///< machine instruction that causes it
  std::string_view reason;       ///< what the compiler did, in one sentence
  /// The exact hardware count, by the usual rules for the access as compiled. May equal the simulated count.
  double (*predicted)(const Result& simulated) = nullptr;
};

/// All exceptions for nvcc of CUDA 13.0 and compute capability 9.0.
const std::vector<CountException>& countExceptions();

/// nullptr if there is none.
const CountException* exceptionFor(std::string_view family, std::string_view variant, std::string_view counter);

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
