// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace warpbench {

/// Probability that a median range misses the median. Both ranges of two runs hold their medians with 99.9 %
/// confidence, so at most one comparison in a thousand reports a difference between equal distributions.
inline constexpr double kMedianMiss = 0.0005;

/// The fewest samples whose full range holds the median with that confidence: n samples miss it in 2 of 2^n cases.
inline constexpr std::size_t kFewestToCompare = 12;

/// Confidence range of the median of any distribution, between two order statistics (Conover, Practical Nonparametric
/// Statistics, 3.2), from the exact binomial distribution. It misses with probability kMedianMiss. Nothing for fewer
/// than kFewestToCompare samples.
struct MedianRange {
  double low = 0;
  double high = 0;
};
std::optional<MedianRange> medianRange(std::vector<double> samples);

/// Likewise for `count` samples known only by evenly spaced quantiles from minimum to maximum. Rounds outwards, so that
/// the confidence is at least as high.
std::optional<MedianRange> medianRange(std::vector<double> quantiles, std::size_t count);

/// Index (from 0) of the sorted sample that starts the median range; its mirror image ends the range. @throws
/// std::invalid_argument below kFewestToCompare.
std::size_t medianRangeRank(std::size_t samples);

}  // namespace warpbench
