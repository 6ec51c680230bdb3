// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace warpbench {

/// How often the range of a median may miss it. That of either of two runs misses it at most twice as often: both lie
/// in their ranges with 99.9 % confidence, so that two runs of one distribution are called different once in a thousand
/// times at most.
inline constexpr double kMedianMiss = 0.0005;

/// The fewest samples whose whole range has the median with that confidence: it lies outside of n samples in 2 of 2^n
/// cases.
inline constexpr std::size_t kFewestToCompare = 12;

/// Where the median of the distribution lies that the samples were drawn from, whatever the distribution, but in
/// kMedianMiss of the cases: between two of the samples in order (Conover, Practical Nonparametric Statistics, 3.2),
/// by the exact binomial distribution. Nothing where there are fewer than kFewestToCompare.
struct MedianRange {
  double low = 0;
  double high = 0;
};
std::optional<MedianRange> medianRange(std::vector<double> samples);

/// The same of `count` samples, of which no more than evenly spaced quantiles are known, from the smallest to the
/// largest: from the quantile before that sample to the one after the other, so that it holds at least as often.
std::optional<MedianRange> medianRange(std::vector<double> quantiles, std::size_t count);

/// Which sample in order, counted from 0, begins the range of the median of so many; the one as far from the end ends
/// it.
/// @throws std::invalid_argument below kFewestToCompare.
std::size_t medianRangeRank(std::size_t samples);

}  // namespace warpbench
