// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "simulator/cuda/vector_types.h"

namespace warpbench::simulator {

inline constexpr unsigned kMostThreadsPerBlock = 1024;

/// The numbers of blocks and threads of a launch.
struct LaunchShape {
  dim3 grid;
  dim3 block;
  std::size_t dynamicSharedBytes = 0;

  std::int64_t blocks() const { return std::int64_t{grid.x} * grid.y * grid.z; }
  std::int64_t threadsPerBlock() const { return std::int64_t{block.x} * block.y * block.z; }
  /// x fastest.
  uint3 blockAt(std::int64_t index) const;
  /// @throws DeviceError beyond the limits common to devices of compute capability 5.0 to 12.1 (CUDA C++ Programming
  /// Guide, "Technical Specifications").
  void check() const;
};

}  // namespace warpbench::simulator
