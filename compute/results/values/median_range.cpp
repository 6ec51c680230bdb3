// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/values/median_range.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <utility>

namespace warpbench {

std::size_t medianRangeRank(std::size_t samples) {
  if (samples < kFewestToCompare) throw std::invalid_argument("too few samples");
  // Each sample is below the median with probability 1/2, so the range from rank k misses the median if at most k
  // samples, or all but at most k, are below it. The sum starts eight standard deviations below the middle; earlier
  // terms are negligible in a double.
  const double count = static_cast<double>(samples);
  const double first = std::max(0.0, std::floor(count / 2 - 4 * std::sqrt(count)));
  int sign = 0;  // std::lgamma would write a global variable
  double chance = std::exp(::lgamma_r(count + 1, &sign) - ::lgamma_r(first + 1, &sign) -
                           ::lgamma_r(count - first + 1, &sign) - count * std::numbers::ln2);
  double below = 0;
  for (double rank = first;; ++rank) {
    below += chance;
    if (2 * below > kMedianMiss) return static_cast<std::size_t>(rank) - 1;
    chance *= (count - rank) / (rank + 1);
  }
}

std::optional<MedianRange> medianRange(std::vector<double> samples) {
  const std::size_t count = samples.size();
  return medianRange(std::move(samples), count);
}

std::optional<MedianRange> medianRange(std::vector<double> quantiles, std::size_t count) {
  if (quantiles.empty() || count < kFewestToCompare) return std::nullopt;
  std::ranges::sort(quantiles);
  const std::size_t last = quantiles.size() - 1;
  const std::size_t place = medianRangeRank(count) * last / (count - 1);
  return MedianRange{quantiles[place], quantiles[last - place]};
}

}  // namespace warpbench
