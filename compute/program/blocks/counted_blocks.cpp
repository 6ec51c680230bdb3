// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/blocks/counted_blocks.h"

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <mutex>
#include <optional>
#include <string>

#include "core/machine/machine_limits.h"
#include "core/text/error.h"
#include "own/process_guard.h"
#include "program/rewriting/flop_counters.h"
#include "simulator/block/grid_meeting.h"
#include "simulator/debug_info.h"

namespace warpbench::program {

using simulator::BlockRunner;
using simulator::CountedLaunch;
using simulator::LaunchShape;
using simulator::SectorMap;
using simulator::Traffic;
using simulator::Workers;

namespace {

/// The approximate number of single-lane accesses to count per launch, and for later launches of the same function with
/// as many blocks, which mostly repeat the same accesses.
constexpr double kCountedOfLaunch = 1e8;
constexpr double kCountedLater = 1e6;
constexpr int kLaunchesInFull = 2;
/// Blocks that are always counted, to estimate the grid's work.
constexpr std::int64_t kFewestBlocks = 8;

constexpr MessageId kBlocksNeed = Message::text(
    "its blocks run at the same time and need %1 MiB of memory, but %2 MiB are free: choose a smaller grid");

/// Whether the block belongs to a share of the grid that is spread evenly over it: those whose multiple of the golden
/// section has a small fractional part.
bool isOfShare(std::int64_t block, double share) {
  constexpr double kGoldenSection = 0.6180339887498949;
  const double at = static_cast<double>(block) * kGoldenSection;
  return at - std::floor(at) < share;
}

/// Adds up the costs of one block's lines. For a block with very many accesses, only the first ones count.
class LineObserver final : public simulator::BlockObserver {
 public:
  explicit LineObserver(LineCosts& costs) : m_costs(costs) {}

  void blockBegins(const uint3&, const dim3&, const dim3&, std::size_t, const simulator::MemorySpaces&) override {
    m_costs = LineCosts();
    m_accesses = 0;
  }

  void access(int, const simulator::WarpAccess& access) override {
    constexpr int kMost = 1'000'000;
    if (m_accesses++ < kMost)
      m_costs.add(simulator::placeOf(access.place).line, access.kind, access.active, access.bytesPerLane,
                  simulator::costOf(simulator::asCompiled(access)));
  }

