// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "simulator/block/block_observer.h"
#include "simulator/block/lane_fiber.h"

namespace warpbench::simulator {

/// A warp whose lanes run in step: each stops before each access, and those that stand at the same place go on
/// together. Of several places the one that comes first in the code goes first, as in WarpReplay, so that lanes which
/// have left a loop or skipped a branch wait for the others.
class LanesInStep final : public AccessWatcher {
 public:
  Then access(Event::Step step, void* at, std::size_t bytes, std::uint64_t place) override;

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
