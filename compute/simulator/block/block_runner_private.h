// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdarg>
#include <exception>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "results/values/finding.h"
#include "simulator/block/barriers_of_block.h"
#include "simulator/block/block_runner.h"
#include "simulator/block/lane_fiber.h"
#include "simulator/block/lane_stacks.h"
#include "simulator/block/lanes_in_step.h"
#include "simulator/block/warp_sharing.h"
#include "simulator/block/zero_array.h"
#include "simulator/counting/warp_replay.h"
#include "simulator/cuda/language/machine.h"
#include "simulator/memory_spaces.h"

namespace warpbench::simulator {

inline std::uint64_t asNumber(const void* address) { return reinterpret_cast<std::uint64_t>(address); }

/// The fibers of a block and their scheduler, which BlockRunner, the functions of cuda/language/machine.h and the
/// compiler's callbacks share.
struct BlockRunner::Private {
  /// A lane yields once it has this many events. Small enough for 32 lanes' events to stay in the L2 cache.
  static constexpr std::ptrdiff_t kEventsBeforeSwitch = 384;
  /// Additional space for the accesses of one basic block, which fully unrolled loops make long.
  static constexpr std::size_t kEventsOfOneBlock = 4096;
  /// Distance between two lanes' buffers. The padding makes it an odd number of cache lines, so that events of
  /// different lanes, which are read together, do not fall into the same sets of the cache.
  static constexpr std::size_t kEventsPerLane = kEventsBeforeSwitch + kEventsOfOneBlock + 4;
  static_assert(kEventsPerLane * sizeof(Event) / 64 % 2 == 1);
  /// Basic blocks that a lane enters in a turn if nothing is traced.
  static constexpr std::int64_t kBlocksBeforeSwitch = 1 << 14;

  Private(std::size_t limit, std::int64_t stepLimit, std::size_t mostThreads);
  /// Lets idle lanes end.
  ~Private();
  Private(const Private&) = delete;
  Private& operator=(const Private&) = delete;

