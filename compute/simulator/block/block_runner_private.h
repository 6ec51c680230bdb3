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

/// The fibers of a block and their scheduler: what BlockRunner, the words of cuda/machine.h and the compiler's
/// callbacks share.
struct BlockRunner::Private {
  /// A lane gives way once this many events are waiting. Small enough for 32 lanes' events to stay in the L2 cache.
  static constexpr std::ptrdiff_t kEventsBeforeSwitch = 384;
  /// Room beyond that for the accesses of one basic block: fully unrolled loops make blocks long.
  static constexpr std::size_t kEventsOfOneBlock = 4096;
  /// From one lane's events to the next one's. A few more than there is room for: an odd number of cache lines, so that
  /// the lanes' events, which are read side by side, do not fall into the same sets of the cache.
  static constexpr std::size_t kEventsPerLane = kEventsBeforeSwitch + kEventsOfOneBlock + 4;
  static_assert(kEventsPerLane * sizeof(Event) / 64 % 2 == 1);
  /// Basic blocks that a lane enters in a turn where nothing is traced.
  static constexpr std::int64_t kBlocksBeforeSwitch = 1 << 14;

  Private(std::size_t limit, std::int64_t stepLimit, std::size_t mostThreads);
  /// Lets idle lanes end by themselves.
  ~Private();
  Private(const Private&) = delete;
  Private& operator=(const Private&) = delete;

