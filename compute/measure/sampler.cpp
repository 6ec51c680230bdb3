// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/sampler.h"

#include <cmath>

#include "base/text.h"

namespace warpbench {
namespace {

/// "5.3 %".
Message percent(double share) { return {Message::text("%1 %"), std::round(share * 1000) / 10}; }

}  // namespace

bool Sampler::end(StoppingRule::Verdict verdict) {
  if (verdict == StoppingRule::Verdict::Continue) return false;
  m_criterion =
      verdict == StoppingRule::Verdict::Steady ? Sampling::Criterion::Steady : Sampling::Criterion::NotImproving;
  return true;
}

void Sampler::add(const Sample& sample, double elapsedSeconds) {
  if (count() == 0) m_first = sample;
  m_last = sample;
  m_undisturbed = m_undisturbed && sample.undisturbed;
  const bool slow = sample.clockMhz > 0 && sample.clockMhz < m_options.leastClock * m_smClockMhz;
  // A GPU that never reaches its clock must not take up the whole time limit at each point.
  if (slow) {
    m_discarded.push_back(sample.milliseconds);
    m_done = end(m_ruleOfDiscarded.add(sample.milliseconds, sample.launches)) && m_kept.empty();
  } else {
    m_kept.push_back(sample.milliseconds);
    m_done = end(m_rule.add(sample.milliseconds, sample.launches));
  }
  if (m_done || !(elapsedSeconds > m_options.timeLimitSeconds)) return;
  m_done = true;
  m_criterion = Sampling::Criterion::TimeLimit;
}

Sampled Sampler::result() const {
  const std::vector<double>& used = m_kept.empty() ? m_discarded : m_kept;
  Sampled sampled{.time = summarise(used), .sampling = {}, .warnings = {}};
  sampled.sampling = {.criterion = m_criterion,
                      .kept = static_cast<std::int64_t>(used.size()),
                      .discarded = static_cast<std::int64_t>(count() - used.size()),
                      .launchesPerSample = m_last.launches,
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

  if (!m_discarded.empty() && m_kept.empty())
    warnings.emplace_back(
        Message::text("throttled: every sample had a clock below %1 of %2 MHz, and none is discarded"),
        percent(m_options.leastClock), m_smClockMhz);
  else if (!m_discarded.empty())
    warnings.emplace_back(Message::text("throttled: %1 of %2 samples discarded, which had a clock below %3 of %4 MHz"),
                          m_discarded.size(), count(), percent(m_options.leastClock), m_smClockMhz);

  // Above this a median says little, whatever the rule that ended the sampling; below, the median of hundreds of
  // samples is far surer than one of them.
  constexpr double kFarTooNoisy = 0.05;
  if (sampled.time.noise > kFarTooNoisy && sampling.criterion == Sampling::Criterion::TimeLimit)
    warnings.push_back(Message::text("still noisy at the time limit: choose a longer one, or a larger size"));
  else if (sampled.time.noise > kFarTooNoisy && sampling.criterion == Sampling::Criterion::NotImproving)
    warnings.push_back(Message(Message::text("still noisy, and more samples do not help: %1 from their mean"),
                               percent(sampled.time.noise)));

  if (!m_undisturbed)
    warnings.push_back(
        Message::text("the launch waits for the GPU, so the stream was not held: time of the host is in the samples"));
  return warnings;
}

}  // namespace warpbench
