// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "inspect/memory_point.h"
#include "memory/memory_scene.h"

namespace warpbench::test {

using Sizes = std::vector<std::pair<std::string, Value>>;

inline Sizes product(std::int64_t rows, std::int64_t inner, std::int64_t columns, std::int64_t tile) {
  return {{"rows", rows}, {"inner", inner}, {"columns", columns}, {"tile", tile}};
}

/// A block of that variant; unnamed sizes are the memory view's defaults.
inline std::shared_ptr<const plots::MemoryScene> sceneOf(const std::string& family, const std::string& variant,
                                                         const Sizes& sizes = {}, std::optional<int> warp = {}) {
  Parameters parameters;
  for (const auto& [name, value] : sizes) parameters.set(name, value);
  return std::make_shared<plots::MemoryScene>(
      traceBlock(memoryPoint(family, variant, parameters), defaultProfile(), {}), warp);
}

inline plots::MemoryFrame frameAt(const plots::MemoryScene& scene, std::size_t moment) {
  MemoryState state = scene.start();
  state.advanceTo(moment + 1);
  return plots::frameOf(scene.story(), state, moment);
}

/// The first moment, in order, whose frame satisfies `holds`.
template <typename Holds>
std::size_t momentWith(const plots::MemoryScene& scene, const Holds& holds) {
  MemoryState state = scene.start();
  for (std::size_t i = 0; i < scene.moments(); ++i) {
    state.advanceTo(i + 1);
    if (holds(plots::frameOf(scene.story(), state, i))) return i;
  }
  return scene.moments();
}

}  // namespace warpbench::test
