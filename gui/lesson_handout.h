// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "handout.h"
#include "lesson/lesson.h"

namespace warpbench::gui {

/// A page for each step, with all that it keeps back. `resultsOf` gives the session that a step shows, nullptr for
/// none.
plots::Handout handoutOf(const Lesson& lesson, const std::function<const Session*(std::size_t step)>& resultsOf);

}  // namespace warpbench::gui
