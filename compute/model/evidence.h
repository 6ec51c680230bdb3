// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/gpu_profile.h"
#include "model/time_model.h"
#include "results/values/result.h"

namespace warpbench::explanation {

inline constexpr double kSectorBytes = 32;
inline constexpr int kMostThreads = 1024;  ///< of a block, on any GPU

/// What is known of a result that has counters. Refers to what it was made from.
struct Evidence {
  /// @param counted has counters.
  Evidence(const GpuProfile& profile, const Result& counted);

  const GpuProfile& profile;
  const Result& result;
  const Counters& counters;
  ModelledTime time;  ///< the result's own, or what its counts give for one launch
  double blocks = 0;
  double threadsPerBlock = 0;

  double warpsPerBlock() const;
  /// What DRAM has to move: everything that is touched at all, once.
  double dramBytes() const;
  /// DRAM has to move noticeably more than the algorithm; false where that is not known.
  bool wastesDram() const;
};

/// It ran and has a time; a measured one of nothing, which only a file made by hand holds, is none.
bool isTimed(const Result& result);

/// 0 where it is not known.
double threadsPerBlock(const Result& result);

/// Of global and local memory.
double l1Wavefronts(const Counters& counters);

/// Lanes of a warp at work on average, by the count that says less; 0 where neither is known.
double workingLanes(const Counters& counters);
/// Lanes wait for other lanes of their warp, or a warp is not full: by the basic blocks or, where these are not known,
/// by the memory requests.
bool leavesLanesIdle(const Counters& counters);

}  // namespace warpbench::explanation
