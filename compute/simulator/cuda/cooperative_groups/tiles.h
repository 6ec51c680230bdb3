// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include "groups.h"

/// Groups of a warp's lanes (CUDA C++ Programming Guide, "Cooperative Groups": "Explicit Groups", "Group Partition").
namespace cooperative_groups {

template <unsigned size, typename Parent = void>
class thread_block_tile;

/// The functions of a tile, whatever its parent.
template <unsigned kSize>
class WarpTile : public thread_group {
  static_assert(kSize <= 1024 && (kSize & (kSize - 1)) == 0 && kSize > 0, "a tile's size is a power of two");

 public:
  WARPBENCH_WORD static constexpr unsigned size() { return kSize; }
  WARPBENCH_WORD static constexpr unsigned num_threads() { return kSize; }
  WARPBENCH_WORD static unsigned thread_rank() { return details::lane() & (kSize - 1); }
  WARPBENCH_WORD void sync() const { __syncwarp(mask()); }
  WARPBENCH_WORD unsigned meta_group_rank() const { return m_part; }
  WARPBENCH_WORD unsigned meta_group_size() const { return m_parts; }

  template <typename T>
  WARPBENCH_WORD T shfl(T value, int source) const {
    return details::shuffled(
        value, [=](auto bits) __attribute__((always_inline)) {
          return __shfl_sync(mask(), bits, source, static_cast<int>(kSize));
        });
  }
  template <typename T>
  WARPBENCH_WORD T shfl_down(T value, unsigned delta) const {
    return details::shuffled(
        value, [=](auto bits) __attribute__((always_inline)) {
          return __shfl_down_sync(mask(), bits, delta, static_cast<int>(kSize));
        });
  }
  template <typename T>
  WARPBENCH_WORD T shfl_up(T value, unsigned delta) const {
    return details::shuffled(
        value, [=](auto bits) __attribute__((always_inline)) {
          return __shfl_up_sync(mask(), bits, delta, static_cast<int>(kSize));
        });
  }
  template <typename T>
  WARPBENCH_WORD T shfl_xor(T value, unsigned distance) const {
    return details::shuffled(
        value, [=](auto bits) __attribute__((always_inline)) {
          return __shfl_xor_sync(mask(), bits, static_cast<int>(distance), static_cast<int>(kSize));
        });
  }
  WARPBENCH_WORD int any(int predicate) const { return __any_sync(mask(), predicate); }
  WARPBENCH_WORD int all(int predicate) const { return __all_sync(mask(), predicate); }
  // By rank.
  WARPBENCH_WORD unsigned ballot(int predicate) const { return __ballot_sync(mask(), predicate) >> first(); }
  template <typename T>
  WARPBENCH_WORD unsigned match_any(T value) const {
    return __match_any_sync(mask(), value) >> first();
  }
  template <typename T>
  WARPBENCH_WORD unsigned match_all(T value, int& alike) const {
    return __match_all_sync(mask(), value, &alike) >> first();
  }

 protected:
  WARPBENCH_WORD WarpTile(unsigned part, unsigned parts) : thread_group(Kind::Lanes, mask(), part, parts) {
    if constexpr (kSize > 32) warpbench::simulator::laneTrap("makes a tile of several warps, which is not simulated");
  }

 private:
  WARPBENCH_WORD static unsigned first() { return details::lane() & ~(kSize - 1); }
  WARPBENCH_WORD static unsigned mask() { return (0xffffffffu >> (kSize < 32 ? 32 - kSize : 0)) << first(); }
};

template <unsigned kSize>
class thread_block_tile<kSize, void> : public WarpTile<kSize> {
 public:
  template <typename Parent>
  WARPBENCH_WORD thread_block_tile(const thread_block_tile<kSize, Parent>& tile)
      : WarpTile<kSize>(tile.meta_group_rank(), tile.meta_group_size()) {}

 protected:
  WARPBENCH_WORD thread_block_tile(unsigned part, unsigned parts) : WarpTile<kSize>(part, parts) {}
  friend thread_block_tile<1> this_thread();
};
WARPBENCH_WORD thread_block_tile<1> this_thread() { return thread_block_tile<1>(0, 1); }

/// A part of a block or of a larger tile.
template <unsigned kSize, typename Parent>
class thread_block_tile : public WarpTile<kSize> {
 public:
  WARPBENCH_WORD thread_block_tile(const Parent& parent)
      : WarpTile<kSize>(static_cast<unsigned>(parent.thread_rank()) / kSize,
                        (static_cast<unsigned>(parent.num_threads()) + kSize - 1) / kSize) {}
};

template <unsigned kSize, typename Parent>
WARPBENCH_WORD thread_block_tile<kSize, Parent> tiled_partition(const Parent& parent) {
  return thread_block_tile<kSize, Parent>(parent);
}

/// Any lanes of a warp; a lane's rank is its position among them.
class coalesced_group : public thread_group {
 public:
  WARPBENCH_WORD unsigned size() const { return static_cast<unsigned>(__builtin_popcount(m_mask)); }
  WARPBENCH_WORD unsigned num_threads() const { return size(); }
  WARPBENCH_WORD unsigned thread_rank() const {
    return static_cast<unsigned>(__builtin_popcount(m_mask & details::lanesBefore()));
  }
  WARPBENCH_WORD void sync() const { __syncwarp(m_mask); }
  WARPBENCH_WORD unsigned meta_group_rank() const { return m_part; }
  WARPBENCH_WORD unsigned meta_group_size() const { return m_parts; }

