// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "lessons/lesson_player.h"

namespace warpbench::gui {

/// A possible answer to a question.
struct LessonOption {
  QString text;
  Guessed guess;
};

/// In the question's order; empty for questions about a number. `experiment` provides the variants; it may be nullptr
/// for a choice.
std::vector<LessonOption> optionsOf(const LessonGuess& guess, const LessonExperiment* experiment);

/// The options of a lesson's step; empty if it asks no question.
std::vector<LessonOption> optionsOf(const Lesson& lesson, std::size_t step);

}  // namespace warpbench::gui
