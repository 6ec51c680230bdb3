// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "lessons/lesson_player.h"
#include "results/session/results.h"

namespace warpbench::gui {

/// What was guessed beside what the results say. `results` are those of `experiment`, nullptr while they are not whole.
QString answerText(const LessonGuess& guess, const Guessed& guessed, const LessonExperiment* experiment,
                   const Results* results);

}  // namespace warpbench::gui
