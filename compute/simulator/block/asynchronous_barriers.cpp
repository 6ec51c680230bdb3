// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/cuda/language/asynchronous_barriers.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <utility>

#include "simulator/block/block_runner_private.h"
#include "simulator/debug_info.h"

namespace warpbench::simulator {
namespace {

/// How often waits at barriers in shared memory may time out before the block is deadlocked. (PTX ISA:
/// "mbarrier.try_wait" returns after "a system-dependent time limit".)
constexpr int kMaxTimeOuts = 64;

/// What the barrier's phase still waits for.
Message lacks(const AsynchronousBarrier& barrier) {
  const Message arrivals = barrier.pending == 1 ? Message(Message::text("1 arrival"))
                                                : Message(Message::text("%1 arrivals"), barrier.pending);
  if (barrier.bytes == 0) return {Message::text("it lacks %1"), arrivals};
  if (barrier.bytes > 0 && barrier.pending == 0) return {Message::text("it lacks %1 bytes"), barrier.bytes};
  if (barrier.bytes > 0) return {Message::text("it lacks %1 and %2 bytes"), arrivals, barrier.bytes};
  if (barrier.pending == 0) return {Message::text("%1 unexpected bytes arrived"), -barrier.bytes};
  return {Message::text("it lacks %1, and %2 unexpected bytes arrived"), arrivals, -barrier.bytes};
}

/// Marks the global sectors that the copy reads or writes.
void markSectors(SectorMap& sectors, const BulkCopy& copy) {
  const AccessKind kind = copy.toShared ? AccessKind::GlobalLoad : AccessKind::GlobalStore;
  const std::uint64_t first = asNumber(copy.toShared ? copy.from : copy.to);
  for (std::uint64_t sector = first / kSectorBytes; sector <= (first + copy.bytes - 1) / kSectorBytes; ++sector)
    sectors.mark(kind, {&sector, 1});
}

}  // namespace

template <typename... Arguments>
void BlockRunner::Private::misuse(std::uint64_t place, MessageId how, Arguments... arguments) {
  Event* const traced = std::exchange(t_cursor, nullptr);  // what follows is not the lane's code
  const Message message(how, arguments...);
  if (options.watcher) options.watcher->misuses(message, place);
  t_cursor = traced;
  fail(message.english(), place);
}

AsynchronousBarrier* BlockRunner::Private::barrierAt(void* at, Event::Step step, std::uint64_t place) {
  if (spaceOf(at) != MemorySpace::Shared) misuse(place, Message::text("uses a barrier that is not in shared memory"));
  if (asNumber(at) % sizeof(std::uint64_t) != 0)
    misuse(place, Message::text("uses a barrier whose address is not a multiple of 8"));
  leaveOutOfDigest();
  if (t_cursor == watched()) watch(step, at, sizeof(std::uint64_t), place);
  return barriers.find(at);
}

AsynchronousBarrier& BlockRunner::Private::begunBarrierAt(void* at, std::uint64_t place) {
  AsynchronousBarrier* const barrier = barrierAt(at, Event::Step::Load, place);
  if (barrier == nullptr) misuse(place, Message::text("uses a barrier in shared memory that is not initialised"));
  std::uint64_t word = 0;
  std::memcpy(&word, at, sizeof(word));
  if (word != barrier->word())
    misuse(place, Message::text("uses a barrier in shared memory that another store overwrote"));
  return *barrier;
}

void BlockRunner::Private::expect(AsynchronousBarrier& barrier, std::int64_t bytes, std::uint64_t place) {
  ++barrierSteps;
  barrier.bytes += bytes;
  barrier.awaitsBytes |= bytes != 0;
  if (std::abs(barrier.bytes) > AsynchronousBarrier::kMost)
    misuse(place, Message::text("makes a barrier in shared memory expect %1 bytes: the limit is %2"),
           std::abs(barrier.bytes), AsynchronousBarrier::kMost);
}

void BlockRunner::Private::completeIfDone(AsynchronousBarrier& barrier) {
  if (barrier.pending != 0 || barrier.bytes != 0) return;
  ++barrier.phase;
  barrier.pending = barrier.arrivals;
  const bool bytes = std::exchange(barrier.awaitsBytes, false);
  if (bytes && options.traffic) options.traffic->addAwaitedCopies();
  tellWatcher([&](AccessWatcher& watcher) { watcher.completes(barrier.number, bytes); });
}

bool BlockRunner::Private::releasePassed(std::span<Lane> waiting) {
  bool any = false;
  for (Lane& lane : waiting) {
    if (lane.state != Lane::State::AtAsynchronousBarrier) continue;
    const AsynchronousBarrier* const barrier = barriers.find(lane.barrier);
    if (barrier != nullptr && barrier->phase == lane.phase) continue;
    lane.state = Lane::State::Running;
    any = true;
  }
  return any;
}

bool BlockRunner::Private::waitAtBarrier(void* at, std::uint32_t phase, std::uint64_t place) {
  AsynchronousBarrier* barrier = barriers.find(at);
  const std::uint32_t number = barrier->number;
  // Set this even if the barrier has already moved on: lanes of a warp that wait together resume together.
  current->barrier = at;
  current->phase = phase;
  wait(Lane::State::AtAsynchronousBarrier, place);
  barrier = barriers.find(at);
  if (barrier != nullptr && barrier->number == number && barrier->phase == phase) return false;
  tellWatcher([&](AccessWatcher& watcher) { watcher.passes(number, phase); });
  return true;
}

bool BlockRunner::Private::letTimePass() {
  if (!barriers.any()) return false;
  if (std::exchange(stepsBeforeTimeOut, barrierSteps) != barrierSteps) timeOuts = 0;
  if (++timeOuts > kMaxTimeOuts) return false;
  bool any = false;
  for (int i = 0; i < threads; ++i) {
    if (lanes[i].state != Lane::State::AtAsynchronousBarrier) continue;
    lanes[i].state = Lane::State::Running;
    any = true;
  }
  if (any) std::this_thread::yield();
  return any;
}

void BlockRunner::Private::giveUpAtBarriers() {
  for (int i = 0; i < threads; ++i) {
    const Lane& lane = lanes[i];
    AsynchronousBarrier* const barrier = barriers.find(lane.barrier);
    if (lane.state != Lane::State::AtAsynchronousBarrier || barrier == nullptr) continue;
    const Message lacking = lacks(*barrier);
    if (!error)
      error = std::make_exception_ptr(
          DeviceError(Message::text("thread %1 waits at a barrier in shared memory that never completes: %2%3"),
                      indexOf(lane), lacking, whereItRuns(placeOf(lane.where).line)));
    for (BlockObserver* each : options.observers) each->incomplete(i, lane.where, barrier->number, lacking);
  }
}

void BlockRunner::Private::touchShared(const void* at, std::size_t bytes) {
  if (options.traffic == nullptr) return;
  const std::uint64_t first = spacesOfLane().sharedOffset(asNumber(at));
  doAside([&] {
    sharedUse.touch(first);
    sharedUse.touch(first + bytes - 1);
  });
}

void BlockRunner::Private::copyBulk(const BulkCopy& copy) {
  const auto isIn = [](const std::byte* at, std::size_t bytes, MemorySpace space) {
    return bytes == 0 || (spaceOf(at) == space && spaceOf(at + bytes - 1) == space);
  };
  const bool fit = isIn(copy.to, copy.bytes, copy.toShared ? MemorySpace::Shared : MemorySpace::Global) &&
                   isIn(copy.from, copy.bytes, copy.toShared ? MemorySpace::Global : MemorySpace::Shared);
  if (!fit)
    misuse(copy.place, copy.toShared ? Message::text("makes a bulk copy that is not from global to shared memory")
                                     : Message::text("makes a bulk copy that is not from shared to global memory"));
  bool moves = true;
  tellWatcher([&](AccessWatcher& watcher) { moves = watcher.copiesBulk(copy); });
  if (!copy.isAligned())
    fail("makes a bulk copy with an address or a number of bytes that is not a multiple of 16", copy.place);
  if (copy.bytes == 0) return;
  leaveOutOfDigest();
  touchShared(copy.toShared ? copy.to : copy.from, copy.bytes);
  if (options.sectors) markSectors(*options.sectors, copy);
  constexpr std::size_t kPiece = 16;
  if (watchesSharing && !copy.toShared)
    for (std::size_t done = 0; done < copy.bytes; done += kPiece) sharing.storesOver(copy.to + done, kPiece, false);
  if (moves) std::memcpy(copy.to, copy.from, copy.bytes);
}

std::uint64_t barrierBegins(void* at, std::uint64_t arrivals) noexcept {
  const std::uint64_t place = asNumber(__builtin_return_address(0));
  t_runner->barrierAt(at, Event::Step::Store, place);
  ++t_runner->barrierSteps;
  if (arrivals < 1 || arrivals > AsynchronousBarrier::kMost)
    t_runner->misuse(place, Message::text("initialises a barrier in shared memory for %1 arrivals: use 1 to %2"),
                     arrivals, AsynchronousBarrier::kMost);
  t_runner->touchShared(at, sizeof(std::uint64_t));
  const std::uint64_t word = t_runner->barriers.begin(at, static_cast<std::int64_t>(arrivals)).word();
  std::memcpy(at, &word, sizeof(word));
  return 0;
}

std::uint64_t barrierEnds(void* at) noexcept {
  const std::uint64_t place = asNumber(__builtin_return_address(0));
  t_runner->begunBarrierAt(at, place);
  t_runner->barrierAt(at, Event::Step::Store, place);
  ++t_runner->barrierSteps;
  t_runner->barriers.end(at);
  return 0;
}

std::uint64_t barrierExpects(void* at, std::int64_t bytes) noexcept {
  const std::uint64_t place = asNumber(__builtin_return_address(0));
  AsynchronousBarrier& barrier = t_runner->begunBarrierAt(at, place);
  t_runner->expect(barrier, bytes, place);
  t_runner->completeIfDone(barrier);
  return 0;
}

std::uint64_t barrierArrives(void* at, std::uint64_t arrivals, std::int64_t bytes, bool drops) noexcept {
  const std::uint64_t place = asNumber(__builtin_return_address(0));
  AsynchronousBarrier& barrier = t_runner->begunBarrierAt(at, place);
  t_runner->expect(barrier, bytes, place);
  const auto count = static_cast<std::int64_t>(arrivals);
  if (count < 1 || count > barrier.pending)
    t_runner->misuse(
        place, Message::text("arrives %1 times at a barrier in shared memory whose phase expects %2 more arrivals"),
        count, barrier.pending);
  const std::uint64_t token =
      std::uint64_t{barrier.phase} << kPendingBits | static_cast<std::uint64_t>(barrier.pending);
  t_runner->tellWatcher([&](AccessWatcher& watcher) { watcher.arrives(barrier.number, barrier.phase, place); });
  barrier.pending -= count;
  if (drops) barrier.arrivals -= count;
  t_runner->completeIfDone(barrier);
  return token;
}

std::uint64_t barrierPasses(void* at, std::uint64_t token) noexcept {
  const std::uint64_t place = asNumber(__builtin_return_address(0));
  t_runner->begunBarrierAt(at, place);
  return t_runner->waitAtBarrier(at, static_cast<std::uint32_t>(token >> kPendingBits), place);
}

std::uint64_t barrierPassesParity(void* at, std::uint64_t parity) noexcept {
  const std::uint64_t place = asNumber(__builtin_return_address(0));
  const std::uint32_t phase = t_runner->begunBarrierAt(at, place).phase;
  return t_runner->waitAtBarrier(at, (phase ^ parity) % 2 == 0 ? phase : phase - 1, place);
}

std::uint64_t copyBulkToShared(void* to, const void* from, std::uint64_t bytes, void* barrier) noexcept {
  const std::uint64_t place = asNumber(__builtin_return_address(0));
  AsynchronousBarrier& counts = t_runner->begunBarrierAt(barrier, place);
  t_runner->copyBulk({.to = static_cast<std::byte*>(to),
                      .from = static_cast<const std::byte*>(from),
                      .bytes = bytes,
                      .place = place,
                      .toShared = true,
                      .barrier = counts.number,
                      .phase = counts.phase});
  t_runner->expect(counts, -static_cast<std::int64_t>(bytes), place);
  t_runner->completeIfDone(counts);
  return 0;
}

std::uint64_t copyBulkToGlobal(void* to, const void* from, std::uint64_t bytes) noexcept {
  t_runner->copyBulk({.to = static_cast<std::byte*>(to),
                      .from = static_cast<const std::byte*>(from),
                      .bytes = bytes,
                      .place = asNumber(__builtin_return_address(0)),
                      .toShared = false});
  return 0;
}

std::uint64_t fenceForBulkCopies() noexcept {
  t_runner->tellWatcher([](AccessWatcher& watcher) { watcher.fencesForBulkCopies(); });
  return 0;
}

std::uint64_t commitBulkCopies() noexcept {
  t_runner->tellWatcher([](AccessWatcher& watcher) { watcher.commitsBulkCopies(); });
  return 0;
}

std::uint64_t waitForBulkCopies(std::uint64_t others) noexcept {
  t_runner->tellWatcher([&](AccessWatcher& watcher) { watcher.waitsForBulkCopies(others); });
  return 0;
}

}  // namespace warpbench::simulator