 private:
  LineCosts& m_costs;
  std::int64_t m_accesses = 0;
};

}  // namespace

CountedBlocks::CountedBlocks(const GpuProfile& profile)
    : m_sharedLimit(static_cast<std::size_t>(profile.sharedBytesPerBlock)),
      m_multiprocessors(profile.multiprocessors),
      m_workers(m_sharedLimit) {}

/// What to observe in a launch's blocks.
struct CountedBlocks::Looks {
  std::function<bool(std::int64_t block)> counts;
  std::int64_t observed = -1;  ///< the block that the observers follow, if it is counted
  std::span<simulator::BlockObserver* const> observers = {};
  simulator::WarpOrder* order = nullptr;
  bool oneByOne = false;  ///< until a block waits for a later one
};

/// The totals of blocks.
struct CountedBlocks::Sum {
  explicit Sum(SectorMap& map) : sectors(map), traffic(&map) {}
  SectorMap& sectors;
  Traffic traffic;
  std::size_t sharedBytes = 0;
  std::int64_t counted = 0;
  std::array<long long, 2> flops{};
  std::int64_t next = 0;  ///< the first block that has not run
};

void CountedBlocks::runBlocks(Workers& workers, const LaunchShape& shape, const simulator::KernelCall& kernel,
                              std::int64_t first, std::int64_t last, simulator::GridMeeting* meeting,
                              const Looks& looks, Sum& sum) const {
  std::mutex mutex;
  std::atomic<std::int64_t> next{first};
  const auto free = static_cast<int>(std::min<std::int64_t>(last - first, workers.team().size()));
  const int members = looks.oneByOne ? 1 : free;
  sum.next = last;
  simulator::BlocksThatGoOn goOn = members;
  workers.team().run(members, [&](int member) {
    BlockRunner& runner = workers.runner(member);
    Traffic mine(&sum.sectors);
    std::int64_t mineCounted = 0;
    std::size_t mineShared = 0;
    const std::array before{warpbench_flops[0], warpbench_flops[1]};
    for (std::int64_t block = next++; block < last; block = next++) {
      if (m_onBlock) m_onBlock(block + 1);
      const bool counts = looks.counts(block);
      const bool observed = block == looks.observed;
      const std::array flops{warpbench_flops[0], warpbench_flops[1]};
      const auto again = [&] {
        if (mineCounted == 0) mine = Traffic(&sum.sectors);
        std::ranges::copy(flops, warpbench_flops);
      };
      bool ended = false;
      try {
        runner.run(shape, shape.blockAt(block), kernel,
                   {.traffic = counts ? &mine : nullptr,
                    .sectors = counts ? &sum.sectors : nullptr,
                    .observers = looks.observers.first(observed ? looks.observers.size() : 0),
                    .alone = looks.oneByOne,
                    .grid = meeting,
                    .order = looks.order,
                    .goOn = &goOn,
                    .again = again});
        ended = true;
      } catch (const simulator::BlockWaits&) {
        sum.next = block;
        again();
        break;
      } catch (...) {
        next = last;
        --goOn;
        if (meeting != nullptr) meeting->leave(true);
        throw;
      }
      if (meeting != nullptr && ended) meeting->leave(false);
      if (!counts) continue;
      ++mineCounted;
      mineShared = std::max(mineShared, runner.sharedBytes());
    }
    --goOn;
    const std::lock_guard lock(mutex);
    sum.traffic.add(mine);
    sum.counted += mineCounted;
    sum.sharedBytes = std::max(sum.sharedBytes, mineShared);
    for (const std::size_t type : {0, 1}) sum.flops[type] += warpbench_flops[type] - before[type];
  });
}

Workers& CountedBlocks::allAtOnce(const LaunchShape& shape) {
  const std::int64_t blocks = shape.blocks();
  const auto threads = static_cast<std::size_t>(shape.threadsPerBlock());
  if (m_allBlocks && m_allBlocks->team().size() >= blocks && m_allBlocks->mostThreads() >= threads) return *m_allBlocks;
  m_allBlocks.reset();
  const auto count = static_cast<std::size_t>(blocks);
  requireMemory(count * BlockRunner::usedBytes(threads), kBlocksNeed);
  rlimit ofThread{};
  ::getrlimit(RLIMIT_STACK, &ofThread);
  own::reserveMemory(count * (BlockRunner::reservedBytes(threads) + ofThread.rlim_cur));
  m_allBlocks = std::make_unique<Workers>(m_sharedLimit, static_cast<int>(blocks), BlockRunner::kAnySteps, threads);
  if (const int size = m_allBlocks->team().size(); size < blocks) {
    m_allBlocks.reset();
    throw DeviceError("its " + std::to_string(blocks) + " blocks run at the same time, and this system gives " +
                      std::to_string(size) + " threads for them");
  }
  return *m_allBlocks;
}

void CountedBlocks::runUncounted(const LaunchShape& shape, const simulator::KernelCall& kernel, bool cooperative,
                                 std::int64_t observed, std::span<simulator::BlockObserver* const> observers) {
  shape.check();
  const std::int64_t total = shape.blocks();
  SectorMap nowhere(nullptr, 0);
  Sum sum(nowhere);
  simulator::GridMeeting meeting(total);
  runBlocks(cooperative ? allAtOnce(shape) : m_workers, shape, kernel, 0, total, cooperative ? &meeting : nullptr,
            {.counts = [observed](std::int64_t block) { return block == observed; },
             .observed = observed,
             .observers = observers,
             .order = &m_orders[kernel.function()]},
            sum);
}

ProgramLaunch CountedBlocks::run(const LaunchShape& shape, const simulator::KernelCall& kernel,
                                 const DeviceMemory& memory, bool cooperative, LineCosts* costs) {
  shape.check();
  const std::int64_t total = shape.blocks();
  std::vector<const std::byte*> begins;
  // Covers only the program's present memory, because a map of all memory that it ever had would take longer than small
  // launches.
  const std::byte* behind = memory.begin();
  for (const auto& [begin, allocation] : memory.all()) {
    begins.push_back(begin);
    if (memory.contains(begin)) behind = std::max<const std::byte*>(behind, allocation.end());
  }
  SectorMap sectors(memory.begin(), static_cast<std::size_t>(behind - memory.begin()), begins);
  Sum sum(sectors);
  std::optional<LineObserver> lines;
  if (costs != nullptr) lines.emplace(*costs);
  simulator::BlockObserver* const observer = lines ? &*lines : nullptr;
  simulator::WarpOrder& order = m_orders[kernel.function()];
  const auto runFrom = [&](Workers& workers, std::int64_t first, std::int64_t last, double share, bool oneByOne,
                           simulator::GridMeeting* meeting = nullptr) {
    runBlocks(workers, shape, kernel, first, last, meeting,
              {.counts = [share](std::int64_t block) { return share >= 1 || isOfShare(block, share); },
               .observed = 0,
               .observers = {&observer, lines ? std::size_t{1} : 0},
               .order = &order,
               .oneByOne = oneByOne},
              sum);
  };

  if (cooperative) {
    simulator::GridMeeting meeting(total);
    runFrom(allAtOnce(shape), 0, total, 1, false, &meeting);
  } else {
    Known& known = m_known[{kernel.function(), total}];
    const bool inFull = ++known.launches <= kLaunchesInFull;
    const std::int64_t first =
        inFull ? std::min(total, std::max<std::int64_t>(kFewestBlocks, m_workers.team().size())) : 1;
    // Runs the first block alone, and all blocks of a kernel that signals its stores to other blocks, so that their
    // effects can be rolled back.
    bool oneByOne = !order.inStep;
    const auto runOn = [&](std::int64_t begin, std::int64_t end, double share) {
      if (begin < end) runFrom(m_workers, begin, end, share, oneByOne);
      oneByOne &= begin >= end || sum.next == end;
      if (begin < end && sum.next < end) runFrom(m_workers, sum.next, end, share, false);
    };
    runOn(0, 1, 1);
    oneByOne &= order.fences;
    runOn(1, first, 1);
    if (inFull)
      known.accesses = std::max(1.0, static_cast<double>(sum.traffic.accesses()) / static_cast<double>(first));
    const double most = inFull ? kCountedOfLaunch : kCountedLater;
    runOn(first, total, std::min(1.0, most / (known.accesses * static_cast<double>(total))));
  }

  CountedLaunch launch{
      .shape = shape, .sharedBytes = sum.sharedBytes, .counters = countersOf(sum.traffic, sum.counted, total)};
  const double scale = static_cast<double>(total) / static_cast<double>(sum.counted);
  const auto touched = [&](std::int64_t distinct, std::int64_t most, double inEach = 1) {
    return std::min(static_cast<double>(most) / inEach, std::round(static_cast<double>(distinct) * scale));
  };
  launch.counters.distinctLoadSectors = touched(sectors.loaded(), sectors.readable());
  launch.counters.distinctStoreSectors = touched(sectors.stored(), sectors.writable());
  launch.counters.distinctLoadLines = touched(sectors.loadedLines(), sectors.readable(), simulator::kSectorsOfLine);
  launch.counters.distinctStorePairs = touched(sectors.storedPairs(), sectors.writable(), 2);
  return {.counted = std::move(launch),
          .flopsFp32 = static_cast<double>(sum.flops[0]),
          .flopsFp64 = static_cast<double>(sum.flops[1]),
          .sharesLate = order.late.exchange(false)};
}

}  // namespace warpbench::program
