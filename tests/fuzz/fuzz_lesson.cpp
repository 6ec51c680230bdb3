// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"
#include "lesson/lesson_reader.h"

using namespace warpbench;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  looksLikeLesson(text);
  fuzz::takes([&] {
    const Lesson lesson = lessonFromJson("hostile.json", text);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
      const auto shown = lesson.experimentOf(i);
      fuzz::require(!shown || lesson.steps.at(*shown).experiment.has_value(), "a step shows an experiment's results");
      lesson.viewOf(i);
      lesson.memoryOf(i);
    }
  });
  return 0;
}
