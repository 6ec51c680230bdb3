// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/block/endless_loops.h"

#include <signal.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <utility>

#include "core/text/error.h"
#include "simulator/block/block_runner_private.h"
#include "simulator/block/block_turns.h"
#include "simulator/debug_info.h"

namespace warpbench::simulator {
namespace {

/// Rounds in which all threads of a block repeat themselves, and no other block advances, before the block is stopped.
constexpr int kMaxRepeatedRounds = 64;
/// Where blocks take turns: the same before another block has its turn, and rounds of any kind before that.
constexpr int kRoundsBeforeTurn = 4;
constexpr int kMaxRoundsOfTurn = 4096;

/// Steps of all threads of a block together. If an endless loop meets a barrier in each turn, no thread gets ahead of
/// the others, so limits per thread do not stop it.
constexpr std::int64_t kMaxBlockSteps = std::int64_t{1} << 28;

constexpr int kSignal = SIGVTALRM;  // a timer of processor time raises it
std::atomic<bool> s_looksAtLoops = false;
constexpr int kLooksAtOneTurn = 3;   // a machine that stood still for a while can cause two
WARPBENCH_OF_LANE std::uint64_t t_turnLookedAt = 0;
WARPBENCH_OF_LANE int t_looks = 0;

/// Runs every 0.7 s of the thread's processor time, on the stack of whatever runs then.
void lookWhetherTurnsEnd(int, siginfo_t*, void* context) {
  BlockRunner::Private* const runner = t_runner;
  const auto here = reinterpret_cast<std::uint64_t>(__builtin_frame_address(0));
  const bool inLane = runner != nullptr && here >= runner->stacks.begin() && here < runner->stacks.end();
  if (!inLane || t_turnLookedAt != t_turn) t_looks = 0;
  t_turnLookedAt = t_turn;
  if (++t_looks < kLooksAtOneTurn) return;
  runner->endsNever(interruptedCode(context));
}

/// A timer that runs on its thread's processor time.
class Ticks {
 public:
  Ticks() {
    sigevent event{};
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = kSignal;
    event._sigev_un._tid = ::gettid();
    if (::timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &m_timer) != 0) return;  // the time limit remains
    m_made = true;
    constexpr timespec kBetweenLooks{.tv_sec = 0, .tv_nsec = 700'000'000};
    const itimerspec looks{.it_interval = kBetweenLooks, .it_value = kBetweenLooks};
    ::timer_settime(m_timer, 0, &looks, nullptr);
  }
  ~Ticks() {
    if (m_made) ::timer_delete(m_timer);
  }
  Ticks(const Ticks&) = delete;
  Ticks& operator=(const Ticks&) = delete;

 private:
  timer_t m_timer{};
  bool m_made = false;
};

}  // namespace

void endEmptyLoops() {
  struct sigaction action {};
  action.sa_sigaction = lookWhetherTurnsEnd;
  action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART;
  ::sigaction(kSignal, &action, nullptr);
  s_looksAtLoops = true;
}

void lookAtLoops() {
  if (s_looksAtLoops) static thread_local const Ticks ticks;
}

void BlockRunner::Private::addStack(TurnDigest& digest, const Lane& lane) const {
  const auto index = static_cast<std::size_t>(&lane - lanes.data());
  const auto* const top = reinterpret_cast<const std::byte*>(stacks.bottomOf(index)) + LaneStacks::kBytesEach;
  if (lane.hasBegun()) digest.addStack(lane.stackPointer(), top);
}

bool BlockRunner::Private::repeatsTurn(Lane& lane, std::span<const Event> turn) {
  TurnDigest digest;
  for (const Event& event : turn) {
    digest.add(event.value);
    digest.add(event.tag);
    if (!event.isAccess() || spaces.of(event.value) == MemorySpace::Local) continue;
    digest.addMemory(reinterpret_cast<const void*>(event.value), static_cast<std::size_t>(event.bytes()));
  }
  addStack(digest, lane);
  return lane.turns.add(digest.value());
}

void BlockRunner::Private::giveUpEndless() {
  if (options.turns != nullptr) return takeTurns();
  if (options.goOn == nullptr) return;
  const int before = std::exchange(roundsRepeated, repeats ? roundsRepeated + 1 : 0);
  *options.goOn += int{before > 0} - int{repeats};
  if (!repeats || options.alone || roundsRepeated < kMaxRepeatedRounds) return;
  if (*options.goOn > 0) {
    roundsRepeated = 1;
    return;
  }
  giveUpWaiting("later blocks");
}

void BlockRunner::Private::takeTurns() {
  // A thread that counts its looks never repeats itself.
  const bool asks = repeats ? ++roundsRepeated >= kRoundsBeforeTurn : ++roundsOfTurn >= kMaxRoundsOfTurn;
  if (!repeats && std::exchange(roundsRepeated, 0) >= kRoundsBeforeTurn) options.turns->goesOn();
  if (!asks) return;
  roundsOfTurn = 0;
  switch (options.turns->letOthersRun()) {
    case BlockTurns::Turn::Again:
      return;
    case BlockTurns::Turn::Never:
      if (repeats) giveUpWaiting("more blocks than a GPU holds");
      return;
    case BlockTurns::Turn::Failed:
      error = std::make_exception_ptr(Cancelled());
  }
}

void BlockRunner::Private::giveUpWaiting(const std::string& others) {
  const auto waiting = std::ranges::find(lanes, Lane::State::Running, &Lane::state);
  error = std::make_exception_ptr(
      WaitsForEver("thread " + indexOf(*waiting) + " waits for ever" + whereItRuns(placeOf(waiting->where).line) +
                   ": no running thread changes the value, and the simulator does not run the host, other streams or " +
                   others + " at the same time"));
  for (BlockObserver* each : options.observers)
    each->neverEnds(static_cast<int>(waiting - lanes.begin()), waiting->where);
}

void BlockRunner::Private::giveUp(const Lane& lane) {
  if (!error)
    error = std::make_exception_ptr(
        DeviceError(Message::text("thread %1 did not end within %2 steps"), indexOf(lane), lane.steps));
  const std::uint64_t where = lane.state == Lane::State::Done ? 0 : lane.where;
  for (BlockObserver* each : options.observers) each->neverEnds(static_cast<int>(&lane - lanes.data()), where);
}

void BlockRunner::Private::giveUpBlock() {
  if (maxSteps == kAnySteps) return;
  std::int64_t steps = 0;
  for (int i = 0; i < threads; ++i) steps += lanes[i].steps;
  if (steps <= kMaxBlockSteps) return;
  const auto waiting = std::ranges::find(lanes, Lane::State::AtBlockBarrier, &Lane::state);
  error = std::make_exception_ptr(
      DeviceError(Message::text("the block's threads did not end within %1 steps; last seen: %2"), steps,
                  "thread " + indexOf(*waiting) + whereItRuns(placeOf(waiting->where).line)));
  for (BlockObserver* each : options.observers)
    each->neverEnds(static_cast<int>(waiting - lanes.begin()), waiting->where);
}

}  // namespace warpbench::simulator