  void startBlock(const LaunchShape& shape);
  /// Runs the block once. `watches`: whether its warps need their lanes in step, in which case its error is NeedsStep.
  void runOnce(const LaunchShape& shape, const uint3& block, bool watches);
  /// The block's error, once lanes have shared memory that it can still be run again: see WarpSharing.
  struct NeedsStep {};
  /// The block's error, once it does what its digest does not tell.
  struct LeftOut {};
  /// The running lane is about to do that: it leaves the kernel, and with it the block.
  void leaveOutOfDigest();
  /// What the running lane has left in its turn, which ends, is digested.
  void digestTurn();
  /// No lane of the warp runs. `atBarrier`: nor can run by itself. The block may be given up.
  void warpStops(int warp, bool atBarrier);
  /// Runs the block's warps, again and again, until all of its threads are done or `error` is set.
  void runWarps(WarpReplay* replay);
  /// Runs the warp's lanes until each waits at a block barrier or is done, and replays what they did; or for a while,
  /// where they seem to wait for another warp. @returns whether they do, or there are none that could run.
  bool traceWarp(int warp, WarpReplay& replay);
  /// The same without a look at what they did.
  void runWarp(int warp);
  /// The same in step; `replay`: nullptr where nobody looks. @returns as traceWarp().
  bool stepWarp(int warp, WarpReplay* replay);
  std::span<Lane> lanesOf(int warp);
  /// Lets go lanes of a warp of which none can go on: those that meet, or whose warp barrier all lanes of its mask have
  /// reached. @returns whether there were any.
  bool releaseWarp(int warp);
  bool releaseMeeting(std::span<Lane> ofWarp);
  bool releaseWarpBarriers(int warp);
  /// Lets go all lanes that wait before a store. @returns whether there were any.
  bool releaseStores();
  void releaseBlockBarrier();
  /// Lanes that wait at barriers in shared memory, where none of the block goes on: tells them that they have waited
  /// for a time. @returns whether there are any, and something may come of it.
  bool letTimePass();
  /// As above, nothing came of it: the block's error.
  void giveUpAtBarriers();
  struct Turn {
    Lane& last;  ///< of the lanes that ran
    Event* end;  ///< of the events that it has left in the buffer
  };
  /// Runs the lane until it gives way; where nothing is traced those of its warp that it hands on to as well.
  Turn resume(Lane& lane, Event* buffer) { return resume(lane, buffer, buffer); }
  /// The same where the buffer has events before `at`.
  Turn resume(Lane& lane, Event* buffer, Event* at);
  void beginTurn(Lane& lane);
  void endTurn(Lane& lane, std::int64_t steps);
  /// Switches from the running lane to the scheduler, and comes back when the lane is resumed.
  void giveWay();
  /// The same, but where nothing is traced, so that there is nothing for the scheduler to do, the next lane of the warp
  /// that can run follows at once: it saves every second switch.
  void handOn();
  /// The running lane waits at `place`, in the state, until it is let go. What follows is a basic block of its own: the
  /// lanes meet there.
  void wait(Lane::State state, std::uint64_t place, std::uint32_t mask = 0);
  /// The running lane leaves the kernel, and with it the block.
  [[noreturn]] void trap(const std::string& what, int signal = 0);
  /// The same, at `place`, which is told.
  [[noreturn]] void fail(const std::string& what, std::uint64_t place, int signal = 0);
  /// The running lane is about to access that byte, which it does not reach without a look at what else there is.
  void reachOther(std::uint64_t at, std::uint64_t place);
  /// The running lane uses what lies at `at` as a barrier in shared memory, as an access of this kind.
  AsynchronousBarrier* barrierAt(void* at, Event::Step step, std::uint64_t place);
  /// The same, where it has to be one.
  AsynchronousBarrier& begunBarrierAt(void* at, std::uint64_t place);
  /// The phase takes so many bytes more.
  void expect(AsynchronousBarrier& barrier, std::int64_t bytes, std::uint64_t place);
  /// Ends the barrier's phase where nothing is lacking.
  void completeIfDone(AsynchronousBarrier& barrier);
  /// Lets go those that wait for a phase of a barrier in shared memory which is complete. @returns whether there are
  /// any.
  bool releasePassed(std::span<Lane> waiting);
  /// The running lane waits until the barrier's phase is another one. @returns whether it is.
  bool waitAtBarrier(void* at, std::uint32_t phase, std::uint64_t place);
  /// The running lane comes to one of the block's 16 barriers.
  void meetAt(std::uint32_t number, std::uint32_t wanted, bool waits, std::uint64_t place);
  /// As releasePassed(), of those.
  bool releaseNamed(std::span<Lane> waiting);
  /// None of the block goes on: the block's error.
  void giveUpNamed();
  /// The running lane prints, as by vprintf().
  int print(const char* format, std::va_list arguments);
  /// What was held back, as the block might have been taken back, comes out.
  void letOut();
  /// An assertion of the running lane does not hold: it leaves the kernel, and with it the block once all lanes of its
  /// warp have come to it, as each of them tells.
  [[noreturn]] void assertionFails(const char* expression, const SourceLine& line, const char* function);
  void tellAssertions();
  /// The running lane uses these bytes of shared memory, by no access that is traced.
  void touchShared(const void* at, std::size_t bytes);
  /// Makes the copy of the running lane.
  void copyBulk(const BulkCopy& copy);
  /// What the running lane does is wrong.
  template <typename... Arguments>
  [[noreturn]] void misuse(std::uint64_t place, MessageId how, Arguments... arguments);
  /// `tell` is called with the watcher, where there is one: what it does is not the lane's.
  template <typename Tell>
  void tellWatcher(Tell tell) {
    if (look.watcher == nullptr) return;
    Event* const traced = std::exchange(t_cursor, nullptr);
    tell(*look.watcher);
    t_cursor = traced;
  }
  /// The running lane is in a loop without end that does nothing; `code` is of the loop.
  [[noreturn]] void endsNever(std::uint64_t code);
  /// The running lane waits at a barrier of its block. A block of one thread has nobody to wait for; where it is
  /// counted, the barrier is too.
  void waitForBlock(std::uint64_t place);
  /// The running lane waits for the whole grid.
  void waitForGrid(std::uint64_t place);
  /// The running lane does: nothing of the kernel's is cleaned up.
  [[noreturn]] void leaveKernel();
  /// Each access of a lane comes to watch().
  bool isWatched() const { return look.watcher != nullptr || runsInStep; }
  /// An access of the running lane: it waits for its turn where lanes run in step, and then the watcher hears of it.
  void watch(Event::Step step, void* at, std::size_t bytes, std::uint64_t place);
  /// The watcher hears of an asynchronous copy of the running lane; `mark`: the byte of CopyMarks.
  void watchCopies(std::size_t mark);
  void checkStop();
  Message describeDeadlock() const;
  /// Whether the lane's turn, which left these events, is one that it may make for ever.
  bool repeatsTurn(Lane& lane, std::span<const Event> turn);
  void addStack(TurnDigest& digest, const Lane& lane) const;
  /// After a round of the block's warps: gives it up where nothing can end its threads' waiting.
  void giveUpEndless();
  /// The block's error is that this lane has taken too many steps.
  void giveUp(const Lane& lane);
  /// Gives the block up where its lanes, which all wait at a barrier, have taken too many steps together.
  void giveUpBlock();
  /// Takes the lanes that are somewhere inside the kernel out of it, so that they can run the next block.
  void abandonBlock();
  /// Runs the kernel in the lane; returns early where the lane leaves it.
  void runThread(Lane& lane);
  boost::context::fiber laneMain(Lane& lane, boost::context::fiber&& before);

