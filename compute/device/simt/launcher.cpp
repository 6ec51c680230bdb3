// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/simt/launcher.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <random>
#include <string>

#include "device/simt/lane.h"
#include "error.h"

namespace warpbench::simulator {
namespace {

/// One block at random from each of `count` equal stretches of the grid, but for `done`: the edges, and every alignment
/// of odd widths, come in proportion. The seed is fixed, so that the same request gives the same counts.
std::vector<std::int64_t> sampleOf(std::int64_t total, std::int64_t count, std::int64_t done) {
  std::mt19937_64 random(1);
  std::vector<std::int64_t> blocks;
  for (std::int64_t i = 0; i < count; ++i) {
    const std::int64_t begin = static_cast<std::int64_t>(static_cast<double>(total) * i / count);
    const std::int64_t end =
        std::max(begin + 1, static_cast<std::int64_t>(static_cast<double>(total) * (i + 1) / count));
    const std::int64_t block = begin + static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(end - begin));
    if (block != done && block < total) blocks.push_back(block);
  }
  return blocks;
}

}  // namespace

Workers::Workers(std::size_t sharedLimit)
    : m_sharedLimit(sharedLimit), m_runners(static_cast<std::size_t>(m_team.size())) {}

BlockRunner& Workers::runner(int member) {
  auto& runner = m_runners[static_cast<std::size_t>(member)];
  if (!runner) runner = std::make_unique<BlockRunner>(m_sharedLimit);
  return *runner;
}

Launcher::Launcher(Workers& workers, SectorMap& sectors, std::span<std::byte> memory, int multiprocessors,
                   std::stop_token stop, std::function<void(double)> progress, bool counts)
    : SimulatedMachine(multiprocessors),
      m_workers(workers),
      m_sectors(sectors),
      m_memory(memory),
      m_stop(std::move(stop)),
      m_progress(std::move(progress)),
      m_counts(counts) {}

void Launcher::runInLockstep(const LaunchShape& shape, const std::function<void()>& thread) {
  // Stores go to a copy of the memory, which takes the memory's place in the end: nobody loads what another stored.
  std::vector<std::byte> stored(m_memory.begin(), m_memory.end());
  m_storeShift = stored.data() - m_memory.data();
  run(shape, thread);
  m_storeShift = 0;
  std::ranges::copy(stored, m_memory.begin());
}

void Launcher::run(const LaunchShape& shape, const std::function<void()>& thread) {
  shape.check();
  const auto threads = [](const LaunchShape& s) { return s.blocks() * s.threadsPerBlock(); };
  if (!m_shape || threads(shape) > threads(*m_shape)) m_shape = shape;
  const std::int64_t total = shape.blocks();

  if (!m_counts) {
    runBlocks(shape, {.count = total}, thread, nullptr);
    ++m_launches;
    return;
  }

  // The middle block first: it tells how much work the grid is.
  Traffic traffic(&m_sectors);
  const std::int64_t pilot = total / 2;
  runBlocks(shape, {.count = 1, .chosen = {pilot}}, thread, &traffic);
  const double accessesPerBlock = std::max<double>(1, static_cast<double>(traffic.accesses()));

  Blocks rest{.count = total, .without = pilot};
  if (accessesPerBlock * static_cast<double>(total) > kMostAccesses) {
    constexpr std::int64_t kFewestBlocks = 8;
    const auto wanted = static_cast<std::int64_t>(kSampledAccesses / accessesPerBlock);
    rest.chosen = sampleOf(total, std::min(total, std::max(kFewestBlocks, wanted)), pilot);
    rest.count = static_cast<std::int64_t>(rest.chosen.size());
  }
  runBlocks(shape, rest, thread, &traffic);
  addLaunch(traffic, rest.chosen.empty() ? total : rest.count + 1, total);
}

