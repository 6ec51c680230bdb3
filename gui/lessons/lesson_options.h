// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "lessons/lesson_player.h"

namespace warpbench::gui {

/// An answer that a question offers.
struct LessonOption {
  QString text;
  Guessed guess;
};

/// In the question's order; none of one that takes a number. `experiment` is where the variants come from; it may be
/// nullptr for a choice.
std::vector<LessonOption> optionsOf(const LessonGuess& guess, const LessonExperiment* experiment);

/// The same of a lesson's step; none where it asks nothing.
std::vector<LessonOption> optionsOf(const Lesson& lesson, std::size_t step);

}  // namespace warpbench::gui
