// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "results/values/result.h"

/// Recordings store quantiles, since a point may have thousands of samples.
namespace warpbench {

/// From minimum to maximum in steps of 0.5 %, including median and quartiles.
inline constexpr std::size_t kQuantiles = 201;

/// Replaces more than kQuantiles samples by their quantiles, ascending. The statistics remain those of all samples.
/// Without a Sampling nothing changes, since the number of samples would be lost.
void keepQuantiles(Result& result);

/// Whether the stored samples are quantiles: fewer than the number taken.
bool hasQuantiles(const Result& result);

/// The number of samples behind the time, stored or not; 0 without a time.
std::size_t sampleCount(const Result& result);

}  // namespace warpbench
