// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/sampler.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "core/text/text.h"

namespace warpbench {

void Sampler::add(const Sample& sample, double elapsedSeconds) {
  if (count() == 0) m_first = sample;
  m_last = sample;
  m_undisturbed = m_undisturbed && sample.undisturbed;
  m_emptyIntervals.insert(std::ranges::upper_bound(m_emptyIntervals, sample.emptyInterval), sample.emptyInterval);
  m_all.push_back(sample.milliseconds);
  const double milliseconds = sample.milliseconds - emptyInterval();
  m_ruleOfAll.add(milliseconds, elapsedSeconds);
  const bool slow = sample.clockMhz > 0 && sample.clockMhz < m_options.minClock * m_smClockMhz;
  if (!slow) {
    m_fast.push_back(sample.milliseconds);
    m_ruleOfFast.add(milliseconds, elapsedSeconds);
  }
  if ((throttled() ? m_ruleOfAll : m_ruleOfFast).steady()) {
    m_done = true;
    m_criterion = Sampling::Criterion::Steady;
  } else if (elapsedSeconds > m_options.timeLimitSeconds) {
    m_done = true;
  }
}

Sampled Sampler::result() const {
  if (m_all.empty()) throw std::invalid_argument("no samples");
  std::vector<double> used = throttled() ? m_all : m_fast;
  for (double& milliseconds : used) milliseconds -= emptyInterval();
  Sampled sampled{.time = summarise(used), .sampling = {}, .warnings = {}};
  sampled.sampling = {.criterion = m_criterion,
                      .kept = static_cast<std::int64_t>(used.size()),
                      .discarded = static_cast<std::int64_t>(count() - used.size()),
                      .launchesPerSample = m_last.launches,
                      .emptyIntervalUs = m_emptyIntervals[m_emptyIntervals.size() / 2] * 1e3,
                      .smClockStartMhz = m_first.clockMhz,
                      .smClockEndMhz = m_last.clockMhz};
  sampled.warnings = warnings(sampled);
  return sampled;
}

std::vector<Message> Sampler::warnings(const Sampled& sampled) const {
  std::vector<Message> warnings;
  constexpr std::int64_t kFewSamples = 5;
  const Sampling& sampling = sampled.sampling;
  if (sampling.kept < kFewSamples) warnings.push_back(Message(Message::text("only %1 samples"), sampling.kept));

  const std::size_t slowOnes = count() - m_fast.size();
  if (throttled())
    warnings.emplace_back(Message::text("throttled: %1 of %2 samples ran below %3 of %4 MHz; the figures include them"),
                          slowOnes, count(), Number{m_options.minClock * 100, "%"}, m_smClockMhz);
  else if (slowOnes > 0)
    warnings.emplace_back(Message::text("throttled: %1 of %2 samples discarded, because they ran below %3 of %4 MHz"),
                          slowOnes, count(), Number{m_options.minClock * 100, "%"}, m_smClockMhz);

  // Above this a median is of little use; below, the median of hundreds of samples is far more certain than one sample.
  constexpr double kFarTooNoisy = 0.05;
  if (sampled.time.noise > kFarTooNoisy && sampling.criterion == Sampling::Criterion::TimeLimit)
    warnings.push_back(Message::text("still noisy at the time limit: raise the limit, or choose a larger size"));

  if (!m_undisturbed)
    warnings.push_back(Message::text("the launch waits for the GPU, so the samples include host time"));
  return warnings;
}

}  // namespace warpbench
