// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "results/values/result.h"

/// Counter values of an ideal access pattern.
namespace warpbench {

inline constexpr double kWarpLanes = 32;

/// Sectors needed if the bytes of each request were contiguous, at least one per request.
double idealSectors(const Counters::Traffic& traffic);
/// Likewise for atomics; if most lanes use one address, one sector per request.
double idealAtomicSectors(const Counters& counters, const Counters::Traffic& traffic);
/// Whether at least half of the global atomics use one address.
bool meetAtOneAddress(const Counters& counters);
/// Wavefronts without any bank conflict.
double idealWavefronts(const Counters::SharedTraffic& traffic);

}  // namespace warpbench
