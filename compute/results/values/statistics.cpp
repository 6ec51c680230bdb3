// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/values/statistics.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

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

double quantile(const std::vector<double>& sorted, double share) {
  const double place = share * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

TimeStatistics summarise(std::vector<double> samples) {
  if (samples.empty()) throw std::invalid_argument("no samples");
  std::vector<double> sorted = samples;
  std::ranges::sort(sorted);
  const double count = static_cast<double>(sorted.size());
  TimeStatistics time;
  time.median = quantile(sorted, 0.5);
  time.q1 = quantile(sorted, 0.25);
  time.q3 = quantile(sorted, 0.75);
  time.min = sorted.front();
  time.max = sorted.back();
  time.mean = std::accumulate(sorted.begin(), sorted.end(), 0.0) / count;
  double squares = 0;
  for (const double sample : sorted) squares += (sample - time.mean) * (sample - time.mean);
  if (sorted.size() > 1 && time.mean > 0) time.noise = std::sqrt(squares / (count - 1)) / time.mean;
  time.samples = std::move(samples);
  return time;
}

TimeStatistics modelledTime(double milliseconds) {
  return {.median = milliseconds,
          .q1 = milliseconds,
          .q3 = milliseconds,
          .min = milliseconds,
          .max = milliseconds,
          .mean = milliseconds,
          .noise = 0,
          .samples = {}};
}

void StoppingRule::add(double sample, double elapsedSeconds) {
  m_samples.push_back(sample);
  const std::size_t count = m_samples.size();
  if (count < std::max(m_nextLook, static_cast<std::size_t>(m_options.minSamples)) ||
      elapsedSeconds < m_options.minTimeSeconds)
    return;
  m_nextLook = count + count / 10 + 1;
  std::vector<double> sorted = m_samples;
  std::ranges::sort(sorted);
  const std::size_t first = count < kFewestToCompare ? 0 : medianRangeRank(count);
  m_steady = sorted[count - 1 - first] - sorted[first] <= 2 * m_options.medianWithin * quantile(sorted, 0.5);
}

}  // namespace warpbench
