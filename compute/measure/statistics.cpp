// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace warpbench {
namespace {

double quantile(const std::vector<double>& sorted, double share) {
  const double place = share * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

}  // namespace

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

double StoppingRule::noise() const {
  if (m_count < 2 || !(m_mean > 0)) return std::numeric_limits<double>::infinity();
  return std::sqrt(m_squares / (m_count - 1)) / m_mean;
}

StoppingRule::Verdict StoppingRule::add(double sample, int launches) {
  ++m_count;
  const double difference = sample - m_mean;
  m_mean += difference / m_count;
  m_squares += difference * (sample - m_mean);
  m_totalSeconds += sample * launches * 1e-3;
  if (m_count < m_options.minSamples || m_totalSeconds < m_options.minTimeSeconds) return Verdict::Continue;
  if (noise() < m_options.maxNoise) return Verdict::Steady;

  if (m_checkpoint == 0 || m_count >= 2 * m_checkpoint) {
    constexpr double kWorthWaitingFor = 0.95;
    const bool improved = m_checkpoint == 0 || noise() < kWorthWaitingFor * m_checkpointNoise;
    m_inVain = improved ? 0 : m_inVain + 1;
    m_checkpoint = m_count;
    m_checkpointNoise = noise();
    // Twice, because a slow start makes the noise grow before it shrinks.
    if (m_inVain == 2) return Verdict::NotImproving;
  }
  return Verdict::Continue;
}

}  // namespace warpbench
