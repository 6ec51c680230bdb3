// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "results/values/point.h"
#include "results/values/result.h"

namespace warpbench {

/// By linear interpolation between order statistics (Hyndman and Fan, 1996, type 7) of at least one; `share` from 0
/// to 1.
double quantile(const std::vector<double>& sorted, double share);

/// Median, quartiles, extremes, mean and noise of times in milliseconds. Of one sample the noise is 0.
/// @throws std::invalid_argument where there is no sample.
TimeStatistics summarise(std::vector<double> samples);

/// The statistics of a time that was computed, not sampled.
TimeStatistics modelledTime(double milliseconds);

/// Says when there are samples enough: where the median is known to within the options' share of it (see medianRange),
/// once sampling has lasted the least time. That of few samples is their whole range. Pure arithmetic: time is told.
class StoppingRule {
 public:
  explicit StoppingRule(const MeasureOptions& options) : m_options(options) {}

  /// Milliseconds of one more sample, and the seconds since sampling began.
  void add(double sample, double elapsedSeconds);

  /// Whether the median is known well enough. It is looked at each time that the samples have become a tenth more.
  bool steady() const { return m_steady; }

 private:
  const MeasureOptions m_options;
  std::vector<double> m_samples;
  std::size_t m_nextLook = 0;
  bool m_steady = false;
};

}  // namespace warpbench
