// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "lesson/lesson.h"
#include "series.h"
#include "staged.h"

namespace warpbench::gui {

/// The plot of a lesson's view; nothing for the memory view.
std::optional<plots::View> plotView(LessonView view);
/// The view that a step shows: its own, or the one of the steps before it whose results it shows.
std::optional<LessonView> viewOf(const Lesson& lesson, std::size_t step);
/// What a step keeps back, until it is `revealed`.
plots::Stage stageOf(const LessonStep& step, bool revealed);

}  // namespace warpbench::gui
