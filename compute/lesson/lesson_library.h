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

struct LessonFile {
  std::string_view file;  ///< "coalescing.json"
  std::string_view json;
};

/// The files in resources/lessons.
const std::vector<LessonFile>& shippedLessonFiles();

/// A lesson, or why its file is invalid.
struct KnownLesson {
  std::string file;  ///< file name without ".json"
  std::optional<Lesson> lesson;
  Message whyNot;  ///< one line; empty if valid
};

/// The folder for users' lessons; see userDataFolder.
std::filesystem::path lessonsFolder();

/// The shipped lessons with valid files, in order.
const std::vector<Lesson>& shippedLessons();

/// The .json files of lessonsFolder(), read anew, in order. Invalid ones give the reason.
std::vector<KnownLesson> ownLessons();

/// @throws RequestError if the file cannot be read; FormatError if it is not a lesson.
Lesson readLesson(const std::filesystem::path& path);

/// Whether a file starts like a lesson; false if unreadable.
bool isLessonFile(const std::filesystem::path& path);

}  // namespace warpbench
