// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../cooperative_groups.h"
#include "functional.h"
#include "scan.h"

/// Reductions (CUDA C++ Programming Guide, "Cooperative Groups": "reduce"), in CUDA's order, so that float sums round
/// equally. The whole group gets the result.
namespace cooperative_groups {

namespace details {

template <unsigned kDistance, typename Tile, typename T, typename Combine>
WARPBENCH_WORD T reduceFrom(const Tile& tile, T value, Combine&& combine) {
  if constexpr (kDistance > 0) {
    value = combine(value, tile.shfl_xor(value, kDistance));
    return reduceFrom<kDistance / 2>(tile, value, combine);
  } else {
    return value;
  }
}

}  // namespace details

template <unsigned kSize, typename Parent, typename T, typename Combine>
WARPBENCH_WORD T reduce(const thread_block_tile<kSize, Parent>& tile, T value, Combine&& combine) {
  return details::reduceFrom<kSize / 2>(tile, value, combine);
}
/// Reduces a whole warp as a tile; other groups by a scan whose last value is broadcast.
template <typename T, typename Combine>
WARPBENCH_WORD T reduce(const coalesced_group& group, T value, Combine&& combine) {
  if (group.size() == 32) {
    struct Warp {
      WARPBENCH_WORD T shfl_xor(const T& own, unsigned distance) const {
        return details::shuffled(
            own, [=](auto bits) __attribute__((always_inline)) {
              return __shfl_xor_sync(0xffffffff, bits, static_cast<int>(distance));
            });
      }
    };
    return details::reduceFrom<16>(Warp(), value, combine);
  }
  return group.shfl(inclusive_scan(group, value, combine), group.size() - 1);
}

/// One thread of the group stores the result.
template <typename Group, typename T, typename Combine>
WARPBENCH_WORD void reduce_store_async(const Group& group, T* at, T value, Combine&& combine) {
  const T result = reduce(group, value, combine);
  if (group.thread_rank() == 0) *at = result;
}

}  // namespace cooperative_groups
