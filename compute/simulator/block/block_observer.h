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

/// The state of a thread when all threads of its block have returned or wait at a barrier. Places are addresses in the
/// kernel's code: debug_info.h maps them to lines.
struct ThreadAtBarrier {
  bool returned = false;
  bool takenOut = false;    ///< the simulator ended it
  std::uint64_t where = 0;  ///< the barrier at which it waits
};

/// Receives a block's events in the order of simulation: one warp after the other between barriers, and within a warp
/// one memory instruction after the other.
class BlockObserver {
 public:
  virtual ~BlockObserver() = default;
  /// `spaces`: the block's view of memory.
  virtual void blockBegins(const uint3& /*block*/, const dim3& /*grid*/, const dim3& /*threads*/,
                           std::size_t /*dynamicSharedBytes*/, const MemorySpaces& /*spaces*/) {}
  /// The block's threads, x fastest. Those that have not returned continue now.
  virtual void blockBarrier(std::span<const ThreadAtBarrier> /*threads*/) {}
  /// The `lanes` of a warp have synchronized; `masks[lane]` are the lanes that each of them waited for.
  virtual void warpBarrier(int /*warp*/, std::uint32_t /*lanes*/, std::span<const std::uint32_t> /*masks*/) {}
  /// A thread waits at `where`, a barrier of its warp, for lanes that never arrive.
  virtual void stuck(int /*thread*/, std::uint64_t /*where*/) {}
  /// A thread waits at `where` for a phase of the barrier in shared memory with this number, which nobody completes;
  /// `lacks` says what is missing.
  virtual void incomplete(int /*thread*/, std::uint64_t /*where*/, std::uint32_t /*barrier*/,
                          const Message& /*lacks*/) {}
  /// A thread has exceeded a block's limit of steps, so the block ends. `where` is the last basic block or barrier that
  /// it reached; 0 if it has returned since.
  virtual void neverEnds(int /*thread*/, std::uint64_t /*where*/) {}
  virtual void access(int /*warp*/, const WarpAccess&) {}
};

/// A copy between global and shared memory by one instruction.
struct BulkCopy {
  std::byte* to;
  const std::byte* from;
  std::size_t bytes;
  std::uint64_t place;                      ///< in the kernel
  bool toShared;                            ///< otherwise to global memory
  std::uint32_t barrier = 0;                ///< of a copy to shared memory: the barrier that counts its bytes
  std::uint32_t phase = 0;                  ///< and the phase of that barrier
  static constexpr std::size_t kUnit = 16;  ///< addresses and size are multiples of this
  bool isAligned() const {
    return (reinterpret_cast<std::uintptr_t>(to) | reinterpret_cast<std::uintptr_t>(from) | bytes) % kUnit == 0;
  }
};

/// Receives each access of a lane before it takes place, on the lane's stack.
class AccessWatcher {
 public:
  /// The lane's next action.
  enum class Then {
    Access,
    WaitAndAccess,  ///< access once all lanes of its block wait or have returned
    LeaveKernel,    ///< leave without cleaning up
  };
  virtual ~AccessWatcher() = default;
  virtual Then access(Event::Step step, void* at, std::size_t bytes, std::uint64_t place) = 0;
  /// __threadfence() and its variants.
  virtual void fence(ThreadScope /*scope*/) {}
  /// The lane's next store belongs to an asynchronous copy.
  virtual void copies() {}
  /// The lane's next load is through the read-only cache: __ldg().
  virtual void loadsReadOnly() {}
  /// The lane's copies since the last call form a group.
  virtual void commitsCopies() {}
  /// The lane waits for all of its groups but the last `others`.
  virtual void waitsForCopies(std::size_t /*others*/) {}

  /// The lane arrives at the barrier in shared memory with this number, in this phase.
  virtual void arrives(std::uint32_t /*barrier*/, std::uint32_t /*phase*/, std::uint64_t /*place*/) {}
  /// A phase of the barrier is complete; `bytes`: it included bytes.
  virtual void completes(std::uint32_t /*barrier*/, bool /*bytes*/) {}
  /// The lane has waited for the phase.
  virtual void passes(std::uint32_t /*barrier*/, std::uint32_t /*phase*/) {}
  /// The lane starts a bulk copy. @returns whether it may.
  virtual bool copiesBulk(const BulkCopy& /*copy*/) { return true; }
  /// The lane's stores become visible to later bulk copies.
  virtual void fencesForBulkCopies() {}
  /// Like commitsCopies() and waitsForCopies(), for bulk copies to global memory.
  virtual void commitsBulkCopies() {}
  virtual void waitsForBulkCopies(std::size_t /*others*/) {}
  /// The lane's shuffle reads from a lane of its warp that takes no part.
  virtual void takesFromAbsent(int /*source*/, std::uint64_t /*place*/) {}
  /// The lane has exchanged values with the lanes of its mask, but this one has returned or is elsewhere.
  virtual void meetsWithout(int /*lane*/, std::uint64_t /*place*/) {}
  /// The lane is about to access something that is not aligned as its type requires; alignment 0: beyond its object.
  virtual Then misaddresses(void* /*at*/, std::size_t /*alignment*/, bool /*stores*/, std::uint64_t /*place*/) {
    return Then::Access;
  }
  /// The lane computes an address with an index outside the array's type, such as "int [4]".
  virtual void misindexes(const std::string& /*index*/, const std::string& /*type*/, std::uint64_t /*place*/) {}
  /// A local variable of the lane begins without a value.
  virtual void beginsLocal(const void* /*at*/, std::size_t /*bytes*/, const char* /*name*/) {}
  /// The lane misuses a barrier in shared memory or a bulk copy, which ends its launch.
  virtual void misuses(const Message& /*how*/, std::uint64_t /*place*/) {}
};

/// Runs `work` on the scheduler's stack if a lane is running, because its own stack is small.
void doAside(const std::function<void()>& work);

}  // namespace warpbench::simulator
