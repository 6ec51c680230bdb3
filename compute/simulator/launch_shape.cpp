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
    throw DeviceError(Message::text("a block of %1 threads: from 1 to 1024 are possible, 64 of them in z"),
                      text(block));
  if (blocks() < 1 || grid.x > 2147483647u || grid.y > 65535 || grid.z > 65535)
    throw DeviceError(Message::text("a grid of %1 blocks: up to 2147483647 x 65535 x 65535 are possible"), text(grid));
}

}  // namespace warpbench::simulator
