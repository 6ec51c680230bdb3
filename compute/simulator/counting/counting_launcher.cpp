// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/counting_launcher.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <mutex>
#include <numeric>
#include <random>
#include <string>
#include <utility>

#include "core/text/error.h"
#include "measure/verification.h"
#include "simulator/block/delayed_stores.h"
#include "simulator/counting/block_twins.h"

namespace warpbench::simulator {
namespace {

/// One random block from each of `count` equal parts of the grid, except `done`. The edges, and every alignment of odd
/// widths, appear in proportion. The seed is fixed, so that the same request gives the same counts.
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

/// The fewest blocks of a sample, even after the deadline.
constexpr std::int64_t kFewestBlocks = 8;
/// The fewest blocks if they run in order: the first one waits for no other.
constexpr std::int64_t kMinConsecutive = 2;

/// A stride that spreads any number of blocks evenly over a grid: the golden section of the grid, or the next larger
/// number without a common divisor.
std::int64_t spreadingStride(std::int64_t total) {
  constexpr double kGoldenSection = 0.6180339887498949;
  auto stride = std::max<std::int64_t>(1, static_cast<std::int64_t>(static_cast<double>(total) * kGoldenSection));
  while (std::gcd(stride, total) != 1) ++stride;
  return stride;
}

/// The block after `n` strides. The product fits because it is unsigned and grids have fewer than 2^32 blocks.
std::int64_t blockAfter(std::int64_t n, std::int64_t stride, std::int64_t total) {
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(n) * static_cast<std::uint64_t>(stride) %
                                   static_cast<std::uint64_t>(total));
}

/// Sets `mode` for its own lifetime, and restores the previous value even if a launch throws.
template <typename T>
class LaunchMode {
 public:
  LaunchMode(T& mode, T value) : m_mode(mode), m_before(std::exchange(mode, value)) {}
  ~LaunchMode() { m_mode = m_before; }
  LaunchMode(const LaunchMode&) = delete;
  LaunchMode& operator=(const LaunchMode&) = delete;

 private:
  T& m_mode;
  const T m_before;
};

}  // namespace

Workers::Workers(std::size_t sharedLimit, int threads, std::int64_t maxSteps, std::size_t mostThreads)
    : m_team(cpu::ThreadTeam::Priority::Background, threads),
      m_sharedLimit(sharedLimit),
      m_maxSteps(maxSteps),
      m_maxThreads(mostThreads),
      m_runners(static_cast<std::size_t>(m_team.size())) {}

BlockRunner& Workers::runner(int member) {
  auto& runner = m_runners[static_cast<std::size_t>(member)];
  if (!runner) runner = std::make_unique<BlockRunner>(m_sharedLimit, m_maxSteps, m_maxThreads);
  return *runner;
}

CountingLauncher::CountingLauncher(Workers& workers, SectorMap& sectors, int multiprocessors, std::stop_token stop,
                                   std::function<void(double)> progress, bool counts, Clock::time_point deadline,
                                   double l2Bytes, SamplingRule sampling)
    : SimulatedLauncher(multiprocessors),
      m_workers(workers),
      m_sectors(sectors),
      m_stop(std::move(stop)),
      m_progress(std::move(progress)),
      m_counts(counts),
      m_deadline(deadline),
      m_l2Bytes(l2Bytes),
      m_sampling(sampling) {}

void* CountingLauncher::workspaceBytes(const std::string& name, std::size_t bytes, std::size_t) {
  constexpr std::align_val_t kAlignment{256};  // as cudaMalloc does
  const std::shared_ptr<void> piece(operator new(bytes, kAlignment), [](void* at) { operator delete(at, kAlignment); });
  m_workspaces[name] = {piece, bytes};
  // Poisoned like outputs, so that leftovers of an earlier launch cannot pass as this one's work.
  inParallel(static_cast<std::int64_t>(bytes), [&](std::int64_t begin, std::int64_t end) {
    std::memset(static_cast<char*>(piece.get()) + begin, 0xff, static_cast<std::size_t>(end - begin));
  });
  return piece.get();
}

