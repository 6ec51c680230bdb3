// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>

#include "lesson/lesson.h"
#include "memory/memory_scene.h"

namespace warpbench::gui {

/// Traces one block, or one of its warps, and prepares what its pictures need. Takes up to some seconds, so it must not
/// run on the GUI thread.
/// @throws RequestError, DeviceError and Cancelled as traceBlock() does.
std::shared_ptr<const plots::MemoryScene> traceScene(const Point& point, std::array<unsigned, 3> block,
                                                     std::optional<int> warp = {}, std::stop_token stop = {});

/// The scene of a lesson's step.
/// @throws as above.
std::shared_ptr<const plots::MemoryScene> traceScene(const LessonMemory& memory);

}  // namespace warpbench::gui
