// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "results/values/statistics.h"

namespace warpbench {

/// What a machine says of one sample.
struct Sample {
  double milliseconds = 0;   ///< of one launch
  double clockMhz = 0;       ///< of the GPU's multiprocessors, across the sample; 0: unknown
  int launches = 1;          ///< whose mean it is
  double emptyInterval = 0;  ///< milliseconds that the events by themselves take, which are in all launches together
  bool undisturbed = true;   ///< false: the launch waited for the GPU, so that time of the host is in the sample
};

/// What comes of all samples of a point.
struct Sampled {
  TimeStatistics time;
  Sampling sampling;
  std::vector<Message> warnings;
};

/// Takes samples until there are enough, and says what they are worth. Pure arithmetic: time is told, not looked up.
class Sampler {
 public:
  /// `smClockMhz` is the machine's highest clock; 0: unknown, and nothing is discarded.
  Sampler(const MeasureOptions& options, double smClockMhz)
      : m_options(options), m_smClockMhz(smClockMhz), m_ruleOfAll(options), m_ruleOfFast(options) {}

  /// A sample, and the seconds since sampling began. One of a clock below the options' share is discarded, unless most
  /// are.
  void add(const Sample& sample, double elapsedSeconds);

  /// Whether the stopping rule, or the time limit, says enough.
  bool done() const { return m_done; }
  std::size_t count() const { return m_all.size(); }

  /// Where more than half would be discarded none is: a GPU that mostly runs slowly is slow, and the few samples at
  /// full clock are not what it does. @throws std::invalid_argument where there is no sample.
  Sampled result() const;

 private:
  /// What the events take by themselves of each launch: the median of all so far, for one of them says little.
  double emptyInterval() const { return m_emptyIntervals[m_emptyIntervals.size() / 2] / m_last.launches; }
  bool throttled() const { return 2 * m_fast.size() < m_all.size(); }
  std::vector<Message> warnings(const Sampled& sampled) const;

  const MeasureOptions m_options;
  const double m_smClockMhz;
  StoppingRule m_ruleOfAll;
  StoppingRule m_ruleOfFast;
  std::vector<double> m_all;
  std::vector<double> m_fast;            ///< those of a full clock
  std::vector<double> m_emptyIntervals;  ///< in order of size
  Sample m_first;
  Sample m_last;
  bool m_undisturbed = true;
  bool m_done = false;
  Sampling::Criterion m_criterion = Sampling::Criterion::TimeLimit;
};

}  // namespace warpbench
