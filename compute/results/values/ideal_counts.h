// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "results/values/result.h"

/// What counters would be at best.
namespace warpbench {

inline constexpr double kWarpLanes = 32;

/// Sectors that the bytes asked for need where each request's lie side by side, one at least.
double idealSectors(const Counters::Traffic& traffic);
/// The same of atomics, red or atom; of lanes that meet at one address, one sector for each request.
double idealAtomicSectors(const Counters& counters, const Counters::Traffic& traffic);
/// Most global atomics name one address.
bool meetAtOneAddress(const Counters& counters);
/// Wavefronts without any bank conflict.
double idealWavefronts(const Counters::SharedTraffic& traffic);

}  // namespace warpbench
