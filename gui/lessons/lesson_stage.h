// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "data/hidden_parts.h"
#include "lesson/lesson.h"
#include "views/counters.h"

namespace warpbench::gui {

/// In place of results or of a memory view, until the guess is made.
QString curtainText();
/// What a step keeps back, until it is `revealed`.
plots::Stage stageOf(const LessonStep& step, bool revealed);
/// What Counters shows where the step asks for a count; nothing where it asks for none.
std::optional<plots::CounterKind> counterOf(const LessonStep& step);

}  // namespace warpbench::gui
