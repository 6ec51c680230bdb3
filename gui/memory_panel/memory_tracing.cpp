// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory_panel/memory_tracing.h"

#include "inspect/memory_point.h"
#include "remote/inspection.h"

namespace warpbench::gui {

namespace {

/// Further steps are dropped: nobody goes through so many by hand.
constexpr std::size_t kMostSteps = 20'000;

}  // namespace

std::shared_ptr<const plots::MemoryScene> traceScene(const Point& point, std::array<unsigned, 3> block,
                                                     std::optional<int> warp, std::stop_token stop) {
  return std::make_shared<plots::MemoryScene>(process::trace(point, block, kMostSteps, stop), warp);
}

std::shared_ptr<const plots::MemoryScene> traceScene(const LessonMemory& memory) {
  return traceScene(memoryPoint(memory.family, memory.variant, memory.parameters), memory.block, memory.warp);
}

}  // namespace warpbench::gui
