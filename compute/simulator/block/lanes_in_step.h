// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "simulator/block/lane.h"
#include "simulator/block/lane_fiber.h"
#include "simulator/block/loop_detector.h"

namespace warpbench::simulator {

/// Runs the lanes of a warp in step: each stops before each access, and those at the same place continue together. If
/// there are several places, the first in code order continues first, as in WarpReplay, so that lanes that have left a
/// loop or skipped a branch wait for the others.
class LanesInStep {
 public:
  /// Whether the running lane waits for its turn before this access.
  bool stopsBefore(Event::Step step, const void* at, std::uint64_t place);
  /// The access takes place now; its memory is accessible.
  void accesses(const void* at, std::size_t bytes) { m_turn.addMemory(at, bytes); }

  void warpBegins() {
    m_waited = {};
    m_turn = {};
  }
  /// What the warp has done since the turn began.
  const TurnDigest& turn() const { return m_turn; }
  /// The lanes that make their access now and continue to the next one; empty if none can run.
  std::uint32_t next(std::span<const Lane> ofWarp);
  /// Whether they go on although others are earlier in the code, because those may wait for them.
  bool areImpatient() const { return m_areImpatient; }

 private:
  std::array<std::uint32_t, kWarpSize> m_waited{};  ///< how long each lane has let others go first
  TurnDigest m_turn;
  bool m_areImpatient = false;
  std::uint32_t m_waits = 0;  ///< how much the lanes that ran last add to it
};

}  // namespace warpbench::simulator