  void startBlock(const LaunchShape& shape);
  /// Runs the block once. `watches`: whether to detect that its warps need their lanes in step, which gives the error
  /// NeedsStep.
  void runOnce(const LaunchShape& shape, const uint3& block, bool watches);
  /// The block's error if lanes have shared memory while the block can still be undone: see WarpSharing.
  struct NeedsStep {};
  /// The block's error if it does something that its digest does not cover.
  struct LeftOut {};
  /// Call before the running lane does something that digests do not cover: the lane leaves the kernel and ends the
  /// block.
  void leaveOutOfDigest();
  /// Digests what the running lane has done in its turn.
  void digestTurn();
  /// Call when no lane of the warp is running. `atBarrier`: none can resume by itself either. May fail the block.
  void warpStops(int warp, bool atBarrier);
  /// Runs the block's warps in rounds until all threads are done or `error` is set.
  void runWarps(WarpReplay* replay);
  /// Runs the warp's lanes until each waits at a block barrier or is done, and replays their events. Stops earlier if
  /// they seem to wait for another warp.
  /// @returns true if they seem to, or if no lane could run.
  bool traceWarp(int warp, WarpReplay& replay);
  /// Runs the warp without tracing.
  void runWarp(int warp);
  /// Runs the warp in step; `replay`: nullptr for no trace. @returns as traceWarp().
  bool stepWarp(int warp, WarpReplay* replay);
  std::span<Lane> lanesOf(int warp);
  /// Releases lanes of a warp that is stuck: those at a meeting, or at a warp barrier that all lanes of its mask have
  /// reached.
  /// @returns true if there were any.
  bool releaseWarp(int warp);
  bool releaseMeeting(std::span<Lane> ofWarp);
  /// The lanes in the running lane's mask that took no part in its last exchange, or did so from another line.
  std::uint32_t absentLanes(int warp) const;
  bool releaseWarpBarriers(int warp);
  /// Releases all lanes that wait before a store. @returns true if there were any.
  bool releaseStores();
  void releaseBlockBarrier();
  /// If the block is stuck and lanes wait at barriers in shared memory, lets their waits time out.
  /// @returns true if there are such lanes and this may help.
  bool letTimePass();
  /// Sets the block's error if time-outs did not help.
  void giveUpAtBarriers();
  struct Turn {
    Lane& last;  ///< the lane that ran last
    Event* end;  ///< the end of this lane's events in the buffer
  };
  /// Runs the lane until it yields; if nothing is traced, also the lanes of its warp that it hands on to.
  Turn resume(Lane& lane, Event* buffer) { return resume(lane, buffer, buffer); }
  /// The same if the buffer already has events before `at`.
  Turn resume(Lane& lane, Event* buffer, Event* at);
  void beginTurn(Lane& lane);
  void endTurn(Lane& lane, std::int64_t steps);
  /// Switches from the running lane to the scheduler. Returns when the lane resumes.
  void giveWay();
  /// Yields. If nothing is traced, the scheduler has nothing to do, so this switches directly to the next runnable lane
  /// of the warp, which saves every second switch.
  void handOn();
  /// The running lane waits at `place` in this state until it is released. What follows is a new basic block, where the
  /// lanes reconverge.
  void wait(Lane::State state, std::uint64_t place, std::uint32_t mask = 0);
  /// Ends the launch with this error; the running lane leaves the kernel.
  [[noreturn]] void trap(const std::string& what, int signal = 0);
  /// The same, with `place` in the error.
  [[noreturn]] void fail(const std::string& what, std::uint64_t place, int signal = 0);
  /// The running lane is about to access a byte outside the usual ranges: looks for other memory that it may reach.
  void reachOther(std::uint64_t at, std::uint64_t place);
  /// Treats the memory at `at` as a barrier in shared memory that the running lane accesses in this way.
  AsynchronousBarrier* barrierAt(void* at, Event::Step step, std::uint64_t place);
  /// The same if the barrier must be initialised.
  AsynchronousBarrier& begunBarrierAt(void* at, std::uint64_t place);
  /// Adds to the bytes that the barrier's phase expects.
  void expect(AsynchronousBarrier& barrier, std::int64_t bytes, std::uint64_t place);
  /// Completes the barrier's phase if nothing is missing.
  void completeIfDone(AsynchronousBarrier& barrier);
  /// Releases lanes whose phase of a barrier in shared memory is complete. @returns true if there were any.
  bool releasePassed(std::span<Lane> waiting);
  /// The running lane waits until the barrier leaves this phase. @returns true if it has.
  bool waitAtBarrier(void* at, std::uint32_t phase, std::uint64_t place);
  /// The running lane arrives at one of the block's 16 barriers.
  void meetAt(std::uint32_t number, std::uint32_t wanted, bool waits, std::uint64_t place);
  /// Like releasePassed(), for these barriers.
  bool releaseNamed(std::span<Lane> waiting);
  /// Sets the block's error if it is stuck at them.
  void giveUpNamed();
  /// Prints for the running lane, as vprintf() does.
  int print(const char* format, std::va_list arguments);
  /// Prints what was held back while the block could still be undone.
  void letOut();
  /// An assertion of the running lane fails. The lane leaves the kernel. Once all lanes of its warp have got there and
  /// reported their failures, the block ends.
  [[noreturn]] void assertionFails(const char* expression, const SourceLine& line, const char* function);
  void tellAssertions();
  /// Notes that the running lane uses these bytes of shared memory without a traced access.
  void touchShared(const void* at, std::size_t bytes);
  /// Makes a bulk copy for the running lane.
  void copyBulk(const BulkCopy& copy);
  /// Ends the launch because of a misuse by the running lane.
  template <typename... Arguments>
  [[noreturn]] void misuse(std::uint64_t place, MessageId how, Arguments... arguments);
  /// Calls `tell` with the watcher, if any. Its work does not count as the lane's.
  template <typename Tell>
  void tellWatcher(Tell tell) {
    if (options.watcher == nullptr) return;
    Event* const traced = std::exchange(t_cursor, nullptr);
    tell(*options.watcher);
    t_cursor = traced;
  }
  /// Ends the launch because the running lane is in an empty endless loop; `code` is an address in the loop.
  [[noreturn]] void endsNever(std::uint64_t code);
  /// The running lane waits at a block barrier. A block of one thread need not wait, but its barriers still count.
  void waitForBlock(std::uint64_t place);
  /// The running lane waits for the whole grid.
  void waitForGrid(std::uint64_t place);
  /// The running lane leaves the kernel without running destructors.
  [[noreturn]] void leaveKernel();
  /// True if each access of a lane calls watch().
  bool isWatched() const { return options.watcher != nullptr || runsInStep; }
  /// Handles an access of the running lane. It waits for its turn if lanes run in step; then the watcher is called.
  void watch(Event::Step step, void* at, std::size_t bytes, std::uint64_t place);
  /// Tells the watcher of an asynchronous copy of the running lane; `mark`: the byte of CopyMarks.
  void watchCopies(std::size_t mark);
  void checkStop();
  Message describeDeadlock() const;
  /// True if the lane may repeat the turn that left these events forever.
  bool repeatsTurn(Lane& lane, std::span<const Event> turn);
  void addStack(TurnDigest& digest, const Lane& lane) const;
  /// Call after a round of the block's warps. Fails the block if nothing can end its threads' waiting.
  void giveUpEndless();
  /// The same if blocks take turns.
  void takeTurns();
  /// Sets the block's error: a thread waits for ever.
  void giveUpWaiting(const std::string& others);
  /// Sets the block's error: this lane has taken too many steps.
  void giveUp(const Lane& lane);
  /// Fails the block if its lanes, which all wait at a barrier, have taken too many steps together.
  void giveUpBlock();
  /// Makes the lanes that are still inside the kernel leave it, so that they can run the next block.
  void abandonBlock();
  /// Runs the kernel in the lane; returns early if the lane leaves it.
  void runThread(Lane& lane);
  boost::context::fiber laneMain(Lane& lane, boost::context::fiber&& before);