  template <typename T>
  WARPBENCH_WORD T shfl(T value, unsigned source) const {
    return fromLane(value, details::nthBit(m_mask, source));
  }
  // Returns the lane's own value if there is no lane that far up or down.
  template <typename T>
  WARPBENCH_WORD T shfl_down(T value, unsigned delta) const {
    return fromLane(value, neighbour(m_mask, static_cast<int>(delta)));
  }
  template <typename T>
  WARPBENCH_WORD T shfl_up(T value, unsigned delta) const {
    return fromLane(value, neighbour(m_mask, -static_cast<int>(delta)));
  }
  WARPBENCH_WORD int any(int predicate) const { return __any_sync(m_mask, predicate); }
  WARPBENCH_WORD int all(int predicate) const { return __all_sync(m_mask, predicate); }
  WARPBENCH_WORD unsigned ballot(int predicate) const {
    return details::packed(__ballot_sync(m_mask, predicate), m_mask);
  }
  template <typename T>
  WARPBENCH_WORD unsigned match_any(T value) const {
    return details::packed(__match_any_sync(m_mask, value), m_mask);
  }
  template <typename T>
  WARPBENCH_WORD unsigned match_all(T value, int& alike) const {
    return details::packed(__match_all_sync(m_mask, value, &alike), m_mask);
  }

 private:
  WARPBENCH_WORD explicit coalesced_group(unsigned mask, unsigned part = 0, unsigned parts = 1)
      : thread_group(Kind::Lanes, mask, part, parts) {}

  template <typename T>
  WARPBENCH_WORD T fromLane(const T& value, int source) const {
    const unsigned mask = m_mask;
    return details::shuffled(
        value, [=](auto bits) __attribute__((always_inline)) { return __shfl_sync(mask, bits, source); });
  }
  WARPBENCH_UNSEEN static int neighbour(unsigned mask, int distance) noexcept {
    warpbench::simulator::unseen();
    const int lane = static_cast<int>(details::lane());
    const int rank = __builtin_popcount(mask & details::lanesBefore()) + distance;
    return rank >= 0 && rank < __builtin_popcount(mask) ? details::nthBit(mask, static_cast<unsigned>(rank)) : lane;
  }

  friend coalesced_group coalesced_threads();
  friend coalesced_group tiled_partition(const coalesced_group& parent, unsigned size);
  template <typename Group>
  friend coalesced_group binary_partition(const Group& group, bool predicate);
  template <typename Group, typename Label>
  friend coalesced_group labeled_partition(const Group& group, Label label);
};

WARPBENCH_WORD coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

/// Splits a group into parts of `size` threads by rank. Parts of a block are parts of its warps.
WARPBENCH_WORD coalesced_group tiled_partition(const coalesced_group& parent, unsigned size) {
  return coalesced_group(details::partOf(parent.m_mask, size), parent.thread_rank() / size,
                         (parent.size() + size - 1) / size);
}
WARPBENCH_WORD thread_group tiled_partition(const thread_group& parent, unsigned size) {
  using Kind = thread_group::Kind;
  // For a block, as many lanes of the warp as exist.
  const unsigned rest = details::threadsOfBlock() - (static_cast<unsigned>(warpbench::simulator::threadIndex()) & ~31u);
  const unsigned mask = parent.m_kind == Kind::Lanes ? parent.m_mask : 0xffffffffu >> (rest < 32 ? 32 - rest : 0);
  return thread_group(Kind::Lanes, details::partOf(mask, size), static_cast<unsigned>(parent.thread_rank()) / size,
                      (static_cast<unsigned>(parent.size()) + size - 1) / size);
}

/// The threads of a group whose condition equals this thread's. If there are two such parts, number 0 is the one with a
/// false condition.
template <typename Group>
WARPBENCH_WORD coalesced_group binary_partition(const Group& group, bool predicate) {
  const unsigned all = details::lanesOf(group);
  const unsigned holds = __ballot_sync(all, predicate);
  // Branch-free: flips away the bits of the others.
  const unsigned own = all & (holds ^ (static_cast<unsigned>(predicate) - 1));
  const unsigned divided = static_cast<unsigned>(own != all);
  return coalesced_group(own, static_cast<unsigned>(predicate) & divided, 1 + divided);
}
/// The threads with this thread's label.
template <typename Group, typename Label>
WARPBENCH_WORD coalesced_group labeled_partition(const Group& group, Label label) {
  if constexpr (std::is_same_v<Label, bool>) return binary_partition(group, label);
  if constexpr (std::is_pointer_v<Label>) return labeled_partition(group, reinterpret_cast<unsigned long long>(label));
  const unsigned all = details::lanesOf(group);
  const unsigned own = __match_any_sync(all, label);
  // Parts are numbered by their first lanes.
  const unsigned firsts = __ballot_sync(all, (own & details::lanesBefore()) == 0);
  const unsigned before = (1u << __builtin_ctz(own)) - 1;
  return coalesced_group(own, static_cast<unsigned>(__builtin_popcount(firsts & before)),
                         static_cast<unsigned>(__builtin_popcount(firsts)));
}

}  // namespace cooperative_groups
