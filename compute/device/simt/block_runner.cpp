// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/simt/block_runner.h"

#include <algorithm>
#include <array>
#include <boost/context/fiber.hpp>
#include <csetjmp>
#include <cstring>
#include <exception>
#include <optional>
#include <string>
#include <vector>

#include "device/simt/lane_fiber.h"
#include "device/simt/lane_stacks.h"
#include "device/simt/shared_memory.h"
#include "device/simt/warp_replay.h"
#include "error.h"

namespace warpbench::simulator {

constinit thread_local uint3 threadIdx{};
constinit thread_local uint3 blockIdx{};
constinit thread_local dim3 blockDim{};
constinit thread_local dim3 gridDim{};
constinit thread_local Event* t_cursor = nullptr;
constinit thread_local std::uint64_t t_traceEpoch = 0;
constinit thread_local std::ptrdiff_t t_storeShift = 0;

namespace {

/// A lane gives way once this many events are waiting. Small enough for 32 lanes' events to stay in the L2 cache.
constexpr std::size_t kEventsBeforeSwitch = 384;
/// Room beyond that for the accesses of one basic block: fully unrolled loops make blocks long.
constexpr std::size_t kEventsOfOneBlock = 4096;
/// From one lane's events to the next one's. A few more than there is room for: an odd number of cache lines, so that
/// the lanes' events, which are read side by side, do not fall into the same sets of the cache.
constexpr std::size_t kEventsPerLane = kEventsBeforeSwitch + kEventsOfOneBlock + 4;
static_assert(kEventsPerLane * sizeof(Event) / 64 % 2 == 1);

constinit thread_local Event* t_limit = nullptr;

}  // namespace

struct BlockRunner::Private {
  Private(std::size_t sharedLimit, std::size_t sharedGap, std::int64_t stepLimit)
      : shared(sharedLimit, sharedGap),
        lanes(kMostThreadsPerBlock),
        events(kWarpSize * kEventsPerLane),
        mostSteps(stepLimit) {}

  /// Lets idle lanes end by themselves.
  ~Private() {
    closing = true;
    for (Lane& lane : lanes)
      if (lane.fiber) resume(lane, events.data());
  }
  Private(const Private&) = delete;
  Private& operator=(const Private&) = delete;

  void startBlock(const LaunchShape& shape);
  /// Runs the warp's lanes until each waits at a block barrier or is done, and replays what they did.
  void traceWarp(int warp, WarpReplay& replay);
  /// The same without a look at what they did.
  void runWarp(int warp);
  /// The running lane has as many events as it may leave before somebody looks at them.
  void enoughEvents();
  std::span<Lane> lanesOf(int warp);
  /// Lets go the lanes whose warp barrier all lanes of its mask have reached. @returns whether there were any.
  bool releaseWarpBarriers(int warp);
  void resume(Lane& lane, Event* buffer);
  /// Switches from the running lane to the scheduler, and comes back when the lane is resumed.
  void giveWay();
  void waitAtBarrier(Lane::State state, std::uint32_t mask, const std::source_location& where);
  void tellOfBlockBarrier(std::span<const Lane> block);
  std::string describeDeadlock() const;
  /// The block's error is that this lane has taken too many steps.
  void giveUp(const Lane& lane);
  /// Takes the lanes that are somewhere inside the kernel out of it, so that they can run the next block.
  void abandonBlock();
  /// Runs the kernel in the lane; returns early where the block is abandoned.
  void runThread(Lane& lane);
  boost::context::fiber laneMain(Lane& lane, boost::context::fiber&& scheduler);