void CountingLauncher::runInLockstep(const LaunchShape& shape, const KernelCall& kernel) {
  DelayedStores stores;
  {
    const LaunchMode lockstep(m_lockstep, &stores);
    run(shape, kernel);
  }
  stores.apply();
}

void CountingLauncher::runInOrder(const LaunchShape& shape, const KernelCall& kernel) {
  begin(shape, kernel);
  // The first blocks need no others, so the sample consists of them.
  Traffic traffic(&m_sectors);
  runBlocks(shape, {.count = 1, .chosen = {0}, .oneByOne = true}, kernel, &traffic);
  Blocks rest{.count = shape.blocks(), .without = 0, .deadline = m_deadline, .oneByOne = true};
  if (!m_counts) {
    runBlocks(shape, rest, kernel, nullptr);
    m_launches.push_back({shape, m_launchKernel, m_launchSharedBytes, {}, {}});
    return;
  }
  const double accessesPerBlock = std::max<double>(1, static_cast<double>(traffic.accesses()));
  constexpr double kOneThread = 1.0 / 8;  // of what several threads do in the same time
  if (rest.count > kMinConsecutive &&
      accessesPerBlock * static_cast<double>(rest.count) > kOneThread * m_sampling.maxAccesses) {
    const auto wanted = static_cast<std::int64_t>(kOneThread * m_sampling.sampledAccesses / accessesPerBlock);
    rest.chosen.resize(static_cast<std::size_t>(std::max(kMinConsecutive, wanted)));
    std::iota(rest.chosen.begin(), rest.chosen.end(), 0);
    rest.count = static_cast<std::int64_t>(rest.chosen.size());
  }
  addLaunch(shape, traffic, runBlocks(shape, rest, kernel, &traffic));
}

void CountingLauncher::runWhole(const LaunchShape& shape, const KernelCall& kernel) {
  const LaunchMode whole(m_whole, true);
  run(shape, kernel);
}

void CountingLauncher::runPreparation(const LaunchShape& shape, const KernelCall& kernel) {
  const LaunchMode prepares(m_prepares, true);
  runWhole(shape, kernel);
  m_launches.back().prepares = true;
}

void CountingLauncher::begin(const LaunchShape& shape, const KernelCall& kernel) {
  shape.check();
  const auto threads = [](const LaunchShape& s) { return s.blocks() * s.threadsPerBlock(); };
  if (!m_prepares && (!m_shape || threads(shape) > threads(*m_shape))) {
    m_shape = shape;
    m_kernel = kernel.function();
  }
  m_launchKernel = kernel.function();
  m_launchSharedBytes = 0;
}

void CountingLauncher::run(const LaunchShape& shape, const KernelCall& kernel) {
  begin(shape, kernel);
  const std::int64_t total = shape.blocks();

  // Run the middle block first. It shows how much work the grid is, and how much shared memory a block uses. If it
  // waits for other blocks, all blocks run in order.
  Traffic traffic(&m_sectors);
  const std::int64_t pilot = total / 2;
  try {
    runBlocks(shape, {.count = 1, .chosen = {pilot}, .alone = true}, kernel, &traffic);
  } catch (const BlockWaits&) {
    Traffic whole(&m_sectors);
    addLaunch(shape, whole, runBlocks(shape, {.count = total}, kernel, &whole));
    return;
  }
  if (!m_counts) {
    runBlocks(shape, {.count = total, .without = pilot}, kernel, nullptr);
    m_launches.push_back({shape, m_launchKernel, m_launchSharedBytes, {}, {}});
    return;
  }
  const double accessesPerBlock = std::max<double>(1, static_cast<double>(traffic.accesses()));

  Blocks rest{.count = total, .without = pilot};
  if (m_deadline != Clock::time_point::max()) {
    rest.stride = spreadingStride(total);
    rest.deadline = m_deadline;
  } else if (accessesPerBlock * static_cast<double>(total) > m_sampling.maxAccesses) {
    const auto wanted = static_cast<std::int64_t>(m_sampling.sampledAccesses / accessesPerBlock);
    rest.chosen = sampleOf(total, std::min(total, std::max(kFewestBlocks, wanted)), pilot);
    rest.count = static_cast<std::int64_t>(rest.chosen.size());
  }
  rest.share = static_cast<double>(rest.count) / static_cast<double>(total);
  rest.together = batchSize(shape, rest.share);
  rest.twins = mayHaveTwins(kernel, traffic, rest.count);
  std::vector<std::int64_t> ran = runBlocks(shape, rest, kernel, &traffic);
  if (m_whole && !ran.empty()) {
    std::vector<std::int64_t> sorted = ran;
    std::ranges::sort(sorted);
    Blocks others{.count = 0};
    for (std::int64_t block = 0; block < total; ++block)
      if (!std::ranges::binary_search(sorted, block)) others.chosen.push_back(block);
    others.count = static_cast<std::int64_t>(others.chosen.size());
    runBlocks(shape, others, kernel, nullptr);
  }
  addLaunch(shape, traffic, std::move(ran));
  if (m_whole) m_launches.back().ran.clear();
}

