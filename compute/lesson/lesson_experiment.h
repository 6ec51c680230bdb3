// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "lesson/lesson.h"
#include "lesson/lesson_field.h"

/// Reads the parts of a lesson's file that refer to the catalogue.
namespace warpbench {

inline constexpr std::size_t kMostVariants = 20;

/// @throws FormatError for unknown names or values out of range.
LessonExperiment readExperiment(const LessonField& experiment);

/// If `experiment` is nullptr, the field must name a family. @throws FormatError.
LessonMemory readMemory(const LessonField& memory, const LessonExperiment* experiment);

LessonExercise readExercise(const LessonField& exercise);

LessonPoint readPoint(const LessonField& point, const LessonExperiment& experiment);

}  // namespace warpbench
