// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "results/values/point.h"
#include "results/values/result.h"

namespace warpbench {

/// Quantile by linear interpolation (Hyndman and Fan, 1996, type 7). `sorted` is not empty; `share` is 0 to 1.
double quantile(const std::vector<double>& sorted, double share);

/// Statistics of times in milliseconds. The noise of one sample is 0. @throws std::invalid_argument without samples.
TimeStatistics summarise(std::vector<double> samples);

TimeStatistics modelledTime(double milliseconds);

/// Decides when the median is precise enough: when its range (see medianRange), or the full range of few samples, is
/// within the options' limit after the minimum time. Takes elapsed time as an argument instead of reading a clock.
class StoppingRule {
 public:
  explicit StoppingRule(const MeasureOptions& options) : m_options(options) {}

  /// Adds a sample in milliseconds, with the seconds since sampling began.
  void add(double sample, double elapsedSeconds);

  /// Whether the median is precise enough. Re-evaluated when the number of samples has grown by a tenth.
  bool steady() const { return m_steady; }

 private:
  const MeasureOptions m_options;
  std::vector<double> m_samples;
  std::size_t m_nextLook = 0;
  bool m_steady = false;
};

}  // namespace warpbench
