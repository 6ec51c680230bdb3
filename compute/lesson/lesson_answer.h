// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lesson/lesson.h"
#include "results/session/session.h"

/// What the results of an experiment say to a lesson's questions.
namespace warpbench {

/// A variant's time.
struct TimedVariant {
  std::string variant;
  double milliseconds = 0;  ///< median
};

/// The variants' times from the fastest to the slowest; of a sweep, at its last value. Failed results say nothing, and
/// of several results of a variant the last counts.
std::vector<TimedVariant> rankedByTime(const LessonExperiment& experiment, const Results& results);

/// A quantity of two points, in the unit of the quantity: milliseconds, GB/s, sectors, wavefronts.
struct FoundRatio {
  double of = 0;
  double over = 0;
  double ratio() const { return of / over; }
};

/// Nothing where a point has no result, the result lacks the quantity, or what it is divided by is zero.
std::optional<FoundRatio> ratioOf(const LessonGuess& guess, const Results& results);

/// Index of the result that a step's explanation is about: of the point asked for where that is of the explained
/// variant, else the variant's last. Nothing where there is no explanation or no such result.
std::optional<std::size_t> explainedResult(const LessonStep& step, const Results& results);

/// How near a guessed number is to the one found.
enum class Closeness {
  Right,  ///< within a tenth of it
  Near,   ///< within a third
  Far,
};
Closeness closenessOf(double guessed, double found);

}  // namespace warpbench
