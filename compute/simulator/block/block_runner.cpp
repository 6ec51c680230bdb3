// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/block/block_runner.h"

#include <algorithm>
#include <optional>
#include <thread>
#include <utility>

#include "core/text/error.h"
#include "simulator/block/block_digest.h"
#include "simulator/block/block_reach.h"
#include "simulator/block/block_runner_private.h"
#include "simulator/block/block_turns.h"
#include "simulator/block/endless_loops.h"
#include "simulator/block/grid_meeting.h"
#include "simulator/debug_info.h"
#include "simulator/host_accesses.h"

constinit thread_local uint3 threadIdx{};
constinit thread_local uint3 blockIdx{};
constinit thread_local uint3 blockDim{};
constinit thread_local uint3 gridDim{};

namespace warpbench::simulator {

WARPBENCH_OF_LANE Event* t_cursor = nullptr;
WARPBENCH_OF_LANE Event* t_watchedCursor = nullptr;
WARPBENCH_OF_LANE Event* t_limit = nullptr;
WARPBENCH_OF_LANE std::int64_t t_budget = 0;
WARPBENCH_OF_LANE std::uint64_t t_turn = 0;
WARPBENCH_OF_LANE std::uint64_t* t_call = nullptr;
WARPBENCH_OF_LANE const char* t_stackLimit = nullptr;
WARPBENCH_OF_LANE BlockRunner::Private* t_runner = nullptr;
WARPBENCH_OF_LANE HostAccess t_hostAccess;
WARPBENCH_OF_LANE WarpSharing* t_sharing = nullptr;
WARPBENCH_OF_LANE Reach t_reach;

namespace {

/// Rounds in which all warps of a block wait before the block is assumed to wait for another one.
constexpr int kMaxIdleRounds = 8;

}  // namespace

BlockRunner::Private::Private(std::size_t limit, std::int64_t stepLimit, std::size_t mostThreads)
    : stacks(mostThreads),
      sharedLimit(limit),
      lanes(mostThreads),
      calls(mostThreads * kMaxCalls),
      events(kWarpSize * kEventsPerLane),
      exchanges((mostThreads + kWarpSize - 1) / kWarpSize),
      gathered(2 * exchanges.size()),
      maxSteps(stepLimit) {
  for (std::size_t i = 0; i < lanes.size(); ++i) lanes[i].calls = &calls[i * kMaxCalls];
}

BlockRunner::BlockRunner(std::size_t sharedLimit, std::int64_t maxSteps, std::size_t mostThreads)
    : d(std::make_unique<Private>(sharedLimit, maxSteps, mostThreads)) {}
BlockRunner::~BlockRunner() = default;

std::size_t BlockRunner::reservedBytes(std::size_t mostThreads) {
  constexpr std::size_t kOfLane = LaneStacks::kBytesEach + kMaxCalls * sizeof(std::uint64_t) + sizeof(Lane);
  constexpr std::size_t kEvents = kWarpSize * Private::kEventsPerLane * sizeof(Event);
  constexpr std::size_t kRest = std::size_t{4} << 20;  // shared memory and counters
  return (mostThreads + 1) * kOfLane + kEvents + kRest;
}

std::size_t BlockRunner::usedBytes(std::size_t mostThreads) {
  constexpr std::size_t kOfLane = 16 * 1024;  // pages of its stack, and its calls
  constexpr std::size_t kRest = std::size_t{3} << 20;
  return mostThreads * kOfLane + kRest;
}

std::size_t BlockRunner::sharedBytes() const { return d->sharedUse.bytes() + d->dynamicBytes; }

void BlockRunner::stopOn(std::stop_token stop) { d->stop = std::move(stop); }

MemorySpaces BlockRunner::memorySpaces() const {
  return MemorySpaces::ofThisThread(d->stacks, d->kernelDepth, d->kernel ? d->kernel->module() : nullptr);
}

void BlockRunner::run(const LaunchShape& shape, const uint3& block, const KernelCall& kernel, const Options& options) {
  d->kernel = &kernel;
  d->options = options;
  const bool mayStep = options.order != nullptr && options.watcher == nullptr;
  d->runsInStep = options.inStep;
  if (options.digest) {
    try {
      d->runOnce(shape, block, false);
    } catch (const Private::LeftOut&) {
      options.digest->leaveOut();
      takeBack();
    }
    return;
  }
  if (mayStep && !options.order->inStep) {
    try {
      d->runOnce(shape, block, true);
      return d->letOut();
    } catch (const Private::NeedsStep&) {
      d->sharing.takeBack();
      d->printed.clear();
      if (options.again) options.again();
    } catch (const BlockWaits&) {
      d->sharing.takeBack();  // it runs again, with other blocks in parallel
      d->printed.clear();
      throw;
    } catch (...) {
      d->letOut();
      throw;
    }
  }
  if (mayStep) {
    d->runsInStep = true;
    d->options.alone = false;
  }
  d->runOnce(shape, block, false);
}

void BlockRunner::takeBack() { d->sharing.takeBack(); }

void BlockRunner::Private::runOnce(const LaunchShape& shape, const uint3& block, bool watches) {
  error = nullptr;
  startBlock(shape);
  lookAtLoops();
  std::optional<WarpReplay> replay;
  spaces = MemorySpaces::ofThisThread(stacks, kernelDepth, kernel->module());
  const std::size_t warps = (static_cast<std::size_t>(threads) + kWarpSize - 1) / kWarpSize;
  // A check looks at each access itself.
  const BlockReach reach(spaces, options.watcher != nullptr ? nullptr : kernel->module());
  watchesSharing = watches;
  if (watches || options.digest) sharing.blockBegins(spaces, options.alone);
  for (BlockDigest* each : {options.digest, options.tracedDigest})
    if (each) each->blockBegins(static_cast<std::size_t>(threads), spaces);
  if (options.traffic)
    replay.emplace(*options.traffic, spaces, sharedUse, options.observers, watches ? &sharing : nullptr);
  for (BlockObserver* each : options.observers) each->blockBegins(block, shape.grid, shape.block, dynamicBytes, spaces);
  blockIdx = block;
  blockDim = shape.block;
  gridDim = shape.grid;

  if (options.traffic) options.traffic->blockBegins(static_cast<int>(warps));
  roundsRepeated = roundsOfTurn = 0;
  runWarps(replay ? &*replay : nullptr);
  if (roundsRepeated > 0 && options.goOn) ++*options.goOn;
  if (options.traffic) options.traffic->blockEnds();
  const std::size_t sharedBytes = sharedUse.bytes() + dynamicBytes;
  if (!error && sharedBytes > sharedLimit)
    error = std::make_exception_ptr(tooMuchSharedMemory(sharedBytes, sharedLimit));
  if (watchesSharing && sharing.fenced()) options.order->fences = true;
  watchesSharing = false;
  if (error) {
    abandonBlock();
    std::rethrow_exception(error);
  }
}

void BlockRunner::Private::startBlock(const LaunchShape& shape) {
  dynamicBytes = shape.dynamicSharedBytes;
  if (dynamicBytes > sharedLimit) throw tooMuchSharedMemory(dynamicBytes, sharedLimit);
  sharedUse.clear();
  gridMeetings = 0;
  assertion = nullptr;
  assertions.clear();
  barriers.clear();
  named = {};
  timeOuts = 0;
  threads = static_cast<int>(shape.block.x * shape.block.y * shape.block.z);
  for (int i = 0; i < threads; ++i) {
    Lane& lane = lanes[i];
    const unsigned n = static_cast<unsigned>(i);
    lane.index = {n % shape.block.x, n / shape.block.x % shape.block.y, n / shape.block.x / shape.block.y};
    lane.state = Lane::State::Running;
    lane.begun = false;
    lane.takenOut = false;
    lane.barrierMask = 0;
    lane.steps = 0;
    lane.lastTurn = 0;
    lane.turns.clear();
    lane.where = 0;
    lane.gridMeetings = 0;
    lane.call = lane.calls;
    if (lane.hasBegun()) continue;
    const auto index = static_cast<std::size_t>(i);
    lane.begin(stacks.forLane(index), stacks.bottomOf(index), LaneStacks::kBytesEach,
               [this, &lane](boost::context::fiber&& before) { return laneMain(lane, std::move(before)); });
  }
}

void BlockRunner::Private::runWarps(WarpReplay* replay) {
  const int warps = (threads + kWarpSize - 1) / kWarpSize;
  const std::span<Lane> block(lanes.data(), static_cast<std::size_t>(threads));
  for (int idle = 0;;) {
    repeats = true;
    bool anyGoesOn = false;  // among the warps that do not wait for a barrier
    for (int warp = 0; warp < warps; ++warp) {
      if (runsInStep)
        anyGoesOn |= !stepWarp(warp, replay);
      else if (replay)
        anyGoesOn |= !traceWarp(warp, *replay);
      else
        runWarp(warp);
      repeats &= replay != nullptr || runsInStep;
      if (assertion && !error) tellAssertions();
      if (error) return;
    }
    LaneStates states(block);
    if (states.has(Lane::State::AtAsynchronousBarrier) && releasePassed(block)) states.add(Lane::State::Running);
    if (states.has(Lane::State::AtNamedBarrier) && releaseNamed(block)) states.add(Lane::State::Running);
    if (states.has(Lane::State::Running)) {
      idle = replay && !anyGoesOn ? idle + 1 : 0;
      if (idle > 0) std::this_thread::yield();  // lets the thread run whose block this one waits for
      giveUpEndless();
      if (error) return;
      if (idle <= kMaxIdleRounds || !options.alone) continue;
      error = std::make_exception_ptr(BlockWaits());
      return;
    }
    if (states.has(Lane::State::AtStore) && releaseStores()) continue;
    if (states.are(Lane::State::Done)) return;
    if (letTimePass()) continue;
    if (states.has(Lane::State::AtAsynchronousBarrier)) return giveUpAtBarriers();
    if (states.has(Lane::State::AtNamedBarrier)) return giveUpNamed();
    // Returned threads count as arrived, as on GPUs since Volta.
    if (states.has(Lane::State::AtWarpBarrier)) {
      error = std::make_exception_ptr(DeviceError(describeDeadlock()));
      for (BlockObserver* each : options.observers)
        for (std::size_t i = 0; i < block.size(); ++i)
          if (block[i].state == Lane::State::AtWarpBarrier) each->stuck(static_cast<int>(i), block[i].where);
      return;
    }
    giveUpBlock();
    if (error) return;
    releaseBlockBarrier();
  }
}

boost::context::fiber BlockRunner::Private::laneMain(Lane& lane, boost::context::fiber&& before) {
  lane.enter(std::move(before), *left);
  while (!closing) {
    try {
      runThread(lane);
    } catch (...) {
      if (!error) error = std::current_exception();
    }
    lane.state = Lane::State::Done;
    handOn();
  }
  return lane.end(scheduler, left);
}

// A kernel is left by longjmp. An exception could not pass: compilers assume that the call at the start of a basic
// block throws nothing, so a kernel with destructors would end the program. The jump runs no destructors.
void BlockRunner::Private::runThread(Lane& lane) {
  if (setjmp(lane.atKernel) == 0) (*kernel)();
}

std::span<Lane> BlockRunner::Private::lanesOf(int warp) {
  const auto first = static_cast<std::size_t>(warp) * kWarpSize;
  return std::span(lanes).subspan(first, std::min<std::size_t>(kWarpSize, static_cast<std::size_t>(threads) - first));
}

void BlockRunner::Private::checkStop() {
  if (!stop.stop_requested() || error) return;
  const auto end = lanes.begin() + threads;
  const auto inside = std::find_if(lanes.begin(), end,
                                   [](const Lane& lane) { return lane.where != 0 && lane.state != Lane::State::Done; });
  // A kernel of the user's may be in an endless loop, so the error names the line.
  error = kernel->module() == nullptr || inside == end
              ? std::make_exception_ptr(Cancelled())
              : std::make_exception_ptr(
                    BlockStopped("thread " + indexOf(*inside) + whereItRuns(placeOf(inside->where).line)));
}

void BlockRunner::Private::waitForBlock(std::uint64_t place) {
  if (options.digest == nullptr || threads != 1 || error) return wait(Lane::State::AtBlockBarrier, place);
  // Ends the turn, as wait() would.
  current->state = Lane::State::AtBlockBarrier;
  current->barrierMask = 0;
  digestTurn();
  current->state = Lane::State::Running;
  votes = 1;
  votesNonzero = current->vote != 0;
  ++barrierSteps;
  note(place, Event::tagOf(Event::Step::Block));
}

void BlockRunner::Private::waitForGrid(std::uint64_t place) {
  leaveOutOfDigest();
  if (options.grid == nullptr && (options.turns == nullptr || !options.turns->isCooperative()))
    trap("waits for the whole grid, but its blocks do not run at the same time: use a cooperative launch");
  wait(Lane::State::AtBlockBarrier, place);
  // The first lane to resume waits for the other blocks. All lanes of this block wait with it.
  if (++current->gridMeetings <= gridMeetings) return;
  ++gridMeetings;
  if (options.turns != nullptr ? options.turns->meet() == BlockTurns::Turn::Again : options.grid->wait(stop)) return;
  checkStop();
  trap("waits for a block that has failed");
}

void BlockRunner::Private::trap(const std::string& what, int signal) {
  endUnseen();
  // What follows is not the lane's code, but the linker may pick instrumented copies of the functions it calls.
  t_runner = nullptr;
  Event* const traced = std::exchange(t_cursor, nullptr);
  t_budget = std::numeric_limits<std::int64_t>::max();
  if (!error) error = std::make_exception_ptr(LaneFault("thread " + indexOf(*current) + " " + what, signal));
  t_cursor = traced;
  leaveKernel();
}

void BlockRunner::Private::leaveOutOfDigest() {
  if (options.digest == nullptr) return;
  endUnseen();
  t_runner = nullptr;  // as in trap()
  t_sharing = nullptr;
  t_cursor = nullptr;
  t_budget = std::numeric_limits<std::int64_t>::max();
  if (!error) error = std::make_exception_ptr(LeftOut());
  leaveKernel();
}

void BlockRunner::Private::digestTurn() {
  constexpr std::int64_t kMaxThreadTurns = 1 << 14;
  constexpr std::size_t kMaxStored = std::size_t{1} << 20;
  Lane& lane = *current;
  Event* const begin = events.data();
  const auto steps = static_cast<std::size_t>(t_cursor - begin);
  t_cursor = nullptr;  // as in watch()
  t_sharing = nullptr;
  options.digest->addTurn(static_cast<std::size_t>(&lane - lanes.data()), {begin, steps}, lane.endOfTurn());
  lane.steps += static_cast<std::int64_t>(steps);
  t_sharing = &sharing;
  t_cursor = begin;
  if (lane.yields || sharing.stored() > kMaxStored || options.digest->turns() > kMaxThreadTurns * threads)
    error = std::make_exception_ptr(LeftOut());
}

void BlockRunner::Private::endsNever(std::uint64_t code) {
  std::string where;
  doAside([&] {
    where = whereItRuns(placeOf(code + 1).line);
    for (BlockObserver* each : options.observers) each->neverEnds(static_cast<int>(current - lanes.data()), code + 1);
  });
  trap("is in a loop that does nothing and never ends" + where);
}

void BlockRunner::Private::leaveKernel() {
  current->takenOut = true;
  std::longjmp(current->atKernel, 1);
}

void BlockRunner::Private::watch(Event::Step step, void* at, std::size_t bytes, std::uint64_t place) {
  // What follows is not the lane's code, but the linker may pick instrumented copies of the functions it calls.
  t_cursor = nullptr;
  const bool stops = runsInStep && inStep.stopsBefore(step, at, place);
  if (stops) {
    t_cursor = watched();
    current->where = place;
    giveWay();
    t_cursor = nullptr;
  }
  const AccessWatcher::Then then =
      options.watcher != nullptr ? options.watcher->access(step, at, bytes, place) : AccessWatcher::Then::Access;
  if (stops && then != AccessWatcher::Then::LeaveKernel) inStep.accesses(at, bytes);
  t_cursor = watched();
  if (then == AccessWatcher::Then::WaitAndAccess) wait(Lane::State::AtStore, place);
  if (then == AccessWatcher::Then::LeaveKernel) leaveKernel();
}

void BlockRunner::Private::watchCopies(std::size_t mark) {
  if (options.watcher == nullptr) return;
  t_cursor = nullptr;  // as above
  if (mark == offsetof(CopyMarks, copies))
    options.watcher->copies();
  else if (mark == offsetof(CopyMarks, commits))
    options.watcher->commitsCopies();
  else if (mark == offsetof(CopyMarks, readsOnly))
    options.watcher->loadsReadOnly();
  else
    options.watcher->waitsForCopies(mark - offsetof(CopyMarks, waits));
  t_cursor = watched();
}

void doAside(const std::function<void()>& work) {
  if (t_runner == nullptr) return work();
  t_runner->aside = &work;
  t_runner->giveWay();
}

}  // namespace warpbench::simulator
