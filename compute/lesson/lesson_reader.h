// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include "lesson/lesson.h"

namespace warpbench {

inline constexpr const char* kLessonFormat = "warpbench-lesson";
inline constexpr int kLessonVersion = 1;

/// The largest lesson file, in bytes. Texts, steps, choices and values are limited too; errors state the limits.
inline constexpr std::size_t kLargestLesson = std::size_t{1} << 20;

/// Parses a lesson and checks it against the catalogue. `file` without ".json" is the lesson's id.
/// @throws FormatError with file, place (steps[3].experiment.parameters.width, or line and column) and correction.
Lesson lessonFromJson(std::string_view file, std::string_view json);

/// Whether a text starts like a lesson, valid or not, to choose how to read a file.
bool looksLikeLesson(std::string_view beginning);

}  // namespace warpbench
