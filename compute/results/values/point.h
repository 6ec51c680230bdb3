// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "results/values/own_kernel.h"
#include "results/values/result.h"

namespace warpbench {

/// A requested measurement with checked ids and all parameters.
struct Point {
  std::string family;
  std::string variant;
  Parameters parameters;
  Mode mode = Mode::Cold;
  /// The user's kernels instead of the variant's; only on devices in a separate process.
  std::shared_ptr<const OwnKernel> own = nullptr;
};

/// How the L2 cache of a GPU is flushed before a cold sample.
enum class Flush {
  WriteAndRead,  ///< larger memset, then a read, so that the sample does not write back dirty lines
  Memset,        ///< memset only, like nvbench; for comparison
};

/// Sampling settings. Defaults are nvbench's (its docs/cli_help.md), except a third of its time limit and two more
/// samples, since fewer cannot be compared (see kFewestToCompare).
struct MeasureOptions {
  double medianWithin = 0.005;  ///< stop once the median is known to this relative precision; see StoppingRule
  int minSamples = 12;
  double minTimeSeconds = 0.5;  ///< least wall time of a point's sampling
  double timeLimitSeconds = 5;  ///< most wall time of a point's sampling
  /// A longer launch on a GPU counts as endless: its process is killed and the point fails.
  double launchLimitSeconds = 300;
  double minClock = 0.75;  ///< share of the nominal SM clock below which samples are discarded
  Flush flush = Flush::WriteAndRead;
  /// Simulated devices: count accesses and model the time. If false, every block runs and the whole result is verified,
  /// even at sizes where counting samples blocks.
  bool counts = true;
  /// GPUs: also count by Nsight Compute, which launches the point in a separate process.
  bool hardwareCounts = false;
  /// Measuring devices: launch and verify once without timing, for an external profiler. On a GPU an NVTX range with
  /// the variant's name encloses the launch.
  bool profile = false;
  /// Simulated devices: after this many seconds per point, launches start no more blocks and counts are scaled up from
  /// the blocks that ran, spread over the grid; 0: no limit.
  double simulationSeconds = 0;
  /// Simulated devices: only model times, for many large points. Skips verification and samples smaller launches too.
  bool timesOnly = false;
  /// Recorded devices: replay speed relative to the measurement; 0: all at once.
  double replaySpeed = 0;
};

/// Reports progress to the user, "verifying" or "sample 12", and the completed share, 0..1.
using PointProgress = std::function<void(const Message& what, double share)>;

}  // namespace warpbench
