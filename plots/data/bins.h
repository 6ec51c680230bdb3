// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "results/values/result.h"

namespace warpbench::plots {

/// The distribution of samples: how many lie in each of some equally wide bins, side by side from `start` on.
struct Bins {
  double start = 0;  ///< in the samples' unit
  double width = 0;
  std::vector<std::int64_t> counts;  ///< empty where there are no samples
  std::int64_t below = 0;            ///< samples before the first bin, far from the others
  std::int64_t above = 0;            ///< samples past the last bin
  std::int64_t samples = 0;          ///< all finite ones
};

/// At most `most` bins of the width that Freedman and Diaconis found ("On the histogram as a density estimator", 1981),
/// 2 x interquartile range / cube root of the samples. The few samples that are ten interquartile ranges and more away
/// from the quartiles are counted apart, as else a single one would leave the others in one bin. Equal samples make one
/// bin.
Bins binsOf(const TimeStatistics& time, int most);

/// Consecutive samples drawn as one: the median of the `count` from `first` on, and their quartiles.
struct Stretch {
  std::size_t first = 0;
  std::size_t count = 0;
  double q1 = 0;
  double median = 0;
  double q3 = 0;
};

/// The samples in the order of their taking, as at most `most` stretches of equal length (but for the last); each
/// sample is one where there are so few.
std::vector<Stretch> stretchesOf(const std::vector<double>& samples, std::size_t most);

}  // namespace warpbench::plots
