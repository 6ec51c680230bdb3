// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "results/values/result.h"

namespace warpbench {

/// Shared loads after nvcc has merged some of them.
inline Counters::SharedTraffic compiledSharedLoads(const Counters& counters) {
  Counters::SharedTraffic loads = counters.sharedLoad;
  loads.requests -= counters.mergedLoads;
  loads.wavefronts -= counters.mergedWavefronts;
  return loads;
}

}  // namespace warpbench
