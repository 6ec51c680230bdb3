// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <source_location>

#include "device/simt/access_cost.h"
#include "device/simt/vector_types.h"

/// What a simulated CUDA thread (a lane of a warp, run as a fiber) sees of its surroundings, and the trace it leaves.
namespace warpbench::simulator {

/// One step of a lane: it entered a basic block, or it accessed memory.
struct Event {
  static constexpr std::uint64_t kBlock = ~std::uint64_t{0};
  static constexpr std::uint64_t kCombines = std::uint64_t{1} << 48;  ///< see WarpAccess::combines

  std::uint64_t value = 0;  ///< address of the basic block, or of the access
  std::uint64_t tag = 0;    ///< kBlock, or the kind, the size and the site of an access, and kCombines

  /// `site` tells source lines apart, where a build knows them; 0 elsewhere.
  static constexpr std::uint64_t accessTag(AccessKind kind, std::size_t bytes, std::uint32_t site = 0) {
    return static_cast<std::uint64_t>(kind) | bytes << 8 | std::uint64_t{site} << 16;
  }
  AccessKind kind() const { return static_cast<AccessKind>(tag & 0xff); }
  int bytes() const { return static_cast<int>(tag >> 8 & 0xff); }
  std::uint32_t site() const { return static_cast<std::uint32_t>(tag >> 16); }
  bool combines() const { return (tag & kCombines) != 0; }
};

// Thread-local, because CUDA's names are: an operating-system thread runs one lane at a time, and the scheduler sets
// these at each switch. `constinit` lets the compiler reach them without a guard.
extern constinit thread_local uint3 threadIdx;
extern constinit thread_local uint3 blockIdx;
extern constinit thread_local dim3 blockDim;
extern constinit thread_local dim3 gridDim;

/// Where the running lane's next event goes. There is always room for the accesses of one basic block: the limit is
/// looked at when a block is entered.
extern constinit thread_local Event* t_cursor;
/// Grows whenever the trace is taken away, so that whoever holds a pointer into it knows.
extern constinit thread_local std::uint64_t t_traceEpoch;

/// Where stores to global memory go, in bytes from where they ought to: 0, but for launches in lockstep.
extern constinit thread_local std::ptrdiff_t t_storeShift;

[[gnu::always_inline]] inline Event* record(AccessKind kind, const void* address, std::size_t bytes) {
  Event* event = t_cursor++;
  event->value = reinterpret_cast<std::uint64_t>(address);
  event->tag = Event::accessTag(kind, bytes);
  return event;
}

/// Waits for all threads of the block that have not returned. `where` is the kernel's line.
void syncThreads(std::source_location where);

/// Waits for the lanes of the warp that `mask` names and that have not returned.
void syncWarp(std::uint32_t mask, std::source_location where);

/// Gives `value` to the warp, waits for the lanes of `mask`, and returns what lane `source` gave (of this warp, 0..31).
std::uint64_t exchange(std::uint32_t mask, std::uint64_t value, int source, std::source_location where);

/// The running thread's place in its block, x fastest.
int threadIndex();
/// 0..31, this lane's place in its warp.
inline int laneIndex() { return threadIndex() % kWarpSize; }

/// The block's shared array that is declared at `where`: the same memory for all of its threads.
/// @throws DeviceError where the block asks for more shared memory than there is.
void* sharedArray(std::size_t bytes, std::size_t alignment, const std::source_location& where);

/// The block's dynamic shared memory.
void* dynamicSharedMemory();

}  // namespace warpbench::simulator
