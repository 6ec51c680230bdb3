// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_options.h"

#include "exercises/lesson_texts.h"
#include "widgets/texts.h"

namespace warpbench::gui {

std::vector<LessonOption> optionsOf(const LessonGuess& guess, const LessonExperiment* experiment) {
  std::vector<LessonOption> options;
  if (guess.kind == LessonGuess::Kind::Fastest)
    for (const std::string& variant : variantsOf(*experiment))
      options.push_back({variantTitle(experiment->request.family, variant), {.variant = variant}});
  for (const LessonText& choice : guess.choices)
    options.push_back({lessonPlain(choice), {.choice = static_cast<int>(options.size())}});
  return options;
}

std::vector<LessonOption> optionsOf(const Lesson& lesson, std::size_t step) {
  const std::optional<LessonGuess>& guess = lesson.steps[step].guess;
  if (!guess) return {};
  const auto experiment = lesson.experimentOf(step);
  return optionsOf(*guess, experiment ? &*lesson.steps[*experiment].experiment : nullptr);
}

}  // namespace warpbench::gui