bool CountingLauncher::mayHaveTwins(const KernelCall& kernel, const Traffic& first, std::int64_t blocks) const {
  constexpr std::int64_t kFewest = 12;
  // Loaded kernels are watched access by access (see WarpOrder). Digests do not cover atomics.
  return blocks >= kFewest && kernel.module() == nullptr && m_lockstep == nullptr && !first.hasAtomics();
}

std::int64_t CountingLauncher::batchSize(const LaunchShape& shape, double share) const {
  const double l2Sectors = m_l2Bytes / kSectorBytes;
  if (l2Sectors <= 0 || m_deadline != Clock::time_point::max() || static_cast<double>(m_sectors.size()) <= l2Sectors)
    return 0;
  constexpr double kThreads = 2048;  // of a multiprocessor, on most GPUs
  constexpr double kPart = 4;
  const double resident = std::max(1.0, kThreads / static_cast<double>(shape.threadsPerBlock())) * multiprocessors();
  const auto touched = static_cast<double>(m_sectors.loaded() - m_loadedBefore + m_sectors.stored() - m_storedBefore);
  const double blocks = std::max(resident, l2Sectors / kPart / std::max(1.0, touched));
  return std::max<std::int64_t>(1, static_cast<std::int64_t>(share * blocks));
}

std::vector<std::int64_t> CountingLauncher::runBlocks(const LaunchShape& shape, const Blocks& blocks,
                                                      const KernelCall& kernel, Traffic* traffic) {
  const auto nth = [&](std::int64_t i) {
    return blocks.chosen.empty() ? blockAfter(i, blocks.stride, blocks.count)
                                 : blocks.chosen[static_cast<std::size_t>(i)];
  };
  // Kernels of the catalogue need not run in step, so nothing tests whether they do.
  WarpOrder* const order = kernel.module() != nullptr && !m_lockstep ? &m_orders[kernel.function()] : nullptr;
  std::atomic<std::int64_t> next{0};
  std::vector<std::int64_t> leftOut;  // of the blocks begun
  std::mutex mutex;
  std::vector<AddressRange> workspaces;
  for (const auto& [name, space] : m_workspaces) {
    const auto begin = reinterpret_cast<std::uint64_t>(space.at.get());
    workspaces.push_back({begin, begin + space.bytes});
  }
  std::optional<BlockTwins> twins;
  if (blocks.twins) twins.emplace(m_sectors, workspaces, blocks.count);
  const auto runPart = [&](std::int64_t begin, std::int64_t end) {
    next = begin;
    m_workers.team().run(
        m_lockstep || blocks.oneByOne ? 1
                                      : static_cast<int>(std::min<std::int64_t>(end - begin, m_workers.team().size())),
        [&](int member) {
          BlockRunner& runner = m_workers.runner(member);
          runner.stopOn(m_stop);
          Traffic mine(&m_sectors);
          std::optional<BlockDigest> digest;
          if (twins) digest.emplace(twins->digest());
          std::int64_t ended = 0;
          const auto again = [&] {
            if (ended == 0) mine = Traffic(&m_sectors);
          };
          std::size_t sharedBytes = 0;  // the runner reports its last block, which may be of another launch
          for (std::int64_t i = next++; i < end; i = next++) {
            if (m_stop.stop_requested()) throw Cancelled();
            if (i >= (blocks.oneByOne ? kMinConsecutive : kFewestBlocks) && Clock::now() >= blocks.deadline) {
              const std::lock_guard lock(mutex);
              leftOut.push_back(i);
              break;
            }
            const std::int64_t block = nth(i);
            if (block == blocks.without) continue;
            const BlockRunner::Options options{.traffic = traffic ? &mine : nullptr,
                                               .sectors = traffic ? &m_sectors : nullptr,
                                               .watcher = m_lockstep,
                                               .alone = blocks.alone,
                                               .order = order,
                                               .again = again};
            if (twins && twins->arePlausible())
              twins->run(runner, *digest, shape, shape.blockAt(block), kernel, options);
            else
              runner.run(shape, shape.blockAt(block), kernel, options);
            ++ended;
            if (m_lockstep) m_lockstep->blockEnds();
            sharedBytes = std::max(sharedBytes, runner.sharedBytes());
            if (member == 0 && m_progress) m_progress(static_cast<double>(i) / static_cast<double>(blocks.count));
          }
          const std::lock_guard lock(mutex);
          if (traffic) traffic->add(mine);
          m_launchSharedBytes = std::max(m_launchSharedBytes, sharedBytes);
        });
  };
  const std::int64_t together = blocks.together > 0 ? blocks.together : std::max<std::int64_t>(1, blocks.count);
  for (std::int64_t begin = 0; begin < blocks.count; begin += together) {
    runPart(begin, std::min(begin + together, blocks.count));
    if (blocks.together > 0) m_sectors.blocksEnd(m_l2Bytes / kSectorBytes * blocks.share);
  }
  if (twins) twins->addTo(*traffic);
  if (order && order->late)
    throw DeviceError(
        "lanes of a warp share memory without __syncwarp(), in a block that was too far advanced to run in step");
  const std::int64_t begun = std::min<std::int64_t>(next, blocks.count);
  if (blocks.chosen.empty() && begun == blocks.count && leftOut.empty()) return {};
  std::vector<std::int64_t> ran;
  for (std::int64_t i = 0; i < begun; ++i)
    if (nth(i) != blocks.without && std::ranges::find(leftOut, i) == leftOut.end()) ran.push_back(nth(i));
  if (blocks.without >= 0) ran.push_back(blocks.without);  // it ran earlier
  return ran;
}

