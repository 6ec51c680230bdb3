// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "simulator/block/block_runner_private.h"
#include "simulator/loaded_kernels.h"
#include "simulator/memory_spaces.h"

namespace warpbench::simulator {

/// Limits what this thread's lanes may access while a block runs.
class BlockReach {
 public:
  BlockReach(const MemorySpaces& spaces, const KernelModule* module) {
    if (module == nullptr || module->memory == nullptr) return;
    const auto rangeOf = [](std::uint64_t begin, std::uint64_t end) { return Reach::Range{begin, end - begin}; };
    const AddressRange device = module->memory->device();
    t_reach = {.device = rangeOf(device.begin, device.end),
               .shared = rangeOf(spaces.ownShared.begin, spaces.ownShared.end),
               .programShared = rangeOf(spaces.sharedBegin, spaces.sharedEnd),
               .stacks = rangeOf(spaces.stacksBegin, spaces.stacksEnd),
               .constants = rangeOf(spaces.ownConstants.begin, spaces.ownConstants.end)};
  }
  ~BlockReach() { t_reach = {}; }
  BlockReach(const BlockReach&) = delete;
  BlockReach& operator=(const BlockReach&) = delete;
};

}  // namespace warpbench::simulator
