// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a warp's turns: its lanes run until they wait, either one after the other (traced or not) or all in step.
// Everything that resumes a lane is in this file, because resume() is inlined.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

#include "simulator/block/block_digest.h"
#include "simulator/block/block_runner_private.h"

namespace warpbench::simulator {
namespace {

/// Turns of a warp's lanes before the simulator tests whether they repeat themselves.
constexpr int kTurnsUnwatched = 64 * kWarpSize;
/// This limit if a lane itself reports that it waits.
constexpr int kTurnsOfWaiting = 4 * kWarpSize;

/// Steps that a warp's lanes run in step before another warp has its turn. Most short loops divide this number.
constexpr int kStepsBeforeSwitch = 55'440;
/// The same under a checker, where each step takes longer.
constexpr int kCheckedStepsBeforeSwitch = 720;

/// A lane that loads or exchanges the same values in two turns waits for another thread.
std::uint64_t digestOf(std::span<const Event> events) {
  std::uint64_t digest = 0xcbf29ce484222325;
  bool asksMemory = false;
  for (const Event& event : events) {
    digest = (digest ^ event.value) * 0x100000001b3;
    digest = (digest ^ event.tag) * 0x100000001b3;
    asksMemory |= event.isAccess();
  }
  return asksMemory ? digest : 0;
}

}  // namespace

[[gnu::always_inline]] inline BlockRunner::Private::Turn BlockRunner::Private::resume(Lane& lane, Event* buffer,
                                                                                      Event* at) {
  t_cursor = isWatched() ? watched() : at;
  t_watchedCursor = at;
  t_limit = buffer ? buffer + kEventsBeforeSwitch : nullptr;
  t_runner = this;
  t_sharing = watchesSharing || options.digest ? &sharing : nullptr;
  beginTurn(lane);
  scheduler.switchTo(lane, left);
  while (aside != nullptr) {
    // What follows is not the lane's code, but the linker may pick instrumented copies of functions, which may
    // themselves set something aside.
    t_runner = nullptr;
    WarpSharing* const watching = std::exchange(t_sharing, nullptr);
    Event* const traced = std::exchange(t_cursor, nullptr);
    const std::int64_t budget = std::exchange(t_budget, std::numeric_limits<std::int64_t>::max());
    (*std::exchange(aside, nullptr))();
    t_cursor = traced;
    t_budget = budget;
    t_sharing = watching;
    t_runner = this;
    ++t_turn;
    scheduler.switchTo(*current, left);
  }
  Event* const end = cursor();
  const Turn turn{*std::exchange(current, nullptr), end};
  endTurn(turn.last, options.digest ? 0 : options.traffic ? end - at : kBlocksBeforeSwitch - t_budget);
  t_cursor = nullptr;
  t_runner = nullptr;
  t_sharing = nullptr;
  t_budget = 0;
  return turn;
}

BlockRunner::Private::~Private() {
  closing = true;
  for (Lane& lane : lanes)
    if (lane.hasBegun()) resume(lane, nullptr);
}

void BlockRunner::Private::abandonBlock() {
  abandoning = true;
  for (int i = 0; i < threads; ++i)
    if (lanes[i].begun && lanes[i].state != Lane::State::Done) resume(lanes[i], events.data());
  abandoning = false;
}

bool BlockRunner::Private::traceWarp(int warp, WarpReplay& replay) {
  const std::span<Lane> ofWarp = lanesOf(warp);
  if (std::ranges::none_of(ofWarp, [](const Lane& lane) { return lane.state == Lane::State::Running; })) return true;
  replay.startWarp(warp);
  traces.clear();
  for (int turns = 0;;) {
    checkStop();
    std::uint32_t running = 0;
    bool waits = false;  // for another warp, as it seems
    const bool looksAtTurns = turns >= kTurnsUnwatched;
    bool allRepeat = looksAtTurns;
    for (std::size_t i = 0; i < ofWarp.size() && !error; ++i) {
      Lane& lane = ofWarp[i];
      if (traces.empty(static_cast<int>(i)) && lane.state == Lane::State::Running) {
        Event* const buffer = events.data() + i * kEventsPerLane;
        lane.yields = false;
        Event* const end = resume(lane, buffer).end;
        if (options.tracedDigest)
          options.tracedDigest->addTurn(static_cast<std::size_t>(&lane - lanes.data()), {buffer, end},
                                        lane.endOfTurn());
        if (lane.steps > maxSteps) giveUp(lane);
        ++turns;
        waits |= lane.yields && turns > kTurnsOfWaiting;
        if (looksAtTurns && lane.state == Lane::State::Running) {
          const std::uint64_t digest = digestOf({buffer, end});
          waits |= digest != 0 && digest == lane.lastTurn;
          lane.lastTurn = digest;
          repeatsTurn(lane, {buffer, end});
        }
        *end = {0, Event::tagOf(Event::Step::Block)};
        traces.take(static_cast<int>(i), buffer, end);
      }
      if (lane.state != Lane::State::Running) continue;
      running |= 1u << i;
      allRepeat &= lane.turns.repeats();
    }
    waits |= allRepeat && running != 0;
    if (error && watchesSharing) {  // the events that follow may be the cause
      replay.replay(traces, 0);
      warpStops(warp, false);
    }
    if (error) return false;
    // When a warp's turn ends it has no events left, so its lanes may diverge where they are.
    replay.replay(traces, waits ? 0 : running);
    if (waits || running == 0) warpStops(warp, running == 0);
    if (error) return false;
    if (waits || (running == 0 && !releaseWarp(warp))) {
      repeats &= allRepeat && running != 0;
      return waits;
    }
  }
}

bool BlockRunner::Private::stepWarp(int warp, WarpReplay* replay) {
  const std::span<Lane> ofWarp = lanesOf(warp);
  if (std::ranges::none_of(ofWarp, [](const Lane& lane) { return lane.state == Lane::State::Running; })) return true;
  std::array<Event*, kWarpSize> ends{};
  const auto bufferOf = [&](std::size_t lane) { return replay ? events.data() + lane * kEventsPerLane : nullptr; };
  for (std::size_t i = 0; i < ofWarp.size(); ++i) {
    ends[i] = bufferOf(i);
    // The lane's last turn ended within a basic block.
    if (std::exchange(ofWarp[i].yields, false) && replay)
      *ends[i]++ = {ofWarp[i].where, Event::tagOf(Event::Step::Block)};
  }
  if (replay) replay->startWarp(warp);
  traces.clear();
  inStep.warpBegins();
  const auto replayAll = [&] {
    for (std::size_t i = 0; i < ofWarp.size(); ++i) {
      *ends[i] = {0, Event::tagOf(Event::Step::Block)};
      traces.take(static_cast<int>(i), bufferOf(i), ends[i]);
    }
    replay->replay(traces, 0);
    // What follows belongs to the same basic block.
    for (std::size_t i = 0; i < ofWarp.size(); ++i) {
      ends[i] = bufferOf(i);
      if (ofWarp[i].state == Lane::State::Running) *ends[i]++ = {ofWarp[i].where, Event::tagOf(Event::Step::Block)};
    }
  };
  const int maxTurnSteps = options.watcher != nullptr ? kCheckedStepsBeforeSwitch : kStepsBeforeSwitch;
  for (int steps = 0;;) {
    checkStop();
    if (error) return false;
    bool isFull = false;
    const std::uint32_t group = inStep.next(ofWarp);
    for (std::uint32_t rest = group; rest != 0; rest &= rest - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(rest));
      ofWarp[i].impatient = inStep.areImpatient();
      ends[i] = resume(ofWarp[i], bufferOf(i), ends[i]).end;
      isFull |= replay && ends[i] - bufferOf(i) >= kEventsBeforeSwitch;
      if (ofWarp[i].steps > maxSteps) giveUp(ofWarp[i]);
      if (error) return false;
    }
    const bool turnEnds = group == 0 || ++steps == maxTurnSteps;
    if (replay && (isFull || turnEnds)) replayAll();
    if (steps == maxTurnSteps) {
      TurnDigest turn = inStep.turn();
      for (Lane& lane : ofWarp) {
        lane.yields = lane.state == Lane::State::Running;
        addStack(turn, lane);
      }
      repeats &= ofWarp.front().turns.add(turn.value());
      return true;
    }
    if (group != 0) continue;
    repeats = false;
    if (!releaseWarp(warp)) return false;
  }
}

void BlockRunner::Private::warpStops(int warp, bool atBarrier) {
  if (!watchesSharing) return;
  sharing.warpStops(warp, atBarrier);
  if (!sharing.found()) return;
  options.order->inStep = true;
  if (gridMeetings == 0 && sharing.canTakeBack()) {
    error = std::make_exception_ptr(NeedsStep());
  } else {
    options.order->late = true;
    watchesSharing = false;
    letOut();
  }
}

void BlockRunner::Private::runWarp(int warp) {
  const std::span<Lane> ofWarp = lanesOf(warp);
  warpEnd = ofWarp.data() + ofWarp.size();
  do {
    checkStop();
    for (Lane* lane = ofWarp.data(); lane != warpEnd; ++lane) {
      if (lane->state != Lane::State::Running) continue;
      lane = &resume(*lane, options.digest ? events.data() : nullptr).last;
      if (lane->steps > maxSteps) giveUp(*lane);
      if (error) break;
    }
    const bool running = std::ranges::any_of(ofWarp, [](const Lane& l) { return l.state == Lane::State::Running; });
    warpStops(warp, !running);
    if (error || running) return;
  } while (releaseWarp(warp));
}

}  // namespace warpbench::simulator
