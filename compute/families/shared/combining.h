// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "catalogue/target.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

inline constexpr int kCombiningThreads = 256;

/// Blocks of the launch that combines the partial results of `count` blocks: no more than there are multiprocessors.
template <typename Device>
int combiningBlocks(Device& device, int count) {
  return std::clamp((count + kCombiningThreads - 1) / kCombiningThreads, 1, device.multiprocessors());
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