  LaneStacks stacks;
  const std::size_t sharedLimit;
  SharedUse sharedUse;
  std::vector<Lane> lanes;
  ZeroArray<std::uint64_t> calls;  ///< by lane
  ZeroArray<Event> events;         ///< of the running warp: empty whenever another warp has its turn
  WarpTraces traces;          ///< likewise
  /// What the lanes of a warp gave at its last barrier, and which lanes took part.
  struct WarpExchange {
    std::uint32_t lanes = 0;
    bool atOnePlace = false;  ///< at the same place in the kernel
    int turn = 0;             ///< which of the two buffers for whole-warp exchanges is being filled
    std::array<std::uint64_t, kWarpSize> values{};
    std::array<std::uint64_t, kWarpSize> places{};  ///< in the kernel
  };
  std::vector<WarpExchange> exchanges;  ///< by warp
  /// Two for each warp: a lane that resumes fills one while others still read the other.
  ZeroArray<WarpWords> gathered;
  const std::int64_t maxSteps;   ///< per thread
  Fiber scheduler;               ///< runs the block
  Fiber* left = nullptr;         ///< the scheduler or lane that ran last
  bool closing = false;          ///< resumed idle lanes end
  bool abandoning = false;       ///< resumed lanes leave the kernel
  const KernelCall* kernel = nullptr;
  Options options;
  std::exception_ptr error;
  std::stop_token stop;
  Lane* current = nullptr;
  const Lane* warpEnd = nullptr;                 ///< of the running warp, if nothing is traced
  const std::function<void()>* aside = nullptr;  ///< see doAside()
  LanesInStep inStep;
  bool runsInStep = false;  ///< the block's lanes run in step
  WarpSharing sharing;
  std::string printed;  ///< by lanes of a block that may still be undone
  std::string assertions;        ///< the failed ones of the running warp, in CUDA's format
  std::exception_ptr assertion;  ///< the first of them as the block's error
  bool watchesSharing = false;
  bool repeats = false;  ///< all threads of the block repeated themselves in this round
  int roundsRepeated = 0;
  int roundsOfTurn = 0;  ///< since the block's turn began, where blocks take turns
  int threads = 0;
  std::size_t dynamicBytes = 0;
  std::uint64_t kernelDepth = 0;         ///< see MemorySpaces
  MemorySpaces spaces;                   ///< of the running block
  std::int64_t gridMeetings = 0;         ///< number of grid barriers so far
  AsynchronousBarriers barriers;         ///< in its shared memory
  std::array<NamedBarrier, NamedBarrier::kCount> named{};
  std::uint64_t barrierSteps = 0;        ///< counts events at these barriers and at block barriers
  std::uint64_t stepsBeforeTimeOut = 0;  ///< the value at the last time-out
  int timeOuts = 0;                      ///< since the value changed
  int votesNonzero = 0;                  ///< of the last barrier of the block
  int votes = 0;
};

/// The memory that a lane may use. Tested before each access, so the most common ranges come first.
struct Reach {
  struct Range {
    std::uint64_t begin = 0;
    std::uint64_t bytes = 0;
    bool has(std::uint64_t at) const { return at - begin < bytes; }
  };
  Range device{0, ~std::uint64_t{0}};  ///< everything, until it is set
  Range shared;                        ///< of loaded kernels
  Range programShared;
  Range stacks;
  Range constants;  ///< of loaded kernels
  std::array<Range, 4> others;
  std::size_t next = 0;  ///< index of the next one to replace

