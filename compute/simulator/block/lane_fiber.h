// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csetjmp>
#include <cstdint>
#include <span>
#include <string>

#include "simulator/block/endless_turns.h"
#include "simulator/block/fiber_switch.h"
#include "simulator/block/lane.h"
#include "simulator/counting/access_cost.h"
#include "simulator/cuda/language/machine.h"
#include "simulator/cuda/vector_types.h"

namespace warpbench::simulator {

/// A CUDA thread as the block that runs it sees it: a fiber, and where it has come to. What each switch needs comes
/// first, in one line of the cache: a block has up to 1,024 of them.
struct alignas(64) Lane : Fiber {
  enum class State : std::uint8_t {
    Running,
    AtBlockBarrier,
    AtWarpBarrier,
    AtMeeting,  ///< waits until no lane of its warp can go on: __activemask()
    AtStore,    ///< of a launch in lockstep, before its first store
    AtAsynchronousBarrier,
    AtNamedBarrier,
    Done,
  };
  State state = State::Done;
  bool begun = false;             ///< it has entered the kernel in this block
  bool takenOut = false;          ///< it left the kernel early
  bool yields = false;            ///< it gave way because it waits for others: laneYield()
  std::uint32_t barrierMask = 0;  ///< of the warp barrier that it waits at; of a meeting, who has met
  std::uint64_t where = 0;        ///< the place of the barrier that it waits at, or of the block that its turn ended in
  std::int64_t steps = 0;         ///< in this block
  std::uint64_t* call = nullptr;  ///< the end of the return addresses of the functions that it is in
  const void* barrier = nullptr;  ///< in shared memory, that it waits at,
  std::uint32_t phase = 0;        ///< and which of its phases it waits for,
  std::uint32_t named = 0;        ///< or of one of the block's 16
  uint3 index{};
  int vote = 0;                ///< its predicate at a barrier of the block
  std::uint64_t given = 0;     ///< to its warp, at a barrier of the warp
  AtomicManner atomic;         ///< of its last atomic access, where somebody watches
  std::uint64_t lastTurn = 0;  ///< a digest of what it did when it last ran
  EndlessTurns turns;
  std::int64_t gridMeetings = 0;   ///< that it has come to in this block
  std::uint64_t* calls = nullptr;  ///< where those return addresses begin: room for kMostCalls
  std::jmp_buf atKernel{};         ///< where it goes when it is to leave the kernel early
};

/// The states that some lanes are in.
class LaneStates {
 public:
  explicit LaneStates(std::span<const Lane> lanes) {
    for (const Lane& lane : lanes) add(lane.state);
  }
  void add(Lane::State state) { m_bits |= bitOf(state); }
  bool has(Lane::State state) const { return (m_bits & bitOf(state)) != 0; }
  /// All of them are in it.
  bool are(Lane::State state) const { return m_bits == bitOf(state); }

 private:
  static unsigned bitOf(Lane::State state) { return 1u << static_cast<unsigned>(state); }

  unsigned m_bits = 0;
};

/// "(36, 0, 0)".
inline std::string indexOf(const Lane& lane) {
  const uint3& at = lane.index;
  return "(" + std::to_string(at.x) + ", " + std::to_string(at.y) + ", " + std::to_string(at.z) + ")";
}

}  // namespace warpbench::simulator
