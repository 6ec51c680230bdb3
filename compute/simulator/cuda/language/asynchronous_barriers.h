// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine.h"

/// Barriers in a block's shared memory that count arrivals and bytes, and bulk copies, whose bytes they count (PTX ISA,
/// "Parallel Synchronization and Communication Instructions: mbarrier" and "cp.async.bulk"). Copies are synchronous
/// here, which a kernel that waits correctly cannot notice; a check reports missing waits.
namespace warpbench::simulator {

// Implemented by the simulator, which reports misuse as a device error that ends the launch: an address without an
// initialised barrier, a number out of range. Declared pure, because any other call would keep g++ from unrolling its
// loop and so move arrays that the loop indexes to local memory. The results must be used: WARPBENCH_IN_ORDER().

/// Initialises the barrier; a phase takes `arrivals`, 1 to 2^20 - 1.
[[gnu::pure]] std::uint64_t barrierBegins(void* at, std::uint64_t arrivals) noexcept;
/// Ends the barrier.
[[gnu::pure]] std::uint64_t barrierEnds(void* at) noexcept;
/// The current phase needs that many bytes more; negative: that many have arrived.
[[gnu::pure]] std::uint64_t barrierExpects(void* at, std::int64_t bytes) noexcept;
/// The current phase needs `bytes` more, and `arrivals` have arrived. `drops`: later phases need fewer arrivals.
/// @returns a token of the phase: see pendingOf().
[[gnu::pure]] std::uint64_t barrierArrives(void* at, std::uint64_t arrivals, std::int64_t bytes, bool drops) noexcept;
/// Waits until the phase of a token is complete or, as on a GPU, for a limited time if nobody completes it. @returns
/// whether it is complete.
[[gnu::pure]] std::uint64_t barrierPasses(void* at, std::uint64_t token) noexcept;
/// As above, for the last phase with an even (`parity` 0) or odd number, counted from 0.
[[gnu::pure]] std::uint64_t barrierPassesParity(void* at, std::uint64_t parity) noexcept;

/// Copies from global to shared memory; addresses and size are multiples of 16.
[[gnu::pure]] std::uint64_t copyBulkToShared(void* to, const void* from, std::uint64_t bytes, void* barrier) noexcept;
/// Copies from shared to global memory, with the same alignment.
[[gnu::pure]] std::uint64_t copyBulkToGlobal(void* to, const void* from, std::uint64_t bytes) noexcept;
/// Makes the lane's stores to shared memory visible to later bulk copies.
[[gnu::pure]] std::uint64_t fenceForBulkCopies() noexcept;
/// Makes the lane's copies to global memory since the last call a group.
[[gnu::pure]] std::uint64_t commitBulkCopies() noexcept;
/// Waits for all of the lane's groups but the last `others`.
[[gnu::pure]] std::uint64_t waitForBulkCopies(std::uint64_t others) noexcept;

/// The arrivals that the phase needed before the one that returned the token.
inline constexpr int kPendingBits = 20;
constexpr std::uint64_t pendingOf(std::uint64_t token) { return token & ((std::uint64_t{1} << kPendingBits) - 1); }

/// The value of a call of the above, executed in order with all accesses.
#define WARPBENCH_IN_ORDER(CALL)                  \
  __extension__({                                 \
    WARPBENCH_NOTHING_PASSES;                     \
    const std::uint64_t warpbenchValue = CALL;    \
    __asm__ volatile("" : : "r"(warpbenchValue)); \
    WARPBENCH_NOTHING_PASSES;                     \
    warpbenchValue;                               \
  })

}  // namespace warpbench::simulator
