// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "session.h"

namespace warpbench {

/// What two times of the same point say of each other.
enum class Difference {
  None,    ///< within the noise
  Faster,  ///< the second one takes less time, beyond the noise
  Slower,  ///< the second one takes more time, beyond the noise
};

/// The smallest change of the median that counts: below it lie clock steps and the timer's resolution.
inline constexpr double kLeastDifference = 0.01;

/// Beyond the noise is a difference where both hold: the ranges from first to third quartile do not overlap, and the
/// medians differ by more than kLeastDifference of the first one.
Difference differenceOf(const TimeStatistics& before, const TimeStatistics& after);

/// Results of two sessions for the same family, variant, parameters and mode; the devices may differ.
struct Comparison {
  std::size_t before = 0;       ///< index in the first session
  std::size_t after = 0;        ///< index in the second session
  std::optional<double> ratio;  ///< median after / median before; nothing where either failed or has no time
  Difference difference = Difference::None;
};

struct SessionComparison {
  std::vector<Comparison> pairs;        ///< in the order of the first session
  std::vector<std::size_t> onlyBefore;  ///< indices without a partner
  std::vector<std::size_t> onlyAfter;
};

/// Of several results of the same point and device in one session the last one counts. A point that one session has on
/// several devices is paired with the other's same device where there is one, else with the first that is left.
SessionComparison compare(const Session& before, const Session& after);

}  // namespace warpbench
