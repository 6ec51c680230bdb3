// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include "lesson/lesson.h"

namespace warpbench {

inline constexpr const char* kLessonFormat = "warpbench-lesson";
inline constexpr int kLessonVersion = 1;

/// The largest file of a lesson, in bytes. The lengths of its texts and the numbers of its steps, choices and values
/// have limits as well, which the complaints name.
inline constexpr std::size_t kLargestLesson = std::size_t{1} << 20;

/// The lesson of a file's text, checked against the catalogue. `file` is the name in complaints; without ".json" it is
/// the lesson's id.
/// @throws FormatError naming the file, the place (steps[3].experiment.parameters.width, or line and column) and what
/// would be right.
Lesson lessonFromJson(std::string_view file, std::string_view json);

/// Whether a text begins as a lesson does, right or wrong: what to read a file as.
bool looksLikeLesson(std::string_view beginning);

}  // namespace warpbench
