// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "results/values/result.h"
#include "simulator/counting/access_cost.h"

namespace warpbench::simulator {

/// Finds what the slowest warps of a block wait for (see Counters::CriticalPath). Warps run one after the other between
/// barriers.
class CriticalPathFinder {
 public:
  void blockBegins();
  /// The following accesses belong to another warp, up to the next barrier.
  void warpBegins();
  /// The warp, or some of its lanes, enters the basic block at this address. `calls` identifies the call stack, because
  /// distances between different functions' code are meaningless.
  void enters(std::uint64_t basicBlock, std::uint64_t calls) {
    if (m_functions.empty() || m_functions.back().calls != calls) comeTo(calls);
    if (basicBlock <= std::exchange(m_functions.back().basicBlock, basicBlock)) {
      m_global.goesRound();
      m_shared.goesRound();
    }
  }
  /// Whether the warp's next global load follows loads that it has not waited for.
  bool globalLoadsFollow() const { return m_global.open; }
  /// `first`: loads a sector that the block has not loaded before. `waits`: an atomic whose result is used.
  /// `conflicts`: shared memory wavefronts beyond those without bank conflicts.
  void accesses(AccessKind kind, bool first, bool waits = true, int conflicts = 0);
  /// Bulk copies of one phase of a barrier in shared memory: a group of loads that all warps wait for.
  void awaitsCopies() { ++m_block.loads; }
  void barrier();
  /// @returns the block's path.
  Counters::CriticalPath blockEnds();

 private:
  /// Loads that directly follow each other.
  struct Group {
    bool open = false;
    bool loadsFirst = false;  ///< at least one of them
    bool ofRound = false;     ///< at least one belongs to this iteration of the loop
    int rounds = 0;           ///< iterations with loads

    void goesRound() {
      if (open && std::exchange(ofRound, false) && ++rounds == Counters::kUnrolled) open = false;
    }
  };

  /// A function on the warp's call stack.
  struct Function {
    std::uint64_t calls = 0;
    std::uint64_t basicBlock = 0;  ///< the last one
  };

  /// Makes the function the last in m_functions, by entering it or returning to it.
  void comeTo(std::uint64_t calls);
  /// Ends a warp's part since the last barrier.
  void warpEnds();

  Group m_global;
  Group m_shared;
  /// Requests since the warp's last global load that may still be stored to shared memory.
  std::optional<int> m_sinceLoad;
  std::vector<Function> m_functions;
  Counters::CriticalPath m_warp;
  Counters::CriticalPath m_slowest;  ///< of the warps since the last barrier
  Counters::CriticalPath m_block;
};

}  // namespace warpbench::simulator