  bool has(std::uint64_t at) const {
    return device.has(at) || shared.has(at) || programShared.has(at) || stacks.has(at) || constants.has(at);
  }
  bool hasOther(std::uint64_t at) const {
    for (const Range& range : others)
      if (range.has(at)) return true;
    return false;
  }
  void add(const AddressRange& range) { others[next++ % others.size()] = {range.begin, range.end - range.begin}; }
};
extern WARPBENCH_OF_LANE Reach t_reach;

/// The running lane is about to access the byte at `at`, from `place`. If a GPU's kernel could not, the lane leaves the
/// kernel.
[[gnu::noinline]] void reachesElsewhere(std::uint64_t at, std::uint64_t place);

/// Set only while a lane runs. The linker may pick standard library functions that the scheduler uses from an
/// instrumented file, and their accesses must not count.
extern WARPBENCH_OF_LANE BlockRunner::Private* t_runner;
/// threadIdx as kernels see it, where it is const.
extern WARPBENCH_OF_LANE uint3 t_threadIdx asm("threadIdx");
/// The end of the running lane's event buffer, without the space for a last basic block.
extern WARPBENCH_OF_LANE Event* t_limit;
/// If nothing is traced: the basic blocks that the running lane may enter before others have their turn. If accesses
/// are watched and traced, it is 1, so that each block is noted.
extern WARPBENCH_OF_LANE std::int64_t t_budget;
/// Counts this thread's lane turns, and the calls of doAside().
extern WARPBENCH_OF_LANE std::uint64_t t_turn;
/// Where to store the return address of the running lane's next call.
extern WARPBENCH_OF_LANE std::uint64_t* t_call;
/// The lowest address that the running lane's stack may reach.
extern WARPBENCH_OF_LANE const char* t_stackLimit;

// Inlined: see Fiber::switchTo().
[[gnu::always_inline]] inline void BlockRunner::Private::beginTurn(Lane& lane) {
  t_threadIdx = lane.index;
  t_budget = options.traffic ? 1 : kBlocksBeforeSwitch;
  ++t_turn;
  t_call = lane.call;
  t_stackLimit = stacks.bottomOf(static_cast<std::size_t>(&lane - lanes.data())) + LaneStacks::kReserve;
  lane.begun = true;
  current = &lane;
  if (watchesSharing) sharing.laneRuns(static_cast<int>(&lane - lanes.data()));
}
[[gnu::always_inline]] inline void BlockRunner::Private::endTurn(Lane& lane, std::int64_t steps) {
  lane.call = t_call;
  lane.steps += steps;
}
[[gnu::always_inline]] inline void BlockRunner::Private::giveWay() {
  Lane& lane = *current;
  lane.switchTo(scheduler, left);
  if (abandoning) std::longjmp(lane.atKernel, 1);
}
[[gnu::always_inline]] inline void BlockRunner::Private::handOn() {
  if (options.digest && !error && !abandoning) digestTurn();
  if (options.traffic || runsInStep || error || abandoning) return giveWay();
  Lane& lane = *current;
  Lane* next = &lane + 1;
  while (next != warpEnd && next->state != Lane::State::Running) ++next;
  const std::int64_t steps = options.digest ? 0 : kBlocksBeforeSwitch - t_budget;  // a digest counts its own steps
  if (next == warpEnd || lane.steps + steps > maxSteps) return giveWay();
  endTurn(lane, steps);
  beginTurn(*next);
  lane.switchTo(*next, left);
  if (abandoning) std::longjmp(lane.atKernel, 1);
}
[[gnu::always_inline]] inline void BlockRunner::Private::wait(Lane::State state, std::uint64_t place,
                                                              std::uint32_t mask) {
  current->state = state;
  current->barrierMask = mask;
  current->where = place;
  handOn();
  note(place, Event::tagOf(Event::Step::Block));
}

/// If the running lane is in an unseen() function, ends this state because the lane leaves by a jump.
void endUnseen() noexcept;
/// True if the running lane is in an unseen() function.
bool isUnseen() noexcept;

/// The running lane's memory spaces.
const MemorySpaces& spacesOfLane();

/// Describes where the running lane is, for the end of an error: " (block (0, 0, 0), kernel.cu:5)". Call it aside.
std::string whereItRuns(const SourceLine& line);

}  // namespace warpbench::simulator
