// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/gpu_profile.h"
#include "model/time_model.h"
#include "results/values/result.h"

namespace warpbench::explanation {

inline constexpr double kSectorBytes = 32;
inline constexpr int kMostThreads = 1024;  ///< threads of a block, on any GPU

/// The inputs of an explanation: a result with counters and its GPU. Keeps references to both.
struct Evidence {
  /// @param counted must have counters.
  Evidence(const GpuProfile& profile, const Result& counted);

  const GpuProfile& profile;
  const Result& result;
  const Counters& counters;
  ModelledTime time;  ///< stored in the result, or modelled from its counts as one launch
  double blocks = 0;
  double threadsPerBlock = 0;

  double warpsPerBlock() const;
  /// Minimum DRAM traffic: everything touched, once.
  double dramBytes() const;
  /// Whether DRAM traffic noticeably exceeds the algorithm's; false if unknown.
  bool wastesDram() const;
};

/// Whether it ran and has a time. A file edited by hand may hold a measured time of 0, which does not count.
bool isTimed(const Result& result);

/// 0 if unknown.
double threadsPerBlock(const Result& result);

/// Wavefronts of global and local memory.
double l1Wavefronts(const Counters& counters);

/// Mean active lanes of a warp, by the lower of the two counts; 0 if unknown.
double workingLanes(const Counters& counters);
/// Whether lanes diverge or warps are not full: judged by basic blocks or, if unknown, by memory requests.
bool leavesLanesIdle(const Counters& counters);

}  // namespace warpbench::explanation
