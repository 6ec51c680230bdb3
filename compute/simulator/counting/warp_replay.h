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

/// The events of a warp's lanes that have not been replayed, and each lane's call stack. A lane's last event belongs to
/// a basic block whose accesses are complete. At the end there is one more block entry with any address.
class WarpTraces {
 public:
  /// Removes all events and calls.
  void clear();
  /// Adds events of the lane: [begin, end), with room for one event at `end`.
  void take(int lane, Event* begin, Event* end);

  bool empty(int lane) const { return m_at[lane] == m_end[lane]; }
  const Event& next(int lane) const { return *m_at[lane]; }
  /// Whether every lane has events left and all stand before the same basic block, which is the usual case.
  bool allAtOneBlock() const;
  /// The basic block before which the lane stands; undefined if it has no events left.
  std::uint64_t block(int lane) const { return m_at[lane]->value; }
  /// A digest of the lane's call stack.
  std::uint64_t calls(int lane) const { return m_path[lane]; }
  bool standTogether(int lane, int other) const { return block(lane) == block(other) && m_path[lane] == m_path[other]; }
  /// Compares by code order. If the lanes are in different functions, compares their calls: a lane inside a call is at
  /// the call, before what follows it.
  bool standsBefore(int lane, int other) const;
  /// Whether the lane reaches the place of `other`, which stands before it, before it reaches any earlier place. This
  /// happens after a branch whose code lies behind its end.
  bool reachesFirst(int lane, int other);

  void skip(int lane) { ++m_at[lane]; }
  void skipAll() {
    for (Event*& at : m_at) ++at;
  }
  /// The lane has reached a control flow step: advances to the next basic block.
  void arrive(int lane) {
    if (m_at[lane]->step() != Event::Step::Block) followCalls(lane);
  }

 private:
  struct Call {
    std::uint64_t returnAddress;
    std::uint64_t path;  ///< before it
  };
  /// Where a lane first reaches a basic block at or below an address limit, in the function at call depth `depth`.
  struct LookAhead {
    const Event* at = nullptr;
    std::uint64_t block = 0;   ///< 0: none before the end of the events or of the function
    std::uint64_t lowest = 0;  ///< of the blocks before it
    std::size_t depth = 0;
  };
  void followCalls(int lane);
  LookAhead lookAhead(int lane, std::size_t depth, std::uint64_t limit) const;

  std::array<Event*, kWarpSize> m_at{};
  std::array<Event*, kWarpSize> m_end{};
  std::array<std::uint64_t, kWarpSize> m_path{};  ///< a digest of the call stack
  std::array<std::size_t, kWarpSize> m_depth{};
  std::array<LookAhead, kWarpSize> m_ahead{};  ///< result of the last search
  /// `m_depth` entries per lane.
  std::unique_ptr<Call[]> m_calls = std::make_unique<Call[]>(kWarpSize * kMaxCalls);
};

/// Combines the traces of a warp's lanes into requests.
///
/// Here lanes run one after the other; on a GPU they run together and wait for each other where paths reconverge. The
/// replay finds those places by code order: the lanes before the basic block with the lowest address go first. If
/// blocks are in source order, a lane that has left a loop or skipped a branch is ahead and waits. (This is the idea of
/// thread frontiers: Diamos et al., "SIMD Re-Convergence at Thread Frontiers", MICRO 2011.) Not all blocks are in that
/// order: if other lanes reach the lowest lanes' block before anything as low, they reconverge there, so those lanes go
/// first. No lane waits for ever, because the others may be waiting for it.
class WarpReplay {
 public:
  WarpReplay(Traffic& traffic, const MemorySpaces& spaces, SharedUse& sharedUse,
             std::span<BlockObserver* const> observers = {}, WarpSharing* sharing = nullptr)
      : m_traffic(traffic), m_spaces(spaces), m_sharedUse(sharedUse), m_observers(observers), m_sharing(sharing) {}

  /// The following traces belong to this warp of the block.
  void startWarp(int warp) {
    m_warp = warp;
    m_waited = {};
    m_traffic.warpBegins();
  }

  /// Replays until a lane of `running` has no events left (its next action may come first), or no lane has any.
  void replay(WarpTraces& lanes, std::uint32_t running);

 private:
  /// The lanes to continue with, all at one place; none if replay() ends.
  std::uint32_t nextGroup(WarpTraces& lanes, std::uint32_t running);
  void replayBlock(WarpTraces& lanes, std::uint32_t group);
  /// Takes the next access of those lanes in `group` that are at the same instruction as the lowest lane. Lanes at the
  /// end of the basic block leave the group. Leaves nothing active if all have.
  void takeAccess(WarpTraces& lanes, std::uint32_t& group);
  /// Counts the lanes' accesses for each memory, because their addresses may be in different ones.
  void count();
  void count(MemorySpace space);

  Traffic& m_traffic;
  const MemorySpaces m_spaces;
  SharedUse& m_sharedUse;
  std::span<BlockObserver* const> m_observers;
  WarpSharing* m_sharing;  ///< receives accesses; nullptr: none
  int m_warp = 0;
  WarpAccess m_access;                              ///< being formed
  Event m_event;                                    ///< of one of its lanes
  std::array<std::uint32_t, kWarpSize> m_waited{};  ///< how many blocks of others each lane has waited for
};

}  // namespace warpbench::simulator
