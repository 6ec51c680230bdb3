// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"
#include "lesson/lesson.h"

namespace warpbench {

/// A lesson's text, as shipped.
struct LessonFile {
  std::string_view file;  ///< "coalescing.json"
  std::string_view json;
};

/// The files of resources/lessons.
const std::vector<LessonFile>& shippedLessonFiles();

/// A lesson that can be taught, or why its file is none.
struct KnownLesson {
  std::string file;  ///< its name without ".json"
  std::optional<Lesson> lesson;
  Message whyNot;  ///< one line; empty where there is a lesson
};

/// Where users put lessons of their own; see userDataFolder.
std::filesystem::path lessonsFolder();

/// The lessons that come with the program, those whose files are right, in their order.
const std::vector<Lesson>& shippedLessons();

/// The .json files of lessonsFolder(), as they are now, in their order. One that is wrong says so and stops no other.
std::vector<KnownLesson> ownLessons();

/// @throws RequestError where the file cannot be read, FormatError where it is no lesson.
Lesson readLesson(const std::filesystem::path& path);

/// Whether a file begins as a lesson does; false where it cannot be read.
bool isLessonFile(const std::filesystem::path& path);

}  // namespace warpbench
