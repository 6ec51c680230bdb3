// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which waiting lanes of a block may resume.
#include <algorithm>
#include <bit>

#include "simulator/block/block_observer.h"
#include "simulator/block/block_runner_private.h"
#include "simulator/debug_info.h"

namespace warpbench::simulator {

bool BlockRunner::Private::releaseWarp(int warp) {
  const std::span<Lane> ofWarp = lanesOf(warp);
  const LaneStates states(ofWarp);
  return (states.has(Lane::State::AtMeeting) && releaseMeeting(ofWarp)) ||
         (states.has(Lane::State::AtWarpBarrier) && releaseWarpBarriers(warp)) ||
         (states.has(Lane::State::AtAsynchronousBarrier) && releasePassed(ofWarp)) ||
         (states.has(Lane::State::AtNamedBarrier) && releaseNamed(ofWarp));
}

bool BlockRunner::Private::releaseMeeting(std::span<Lane> ofWarp) {
  std::uint64_t place = 0;
  std::uint32_t together = 0;
  for (std::size_t i = 0; i < ofWarp.size(); ++i) {
    const Lane& lane = ofWarp[i];
    if (lane.state != Lane::State::AtMeeting || (together != 0 && lane.where > place)) continue;
    together = together != 0 && lane.where == place ? together | 1u << i : 1u << i;
    place = lane.where;
  }
  for (std::size_t i = 0; i < ofWarp.size(); ++i) {
    if (!(together >> i & 1)) continue;
    ofWarp[i].barrierMask = together;
    ofWarp[i].state = Lane::State::Running;
  }
  return together != 0;
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
  for (BlockObserver* each : options.observers) each->warpBarrier(warp, release, masks);
  WarpExchange& exchange = exchanges[static_cast<std::size_t>(warp)];
  exchange.lanes = waiting;
  exchange.atOnePlace = true;
  if (release == ~0u) exchange.turn ^= 1;
  for (std::size_t i = 0; i < ofWarp.size(); ++i) {
    exchange.atOnePlace &= ofWarp[i].where == ofWarp[0].where;
    exchange.values[i] = ofWarp[i].given;
    exchange.places[i] = ofWarp[i].where;
    if (release >> i & 1) ofWarp[i].state = Lane::State::Running;
  }
  return true;
}

std::uint32_t BlockRunner::Private::absentLanes(int warp) const {
  const WarpExchange& exchange = exchanges[static_cast<std::size_t>(warp)];
  const int lanesThere = std::min(threads - warp * kWarpSize, kWarpSize);
  const std::uint32_t mask = current->barrierMask & (lanesThere == kWarpSize ? ~0u : (1u << lanesThere) - 1);
  std::uint32_t absent = mask & ~exchange.lanes;
  if (exchange.atOnePlace) return absent;
  const std::uint64_t place = exchange.places[static_cast<std::size_t>(laneIndex())];
  for (std::uint32_t rest = mask & exchange.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
    if (exchange.places[lane] == place) continue;
    bool differs = false;
    doAside([&] { differs = placeOf(exchange.places[lane]).line != placeOf(place).line; });
    if (differs) absent |= 1u << lane;
  }
  return absent;
}

bool BlockRunner::Private::releaseStores() {
  bool any = false;
  for (int i = 0; i < threads; ++i) {
    if (lanes[i].state != Lane::State::AtStore) continue;
    lanes[i].state = Lane::State::Running;
    any = true;
  }
  return any;
}

void BlockRunner::Private::releaseBlockBarrier() {
  if (options.traffic) options.traffic->addBarrier();
  ++barrierSteps;
  if (watchesSharing) sharing.blockBarrier();
  const std::span<Lane> block(lanes.data(), static_cast<std::size_t>(threads));
  if (!options.observers.empty()) {
    std::vector<ThreadAtBarrier> threadsThere;
    for (const Lane& lane : block) threadsThere.push_back({lane.state == Lane::State::Done, lane.takenOut, lane.where});
    for (BlockObserver* each : options.observers) each->blockBarrier(threadsThere);
  }
  votes = votesNonzero = 0;
  for (Lane& lane : block) {
    if (lane.state != Lane::State::AtBlockBarrier) continue;
    ++votes;
    votesNonzero += lane.vote != 0;
    lane.state = Lane::State::Running;
  }
}

Message BlockRunner::Private::describeDeadlock() const {
  for (int i = 0; i < threads; ++i) {
    if (lanes[i].state == Lane::State::AtWarpBarrier)
      return {Message::text("thread %1 waits for lanes of its warp that never arrive: they wait at a barrier of the "
                            "whole block"),
              indexOf(lanes[i])};
  }
  return Message::text("the block's threads are in a deadlock");
}

}  // namespace warpbench::simulator
