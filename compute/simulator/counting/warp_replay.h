// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "simulator/block/block_observer.h"
#include "simulator/block/lane.h"
#include "simulator/counting/access_cost.h"
#include "simulator/counting/traffic.h"
#include "simulator/memory_spaces.h"

namespace warpbench::simulator {

class WarpSharing;

/// The events of a warp's lanes that have not been replayed yet, and the functions that each lane is in. A lane's last
/// event belongs to a basic block of which all accesses are there. At the end there is another entry of a block,
/// whatever its address.
class WarpTraces {
 public:
  /// No events, and no lane in a function.
  void clear();
  /// What follows of the lane: [begin, end), and room for one event at `end`.
  void take(int lane, Event* begin, Event* end);

  bool empty(int lane) const { return m_at[lane] == m_end[lane]; }
  const Event& next(int lane) const { return *m_at[lane]; }
  /// Every lane has had events, and has some left, and all stand before the same basic block, as they nearly always do.
  bool allAtOneBlock() const;
  /// The basic block that the lane stands before; where it has no events left, anything.
  std::uint64_t block(int lane) const { return m_at[lane]->value; }
  /// A digest of the calls that the lane is in.
  std::uint64_t calls(int lane) const { return m_path[lane]; }
  bool standTogether(int lane, int other) const { return block(lane) == block(other) && m_path[lane] == m_path[other]; }
  /// By the order of the code, and of the calls where lanes are in different functions: one that is inside a call
  /// stands where the call is, and before what follows it.
  bool standsBefore(int lane, int other) const;
  /// Whether the lane, which `other` stands before, comes to that place before it comes to any that lies before it, as
  /// from a branch whose code lies behind the place where it ends.
  bool comesTo(int lane, int other);

  void skip(int lane) { ++m_at[lane]; }
  void skipAll() {
    for (Event*& at : m_at) ++at;
  }
  /// The lane has come to a step of its control flow: goes on to the next basic block.
  void arrive(int lane) {
    if (m_at[lane]->step() != Event::Step::Block) followCalls(lane);
  }

 private:
  struct Call {
    std::uint64_t returnAddress;
    std::uint64_t path;  ///< before it
  };
  /// Where a lane first comes to a basic block, in the function that has `depth` calls around it, whose address is not
  /// above a limit.
  struct Ahead {
    const Event* at = nullptr;
    std::uint64_t block = 0;   ///< 0: none, to the end of the events or of the function
    std::uint64_t lowest = 0;  ///< of the blocks before it
    std::size_t depth = 0;
  };
  void followCalls(int lane);
  Ahead lookAhead(int lane, std::size_t depth, std::uint64_t limit) const;

  std::array<Event*, kWarpSize> m_at{};
  std::array<Event*, kWarpSize> m_end{};
  std::array<std::uint64_t, kWarpSize> m_path{};  ///< a digest of the functions that it is in
  std::array<std::size_t, kWarpSize> m_depth{};
  std::array<Ahead, kWarpSize> m_ahead{};  ///< as looked for last
  /// By lane, `m_depth` of them.
  std::unique_ptr<Call[]> m_calls = std::make_unique<Call[]>(kWarpSize * kMostCalls);
};

/// Forms the requests of a warp from the traces of its lanes.
///
/// Lanes run one after the other here; on the GPU they run together and wait for each other where paths meet again. The
/// replay finds those places by the order of the code: of the basic blocks that lanes stand before, the one with the
/// lowest address goes first, together with all lanes that stand before it. With blocks in the order of the source a
/// lane that has left a loop, or skipped a branch, is ahead of the others and waits. (The idea is that of thread
/// frontiers: Diamos et al., "SIMD Re-Convergence at Thread Frontiers", MICRO 2011.) Not all blocks are in that order:
/// where lanes behind the lowest come to it as soon as they come to anything as low, it is there that they meet, and
/// they go first. No lane waits for ever: the others may be waiting for it.
class WarpReplay {
 public:
  WarpReplay(Traffic& traffic, const MemorySpaces& spaces, SharedUse& sharedUse,
             std::span<BlockObserver* const> observers = {}, WarpSharing* sharing = nullptr)
      : m_traffic(traffic), m_spaces(spaces), m_sharedUse(sharedUse), m_observers(observers), m_sharing(sharing) {}

  /// The traces that follow are those of this warp of the block.
  void startWarp(int warp) {
    m_warp = warp;
    m_waited = {};
    m_traffic.warpBegins();
  }

  /// Replays until a lane of `running` has no events left (what it does next may come first), or none has any.
  void replay(WarpTraces& lanes, std::uint32_t running);

 private:
  /// Lanes to go next, all at one place; none where replay() is to end.
  std::uint32_t nextGroup(WarpTraces& lanes, std::uint32_t running);
  void replayBlock(WarpTraces& lanes, std::uint32_t group);
  /// Takes the next access of the lanes of `group` that are at the same instruction as the lowest of them; lanes that
  /// have come to the end of the basic block leave the group. Nothing is active where all have.
  void takeAccess(WarpTraces& lanes, std::uint32_t& group);
  /// Counts what the lanes do in each memory: their addresses may lie in different ones.
  void count();
  void count(MemorySpace space);

  Traffic& m_traffic;
  const MemorySpaces m_spaces;
  SharedUse& m_sharedUse;
  std::span<BlockObserver* const> m_observers;
  WarpSharing* m_sharing;  ///< hears of accesses; nullptr: nobody looks
  int m_warp = 0;
  WarpAccess m_access;                              ///< that is being formed
  Event m_event;                                    ///< of one of its lanes
  std::array<std::uint32_t, kWarpSize> m_waited{};  ///< how many blocks of others each lane has waited for
};

}  // namespace warpbench::simulator
