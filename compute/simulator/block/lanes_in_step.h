// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "simulator/block/endless_turns.h"
#include "simulator/block/lane.h"
#include "simulator/block/lane_fiber.h"

namespace warpbench::simulator {

/// A warp whose lanes run in step: each stops before each access, and those that stand at the same place go on
/// together. Of several places the one that comes first in the code goes first, as in WarpReplay, so that lanes which
/// have left a loop or skipped a branch wait for the others.
class LanesInStep {
 public:
  /// Whether the running lane waits for its turn before this access.
  bool stopsBefore(Event::Step step, const void* at, std::uint64_t place);
  /// It makes it now: there is such memory.
  void accesses(const void* at, std::size_t bytes) { m_turn.addMemory(at, bytes); }

  void warpBegins() {
    m_waited = {};
    m_turn = {};
  }
  /// What the warp did since.
  const TurnDigest& turn() const { return m_turn; }
  /// Lanes that make their access now, and go on to the next one; none where none can run.
  std::uint32_t next(std::span<const Lane> ofWarp);

 private:
  std::array<std::uint32_t, kWarpSize> m_waited{};  ///< how long each lane has let others go first
  TurnDigest m_turn;
  std::uint32_t m_waits = 0;  ///< what the lanes that ran last add to it
};

}  // namespace warpbench::simulator
