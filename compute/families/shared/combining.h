// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "catalogue/target.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

inline constexpr int kCombiningThreads = 256;

/// The blocks of the launch that combines the partial results of `count` blocks: at most one per multiprocessor.
template <typename Device>
int combiningBlocks(Device& device, int count) {
  return std::clamp((count + kCombiningThreads - 1) / kCombiningThreads, 1, device.multiprocessors());
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
