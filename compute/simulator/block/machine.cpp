// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/cuda/language/machine.h"

#include <signal.h>
#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <string>

#include "simulator/block/block_runner_private.h"
#include "simulator/cuda/language/builtins.h"
#include "simulator/debug_info.h"

namespace warpbench::simulator {
namespace {

std::uint64_t asPlace(const void* returnAddress) { return reinterpret_cast<std::uint64_t>(returnAddress); }

std::string hexadecimal(std::uint64_t number) {
  std::array<char, 2 * sizeof(number)> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
  return "0x" + std::string(digits.data(), end);
}

/// The process has memory at this address. Whether that memory is readable or writable is not tested.
bool isMapped(std::uint64_t at) {
  constexpr std::uint64_t kPage = 4096;
  unsigned char resident = 0;
  return ::mincore(reinterpret_cast<void*>(at / kPage * kPage), 1, &resident) == 0 || errno != ENOMEM;
}

}  // namespace

void BlockRunner::Private::fail(const std::string& what, std::uint64_t place, int signal) {
  std::string whole;
  doAside([&] { whole = what + whereItRuns(placeOf(place).line); });
  trap(whole, signal);
}

void BlockRunner::Private::reachOther(std::uint64_t at, std::uint64_t place) {
  AddressRange found;
  bool isThere = true;
  doAside([&] {
    found = kernel->module()->memory->around(at);
    if (found.begin == found.end) isThere = isMapped(at);
  });
  if (found.begin != found.end) return t_reach.add(found);
  if (!isThere) return;  // the access faults
  std::string where;
  doAside([&] { where = hexadecimal(at); });
  fail("accesses host memory at " + where +
           ", which a GPU does not reach: allocate it with cudaMalloc() or cudaMallocManaged()",
       place, SIGSEGV);
}

void reachesElsewhere(std::uint64_t at, std::uint64_t place) {
  if (t_reach.hasOther(at) || t_runner == nullptr || isUnseen()) return;
  if (t_cursor == nullptr && t_runner->options.watcher != nullptr) return;  // the watcher handles it
  t_runner->reachOther(at, place);
}

void blockBarrier() noexcept { t_runner->waitForBlock(asPlace(__builtin_return_address(0))); }

BlockVote blockVote(int predicate) noexcept {
  t_runner->current->vote = predicate;
  t_runner->waitForBlock(asPlace(__builtin_return_address(0)));
  t_runner->current->vote = 0;
  return {t_runner->votesNonzero, t_runner->votes};
}

void warpBarrier(std::uint32_t mask) noexcept {
  t_runner->wait(Lane::State::AtWarpBarrier, asPlace(__builtin_return_address(0)), mask);
}

const std::uint64_t* warpGather(std::uint32_t mask, std::uint64_t value) noexcept {
  t_runner->current->given = value;
  t_runner->wait(Lane::State::AtWarpBarrier, asPlace(__builtin_return_address(0)), mask);
  const std::size_t warp = static_cast<std::size_t>(threadIndex()) / kWarpSize;
  if (t_runner->options.watcher != nullptr)
    if (const std::uint32_t absent = t_runner->absentLanes(static_cast<int>(warp)); absent != 0)
      t_runner->tellWatcher(
          [&](AccessWatcher& watcher) { watcher.meetsWithout(std::countr_zero(absent), t_runner->current->where); });
  return t_runner->exchanges[warp].values.data();
}

std::uint32_t givingLanes() noexcept {
  return t_runner->exchanges[static_cast<std::size_t>(threadIndex()) / kWarpSize].lanes &
         t_runner->current->barrierMask;
}

int takenFrom(int source) noexcept {
  // A lane in the mask has already been reported where it was missing.
  const bool isGiven = ((givingLanes() | t_runner->absentLanes(threadIndex() / kWarpSize)) >> source & 1) != 0;
  if (t_runner->options.watcher != nullptr && !isGiven)
    t_runner->tellWatcher([&](AccessWatcher& watcher) { watcher.takesFromAbsent(source, t_runner->current->where); });
  return source;
}

const WarpWords* wholeWarpGather(std::uint64_t first, std::uint64_t second, std::uint64_t third) noexcept {
  const std::uint64_t place = asPlace(__builtin_return_address(0));
  const std::size_t warp = static_cast<std::size_t>(threadIndex()) / kWarpSize;
  const BlockRunner::Private::WarpExchange& exchange = t_runner->exchanges[warp];
  WarpWords& words = t_runner->gathered[2 * warp + static_cast<std::size_t>(exchange.turn)];
  std::uint64_t(&own)[3] = words.of[laneIndex()];
  own[0] = first;
  own[1] = second;
  own[2] = third;
  t_runner->wait(Lane::State::AtWarpBarrier, place, ~0u);
  if (exchange.lanes != ~0u || !exchange.atOnePlace)
    t_runner->fail("reaches an instruction of the whole warp without all 32 lanes", place);
  return &words;
}

void gridBarrier() noexcept { t_runner->waitForGrid(asPlace(__builtin_return_address(0))); }

std::uint32_t activeLanes() noexcept {
  t_runner->wait(Lane::State::AtMeeting, asPlace(__builtin_return_address(0)));
  return t_runner->current->barrierMask;
}

int threadIndex() noexcept { return static_cast<int>(t_runner->current - t_runner->lanes.data()); }

bool runsLane() noexcept { return t_runner != nullptr; }

int laneIndex() noexcept { return threadIndex() % kWarpSize; }

namespace {
WARPBENCH_OF_LANE bool t_scattersNext = false;
}  // namespace

void scatterNextAtomic() noexcept { t_scattersNext = true; }

void atomicAccess(void* at, std::size_t bytes, AtomicKind kind, AtomicValue value, bool ordered,
                  AtomicManner manner) noexcept {
  constexpr Event::Step kSteps[] = {Event::Step::AtomicAdds, Event::Step::AtomicComputes, Event::Step::AtomicExchanges,
                                    Event::Step::AtomicFloating};
  constexpr std::uint64_t kValues[] = {0, Event::kConstant, Event::kConstant | Event::kAddsOne};
  const Event::Step step = kSteps[static_cast<std::size_t>(kind)];
  const std::uint64_t place = asPlace(__builtin_return_address(0));
  if (t_runner != nullptr) t_runner->leaveOutOfDigest();
  if (!t_reach.has(asPlace(at))) reachesElsewhere(asPlace(at), place);
  if (t_cursor == watched()) {
    t_runner->current->atomic = manner;
    t_runner->watch(step, at, bytes, place);
  } else if (t_sharing != nullptr && t_cursor != nullptr) {
    t_sharing->storesOver(at, bytes, true);
  } else if (t_sharing != nullptr) {
    t_sharing->access(WarpSharing::Does::Atomic, at, bytes, place);
  }
  const std::uint64_t seen = kValues[static_cast<std::size_t>(value)] | (ordered ? Event::kOrdered : 0) |
                             (t_scattersNext ? Event::kScattered : 0);
  t_scattersNext = false;
  note(asPlace(at), Event::accessTag(step, bytes) | seen | place);
}

std::uint64_t atomicResult(std::uint64_t old) noexcept {
  if (Event* const end = cursor()) end[-1].tag |= Event::kReturns;
  return old;
}

const AtomicManner& atomicManner() noexcept { return t_runner->current->atomic; }

void fence(ThreadScope scope) noexcept {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  if (t_sharing != nullptr) t_sharing->publishes();
  if (t_cursor == watched()) t_runner->tellWatcher([=](AccessWatcher& watcher) { watcher.fence(scope); });
}

std::uint32_t blocksOfLane() noexcept { return t_runner->current->blocks; }
void polls() noexcept {
  Lane& lane = *t_runner->current;
  lane.pollDepth = t_call - lane.calls;
  lane.highestBefore = std::exchange(lane.highest, 0);
}
bool hasLeftLoopOf(int thread, std::uint64_t place) noexcept {
  const Lane& lane = *t_runner->current;
  const Lane& other = t_runner->lanes[static_cast<std::size_t>(thread)];
  if (!lane.impatient) return false;
  const std::ptrdiff_t depth = t_call - lane.calls;
  if (depth < other.pollDepth || !std::equal(other.calls, other.calls + other.pollDepth, lane.calls)) return true;
  const std::uint64_t here = depth == other.pollDepth ? place : lane.calls[other.pollDepth];
  return here > std::max(other.highest, other.highestBefore);
}

std::int64_t laneClock() noexcept {
  const std::int64_t ofTurn = cursor() ? cursor() - (t_limit - BlockRunner::Private::kEventsBeforeSwitch)
                                       : BlockRunner::Private::kBlocksBeforeSwitch - t_budget;
  // Reading the clock takes time too: two readings differ even if nothing happens in between.
  constexpr std::int64_t kOfReading = 2;
  t_runner->current->steps += kOfReading;
  return t_runner->current->steps + ofTurn;
}

std::clock_t clockOfLaneOrHost() noexcept { return t_runner ? static_cast<std::clock_t>(laneClock()) : std::clock(); }

std::int64_t wallNanoseconds() noexcept {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

void laneYield() noexcept {
  t_runner->current->yields = true;
  t_runner->wait(Lane::State::Running, asPlace(__builtin_return_address(0)));
}

std::string whereItRuns(const SourceLine& line) {
  return " (block (" + std::to_string(blockIdx.x) + ", " + std::to_string(blockIdx.y) + ", " +
         std::to_string(blockIdx.z) + ")" + (line.file.empty() ? ")" : ", " + toText(line).english() + ")");
}

void laneTrap(const char* word) noexcept {
  t_runner->fail("calls " + std::string(word), asPlace(__builtin_return_address(0)));
}

void laneExits() noexcept {
  endUnseen();
  std::longjmp(t_runner->current->atKernel, 1);
}

void* dynamicSharedMemory() noexcept { return dynamicSharedBegin(); }

std::size_t dynamicSharedBytes() noexcept { return t_runner->dynamicBytes; }

const MemorySpaces& spacesOfLane() { return t_runner->spaces; }
MemorySpace spaceOf(const void* at) { return spacesOfLane().of(asPlace(at)); }

std::uint64_t sharedAddressOf(const void* at) noexcept { return spacesOfLane().narrowShared(asPlace(at)); }
void* sharedMemoryAt(std::uint64_t address) noexcept {
  return reinterpret_cast<void*>(spacesOfLane().wideShared(address));
}
void* usedSharedMemoryAt(std::uint64_t address, std::size_t bytes) noexcept {
  const std::uint64_t place = asPlace(__builtin_return_address(0));
  const auto fault = [&](const std::string& what) {
    t_runner->fail("uses the address " + hexadecimal(address) + " in shared memory, which " + what, place);
  };
  void* const at = sharedMemoryAt(address);
  if (spaceOf(at) != MemorySpace::Shared) fault("is none there");
  if (address % bytes != 0) fault("is not a multiple of " + std::to_string(bytes));
  return at;
}
bool isSharedMemory(const void* at) noexcept { return spaceOf(at) == MemorySpace::Shared; }
bool isConstantMemory(const void* at) noexcept { return spaceOf(at) == MemorySpace::Constant; }
bool isLocalMemory(const void* at) noexcept { return spaceOf(at) == MemorySpace::Local; }

}  // namespace warpbench::simulator
