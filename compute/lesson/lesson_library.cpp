// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_library.h"

#include <algorithm>
#include <array>
#include <fstream>

#include "core/files/file_io.h"
#include "core/files/user_data.h"
#include "core/text/error.h"
#include "lesson/lesson_reader.h"

namespace warpbench {

std::filesystem::path lessonsFolder() { return userDataFolder("lessons"); }

const std::vector<Lesson>& shippedLessons() {
  static const std::vector<Lesson> lessons = [] {
    std::vector<Lesson> read;
    for (const LessonFile& each : shippedLessonFiles()) {
      try {
        read.push_back(lessonFromJson(each.file, each.json));
      } catch (const FormatError&) {
        // A build error, caught by a test; the program is still useful without the lesson.
      }
    }
    std::ranges::stable_sort(read, {}, &Lesson::order);
    return read;
  }();
  return lessons;
}

std::vector<KnownLesson> ownLessons() {
  std::vector<KnownLesson> all;
  for (const auto& [name, path] : jsonFilesIn(lessonsFolder())) {
    KnownLesson own{.file = name, .lesson = {}, .whyNot = {}};
    try {
      own.lesson = readLesson(path);
    } catch (const std::runtime_error& error) {
      own.whyNot = messageOf(error);
    }
    all.push_back(std::move(own));
  }
  std::ranges::stable_sort(all, {},
                           [](const KnownLesson& own) { return own.lesson ? own.lesson->order : Lesson().order; });
  return all;
}

Lesson readLesson(const std::filesystem::path& path) {
  return lessonFromJson(path.filename().string(), readFile(path, kLargestLesson));
}

bool isLessonFile(const std::filesystem::path& path) {
  // Reading a pipe would consume its start and wait for a writer.
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(path, unknown)) return false;
  std::ifstream file(path, std::ios::binary);
  std::array<char, 256> beginning{};
  file.read(beginning.data(), beginning.size());
  return looksLikeLesson({beginning.data(), static_cast<std::size_t>(file.gcount())});
}

}  // namespace warpbench
