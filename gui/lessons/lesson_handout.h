// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "lesson/lesson.h"
#include "memory/memory_scene.h"
#include "report/handout.h"

namespace warpbench::gui {

/// The content of a step; nullptr if it is not shown.
struct HandoutSources {
  std::function<const Session*(std::size_t step)> results;
  std::function<std::shared_ptr<const plots::MemoryScene>(std::size_t step)> memory;
};

/// One page per step with its question and options, followed by pages with the answers.
plots::Handout handoutOf(const Lesson& lesson, const HandoutSources& sources);

}  // namespace warpbench::gui
