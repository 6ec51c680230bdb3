// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "device/simt/access_cost.h"
#include "device/simt/block_observer.h"
#include "device/simt/lane.h"
#include "device/simt/traffic.h"

namespace warpbench::simulator {

/// The events of one lane that have not been replayed yet. The first is the entry of a basic block, and the last
/// belongs to a block of which all accesses are there. At `end` there is another entry of a block, whatever its
/// address.
struct LaneTrace {
  const Event* at = nullptr;
  const Event* end = nullptr;
  bool empty() const { return at == end; }
};
using WarpTraces = std::array<LaneTrace, kWarpSize>;

/// Forms the requests of a warp from the traces of its lanes.
///
/// Lanes run one after the other here; on the GPU they run together and wait for each other where paths meet again. The
/// replay finds those places by the order of the code: of the basic blocks that lanes stand before, the one with the
/// lowest address goes first, together with all lanes that stand before it. With blocks in the order of the source a
/// lane that has left a loop, or skipped a branch, is ahead of the others and waits. (The idea is that of thread
/// frontiers: Diamos et al., "SIMD Re-Convergence at Thread Frontiers", MICRO 2011.)
class WarpReplay {
 public:
  /// Accesses between `privateBegin` and `privateEnd` are to the lanes' own stacks and do not count. The
  /// observers hear of the others.
  WarpReplay(Traffic& traffic, std::uint64_t privateBegin, std::uint64_t privateEnd,
             std::span<BlockObserver* const> observers = {})
      : m_traffic(traffic), m_privateBegin(privateBegin), m_privateEnd(privateEnd), m_observers(observers) {}

  /// The traces that follow are those of this warp of the block.
  void startWarp(int warp) {
    m_warp = warp;
    m_traffic.warpBegins();
  }

  /// Replays until a lane of `running` has no events left (what it does next may come first), or none has any.
  void replay(WarpTraces& lanes, std::uint32_t running);

 private:
  void replayBlock(WarpTraces& lanes, std::uint32_t group);
  /// Takes the next access of the lanes of `group` that are at the same instruction as the lowest of them; lanes that
  /// have come to the end of the basic block leave the group. Nothing is active where all have.
  void takeAccess(WarpTraces& lanes, std::uint32_t& group, WarpAccess& access);

  Traffic& m_traffic;
  std::uint64_t m_privateBegin;
  std::uint64_t m_privateEnd;
  std::span<BlockObserver* const> m_observers;
  int m_warp = 0;
};

}  // namespace warpbench::simulator