Counters countersOf(const Traffic& traffic, std::int64_t sampled, std::int64_t total) {
  const double scale = static_cast<double>(total) / static_cast<double>(sampled);
  const auto scaled = [&](std::int64_t count) { return std::round(static_cast<double>(count) * scale); };
  Counters counters;
  const auto inSectors = [&](AccessKind kind, Counters::Traffic& sum) {
    const Traffic::Totals& totals = traffic[kind];
    sum += {scaled(totals.requests), scaled(totals.units), scaled(totals.activeLanes), scaled(totals.bytes)};
  };
  const auto shared = [&](AccessKind kind, Counters::SharedTraffic& sum) {
    const Traffic::Totals& totals = traffic[kind];
    sum += {scaled(totals.requests), scaled(totals.units), scaled(totals.activeLanes),
            scaled(totals.units - totals.ideal)};
  };
  inSectors(AccessKind::GlobalLoad, counters.globalLoad);
  inSectors(AccessKind::GlobalStore, counters.globalStore);
  inSectors(AccessKind::GlobalRed, counters.globalRed);
  inSectors(AccessKind::GlobalAtom, counters.globalAtom);
  inSectors(AccessKind::LocalLoad, counters.localLoad);
  inSectors(AccessKind::LocalStore, counters.localStore);
  shared(AccessKind::SharedLoad, counters.sharedLoad);
  shared(AccessKind::SharedStore, counters.sharedStore);
  shared(AccessKind::SharedAtomicInteger, counters.sharedAtomic);
  shared(AccessKind::SharedAtomicFloat, counters.sharedAtomic);
  counters.barriers = scaled(traffic.barriers());
  counters.atomicsOnOneAddress = scaled(traffic.atomicsOnOneAddress());
  counters.nearbyAtomics = scaled(traffic.nearbyAtomics());
  counters.maxLanesOnOneAddress = static_cast<double>(traffic.maxLanesOnOneAddress());
  counters.blockLoadSectors = scaled(traffic.blockLoadSectors());
  counters.loadLines = scaled(traffic.loadLines());
  counters.storeLines = scaled(traffic.storeLines());
  counters.globalWavefronts = scaled(traffic.globalWavefronts());
  counters.mergedLoads = scaled(traffic.mergedLoads().loads);
  counters.mergedWavefronts = scaled(traffic.mergedLoads().wavefronts);
  counters.integerAtomics = scaled(traffic.integerAtomics());
  counters.reloadedSectors = scaled(traffic.reloadedSectors());
  counters.sectorsBetweenReloads = scaled(traffic.sectorsBetweenReloads());
  counters.constantRequests = scaled(traffic.constantRequests());
  counters.constantWords = scaled(traffic.constantWords());
  counters.basicBlocks = scaled(traffic.blockEntries());
  counters.divisionInstructions = scaled(traffic.divisionInstructions());
  counters.criticalPath = traffic.criticalPath();
  counters.criticalPath /= static_cast<double>(sampled);
  counters.sampledBlocks = sampled;
  counters.totalBlocks = total;
  const double requests = counters.global().requests + counters.shared().requests;
  if (requests > 0) counters.activeLanesPerRequest = (counters.global().lanes + counters.shared().lanes) / requests;
  if (counters.basicBlocks > 0) counters.activeLanesPerBasicBlock = scaled(traffic.blockLanes()) / counters.basicBlocks;
  return counters;
}

