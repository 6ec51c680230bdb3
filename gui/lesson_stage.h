// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "lesson/lesson.h"
#include "series.h"
#include "staged.h"

namespace warpbench::gui {

/// The plot of a lesson's view; nothing for the memory view.
std::optional<plots::View> plotView(LessonView view);
/// The view that a step shows: its own, or the one of the steps before it whose results it shows.
std::optional<LessonView> viewOf(const Lesson& lesson, std::size_t step);
/// Index of the step whose memory view a step shows, itself or one before; nothing where it shows none.
std::optional<std::size_t> memoryStepOf(const Lesson& lesson, std::size_t step);
/// In place of results or of a memory view, until the guess is made.
QString curtainText();
/// What a step keeps back, until it is `revealed`.
plots::Stage stageOf(const LessonStep& step, bool revealed);

}  // namespace warpbench::gui
