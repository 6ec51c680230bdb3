// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../cooperative_groups.h"
#include "functional.h"

/// Prefix sums by rank (CUDA C++ Programming Guide, "Cooperative Groups": "inclusive_scan and exclusive_scan"), in
/// CUDA's order, so that float sums round equally.
namespace cooperative_groups {

namespace details {

template <unsigned kDistance, unsigned kMost, typename Group, typename T, typename Combine>
WARPBENCH_WORD T scanFrom(const Group& group, T value, Combine&& combine) {
  if constexpr (kDistance < kMost) {
    const T before = group.shfl_up(value, kDistance);
    if (kDistance <= group.thread_rank()) value = combine(value, before);
    return scanFrom<2 * kDistance, kMost>(group, value, combine);
  } else {
    return value;
  }
}

}  // namespace details

template <unsigned kSize, typename Parent, typename T, typename Combine>
WARPBENCH_WORD T inclusive_scan(const thread_block_tile<kSize, Parent>& tile, T value, Combine&& combine) {
  return details::scanFrom<1, kSize>(tile, value, combine);
}
template <typename T, typename Combine>
WARPBENCH_WORD T inclusive_scan(const coalesced_group& group, T value, Combine&& combine) {
  return details::scanFrom<1, 32>(group, value, combine);
}
template <typename Group, typename T>
WARPBENCH_WORD T inclusive_scan(const Group& group, T value) {
  return inclusive_scan(group, value, plus<T>());
}
/// Rank 0 gets T().
template <typename Group, typename T, typename Combine>
WARPBENCH_WORD T exclusive_scan(const Group& group, T value, Combine&& combine) {
  const T result = group.shfl_up(inclusive_scan(group, value, combine), 1);
  return group.thread_rank() == 0 ? T() : result;
}
template <typename Group, typename T>
WARPBENCH_WORD T exclusive_scan(const Group& group, T value) {
  return exclusive_scan(group, value, plus<T>());
}

}  // namespace cooperative_groups