  LaneStacks stacks;
  const std::size_t sharedLimit;
  SharedUse sharedUse;
  std::vector<Lane> lanes;
  ZeroArray<std::uint64_t> calls;  ///< by lane
  ZeroArray<Event> events;         ///< of the warp that runs: none has any left when another takes its turn
  WarpTraces traces;          ///< so too
  /// What lanes of a warp gave each other at its last barrier, and which lanes were there.
  struct WarpExchange {
    std::uint32_t lanes = 0;
    bool atOnePlace = false;  ///< in the kernel
    int turn = 0;             ///< of the two places for what whole warps gather: the one that is filled now
    std::array<std::uint64_t, kWarpSize> values{};
  };
  std::vector<WarpExchange> exchanges;  ///< by warp
  /// By warp, two each: a lane that goes on fills one while others still read the other one.
  ZeroArray<WarpWords> gathered;
  const std::int64_t mostSteps;  ///< of a thread
  Fiber scheduler;               ///< who runs the block
  Fiber* left = nullptr;         ///< of it and the lanes, who ran last
  bool closing = false;          ///< idle lanes that are resumed end
  bool abandoning = false;       ///< lanes inside a kernel that are resumed leave it
  const KernelCall* kernel = nullptr;
  Look look;
  std::exception_ptr error;
  std::stop_token stop;
  Lane* current = nullptr;
  const Lane* warpEnd = nullptr;                 ///< of the warp that runs, where nothing is traced
  const std::function<void()>* aside = nullptr;  ///< see doAside()
  LanesInStep inStep;
  bool runsInStep = false;  ///< lanes of the block run so
  WarpSharing sharing;
  std::string printed;  ///< by lanes, while their block may be taken back
  std::string assertions;        ///< that do not hold, of the warp that runs, as CUDA tells them
  std::exception_ptr assertion;  ///< the first of them, as the block's error
  bool watchesSharing = false;
  bool repeats = false;  ///< all that the block's threads have done in this round
  int roundsRepeated = 0;
  int threads = 0;
  std::size_t dynamicBytes = 0;
  std::uint64_t kernelDepth = 0;         ///< see MemorySpaces
  MemorySpaces spaces;                   ///< of the block that runs
  std::int64_t gridMeetings = 0;         ///< that the block has had
  AsynchronousBarriers barriers;         ///< in its shared memory
  std::array<NamedBarrier, NamedBarrier::kCount> named{};
  std::uint64_t barrierSteps = 0;        ///< what has happened at them, and barriers of the whole block
  std::uint64_t stepsBeforeTimeOut = 0;  ///< when time was last let pass
  int timeOuts = 0;                      ///< since they changed
  int votesNonzero = 0;                  ///< of the last barrier of the block
  int votes = 0;
};

/// What a lane may use of memory. Looked at before each access, so that the most common come first.
struct Reach {
  struct Range {
    std::uint64_t begin = 0;
    std::uint64_t bytes = 0;
    bool has(std::uint64_t at) const { return at - begin < bytes; }
  };
  Range device{0, ~std::uint64_t{0}};  ///< where nothing is set, all
  Range shared;                        ///< of what was loaded
  Range programShared;
  Range stacks;
  Range constants;  ///< of what was loaded
  std::array<Range, 4> others;
  std::size_t next = 0;  ///< of the others, the one that is forgotten first

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

/// The running lane is about to access the byte at `at`, from `place`. Where a GPU's kernel could not, it leaves the
/// kernel.
[[gnu::noinline]] void reachesElsewhere(std::uint64_t at, std::uint64_t place);

/// While a lane runs: the linker may take functions of the standard library that the scheduler calls too from a file
/// that is instrumented, and what they do is nobody's.
extern WARPBENCH_OF_LANE BlockRunner::Private* t_runner;
/// Kernels' threadIdx, which is const to them.
extern WARPBENCH_OF_LANE uint3 t_threadIdx asm("threadIdx");
/// The end of the running lane's room for events, but for those of one basic block.
extern WARPBENCH_OF_LANE Event* t_limit;
/// Where nothing is traced: basic blocks that the running lane may enter before others have their turn. Where accesses
/// are watched and traced, 1: each block is noted.
extern WARPBENCH_OF_LANE std::int64_t t_budget;
/// Counts lanes' turns of this thread, and what they have had done aside.
extern WARPBENCH_OF_LANE std::uint64_t t_turn;
/// Where the running lane keeps the return address of the next function that it calls.
extern WARPBENCH_OF_LANE std::uint64_t* t_call;
/// The lowest address that the running lane's stack may come to.
extern WARPBENCH_OF_LANE const char* t_stackLimit;

// Not calls of their own: see Fiber::switchTo().
[[gnu::always_inline]] inline void BlockRunner::Private::beginTurn(Lane& lane) {
  t_threadIdx = lane.index;
  t_budget = look.traffic ? 1 : kBlocksBeforeSwitch;
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
  if (look.digest && !error && !abandoning) digestTurn();
  if (look.traffic || runsInStep || error || abandoning) return giveWay();
  Lane& lane = *current;
  Lane* next = &lane + 1;
  while (next != warpEnd && next->state != Lane::State::Running) ++next;
  const std::int64_t steps = look.digest ? 0 : kBlocksBeforeSwitch - t_budget;  // a digest has counted them
  if (next == warpEnd || lane.steps + steps > mostSteps) return giveWay();
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

/// The running lane leaves what is unseen(), if it is in there, by a jump.
void endUnseen() noexcept;
/// The running lane is in there.
bool isUnseen() noexcept;

/// Its memory.
const MemorySpaces& spacesOfLane();

/// Of the running lane, behind what it does wrong: " (block (0, 0, 0), kernel.cu:5)". To be called aside.
std::string whereItRuns(const SourceLine& line);

}  // namespace warpbench::simulator
