// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "lesson/lesson.h"
#include "memory/memory_scene.h"
#include "report/handout.h"

namespace warpbench::gui {

/// What a step shows; nullptr for what it does not.
struct HandoutSources {
  std::function<const Session*(std::size_t step)> results;
  std::function<std::shared_ptr<const plots::MemoryScene>(std::size_t step)> memory;
};

/// A page for each step, with its question and what one chooses from; the answers follow on pages of their own.
plots::Handout handoutOf(const Lesson& lesson, const HandoutSources& sources);

}  // namespace warpbench::gui
