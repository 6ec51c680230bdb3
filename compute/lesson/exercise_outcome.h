// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/text/message.h"
#include "lesson/lesson.h"
#include "results/values/finding.h"

namespace warpbench {

/// What became of one thing that has to hold.
struct ExercisePart {
  Message goal;  ///< "the result is right"
  bool holds = false;
  Message found;                  ///< what there is instead, or how much; empty where there is no more to say
  std::vector<Finding> findings;  ///< of a check
};

/// Of a text, part by part, in the order of the exercise.
struct ExerciseOutcome {
  std::vector<ExercisePart> parts;
  bool solved() const;
};

/// "At most 3,200 sectors of global stores.", and the like.
Message goalText(const LessonGoal& goal);

/// What the exercise's kernel is launched with: "grid 8 x 6, block 32 x 32". @throws RequestError, DeviceError.
Message launchText(const LessonExercise& exercise);

/// Runs the text as the exercise's kernel, counted, verified and checked, on the simulator's default GPU, in processes
/// of their own. A count holds only where the result is right. @throws CompileError of a text that does not compile;
/// RequestError without a compiler; Cancelled.
ExerciseOutcome outcomeOf(const LessonExercise& exercise, const std::string& text, const std::stop_token& stop);

}  // namespace warpbench
