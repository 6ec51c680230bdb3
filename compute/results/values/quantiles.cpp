// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/values/quantiles.h"

#include <algorithm>
#include <vector>

#include "results/values/statistics.h"

namespace warpbench {

void keepQuantiles(Result& result) {
  if (!result.time || !result.sampling || result.time->samples.size() <= kQuantiles) return;
  std::vector<double> sorted = result.time->samples;
  std::ranges::sort(sorted);
  std::vector<double>& samples = result.time->samples;
  samples.clear();
  for (std::size_t i = 0; i < kQuantiles; ++i)
    samples.push_back(quantile(sorted, static_cast<double>(i) / static_cast<double>(kQuantiles - 1)));
}

bool hasQuantiles(const Result& result) { return result.time && sampleCount(result) > result.time->samples.size(); }

std::size_t sampleCount(const Result& result) {
  if (!result.time || result.time->samples.empty()) return 0;
  const std::size_t samples = result.time->samples.size();
  return result.sampling ? std::max(samples, static_cast<std::size_t>(result.sampling->kept)) : samples;
}

}  // namespace warpbench
