// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "results/values/statistics.h"

namespace warpbench {

struct Sample {
  double milliseconds = 0;   ///< per launch
  double clockMhz = 0;       ///< GPU's SM clock during the sample; 0: unknown
  int launches = 1;          ///< number of launches averaged
  double emptyInterval = 0;  ///< overhead of the events in milliseconds, for all launches together
  bool undisturbed = true;   ///< false: the host waited for the GPU during the launch, so the sample includes host time
};

struct Sampled {
  TimeStatistics time;
  Sampling sampling;
  std::vector<Message> warnings;
};

/// Collects and evaluates samples. Takes elapsed time as an argument, so that it needs no clock.
class Sampler {
 public:
  /// `smClockMhz` is the machine's highest clock; 0: unknown, nothing is discarded.
  Sampler(const MeasureOptions& options, double smClockMhz)
      : m_options(options), m_smClockMhz(smClockMhz), m_ruleOfAll(options), m_ruleOfFast(options) {}

  /// Adds a sample at `elapsedSeconds`. Discards samples at clocks below the options' share, unless most are.
  void add(const Sample& sample, double elapsedSeconds);

  /// Whether the stopping rule or the time limit is met.
  bool done() const { return m_done; }
  std::size_t count() const { return m_all.size(); }

  /// If more than half of the samples would be discarded, keeps all: the GPU is slow, and a few samples at full clock
  /// are not representative. @throws std::invalid_argument without samples.
  Sampled result() const;

 private:
  /// Event overhead per launch: the median so far, since a single value is unreliable.
  double emptyInterval() const { return m_emptyIntervals[m_emptyIntervals.size() / 2] / m_last.launches; }
  bool throttled() const { return 2 * m_fast.size() < m_all.size(); }
  std::vector<Message> warnings(const Sampled& sampled) const;

  const MeasureOptions m_options;
  const double m_smClockMhz;
  StoppingRule m_ruleOfAll;
  StoppingRule m_ruleOfFast;
  std::vector<double> m_all;
  std::vector<double> m_fast;            ///< at full clock
  std::vector<double> m_emptyIntervals;  ///< sorted
  Sample m_first;
  Sample m_last;
  bool m_undisturbed = true;
  bool m_done = false;
  Sampling::Criterion m_criterion = Sampling::Criterion::TimeLimit;
};

}  // namespace warpbench
