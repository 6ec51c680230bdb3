// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../language/atomics.h"
#include "../language/builtins.h"
#include "../language/integer_functions.h"
#include "../language/machine.h"
#include "../language/warp_functions.h"

/// The implicit groups of a kernel (CUDA C++ Programming Guide, "Cooperative Groups": "Implicit Groups"), and building
/// blocks for groups of lanes.
namespace cooperative_groups {

class thread_group;

namespace details {

WARPBENCH_WORD unsigned lane() { return static_cast<unsigned>(warpbench::simulator::laneIndex()); }
/// The mask of the lanes before this one.
WARPBENCH_WORD unsigned lanesBefore() { return (1u << lane()) - 1; }
WARPBENCH_WORD unsigned threadsOfBlock() { return blockDim.x * blockDim.y * blockDim.z; }

/// The lanes of a group within one warp.
WARPBENCH_WORD unsigned lanesOf(const thread_group& group);

/// The position of the n-th set bit of `mask`, counted from 0; -1 if there are fewer bits.
WARPBENCH_UNSEEN inline int nthBit(unsigned mask, unsigned n) noexcept {
  warpbench::simulator::unseen();
  for (; n > 0; --n) mask &= mask - 1;
  return __builtin_ffs(static_cast<int>(mask)) - 1;
}
/// The bits of `votes` at the positions set in `mask`, packed.
WARPBENCH_UNSEEN inline unsigned packed(unsigned votes, unsigned mask) noexcept {
  warpbench::simulator::unseen();
  unsigned result = 0;
  for (unsigned n = 0; mask != 0; ++n, mask &= mask - 1) result |= (votes >> __builtin_ctz(mask) & 1) << n;
  return result;
}
/// Splits the lanes of `mask` by rank into parts of `size` and returns the part of this lane.
WARPBENCH_UNSEEN inline unsigned partOf(unsigned mask, unsigned size) noexcept {
  warpbench::simulator::unseen();
  const unsigned own = static_cast<unsigned>(__builtin_popcount(mask & lanesBefore())) / size;
  unsigned result = 0;
  for (unsigned rest = mask, n = 0; rest != 0; rest &= rest - 1, ++n)
    if (n / size == own) result |= rest & -rest;
  return result;
}

/// Values of any size are exchanged in 4-byte pieces, as in CUDA.
template <typename T>
struct Pieces {
  static constexpr int kCount = (sizeof(T) + 3) / 4;
  unsigned words[kCount];
};
template <typename T, typename Shuffle>
WARPBENCH_WORD T shuffled(const T& value, Shuffle shuffle) {
  if constexpr (sizeof(T) == 8) {
    return __builtin_bit_cast(T, shuffle(__builtin_bit_cast(unsigned long long, value)));
  } else if constexpr (sizeof(T) == 4) {
    return __builtin_bit_cast(T, shuffle(__builtin_bit_cast(unsigned, value)));
  } else {
    Pieces<T> pieces = {};
    T result;
    __builtin_memcpy(pieces.words, &value, sizeof(T));
#pragma GCC unroll 32
    for (int i = 0; i < Pieces<T>::kCount; ++i) pieces.words[i] = shuffle(pieces.words[i]);
    __builtin_memcpy(static_cast<void*>(&result), pieces.words, sizeof(T));
    return result;
  }
}

}  // namespace details

/// Any group; other groups convert to it. Groups of lanes keep their mask; `m_parts` and `m_part` distinguish a tile
/// from its siblings.
class thread_group {
 public:
  WARPBENCH_WORD unsigned long long size() const;
  WARPBENCH_WORD unsigned long long num_threads() const { return size(); }
  WARPBENCH_WORD unsigned long long thread_rank() const;
  WARPBENCH_WORD void sync() const;

 protected:
  enum class Kind : unsigned char { Lanes, Block, Grid };
  WARPBENCH_WORD explicit thread_group(Kind kind, unsigned mask = 0, unsigned part = 0, unsigned parts = 1)
      : m_kind(kind), m_mask(mask), m_part(part), m_parts(parts) {}

  Kind m_kind;
  unsigned m_mask;
  unsigned m_part;
  unsigned m_parts;

