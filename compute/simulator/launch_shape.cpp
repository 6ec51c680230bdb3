// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/launch_shape.h"

#include <string>

#include "core/text/error.h"

namespace warpbench::simulator {

uint3 LaunchShape::blockAt(std::int64_t index) const {
  return {static_cast<unsigned>(index % grid.x), static_cast<unsigned>(index / grid.x % grid.y),
          static_cast<unsigned>(index / grid.x / grid.y)};
}

void LaunchShape::check() const {
  const auto text = [](const dim3& size) {
    return std::to_string(size.x) + " x " + std::to_string(size.y) + " x " + std::to_string(size.z);
  };
  if (threadsPerBlock() < 1 || threadsPerBlock() > kMostThreadsPerBlock || block.z > 64)
    throw DeviceError(Message::text("a block has %1 threads: choose 1 to 1024, at most 64 in z"), text(block));
  if (blocks() < 1 || grid.x > 2147483647u || grid.y > 65535 || grid.z > 65535)
    throw DeviceError(Message::text("a grid has %1 blocks: choose at most 2147483647 x 65535 x 65535"), text(grid));
}

}  // namespace warpbench::simulator
