// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "results/values/result.h"
#include "simulator/counting/access_cost.h"

namespace warpbench::simulator {

/// Finds what the slowest warps of a block wait for (see Counters::CriticalPath), as its warps run one after the other
/// from barrier to barrier.
class CriticalPathFinder {
 public:
  void blockBegins();
  /// The accesses that follow are those of another warp, up to the next barrier.
  void warpBegins();
  /// The warp, or some of its lanes, enter the basic block at this address. `calls` tells the calls that lead there
  /// from others: how far one function's code lies from another's says nothing.
  void enters(std::uint64_t basicBlock, std::uint64_t calls) {
    if (m_functions.empty() || m_functions.back().calls != calls) comeTo(calls);
    if (basicBlock <= std::exchange(m_functions.back().basicBlock, basicBlock)) {
      m_global.goesRound();
      m_shared.goesRound();
    }
  }
  /// Whether what the warp loads next from global memory follows loads that it has not waited for.
  bool globalLoadsFollow() const { return m_global.open; }
  /// `first`: loads a sector that the block has not loaded before. `waits`: an atomic whose result is used.
  /// `conflicts`: wavefronts of shared memory beyond those that it takes without bank conflicts.
  void accesses(AccessKind kind, bool first, bool waits = true, int conflicts = 0);
  /// Bulk copies of one phase of a barrier in shared memory: a group of loads that all warps wait for.
  void awaitsCopies() { ++m_block.loads; }
  void barrier();
  /// @returns the block's path.
  Counters::CriticalPath blockEnds();

 private:
  /// Loads that follow each other.
  struct Group {
    bool open = false;
    bool loadsFirst = false;  ///< one of them at least
    bool ofRound = false;     ///< one of them at least is of this round of the loop
    int rounds = 0;           ///< with loads

    void goesRound() {
      if (open && std::exchange(ofRound, false) && ++rounds == Counters::kUnrolled) open = false;
    }
  };

  /// In which the warp is.
  struct Function {
    std::uint64_t calls = 0;
    std::uint64_t basicBlock = 0;  ///< the last one
  };

  /// The function becomes the last of m_functions: a new one, or one that the warp has returned to.
  void comeTo(std::uint64_t calls);
  /// Of a warp since the last barrier.
  void warpEnds();

  Group m_global;
  Group m_shared;
  /// Requests since the warp's last global load that may yet be stored to shared memory.
  std::optional<int> m_sinceLoad;
  std::vector<Function> m_functions;
  Counters::CriticalPath m_warp;
  Counters::CriticalPath m_slowest;  ///< of the warps since the last barrier
  Counters::CriticalPath m_block;
};

}  // namespace warpbench::simulator
