// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "results/values/own_kernel.h"
#include "results/values/result.h"

namespace warpbench {

/// One measurement that is asked for: checked ids and a complete set of parameters.
struct Point {
  std::string family;
  std::string variant;
  Parameters parameters;
  Mode mode = Mode::Cold;
  /// Kernels of the user's in place of the variant's own; only for devices of a process of their own.
  std::shared_ptr<const OwnKernel> own = nullptr;
};

/// How a cold sample empties a GPU's L2 cache.
enum class Flush {
  WriteAndRead,  ///< a memset larger than L2, then a read of it: no dirty lines are left for the sample to write back
  Memset,        ///< the memset only, as nvbench does; for comparison
};

/// How long to measure, and what to discard; the defaults are those of nvbench (docs/cli_help.md), but for a time limit
/// of a third, and two samples more: fewer cannot be compared (see kFewestToCompare).
struct MeasureOptions {
  double medianWithin = 0.005;  ///< stop when the median is known to within this share of it; see StoppingRule
  int minSamples = 12;
  double minTimeSeconds = 0.5;  ///< wall time of one point's sampling, at least
  double timeLimitSeconds = 5;  ///< wall time of one point's sampling
  /// A launch on a GPU that takes longer counts as endless: it is ended with its process, and its point fails.
  double launchLimitSeconds = 300;
  double leastClock = 0.75;  ///< share of the nominal SM clock; samples of a slower GPU are discarded
  Flush flush = Flush::WriteAndRead;
  /// On a simulated device: counts, and a time modelled from them. Without, every block runs and the result is verified
  /// as a whole, at sizes too where counting would take only some of the blocks.
  bool counts = true;
  /// On a GPU: what the hardware counts of the point, by Nsight Compute, which launches it in a process of its own.
  bool hardwareCounts = false;
  /// On a device that measures: launch and verify once and time nothing, for a profiler that does. On a GPU the launch
  /// is in an NVTX range with the variant's name.
  bool profile = false;
  /// On a simulated device: once this much time has passed since a point began, launches run no further blocks, and
  /// counts are estimated from those that ran, spread over the grid; 0: as long as it takes.
  double simulationSeconds = 0;
  /// On a simulated device, for who wants the modelled times of many large points: nothing is verified, and launches
  /// are sampled from fewer accesses on.
  bool timesOnly = false;
  /// On a recorded device: how many times as fast as they were measured the samples come; 0: all at once.
  double replaySpeed = 0;
};

/// What is going on inside a measurement, for people: "verifying", "sample 12", and the share done, 0..1.
using PointProgress = std::function<void(const Message& what, double share)>;

}  // namespace warpbench
