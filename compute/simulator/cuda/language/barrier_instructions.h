// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "asynchronous_barriers.h"
#include "builtins.h"

/// Called by code from own/ptx/inline_ptx.h, and by <cuda/ptx> and <cuda/barrier>: instructions for barriers in shared
/// memory and for bulk copies (PTX ISA, "mbarrier" and "cp.async.bulk"). Neither a GPU nor the simulator counts them as
/// loads or stores.
namespace warpbench::simulator::ptx {

WARPBENCH_WORD void barrierInit(void* at, std::uint64_t arrivals) {
  static_cast<void>(WARPBENCH_IN_ORDER(barrierBegins(at, static_cast<std::uint32_t>(arrivals))));
}
WARPBENCH_WORD void barrierInval(void* at) { static_cast<void>(WARPBENCH_IN_ORDER(barrierEnds(at))); }
WARPBENCH_WORD void barrierExpect(void* at, std::uint64_t bytes) {
  static_cast<void>(WARPBENCH_IN_ORDER(barrierExpects(at, static_cast<std::uint32_t>(bytes))));
}
WARPBENCH_WORD void barrierComplete(void* at, std::uint64_t bytes) {
  static_cast<void>(
      WARPBENCH_IN_ORDER(barrierExpects(at, -static_cast<std::int64_t>(static_cast<std::uint32_t>(bytes)))));
}
WARPBENCH_WORD std::uint64_t barrierArrive(void* at, std::uint64_t arrivals, std::uint64_t bytes, bool drops) {
  return WARPBENCH_IN_ORDER(
      barrierArrives(at, static_cast<std::uint32_t>(arrivals), static_cast<std::uint32_t>(bytes), drops));
}
WARPBENCH_WORD bool barrierWait(void* at, std::uint64_t token) {
  return WARPBENCH_IN_ORDER(barrierPasses(at, token)) != 0;
}
WARPBENCH_WORD bool barrierWaitParity(void* at, std::uint64_t parity) {
  return WARPBENCH_IN_ORDER(barrierPassesParity(at, static_cast<std::uint32_t>(parity))) != 0;
}

WARPBENCH_WORD void bulkToShared(void* to, const void* from, std::uint64_t bytes, void* barrier) {
  static_cast<void>(WARPBENCH_IN_ORDER(copyBulkToShared(to, from, static_cast<std::uint32_t>(bytes), barrier)));
}
WARPBENCH_WORD void bulkToGlobal(void* to, const void* from, std::uint64_t bytes) {
  static_cast<void>(WARPBENCH_IN_ORDER(copyBulkToGlobal(to, from, static_cast<std::uint32_t>(bytes))));
}
WARPBENCH_WORD void bulkCommit() { static_cast<void>(WARPBENCH_IN_ORDER(commitBulkCopies())); }
WARPBENCH_WORD void bulkWait(std::uint64_t groups) { static_cast<void>(WARPBENCH_IN_ORDER(waitForBulkCopies(groups))); }

WARPBENCH_WORD void proxyFence() { static_cast<void>(WARPBENCH_IN_ORDER(fenceForBulkCopies())); }
/// Everything runs in program order, so initialised barriers and global memory need no fence.
WARPBENCH_WORD void fenceOfNothing() { WARPBENCH_NOTHING_PASSES; }

}  // namespace warpbench::simulator::ptx
