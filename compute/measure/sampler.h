// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "measure/statistics.h"

namespace warpbench {

/// What a machine says of one sample.
struct Sample {
  double milliseconds = 0;  ///< of one launch
  double clockMhz = 0;      ///< of the GPU's multiprocessors, around the sample; 0: unknown
  int launches = 1;         ///< whose mean it is
  bool undisturbed = true;  ///< false: the launch waited for the GPU, so that time of the host is in the sample
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
      : m_options(options), m_smClockMhz(smClockMhz), m_rule(options), m_ruleOfDiscarded(options) {}

  /// A sample, and the seconds since sampling began. A sample of a clock below the options' share is put aside.
  void add(const Sample& sample, double elapsedSeconds);

  /// Whether the stopping rule, or the time limit, says enough.
  bool done() const { return m_done; }
  std::size_t count() const { return m_kept.size() + m_discarded.size(); }

  /// Where every sample was put aside they are all taken back: a slow figure that says so beats none.
  /// @throws std::invalid_argument where there is no sample.
  Sampled result() const;

 private:
  bool end(StoppingRule::Verdict verdict);
  std::vector<Message> warnings(const Sampled& sampled) const;

  const MeasureOptions m_options;
  const double m_smClockMhz;
  StoppingRule m_rule;
  StoppingRule m_ruleOfDiscarded;
  std::vector<double> m_kept;
  std::vector<double> m_discarded;
  Sample m_first;
  Sample m_last;
  bool m_undisturbed = true;
  bool m_done = false;
  Sampling::Criterion m_criterion = Sampling::Criterion::TimeLimit;
};

}  // namespace warpbench
