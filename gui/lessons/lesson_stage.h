// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>

#include "data/hidden_parts.h"
#include "lesson/lesson.h"
#include "views/counters.h"

namespace warpbench::gui {

/// Shown instead of results or a memory view until the guess is made.
QString curtainText();
/// The parts that a step hides until it is `revealed`.
plots::Stage stageOf(const LessonStep& step, bool revealed);
/// The counter that the view Counters shows: that of the step's guess, or of the last such guess in earlier steps.
plots::CounterKind counterOf(const Lesson& lesson, std::size_t step);

}  // namespace warpbench::gui
