// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "lessons/lesson_player.h"
#include "results/session/results.h"

namespace warpbench::gui {

/// Compares the guess with the results. `results` are those of `experiment`, nullptr while they are incomplete.
QString answerText(const LessonGuess& guess, const Guessed& guessed, const LessonExperiment* experiment,
                   const Results* results);

}  // namespace warpbench::gui