void Launcher::runBlocks(const LaunchShape& shape, const Blocks& blocks, const std::function<void()>& thread,
                         Traffic* traffic) {
  std::atomic<std::int64_t> next{0};
  std::mutex mutex;
  m_workers.team().run(
      static_cast<int>(std::min<std::int64_t>(blocks.count, m_workers.team().size())), [&](int member) {
        BlockRunner& runner = m_workers.runner(member);
        t_storeShift = m_storeShift;
        Traffic mine(&m_sectors);
        std::size_t sharedBytes = 0;  // the runner's own are of its last block, which may be of another launch
        for (std::int64_t i = next++; i < blocks.count; i = next++) {
          if (m_stop.stop_requested()) throw Cancelled();
          const std::int64_t block = blocks.chosen.empty() ? i : blocks.chosen[static_cast<std::size_t>(i)];
          if (block == blocks.without) continue;
          runner.run(shape, shape.blockAt(block), thread, traffic ? &mine : nullptr);
          sharedBytes = std::max(sharedBytes, runner.sharedBytes());
          if (member == 0 && m_progress) m_progress(static_cast<double>(i) / static_cast<double>(blocks.count));
        }
        const std::lock_guard lock(mutex);
        if (traffic) traffic->add(mine);
        m_sharedBytes = std::max(m_sharedBytes, sharedBytes);
      });
}

void Launcher::addLaunch(const Traffic& traffic, std::int64_t sampled, std::int64_t total) {
  const double scale = static_cast<double>(total) / static_cast<double>(sampled);
  const auto scaled = [&](std::int64_t count) { return std::round(static_cast<double>(count) * scale); };
  const auto global = [&](AccessKind kind, Counters::Traffic& sum) {
    const Traffic::Totals& totals = traffic[kind];
    sum += {scaled(totals.requests), scaled(totals.units), scaled(totals.activeLanes), scaled(totals.bytes)};
  };
  const auto shared = [&](AccessKind kind, Counters::SharedTraffic& sum) {
    const Traffic::Totals& totals = traffic[kind];
    sum += {scaled(totals.requests), scaled(totals.units), scaled(totals.activeLanes),
            scaled(totals.units - totals.ideal)};
  };
  global(AccessKind::GlobalLoad, m_counters.globalLoad);
  global(AccessKind::GlobalStore, m_counters.globalStore);
  global(AccessKind::GlobalRed, m_counters.globalRed);
  global(AccessKind::GlobalAtom, m_counters.globalAtom);
  shared(AccessKind::SharedLoad, m_counters.sharedLoad);
  shared(AccessKind::SharedStore, m_counters.sharedStore);
  shared(AccessKind::SharedAtomicInteger, m_counters.sharedAtomic);
  shared(AccessKind::SharedAtomicFloat, m_counters.sharedAtomic);
  m_counters.barriers += scaled(traffic.barriers());
  m_counters.atomicsOnOneAddress = std::max(m_counters.atomicsOnOneAddress, scaled(traffic.atomicsOnOneAddress()));
  m_counters.mostLanesOnOneAddress =
      std::max(m_counters.mostLanesOnOneAddress, static_cast<double>(traffic.mostLanesOnOneAddress()));
  m_counters.sampledBlocks += sampled;
  m_counters.totalBlocks += total;
  m_blockEntries += scaled(traffic.blockEntries());
  m_blockLanes += scaled(traffic.blockLanes());
  ++m_launches;
}

Counters Launcher::counters() const {
  Counters counters = m_counters;
  const Counters::Traffic global = counters.global();
  const Counters::SharedTraffic shared = counters.shared();
  const double requests = global.requests + shared.requests;
  if (requests > 0) counters.activeLanesPerRequest = (global.lanes + shared.lanes) / requests;
  if (m_blockEntries > 0) counters.activeLanesPerBasicBlock = m_blockLanes / m_blockEntries;
  // What sampled blocks touched, in proportion; but blocks share what they read, and the memory is only so large.
  const double scale = static_cast<double>(counters.totalBlocks) /
                       static_cast<double>(std::max<std::int64_t>(1, counters.sampledBlocks));
  const double all = static_cast<double>(m_sectors.size());
  counters.distinctLoadSectors = std::min(all, std::round(static_cast<double>(m_sectors.loaded()) * scale));
  counters.distinctStoreSectors = std::min(all, std::round(static_cast<double>(m_sectors.stored()) * scale));
  return counters;
}

}  // namespace warpbench::simulator
