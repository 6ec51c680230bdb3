// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>

#include "data/hidden_parts.h"
#include "lesson/lesson.h"
#include "views/counters.h"

namespace warpbench::gui {

/// In place of results or of a memory view, until the guess is made.
QString curtainText();
/// What a step keeps back, until it is `revealed`.
plots::Stage stageOf(const LessonStep& step, bool revealed);
/// What Counters shows: what the step's guess is about, or the last such guess of the steps before.
plots::CounterKind counterOf(const Lesson& lesson, std::size_t step);

}  // namespace warpbench::gui
