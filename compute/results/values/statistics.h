// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "results/values/point.h"
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

/// Quantile by linear interpolation (Hyndman and Fan, 1996, type 7). `sorted` is not empty; `share` is 0 to 1.
double quantile(const std::vector<double>& sorted, double share);

/// Statistics of times in milliseconds. The noise of one sample is 0. @throws std::invalid_argument without samples.
TimeStatistics summarise(std::vector<double> samples);

TimeStatistics modelledTime(double milliseconds);

/// Decides when the median is precise enough: when its range (see medianRange), or the full range of few samples, is
/// within the options' limit after the minimum time. Takes elapsed time as an argument instead of reading a clock.
class StoppingRule {
 public:
  explicit StoppingRule(const MeasureOptions& options) : m_options(options) {}

  /// Adds a sample in milliseconds, with the seconds since sampling began.
  void add(double sample, double elapsedSeconds);

  /// Whether the median is precise enough. Re-evaluated when the number of samples has grown by a tenth.
  bool steady() const { return m_steady; }

 private:
  const MeasureOptions m_options;
  std::vector<double> m_samples;
  std::size_t m_nextLook = 0;
  bool m_steady = false;
};

}  // namespace warpbench