  LaneStacks stacks{kMostThreadsPerBlock};
  SharedMemory shared;
  std::vector<Lane> lanes;
  std::vector<Event> events;     ///< of the warp that runs: none has any left when another takes its turn
  const std::int64_t mostSteps;  ///< of a thread
  FiberSwitch fiberSwitch;
  bool closing = false;     ///< idle lanes that are resumed end
  bool abandoning = false;  ///< lanes inside a kernel that are resumed leave it
  const std::function<void()>* thread = nullptr;
  std::span<BlockObserver* const> observers;
  bool traced = true;
  std::exception_ptr error;
  std::stop_token stop;
  Lane* current = nullptr;
  int threads = 0;
};

namespace {
/// While a lane runs: the linker may take functions of the standard library that the scheduler calls too from a file
/// that is traced, and what they do is nobody's.
constinit thread_local BlockRunner::Private* t_runner = nullptr;
}  // namespace

BlockRunner::BlockRunner(std::size_t sharedLimit, std::size_t sharedGap, std::int64_t mostSteps)
    : d(std::make_unique<Private>(sharedLimit, sharedGap, mostSteps)) {}
BlockRunner::~BlockRunner() = default;

std::size_t BlockRunner::sharedBytes() const { return d->shared.used(); }

void BlockRunner::stopOn(std::stop_token stop) { d->stop = std::move(stop); }

bool BlockRunner::isPrivate(const void* address) const {
  const auto at = reinterpret_cast<std::uint64_t>(address);
  return at >= d->stacks.begin() && at < d->stacks.end();
}

void BlockRunner::run(const LaunchShape& shape, const uint3& block, const std::function<void()>& thread,
                      Traffic* traffic, std::span<BlockObserver* const> observers) {
  std::optional<WarpReplay> replay;
  if (traffic) replay.emplace(*traffic, d->stacks.begin(), d->stacks.end(), observers);
  d->traced = traffic != nullptr;
  d->thread = &thread;
  d->observers = observers;
  d->error = nullptr;
  d->startBlock(shape);
  for (BlockObserver* each : observers) each->blockBegins(block, shape.grid, shape.block);
  blockIdx = block;
  blockDim = shape.block;
  gridDim = shape.grid;

  if (traffic) traffic->blockBegins();
  const int warps = (d->threads + kWarpSize - 1) / kWarpSize;
  const std::span<Lane> lanes(d->lanes.data(), static_cast<std::size_t>(d->threads));
  for (;;) {
    for (int warp = 0; warp < warps && !d->error; ++warp) {
      if (replay)
        d->traceWarp(warp, *replay);
      else
        d->runWarp(warp);
    }
    if (d->error || std::ranges::all_of(lanes, [](const Lane& lane) { return lane.state == Lane::State::Done; })) break;
    // Threads that have returned count as arrived, as on GPUs since Volta.
    const bool allArrived =
        std::ranges::none_of(lanes, [](const Lane& l) { return l.state == Lane::State::AtWarpBarrier; });
    if (!allArrived) {
      d->error = std::make_exception_ptr(DeviceError(d->describeDeadlock()));
      for (BlockObserver* each : observers)
        for (std::size_t i = 0; i < lanes.size(); ++i)
          if (lanes[i].state == Lane::State::AtWarpBarrier) each->stuck(static_cast<int>(i), lanes[i].where);
      break;
    }
    if (traffic) traffic->addBarrier();
    if (!observers.empty()) d->tellOfBlockBarrier(lanes);
    for (Lane& lane : lanes)
      if (lane.state == Lane::State::AtBlockBarrier) lane.state = Lane::State::Running;
  }
  if (traffic) traffic->blockEnds();
  if (d->error) {
    d->abandonBlock();
    std::rethrow_exception(d->error);
  }
}

void BlockRunner::Private::tellOfBlockBarrier(std::span<const Lane> block) {
  std::vector<ThreadAtBarrier> threadsThere;
  for (const Lane& lane : block) threadsThere.push_back({lane.state == Lane::State::Done, lane.where});
  for (BlockObserver* each : observers) each->blockBarrier(threadsThere);
}

void BlockRunner::Private::startBlock(const LaunchShape& shape) {
  shared.startBlock(shape.dynamicSharedBytes);
  threads = static_cast<int>(shape.block.x * shape.block.y * shape.block.z);
  for (int i = 0; i < threads; ++i) {
    Lane& lane = lanes[i];
    const unsigned n = static_cast<unsigned>(i);
    lane.index = {n % shape.block.x, n / shape.block.x % shape.block.y, n / shape.block.x / shape.block.y};
    lane.state = Lane::State::Running;
    lane.begun = false;
    lane.exchanges = 0;
    lane.steps = 0;
    if (lane.fiber) continue;
    lane.fiberSwitch.begin();
    lane.fiber = boost::context::fiber(
        std::allocator_arg, stacks.forLane(static_cast<std::size_t>(i)),
        [this, &lane](boost::context::fiber&& scheduler) { return laneMain(lane, std::move(scheduler)); });
  }
}

boost::context::fiber BlockRunner::Private::laneMain(Lane& lane, boost::context::fiber&& scheduler) {
  lane.scheduler = std::move(scheduler);
  lane.fiberSwitch.enter();
  while (!closing) {
    try {
      runThread(lane);
    } catch (...) {
      if (!error) error = std::current_exception();
    }
    lane.state = Lane::State::Done;
    giveWay();
  }
  FiberSwitch::leaveForGood(fiberSwitch, lane.fiberSwitch.fromBottom(), lane.fiberSwitch.fromBytes());
  return std::move(lane.scheduler);
}

// By a jump, for an exception could not pass: compilers take it that the call at the start of a basic block throws
// nothing, and a kernel that has anything to clean up would end the program. So nothing of a kernel's is cleaned up.
void BlockRunner::Private::runThread(Lane& lane) {
  if (setjmp(lane.atKernel) == 0) (*thread)();
}

void BlockRunner::Private::abandonBlock() {
  abandoning = true;
  for (int i = 0; i < threads; ++i)
    if (lanes[i].begun && lanes[i].state != Lane::State::Done) resume(lanes[i], events.data());
  abandoning = false;
}

void BlockRunner::Private::giveWay() {
  Lane& lane = *current;
  lane.fiberSwitch.leave(fiberSwitch, lane.fiberSwitch.fromBottom(), lane.fiberSwitch.fromBytes());
  lane.scheduler = std::move(lane.scheduler).resume();
  lane.fiberSwitch.enter();
  if (abandoning) std::longjmp(lane.atKernel, 1);
}

void BlockRunner::Private::resume(Lane& lane, Event* buffer) {
  threadIdx = lane.index;
  t_cursor = buffer;
  t_limit = buffer + kEventsBeforeSwitch;
  ++t_traceEpoch;
  lane.begun = true;
  current = &lane;
  t_runner = this;
  fiberSwitch.leave(lane.fiberSwitch, stacks.bottomOf(static_cast<std::size_t>(&lane - lanes.data())),
                    LaneStacks::kBytesEach);
  lane.fiber = std::move(lane.fiber).resume();
  fiberSwitch.enter();
  t_runner = nullptr;
  current = nullptr;
}

std::span<Lane> BlockRunner::Private::lanesOf(int warp) {
  const auto first = static_cast<std::size_t>(warp) * kWarpSize;
  return std::span(lanes).subspan(first, std::min<std::size_t>(kWarpSize, static_cast<std::size_t>(threads) - first));
}

void BlockRunner::Private::traceWarp(int warp, WarpReplay& replay) {
  const std::span<Lane> ofWarp = lanesOf(warp);
  replay.startWarp(warp);
  WarpTraces traces;
  for (;;) {
    if (stop.stop_requested()) {
      error = std::make_exception_ptr(Cancelled());
      return;
    }
    std::uint32_t running = 0;
    for (std::size_t i = 0; i < ofWarp.size(); ++i) {
      Lane& lane = ofWarp[i];
      if (traces[i].empty() && lane.state == Lane::State::Running) {
        Event* const buffer = events.data() + i * kEventsPerLane;
        resume(lane, buffer);
        traces[i] = {buffer, t_cursor};
        *t_cursor = {0, Event::kBlock};
        lane.steps += t_cursor - buffer;
        if (lane.steps > mostSteps) giveUp(lane);
        if (error) return;
      }
      if (lane.state == Lane::State::Running) running |= 1u << i;
    }
    replay.replay(traces, running);
    if (running == 0 && !releaseWarpBarriers(warp)) return;
  }
}

void BlockRunner::Private::runWarp(int warp) {
  do {
    for (Lane& lane : lanesOf(warp)) {
      if (lane.state == Lane::State::Running) resume(lane, events.data());
      if (error) return;
    }
  } while (releaseWarpBarriers(warp));
}

void BlockRunner::Private::enoughEvents() {
  if (traced) {
    giveWay();
  } else {
    t_cursor = events.data();
    ++t_traceEpoch;
  }
}

bool BlockRunner::Private::releaseWarpBarriers(int warp) {
  const std::span<Lane> ofWarp = lanesOf(warp);
  std::uint32_t arrived = 0;
  std::uint32_t waiting = 0;
  for (std::size_t i = 0; i < ofWarp.size(); ++i) {
    waiting |= std::uint32_t{ofWarp[i].state == Lane::State::AtWarpBarrier} << i;
    arrived |= std::uint32_t{ofWarp[i].state == Lane::State::Done} << i;
  }
  if (waiting == 0) return false;
  arrived |= waiting;
  const std::uint32_t there = ofWarp.size() == kWarpSize ? ~0u : (1u << ofWarp.size()) - 1;
  std::uint32_t release = 0;
  std::array<std::uint32_t, kWarpSize> masks{};
  for (std::size_t i = 0; i < ofWarp.size(); ++i) {
    masks[i] = ofWarp[i].barrierMask;
    if (waiting >> i & 1 && (masks[i] & there & ~arrived) == 0) release |= 1u << i;
  }
  if (release == 0) return false;
  for (BlockObserver* each : observers) each->warpBarrier(warp, release, masks);
  for (std::size_t i = 0; i < ofWarp.size(); ++i)
    if (release >> i & 1) ofWarp[i].state = Lane::State::Running;
  return true;
}

void BlockRunner::Private::waitAtBarrier(Lane::State state, std::uint32_t mask, const std::source_location& where) {
  current->state = state;
  current->barrierMask = mask;
  current->where = where;
  giveWay();
}

std::string BlockRunner::Private::describeDeadlock() const {
  for (int i = 0; i < threads; ++i) {
    if (lanes[i].state == Lane::State::AtWarpBarrier)
      return nameOf(lanes[i]) +
             " waits for lanes of its warp that never come: they returned to a barrier of the whole block";
  }
  return "the block's threads wait for each other in vain";
}

void BlockRunner::Private::giveUp(const Lane& lane) {
  if (!error)
    error = std::make_exception_ptr(
        DeviceError(nameOf(lane) + " has not ended after " + std::to_string(lane.steps) + " steps"));
  for (BlockObserver* each : observers) each->neverEnds(static_cast<int>(&lane - lanes.data()));
}

void syncThreads(std::source_location where) {
  t_runner->waitAtBarrier(Lane::State::AtBlockBarrier, 0, where);
  // What follows has no basic block of its own: the lanes meet here.
  *t_cursor++ = {reinterpret_cast<std::uint64_t>(__builtin_return_address(0)), Event::kBlock};
}

void syncWarp(std::uint32_t mask, std::source_location where) {
  t_runner->waitAtBarrier(Lane::State::AtWarpBarrier, mask, where);
  *t_cursor++ = {reinterpret_cast<std::uint64_t>(__builtin_return_address(0)), Event::kBlock};
}

int threadIndex() { return static_cast<int>(t_runner->current - t_runner->lanes.data()); }

std::uint64_t exchange(std::uint32_t mask, std::uint64_t value, int source, std::source_location where) {
  Lane& lane = *t_runner->current;
  const int turn = lane.exchanges++ % 2;
  lane.given[turn] = value;
  t_runner->waitAtBarrier(Lane::State::AtWarpBarrier, mask, where);
  *t_cursor++ = {reinterpret_cast<std::uint64_t>(__builtin_return_address(0)), Event::kBlock};
  return t_runner->lanes[&lane - t_runner->lanes.data() - laneIndex() + source].given[turn];
}

void* sharedArray(std::size_t bytes, std::size_t alignment, const std::source_location& where) {
  void* const data = t_runner->shared.array(bytes, alignment, where);
  for (BlockObserver* each : t_runner->observers) each->sharedArray(static_cast<std::byte*>(data), bytes, where);
  return data;
}

void* dynamicSharedMemory() {
  void* const data = t_runner->shared.dynamic();
  for (BlockObserver* each : t_runner->observers)
    each->dynamicSharedMemory(static_cast<std::byte*>(data), t_runner->shared.dynamicBytes());
  return data;
}

}  // namespace warpbench::simulator

/// Called by the kernels at the start of each basic block (gcc's -fsanitize-coverage=trace-pc).
extern "C" void __sanitizer_cov_trace_pc() {
  using namespace warpbench::simulator;
  // Launch code is traced like the kernels in it, and runs outside of any lane.
  if (t_runner == nullptr) return;
  if (t_cursor >= t_limit) t_runner->enoughEvents();
  *t_cursor++ = {reinterpret_cast<std::uint64_t>(__builtin_return_address(0)), Event::kBlock};
}
