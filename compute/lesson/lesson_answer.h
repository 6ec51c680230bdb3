// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lesson/lesson.h"
#include "results/session/session.h"

/// Answers a lesson's questions from an experiment's results.
namespace warpbench {

struct TimedVariant {
  std::string variant;
  double milliseconds = 0;  ///< median
};

/// The variants' times, fastest first; for a sweep, at its last value. A variant's last successful result counts.
std::vector<TimedVariant> rankedByTime(const LessonExperiment& experiment, const Results& results);

/// A quantity at two points: milliseconds, GB/s, sectors or wavefronts.
struct FoundRatio {
  double of = 0;
  double over = 0;
  double ratio() const { return of / over; }
};

/// Nothing if a point has no result, the result lacks the quantity, or the divisor is zero.
std::optional<FoundRatio> ratioOf(const LessonGuess& guess, const Results& results);

/// Index of the result that the step explains: the point in question if it has the explained variant, otherwise that
/// variant's last result. Nothing if there is no explanation or result.
std::optional<std::size_t> explainedResult(const LessonStep& step, const Results& results);

enum class Closeness {
  Right,  ///< within a tenth
  Near,   ///< within a third
  Far,
};
Closeness closenessOf(double guessed, double found);

}  // namespace warpbench