  friend unsigned details::lanesOf(const thread_group& group);
  friend thread_group tiled_partition(const thread_group& parent, unsigned size);
};

WARPBENCH_WORD unsigned details::lanesOf(const thread_group& group) { return group.m_mask; }

class grid_group : public thread_group {
 public:
  WARPBENCH_WORD bool is_valid() const { return true; }
  WARPBENCH_WORD void sync() const { warpbench::simulator::gridBarrier(); }
  WARPBENCH_WORD static unsigned long long num_blocks() {
    return static_cast<unsigned long long>(gridDim.x) * gridDim.y * gridDim.z;
  }
  WARPBENCH_WORD static unsigned long long num_threads() { return num_blocks() * details::threadsOfBlock(); }
  WARPBENCH_WORD static unsigned long long size() { return num_threads(); }
  WARPBENCH_WORD static unsigned long long block_rank() {
    return (static_cast<unsigned long long>(blockIdx.z) * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  }
  WARPBENCH_WORD static unsigned long long thread_rank() {
    return block_rank() * details::threadsOfBlock() +
           static_cast<unsigned long long>(warpbench::simulator::threadIndex());
  }
  WARPBENCH_WORD static dim3 group_dim() { return gridDim; }
  WARPBENCH_WORD static dim3 dim_blocks() { return gridDim; }
  WARPBENCH_WORD static dim3 block_index() { return blockIdx; }
  WARPBENCH_WORD static dim3 dim_threads() {
    return dim3(gridDim.x * blockDim.x, gridDim.y * blockDim.y, gridDim.z * blockDim.z);
  }
  WARPBENCH_WORD static dim3 thread_index() {
    return dim3(blockIdx.x * blockDim.x + threadIdx.x, blockIdx.y * blockDim.y + threadIdx.y,
                blockIdx.z * blockDim.z + threadIdx.z);
  }

 private:
  WARPBENCH_WORD grid_group() : thread_group(Kind::Grid) {}
  friend grid_group this_grid();
};
WARPBENCH_WORD grid_group this_grid() { return grid_group(); }

class thread_block : public thread_group {
 public:
  /// From barrier_arrive() to barrier_wait(); here the wait is the whole barrier.
  struct arrival_token {};

  WARPBENCH_WORD static void sync() { warpbench::simulator::blockBarrier(); }
  WARPBENCH_WORD arrival_token barrier_arrive() const { return {}; }
  WARPBENCH_WORD void barrier_wait(arrival_token&&) const { warpbench::simulator::blockBarrier(); }
  WARPBENCH_WORD static unsigned size() { return details::threadsOfBlock(); }
  WARPBENCH_WORD static unsigned num_threads() { return details::threadsOfBlock(); }
  WARPBENCH_WORD static unsigned thread_rank() { return static_cast<unsigned>(warpbench::simulator::threadIndex()); }
  WARPBENCH_WORD static dim3 group_index() { return blockIdx; }
  WARPBENCH_WORD static dim3 thread_index() { return threadIdx; }
  WARPBENCH_WORD static dim3 group_dim() { return blockDim; }
  WARPBENCH_WORD static dim3 dim_threads() { return blockDim; }

 private:
  WARPBENCH_WORD thread_block() : thread_group(Kind::Block) {}
  friend thread_block this_thread_block();
};
WARPBENCH_WORD thread_block this_thread_block() { return thread_block(); }
/// Memory that CUDA needs for tiles of several warps.
template <unsigned kMostThreads = 1024>
struct block_tile_memory {};
template <unsigned kMostThreads>
WARPBENCH_WORD thread_block this_thread_block(block_tile_memory<kMostThreads>&) {
  return this_thread_block();
}

WARPBENCH_WORD unsigned long long thread_group::size() const {
  if (m_kind == Kind::Grid) return grid_group::size();
  return m_kind == Kind::Block ? thread_block::size() : static_cast<unsigned>(__builtin_popcount(m_mask));
}
WARPBENCH_WORD unsigned long long thread_group::thread_rank() const {
  if (m_kind == Kind::Grid) return grid_group::thread_rank();
  return m_kind == Kind::Block ? thread_block::thread_rank()
                               : static_cast<unsigned>(__builtin_popcount(m_mask & details::lanesBefore()));
}
WARPBENCH_WORD void thread_group::sync() const {
  if (m_kind == Kind::Grid)
    warpbench::simulator::gridBarrier();
  else if (m_kind == Kind::Block)
    warpbench::simulator::blockBarrier();
  else
    warpbench::simulator::warpBarrier(m_mask);
}

// The same as free functions.
template <typename Group>
WARPBENCH_WORD void sync(const Group& group) {
  group.sync();
}
template <typename Group>
WARPBENCH_WORD auto thread_rank(const Group& group) {
  return group.thread_rank();
}
template <typename Group>
WARPBENCH_WORD auto group_size(const Group& group) {
  return group.num_threads();
}
/// One thread of the group calls it.
template <typename Group, typename F, typename... Arguments>
WARPBENCH_WORD void invoke_one(const Group& group, F&& f, Arguments&&... arguments) {
  if (group.thread_rank() == 0) static_cast<F&&>(f)(static_cast<Arguments&&>(arguments)...);
}
/// All threads get the result.
template <typename Group, typename F, typename... Arguments>
WARPBENCH_WORD auto invoke_one_broadcast(const Group& group, F&& f, Arguments&&... arguments) {
  decltype(f(static_cast<Arguments&&>(arguments)...)) result{};
  if (group.thread_rank() == 0) result = static_cast<F&&>(f)(static_cast<Arguments&&>(arguments)...);
  return group.shfl(result, 0);
}

}  // namespace cooperative_groups
