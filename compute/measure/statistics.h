// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "device/device.h"
#include "session/result.h"

namespace warpbench {

/// Median, quartiles (linear interpolation between order statistics: Hyndman and Fan, 1996, type 7), extremes, mean and
/// noise of times in milliseconds. Of one sample the noise is 0.
/// @throws std::invalid_argument where there is no sample.
TimeStatistics summarise(std::vector<double> samples);

/// The statistics of a time that was computed, not sampled.
TimeStatistics modelledTime(double milliseconds);

/// Says when there are samples enough. Pure arithmetic, so that it can be tested on made-up times.
class StoppingRule {
 public:
  enum class Verdict {
    Continue,
    Steady,        ///< the noise is below the limit
    NotImproving,  ///< twice in a row doubling the samples did not lower the noise: more of them will not help
  };

  explicit StoppingRule(const MeasureOptions& options) : m_options(options) {}

  /// Milliseconds of one more sample, and the launches whose mean it is.
  Verdict add(double sample, int launches = 1);

 private:
  double noise() const;

  const MeasureOptions m_options;
  int m_count = 0;
  double m_mean = 0;
  double m_squares = 0;  ///< sum of squared differences from the mean (Welford)
  double m_totalSeconds = 0;
  int m_checkpoint = 0;  ///< sample count of the last look at whether the noise improves
  double m_checkpointNoise = 0;
  int m_inVain = 0;  ///< looks in a row that found no improvement
};

}  // namespace warpbench
