// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/text/message.h"
#include "lesson/lesson.h"
#include "results/values/finding.h"

namespace warpbench {

struct ExercisePart {
  Message goal;  ///< "the result is right"
  bool holds = false;
  Message found;                  ///< the actual state or value; may be empty
  std::vector<Finding> findings;  ///< of a check
};

/// The outcome for a solution's text, with one part per goal in the exercise's order.
struct ExerciseOutcome {
  std::vector<ExercisePart> parts;
  bool solved() const;
};

/// For example "At most 3,200 sectors of global stores."
Message goalText(const LessonGoal& goal);

/// The exercise's launch: "grid 8 x 6, block 32 x 32". @throws RequestError, DeviceError.
Message launchText(const LessonExercise& exercise);

/// Runs a solution: counts, verifies and checks it on the simulator's default GPU in separate processes. A count is
/// accepted only if the result is right. @throws CompileError if the text does not compile; RequestError without a
/// compiler; Cancelled.
ExerciseOutcome outcomeOf(const LessonExercise& exercise, const std::string& text, const std::stop_token& stop);

}  // namespace warpbench
