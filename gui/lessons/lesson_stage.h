// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "data/hidden_parts.h"
#include "data/series.h"
#include "lesson/lesson.h"

namespace warpbench::gui {

/// The plot of a lesson's view; nothing for the memory view.
std::optional<plots::View> plotView(LessonView view);
/// In place of results or of a memory view, until the guess is made.
QString curtainText();
/// What a step keeps back, until it is `revealed`.
plots::Stage stageOf(const LessonStep& step, bool revealed);

}  // namespace warpbench::gui
