// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csetjmp>
#include <cstdint>
#include <span>
#include <string>

#include "simulator/block/fiber_switch.h"
#include "simulator/block/lane.h"
#include "simulator/block/loop_detector.h"
#include "simulator/counting/access_cost.h"
#include "simulator/cuda/language/machine.h"
#include "simulator/cuda/vector_types.h"

namespace warpbench::simulator {

/// A CUDA thread of a running block: a fiber and its progress. The fields that every switch needs come first, in one
/// cache line, because a block has up to 1,024 lanes.
struct alignas(64) Lane : Fiber {
  enum class State : std::uint8_t {
    Running,
    AtBlockBarrier,
    AtWarpBarrier,
    AtMeeting,  ///< waits until no lane of its warp can go on: __activemask()
    AtStore,    ///< before its first store, in a launch in lockstep
    AtAsynchronousBarrier,
    AtNamedBarrier,
    Done,
  };
  State state = State::Done;
  bool begun = false;             ///< entered the kernel in this block
  bool takenOut = false;          ///< left the kernel early
  bool yields = false;            ///< yielded because it waits for others: laneYield()
  bool impatient = false;         ///< in step: goes on although lanes of its warp are earlier in the code
  std::uint32_t barrierMask = 0;  ///< of the warp barrier it waits at; at a meeting, the lanes that met
  std::uint64_t where = 0;        ///< the place of the barrier it waits at, or of the basic block where its turn ended
  std::int64_t steps = 0;         ///< in this block
  std::uint64_t* call = nullptr;  ///< the end of the return addresses of its current calls
  const void* barrier = nullptr;  ///< the barrier in shared memory that it waits at
  std::uint32_t phase = 0;        ///< the phase that it waits for
  std::uint32_t named = 0;        ///< the number of the named barrier that it waits at, of 16
  uint3 index{};
  int vote = 0;                ///< its predicate at a block barrier
  std::uint64_t given = 0;     ///< its value at a warp barrier
  AtomicManner atomic;         ///< of its last atomic access, if watched
  std::uint32_t blocks = 0;    ///< number of basic blocks entered, if watched
  // Of its last strong access that reads, if watched: the number of calls, and the highest basic blocks that it has
  // entered there since, and between that access and the one before.
  std::ptrdiff_t pollDepth = -1;
  std::uint64_t highest = 0, highestBefore = 0;
  std::uint64_t lastTurn = 0;  ///< a digest of its last turn
  LoopDetector turns;
  std::int64_t gridMeetings = 0;   ///< grid barriers that it has reached in this block
  std::uint64_t* calls = nullptr;  ///< the begin of these return addresses: space for kMaxCalls
  std::jmp_buf atKernel{};         ///< where to jump to leave the kernel early

  /// How it has ended its turn, for digests. Inlined, because it runs on the lane's stack too.
  [[gnu::always_inline]] std::uint64_t endOfTurn() const {
    return std::uint64_t{barrierMask} << 8 | static_cast<std::uint64_t>(state);
  }
};

/// The set of states that some lanes are in.
class LaneStates {
 public:
  explicit LaneStates(std::span<const Lane> lanes) {
    for (const Lane& lane : lanes) add(lane.state);
  }
  void add(Lane::State state) { m_bits |= bitOf(state); }
  bool has(Lane::State state) const { return (m_bits & bitOf(state)) != 0; }
  /// True if all lanes are in this state.
  bool are(Lane::State state) const { return m_bits == bitOf(state); }

 private:
  static unsigned bitOf(Lane::State state) { return 1u << static_cast<unsigned>(state); }

  unsigned m_bits = 0;
};

/// A text such as "(36, 0, 0)".
inline std::string indexOf(const Lane& lane) {
  const uint3& at = lane.index;
  return "(" + std::to_string(at.x) + ", " + std::to_string(at.y) + ", " + std::to_string(at.z) + ")";
}

}  // namespace warpbench::simulator
