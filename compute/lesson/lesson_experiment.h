// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "lesson/lesson.h"
#include "lesson/lesson_field.h"

/// Those parts of a lesson's file that name what the catalogue has.
namespace warpbench {

inline constexpr std::size_t kMostVariants = 20;

/// @throws FormatError where it names what is not there or is out of range.
LessonExperiment readExperiment(const LessonField& experiment);

/// `experiment` may be nullptr: then the field has to name its family.
/// @throws FormatError.
LessonMemory readMemory(const LessonField& memory, const LessonExperiment* experiment);

/// @throws FormatError.
LessonExercise readExercise(const LessonField& exercise);

/// @throws FormatError.
LessonPoint readPoint(const LessonField& point, const LessonExperiment& experiment);

}  // namespace warpbench
