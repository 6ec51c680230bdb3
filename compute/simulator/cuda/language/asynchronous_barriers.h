// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine.h"

/// Barriers in the block's shared memory that count arrivals and bytes, and bulk copies, whose bytes they count (PTX
/// ISA, "Parallel Synchronization and Communication Instructions: mbarrier" and "cp.async.bulk"). A copy is done at
/// once, which a kernel that waits as it has to cannot tell; a check tells who does not.
namespace warpbench::simulator {

// Implemented by the simulator, which calls what goes wrong a device error that ends the launch: an address that is none
// of an initialised barrier, a number out of range. They are said to be pure, as any other call would keep g++ from
// unrolling the loop that it is in, and so put arrays that the loop indexes into local memory. What they return has to
// be used: WARPBENCH_IN_ORDER().

/// A phase of the barrier takes `arrivals`, 1 to 2^20 - 1.
[[gnu::pure]] std::uint64_t barrierBegins(void* at, std::uint64_t arrivals) noexcept;
/// It is one no more.
[[gnu::pure]] std::uint64_t barrierEnds(void* at) noexcept;
/// Its phase takes so many bytes more; less than 0: these have arrived.
[[gnu::pure]] std::uint64_t barrierExpects(void* at, std::int64_t bytes) noexcept;
/// Its phase takes so many bytes more, and so many have arrived. `drops`: later phases take fewer. @returns a token of
/// the phase: see pendingOf().
[[gnu::pure]] std::uint64_t barrierArrives(void* at, std::uint64_t arrivals, std::int64_t bytes, bool drops) noexcept;
/// Waits until the phase of a token is complete; or, as a GPU does, for a time, where nobody completes it: @returns
/// whether it is.
[[gnu::pure]] std::uint64_t barrierPasses(void* at, std::uint64_t token) noexcept;
/// The same of the last phase whose number, counted from 0, is even (`parity` 0) or odd.
[[gnu::pure]] std::uint64_t barrierPassesParity(void* at, std::uint64_t parity) noexcept;

/// From global to shared memory: addresses and number of bytes are multiples of 16.
[[gnu::pure]] std::uint64_t copyBulkToShared(void* to, const void* from, std::uint64_t bytes, void* barrier) noexcept;
/// From shared to global memory, likewise.
[[gnu::pure]] std::uint64_t copyBulkToGlobal(void* to, const void* from, std::uint64_t bytes) noexcept;
/// What the lane has stored in shared memory is there for bulk copies that come later.
[[gnu::pure]] std::uint64_t fenceForBulkCopies() noexcept;
/// The lane's copies to global memory since the last such call are a group.
[[gnu::pure]] std::uint64_t commitBulkCopies() noexcept;
/// The lane waits for all of its groups but the last `others`.
[[gnu::pure]] std::uint64_t waitForBulkCopies(std::uint64_t others) noexcept;

/// Arrivals that the phase lacked before the one that gave the token.
inline constexpr int kPendingBits = 20;
constexpr std::uint64_t pendingOf(std::uint64_t token) { return token & ((std::uint64_t{1} << kPendingBits) - 1); }

/// The value of a call of the above, made at this place among all accesses.
#define WARPBENCH_IN_ORDER(CALL)                  \
  __extension__({                                 \
    WARPBENCH_NOTHING_PASSES;                     \
    const std::uint64_t warpbenchValue = CALL;    \
    __asm__ volatile("" : : "r"(warpbenchValue)); \
    WARPBENCH_NOTHING_PASSES;                     \
    warpbenchValue;                               \
  })

}  // namespace warpbench::simulator