void CountingLauncher::addLaunch(const LaunchShape& shape, const Traffic& traffic, std::vector<std::int64_t> ran) {
  const std::int64_t total = shape.blocks();
  const std::int64_t sampled = ran.empty() ? total : static_cast<std::int64_t>(ran.size());
  if (sampled == total) ran.clear();
  const double scale = static_cast<double>(total) / static_cast<double>(sampled);
  Counters counters = countersOf(traffic, sampled, total);
  // Scale up what the sampled blocks touched, but no further than the arrays' size, because blocks share what they
  // read. A sector that an earlier launch touched is in the cache if the cache is large enough.
  const auto readable = static_cast<double>(m_sectors.readable());
  const auto writable = static_cast<double>(m_sectors.writable());
  const auto touched = [&](std::int64_t now, std::int64_t& before, double most) {
    return std::min(most, std::round(static_cast<double>(now - std::exchange(before, now)) * scale));
  };
  counters.distinctLoadSectors = touched(m_sectors.loaded(), m_loadedBefore, readable);
  counters.distinctStoreSectors = touched(m_sectors.stored(), m_storedBefore, writable);
  const double fills = static_cast<double>(m_sectors.fills());
  counters.distinctLoadLines = touched(m_sectors.loadedLines(), m_loadedLinesBefore, fills * readable / kSectorsOfLine);
  counters.distinctStorePairs = touched(m_sectors.storedPairs(), m_storedPairsBefore, fills * writable / 2);
  m_launches.push_back({shape, m_launchKernel, m_launchSharedBytes, counters, std::move(ran)});
}

Counters CountingLauncher::counters() const {
  Counters sum;
  for (const CountedLaunch& launch : m_launches) sum += launch.counters;
  return sum;
}

std::size_t CountingLauncher::sharedBytes() const {
  std::size_t most = 0;
  for (const CountedLaunch& launch : m_launches) most = std::max(most, launch.sharedBytes);
  return most;
}

}  // namespace warpbench::simulator
