// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "core/text/message.h"
#include "simulator/block/lane.h"
#include "simulator/counting/access_cost.h"
#include "simulator/cuda/language/machine.h"
#include "simulator/cuda/vector_types.h"
#include "simulator/memory_spaces.h"

namespace warpbench::simulator {

/// A thread when all threads of its block have returned or wait at a barrier. Places are addresses in the kernel's
/// code: debug_info.h knows their lines.
struct ThreadAtBarrier {
  bool returned = false;
  bool takenOut = false;    ///< returned, but not by itself
  std::uint64_t where = 0;  ///< the place of the barrier that it waits at
};

/// Hears what happens in a block, in the order in which it happens here: one warp after the other from barrier to
/// barrier, and in a warp one memory instruction after the other.
class BlockObserver {
 public:
  virtual ~BlockObserver() = default;
  /// `spaces`: as the block sees them.
  virtual void blockBegins(const uint3& /*block*/, const dim3& /*grid*/, const dim3& /*threads*/,
                           std::size_t /*dynamicSharedBytes*/, const MemorySpaces& /*spaces*/) {}
  /// The block's threads, x fastest: those that have not returned are let go now.
  virtual void blockBarrier(std::span<const ThreadAtBarrier> /*threads*/) {}
  /// Lanes of a warp have waited for each other; `masks[lane]` are those that each of `lanes` waited for.
  virtual void warpBarrier(int /*warp*/, std::uint32_t /*lanes*/, std::span<const std::uint32_t> /*masks*/) {}
  /// A thread waits at a barrier of its warp, at `where`, for lanes that never come.
  virtual void stuck(int /*thread*/, std::uint64_t /*where*/) {}
  /// A thread waits, at `where`, for a phase of the barrier in shared memory that has this number in its block; nobody
  /// completes it: what is lacking.
  virtual void incomplete(int /*thread*/, std::uint64_t /*where*/, std::uint32_t /*barrier*/,
                          const Message& /*lacks*/) {}
  /// A thread has taken more steps than a block may, and the block is given up. `where` is the place of the basic block
  /// or barrier that it came to last; 0 where it has returned since.
  virtual void neverEnds(int /*thread*/, std::uint64_t /*where*/) {}
  virtual void access(int /*warp*/, const WarpAccess&) {}
};

/// A copy between global and shared memory by one instruction.
struct BulkCopy {
  std::byte* to;
  const std::byte* from;
  std::size_t bytes;
  std::uint64_t place;                      ///< in the kernel
  bool toShared;                            ///< else to global memory
  std::uint32_t barrier = 0;                ///< of one to shared memory: the number of that which counts its bytes,
  std::uint32_t phase = 0;                  ///< and its phase
  static constexpr std::size_t kUnit = 16;  ///< addresses and size are multiples of it
  bool isAligned() const {
    return (reinterpret_cast<std::uintptr_t>(to) | reinterpret_cast<std::uintptr_t>(from) | bytes) % kUnit == 0;
  }
};

/// Hears of each access of a lane before it takes place, on the lane's stack.
class AccessWatcher {
 public:
  /// What the lane does next.
  enum class Then {
    Access,
    WaitAndAccess,  ///< once all lanes of its block wait for something or have returned
    LeaveKernel,    ///< nothing of the kernel's is cleaned up
  };
  virtual ~AccessWatcher() = default;
  virtual Then access(Event::Step step, void* at, std::size_t bytes, std::uint64_t place) = 0;
  /// __threadfence() and its like.
  virtual void fence(ThreadScope /*scope*/) {}
  /// The lane's next store is of a copy that goes on beside the lane's work.
  virtual void copies() {}
  /// The lane's copies since the last such call are a group.
  virtual void commitsCopies() {}
  /// The lane waits for all of its groups but the last `others`.
  virtual void waitsForCopies(std::size_t /*others*/) {}

  /// The lane arrives at the barrier in shared memory that has this number in its block, in this phase.
  virtual void arrives(std::uint32_t /*barrier*/, std::uint32_t /*phase*/, std::uint64_t /*place*/) {}
  /// All that its phase takes has come; `bytes`: some of them.
  virtual void completes(std::uint32_t /*barrier*/, bool /*bytes*/) {}
  /// The lane has waited for the phase.
  virtual void passes(std::uint32_t /*barrier*/, std::uint32_t /*phase*/) {}
  /// The lane has `copy` made. @returns whether it may be.
  virtual bool copiesBulk(const BulkCopy& /*copy*/) { return true; }
  /// What the lane has stored is there for bulk copies that come later.
  virtual void fencesForBulkCopies() {}
  /// As commitsCopies() and waitsForCopies(), of bulk copies to global memory.
  virtual void commitsBulkCopies() {}
  virtual void waitsForBulkCopies(std::size_t /*others*/) {}
  /// The lane's shuffle takes the value of a lane of its warp that gives none.
  virtual void takesFromAbsent(int /*source*/, std::uint64_t /*place*/) {}
  /// The lane is about to load or store what is not aligned as its type has to be; 0: what lies beyond its object.
  virtual Then misaddresses(void* /*at*/, std::size_t /*alignment*/, bool /*stores*/, std::uint64_t /*place*/) {
    return Then::Access;
  }
  /// The lane computes an address by an index beyond the array's type, as "int [4]".
  virtual void misindexes(const std::string& /*index*/, const std::string& /*type*/, std::uint64_t /*place*/) {}
  /// A variable of the lane's own begins, without a value.
  virtual void beginsLocal(const void* /*at*/, std::size_t /*bytes*/, const char* /*name*/) {}
  /// The lane does with a barrier in shared memory, or a bulk copy, what ends its launch.
  virtual void misuses(const Message& /*how*/, std::uint64_t /*place*/) {}
};

/// Does the work on the scheduler's stack, where a lane runs: its own is small.
void doAside(const std::function<void()>& work);

}  // namespace warpbench::simulator
