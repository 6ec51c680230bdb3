// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>

#include "lesson/lesson.h"
#include "memory/memory_scene.h"

namespace warpbench::gui {

/// One block's trace with what its pictures need; of one warp alone where it is given. Takes up to some seconds: not
/// for the GUI thread. @throws RequestError, DeviceError and Cancelled as traceBlock() does.
std::shared_ptr<const plots::MemoryScene> traceScene(const Point& point, std::array<unsigned, 3> block,
                                                     std::optional<int> warp = {}, std::stop_token stop = {});

/// What a lesson's step shows. @throws as above.
std::shared_ptr<const plots::MemoryScene> traceScene(const LessonMemory& memory);

}  // namespace warpbench::gui
