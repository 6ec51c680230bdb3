// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <source_location>
#include <span>

#include "device/simt/access_cost.h"
#include "device/simt/vector_types.h"

namespace warpbench::simulator {

/// A thread when all threads of its block have returned or wait at a barrier.
struct ThreadAtBarrier {
  bool returned = false;
  std::source_location where;  ///< of the barrier that it waits at
};

/// Hears what happens in a block, in the order in which it happens here: one warp after the other from barrier to
/// barrier, and in a warp one memory instruction after the other.
class BlockObserver {
 public:
  virtual ~BlockObserver() = default;
  virtual void blockBegins(const uint3& /*block*/, const dim3& /*grid*/, const dim3& /*threads*/) {}
  /// Each time that a thread comes to the declaration of a shared array.
  virtual void sharedArray(std::byte* /*data*/, std::size_t /*bytes*/, const std::source_location& /*where*/) {}
  virtual void dynamicSharedMemory(std::byte* /*data*/, std::size_t /*bytes*/) {}
  /// The block's threads, x fastest: those that have not returned are let go now.
  virtual void blockBarrier(std::span<const ThreadAtBarrier> /*threads*/) {}
  /// Lanes of a warp have waited for each other; `masks[lane]` are those that each of `lanes` waited for.
  virtual void warpBarrier(int /*warp*/, std::uint32_t /*lanes*/, std::span<const std::uint32_t> /*masks*/) {}
  /// A thread waits at a barrier of its warp, at `where`, for lanes that never come.
  virtual void stuck(int /*thread*/, const std::source_location& /*where*/) {}
  /// A thread has taken more steps than a block may, and the block is given up.
  virtual void neverEnds(int /*thread*/) {}
  virtual void access(int /*warp*/, const WarpAccess&) {}
};

}  // namespace warpbench::simulator
