// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "results/values/result.h"

/// Recordings keep the distribution of many samples by its quantiles: a point may have thousands of samples.
namespace warpbench {

/// From the smallest sample to the largest in steps of 0.5 %: median, quartiles and extremes are among them.
inline constexpr std::size_t kQuantiles = 201;

/// Replaces more than kQuantiles samples by their quantiles, in ascending order. The statistics stay those of all
/// samples. A time whose sampling is unknown stays as it is, as nothing would tell how many samples there were.
void keepQuantiles(Result& result);

/// Whether the samples of its time are quantiles: there are fewer than its sampling kept.
bool hasQuantiles(const Result& result);

/// The samples that its time was computed from, kept or not; 0 where it has none.
std::size_t sampleCount(const Result& result);

}  // namespace warpbench
