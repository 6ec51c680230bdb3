// SPDX-License-Identifier: GPL-3.0-or-later
// The 16 barriers of a block that inline PTX can name: see namedBarrier().
#include <algorithm>

#include "simulator/block/block_runner_private.h"
#include "simulator/debug_info.h"

namespace warpbench::simulator {

void BlockRunner::Private::meetAt(std::uint32_t number, std::uint32_t wanted, bool waits, std::uint64_t place) {
  const auto whole = static_cast<std::uint32_t>((threads + kWarpSize - 1) / kWarpSize * kWarpSize);
  if (number >= NamedBarrier::kCount)
    fail("reaches barrier " + std::to_string(number) + ", but a block has barriers 0 to 15", place);
  if (wanted % kWarpSize != 0 || wanted > whole)
    fail("reaches a barrier for " + std::to_string(wanted) +
             " threads: use a multiple of 32, and at most as many as the block has",
         place);
  leaveOutOfDigest();
  if (wanted == 0) wanted = whole;
  NamedBarrier& barrier = named[number];
  if (barrier.arrived == 0) barrier.threads = wanted;
  if (barrier.threads != wanted)
    fail("reaches barrier " + std::to_string(number) + " for " + std::to_string(wanted) +
             " threads, but others wait for " + std::to_string(barrier.threads),
         place);
  const std::uint32_t phase = barrier.phase;
  const std::uint32_t known = NamedBarrier::kFirstNumber + number;
  tellWatcher([&](AccessWatcher& watcher) { watcher.arrives(known, phase, place); });
  // The last warp counts as whole: lanes that it lacks count as arrived.
  const bool isLast = threads % kWarpSize != 0 && current == &lanes[static_cast<std::size_t>(threads - 1)];
  barrier.arrived += 1 + (isLast ? whole - static_cast<std::uint32_t>(threads) : 0);
  ++barrierSteps;
  if (barrier.arrived == barrier.threads) {
    barrier.arrived = 0;
    ++barrier.phase;
    if (options.traffic) options.traffic->addBarrier();
    tellWatcher([&](AccessWatcher& watcher) { watcher.completes(known, false); });
  }
  if (!waits) return;
  current->named = number;
  current->phase = phase;
  wait(Lane::State::AtNamedBarrier, place);
  tellWatcher([&](AccessWatcher& watcher) { watcher.passes(known, phase); });
}

bool BlockRunner::Private::releaseNamed(std::span<Lane> waiting) {
  bool any = false;
  for (Lane& lane : waiting) {
    if (lane.state != Lane::State::AtNamedBarrier || named[lane.named].phase == lane.phase) continue;
    lane.state = Lane::State::Running;
    any = true;
  }
  return any;
}

void BlockRunner::Private::giveUpNamed() {
  for (int i = 0; i < threads; ++i) {
    const Lane& lane = lanes[static_cast<std::size_t>(i)];
    if (lane.state != Lane::State::AtNamedBarrier) continue;
    const NamedBarrier& barrier = named[lane.named];
    if (!error)
      error = std::make_exception_ptr(DeviceError(
          Message::text("thread %1 waits at barrier %2 of its block for %3 threads, but only %4 arrive%5"),
          indexOf(lane), lane.named, barrier.threads, barrier.arrived, whereItRuns(placeOf(lane.where).line)));
    for (BlockObserver* each : options.observers) each->stuck(i, lane.where);
  }
}

void namedBarrier(unsigned number, unsigned threads, bool waits) noexcept {
  const auto place = reinterpret_cast<std::uint64_t>(__builtin_return_address(0));
  // Number 0 for all threads is the barrier of __syncthreads().
  const auto all = static_cast<unsigned>(t_runner->threads);
  if (number == 0 && waits && (threads == 0 || threads == all))
    t_runner->wait(Lane::State::AtBlockBarrier, place);
  else
    t_runner->meetAt(number, threads, waits, place);
}

}  // namespace warpbench::simulator
