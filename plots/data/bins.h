// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "results/values/result.h"

namespace warpbench::plots {

/// A histogram: the number of samples in each of several adjacent bins of equal width, beginning at `start`.
struct Bins {
  double start = 0;  ///< in the samples' unit
  double width = 0;
  std::vector<std::int64_t> counts;  ///< empty if there are no samples
  std::int64_t below = 0;            ///< outliers before the first bin
  std::int64_t above = 0;            ///< outliers after the last bin
  std::int64_t samples = 0;          ///< all finite samples
};

/// At most `most` bins with the width by Freedman and Diaconis ("On the histogram as a density estimator", 1981): 2 x
/// interquartile range / cube root of the number of samples. Samples at least ten interquartile ranges away from the
/// quartiles are counted separately, because one of them would squeeze all others into one bin. Equal samples give one
/// bin.
Bins binsOf(const TimeStatistics& time, int most);

/// Consecutive samples drawn as one point: the median and quartiles of `count` samples beginning at `first`.
struct Stretch {
  std::size_t first = 0;
  std::size_t count = 0;
  double q1 = 0;
  double median = 0;
  double q3 = 0;
};

/// Splits the samples, in the order in which they were taken, into at most `most` stretches of equal length; the last
/// may be shorter. Few samples get one stretch each.
std::vector<Stretch> findStretches(const std::vector<double>& samples, std::size_t most);

}  // namespace warpbench::plots
