// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/bins.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "results/values/statistics.h"

namespace warpbench::plots {
namespace {

/// Keeps a single bin visible if all samples are equal.
constexpr double kOneBin = 1e-3;  // of the value

}  // namespace

Bins binsOf(const TimeStatistics& time, int most) {
  Bins bins;
  double lowest = std::numeric_limits<double>::infinity();
  double highest = -lowest;
  for (const double sample : time.samples) {
    if (!std::isfinite(sample)) continue;
    ++bins.samples;
    lowest = std::min(lowest, sample);
    highest = std::max(highest, sample);
  }
  if (bins.samples == 0) return bins;

  const double range = time.q3 > time.q1 ? time.q3 - time.q1 : 0;
  if (range > 0) {
    constexpr double kFar = 10;
    lowest = std::max(lowest, time.q1 - kFar * range);
    highest = std::min(highest, time.q3 + kFar * range);
  }
  if (!(highest > lowest)) {
    bins.width = std::max(std::abs(lowest) * kOneBin, std::numeric_limits<double>::min());
    bins.start = lowest - bins.width / 2;
    bins.counts = {0};
  } else {
    const auto samples = static_cast<double>(bins.samples);
    // If most samples are equal, the interquartile range is zero.
    const double wanted = range > 0 ? 2 * range / std::cbrt(samples) : (highest - lowest) / std::sqrt(samples);
    const double count = std::clamp(std::ceil((highest - lowest) / wanted), 1.0, static_cast<double>(most));
    bins.start = lowest;
    bins.width = (highest - lowest) / count;
    bins.counts.assign(static_cast<std::size_t>(count), 0);
  }

  const double perBin = 1 / bins.width;
  const auto last = static_cast<std::ptrdiff_t>(bins.counts.size()) - 1;
  for (const double sample : time.samples) {
    if (!std::isfinite(sample)) continue;
    if (sample < lowest)
      ++bins.below;
    else if (sample > highest)
      ++bins.above;
    else
      ++bins.counts[static_cast<std::size_t>(
          std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>((sample - bins.start) * perBin), 0, last))];
  }
  return bins;
}

std::vector<Stretch> findStretches(const std::vector<double>& samples, std::size_t most) {
  std::vector<Stretch> stretches;
  const std::size_t length = std::max<std::size_t>(1, (samples.size() + most - 1) / most);
  for (std::size_t first = 0; first < samples.size(); first += length) {
    const std::size_t count = std::min(length, samples.size() - first);
    const auto begin = samples.begin() + static_cast<std::ptrdiff_t>(first);
    const TimeStatistics part = summarise({begin, begin + static_cast<std::ptrdiff_t>(count)});
    stretches.push_back({first, count, part.q1, part.median, part.q3});
  }
  return stretches;
}

}  // namespace warpbench::plots
