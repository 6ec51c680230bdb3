// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/time_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "results/values/ideal_counts.h"

namespace warpbench {
namespace {

constexpr double kSectorBytes = 32;
constexpr double kSectorsOfLine = 4;

/// Fused multiply-adds per clock of a multiprocessor's tensor cores with `mma.sync`, for 16-bit numbers with fp32 sums
/// (tables in NVIDIA's V100, Turing, A100, Ada and Hopper whitepapers; on Hopper only `wgmma` reaches twice that). TF32
/// has half the rate. 0: unsupported by the GPU or for the type.
double tensorMultiplyAddsPerClock(double computeCapability, std::string_view type) {
  struct Rates {
    double since;
    double of16Bits;
    double ofFp64;
  };
  constexpr Rates kRates[] = {{9.0, 1024, 128}, {8.6, 256, 0}, {8.0, 1024, 64}, {7.0, 512, 0}};
  for (const Rates& rates : kRates) {
    if (computeCapability < rates.since) continue;
    if (type == "fp64") return rates.ofFp64;
    if (type == "tf32") return rates.since >= 8 ? rates.of16Bits / 2 : 0;
    return type == "fp32" ? 0 : rates.of16Bits;
  }
  return 0;
}

double multiplyAddsPerClock(const GpuProfile& profile, const ModelledWork& work) {
  const double tensor = work.tensorCores ? tensorMultiplyAddsPerClock(profile.computeCapability, work.type) : 0;
  return tensor > 0 ? tensor : work.type == "fp64" ? profile.fp64PerClock : profile.fp32PerClock;
}

/// Thread instructions.
double arithmeticInstructions(const ModelledWork& work) { return work.flops * work.instructionsPerFlop; }

/// Warp instructions: 32 lanes each; on tensor cores one 16x16 by 16x8 product (PTX ISA, "mma.m16n8k16").
double arithmeticOfWarps(const ModelledWork& work) {
  constexpr double kOfProduct = 16 * 16 * 8;
  return arithmeticInstructions(work) / (work.tensorCores ? kOfProduct : kWarpLanes);
}

/// Bytes of L1 plus shared memory per multiprocessor (CUDA C++ Programming Guide, "Compute Capabilities").
double unifiedBytes(double computeCapability) {
  constexpr std::pair<double, double> kKib[] = {{9.0, 256}, {8.6, 128}, {8.0, 192}, {7.5, 96}, {7.0, 128}, {0, 64}};
  for (const auto& [since, kib] : kKib)
    if (computeCapability >= since) return kib * 1024;
  return 0;
}

/// Models one launch on one GPU. Times are in SM clocks unless named otherwise.
class TimedLaunch {
 public:
  TimedLaunch(const GpuProfile& profile, const LaunchCounts& launch, const ModelledWork& work)
      : m_profile(profile), m_launch(launch), m_counters(launch.counters), m_work(work) {
    if (launch.blocks <= 0 || launch.threadsPerBlock <= 0) return;
    m_warpsPerBlock = std::ceil(launch.threadsPerBlock / kWarpLanes);
    m_resident = std::max(1, residentBlocks(profile, launch.threadsPerBlock, launch.sharedBytes, launch.registers));
    m_blocksOfOne = std::ceil(static_cast<double>(launch.blocks) / profile.multiprocessors);
  }

  ModelledTime time() const {
    ModelledTime time;
    time.dram = dram();
    time.l2 = milliseconds(l2());
    time.atomics = atomics();
    time.shared = milliseconds(onBusiest(std::max(wavefronts() / m_profile.wavefrontsPerClock,
                                                  m_counters.constantWords / m_profile.constantWordsPerClock)));
    time.issue = milliseconds(onBusiest(instructions() / m_profile.instructionsPerClock));
    time.flops = milliseconds(onBusiest(arithmeticInstructions(m_work) / multiplyAddsPerClock(m_profile, m_work)));
    if (m_blocksOfOne > 0) {
      time.latency = milliseconds((waitOfBlock() - hiddenWait(time)) * std::ceil(m_blocksOfOne / m_resident));
      time.blocks = milliseconds(m_blocksOfOne * m_profile.blockStartClocks);
      time.neighbours = residentBlocksOfOne() * warpsApart();
      time.overlap = overlap(time);
      time.latency += waitForInstructions(time.combined());
    } else {
      time.neighbours = m_profile.blocksPerMultiprocessor;
    }
    time.launch = m_profile.launchOverheadUs * 1e-3;
    time.total = time.combined();
    return time;
  }

 private:
  double milliseconds(double clocks) const { return clocks / (m_profile.smClockMhz * 1e3); }
  double clocks(double milliseconds) const { return milliseconds * m_profile.smClockMhz * 1e3; }

  /// The busiest multiprocessor's share of work that is spread evenly over all blocks.
  double onBusiest(double ofAllBlocks) const {
    if (m_blocksOfOne <= 0) return ofAllBlocks / m_profile.multiprocessors;
    return ofAllBlocks * m_blocksOfOne / static_cast<double>(m_launch.blocks);
  }

  /// Whether all data of the kernel is in L2 at the start and stays there.
  bool staysInL2() const {
    return m_work.hot &&
           (m_counters.distinctLoadSectors + m_counters.distinctStoreSectors) * kSectorBytes <= m_profile.l2Bytes;
  }
  /// The share of a block's first loads that no other block has loaded before.
  double newToAll() const {
    if (m_counters.blockLoadSectors <= 0) return 0;
    // A misaligned request touches one extra sector that a neighbour has already fetched, but still waits for the
    // others.
    const Counters::Traffic& loads = m_counters.globalLoad;
    const double straddled = std::clamp(loads.sectors - loads.bytes / kSectorBytes, 0.0, loads.requests);
    const double waitedFor = loads.sectors > straddled ? 1 - straddled / loads.sectors : 1;
    return std::min(1.0, m_counters.distinctLoadSectors / (m_counters.blockLoadSectors * waitedFor));
  }
  /// The share of a block's first loads that DRAM serves.
  double loadsFromDram() const { return staysInL2() ? 0 : newToAll(); }
  double l1Bytes() const {
    const double shared = m_launch.sharedBytes + systemSharedBytes(m_profile);
    return unifiedBytes(m_profile.computeCapability) - m_resident * shared;
  }
  /// Bytes that a multiprocessor's blocks load in total between two loads of one sector.
  double bytesBetweenReloads() const {
    if (m_counters.reloadedSectors <= 0 || m_blocksOfOne <= 0) return 0;
    return m_counters.sectorsBetweenReloads / m_counters.reloadedSectors * kSectorBytes * residentBlocksOfOne();
  }
  /// Sectors that blocks reload after L1 evicted them.
  double lostByL1() const { return bytesBetweenReloads() > l1Bytes() ? m_counters.reloadedSectors : 0; }
  /// Those that L2 evicted too. Each half of L2 caches its own multiprocessors' loads (NVIDIA A100 whitepaper, "Each L2
  /// partition caches data for memory accesses from SMs in the GPCs directly connected to the partition"), so the
  /// effective capacity is half in the worst case.
  double lostByL2() const {
    const double multiprocessors = std::min<double>(m_profile.multiprocessors, static_cast<double>(m_launch.blocks));
    return bytesBetweenReloads() * multiprocessors > m_profile.l2Bytes / 2 ? lostByL1() : 0;
  }
  double dramLoadSectors() const { return staysInL2() ? 0 : m_counters.dramLoadSectors() + lostByL2(); }
  double dramStoreSectors() const { return staysInL2() ? 0 : m_counters.dramStoreSectors(); }
  double dram() const {
    return dramLoadSectors() * kSectorBytes / (m_profile.readBandwidthGbs * 1e6) +
           dramStoreSectors() * kSectorBytes / (m_profile.writeBandwidthGbs * 1e6);
  }

  /// Interpolates from `oneOfLine`, the rate for one sector per line, to `allOfLine`, for all four.
  static double l2Rate(double sectors, double lines, double oneOfLine, double allOfLine) {
    const double perLine = lines > 0 ? sectors / lines : 1;
    return std::lerp(oneOfLine, allOfLine, std::clamp((perLine - 1) / 3, 0.0, 1.0));
  }
  /// A store reaches L2 as one request per line with the written bytes: one word in each sector costs as much as one
  /// word in the line. Transposes with unaligned rows, which write partial sectors, show this on an H200 and an H100.
  /// Hardware counts have no lines, so sectors are used instead.
  double storesToL2() const {
    if (m_counters.storeLines <= 0) return m_counters.globalStore.sectors / m_profile.l2WriteSectorsPerClock;
    return std::max(m_counters.storeLines / m_profile.l2PartialWriteSectorsPerClock,
                    m_counters.globalStore.bytes / kSectorBytes / m_profile.l2WriteSectorsPerClock);
  }
  double loadsToL2() const { return m_counters.blockLoadSectors + lostByL1(); }
  double l2() const {
    const double readRate = l2Rate(m_counters.globalLoad.sectors, m_counters.loadLines,
                                   m_profile.l2ScatteredReadSectorsPerClock, m_profile.l2ReadSectorsPerClock);
    return loadsToL2() / readRate + storesToL2() +
           (m_counters.globalRed.sectors + m_counters.globalAtom.sectors) / m_profile.l2AtomicSectorsPerClock;
  }

  /// Time of the L2 slice with the address, in milliseconds. It also serves its share of all other requests, one per
  /// clock. Hits proceed during a floating-point addition, which takes longer than an integer one. When a line from
  /// DRAM replaces another, the next integer takes as long as a float. Lines arrive as if at random, so a share
  /// exp(-sectors per atomic) of the atomics is not delayed; filling an empty L2 replaces nothing. On an H100, blocks
  /// that load 1 to 8 KiB and add an integer one to eight times take 4 to 10 % less than modelled.
  double atomicsOnOneAddress() const {
    const double atomics = m_counters.atomicsOnOneAddress;
    if (atomics <= 0) return 0;
    const double integers = std::min(atomics, m_counters.integerAtomics);
    const double ofInteger = 1e-3 / m_profile.integerAtomicsPerUs;
    const double longer = std::max(0.0, 1e-3 / m_profile.atomicsPerUs - ofInteger);
    const double perClock = m_profile.l2ScatteredReadSectorsPerClock;
    const double sectors = m_counters.globalLoad.sectors;
    const double loads = sectors > 0 ? loadsToL2() * m_counters.loadLines / sectors : 0;
    const double ofDram = dramLoadSectors() + dramStoreSectors();
    const double missed = ofDram / kSectorsOfLine;
    const double hit = std::max(0.0, loads + m_counters.storeLines - missed);
    const double replacing = std::max(0.0, ofDram - m_profile.l2Bytes / kSectorBytes);
    const double heldUp = 1 - std::exp(-replacing / (perClock * atomics));
    return atomics * ofInteger + integers * heldUp * longer + milliseconds(missed / perClock) +
           std::max(milliseconds(hit / perClock), (atomics - integers) * longer);
  }

  /// In milliseconds: atomics on one address, or those of one L2 slice.
  double atomics() const {
    return std::max(atomicsOnOneAddress(), m_counters.nearbyAtomics / m_profile.integerAtomicsPerUs * 1e-3);
  }

  /// Shared memory wavefronts after nvcc's merging, plus L1's for global and local memory, which use the same banks.
  double wavefronts() const {
    return m_counters.shared().wavefronts - m_counters.mergedWavefronts + m_counters.globalWavefronts +
           m_counters.local().sectors / kSectorsOfLine;
  }

  double requests() const {
    return m_counters.global().requests + m_counters.local().requests + m_counters.shared().requests +
           m_counters.constantRequests - m_counters.mergedLoads;
  }
  /// Estimated warp instructions: memory requests with address computation, arithmetic, integer divisions, and averages
  /// per basic block, barrier and warp start and end. The last three were fitted by least squares to Nsight Compute's
  /// instruction counts for 101 launches of the catalogue on an H200 (tests/compute/h200-counts.csv) and rounded; on
  /// 101 others the median error is 18 %, versus 50 % without them.
  double instructions() const {
    constexpr double kOfRequest = 2;
    constexpr double kOfBasicBlock = 1.5;
    constexpr double kOfBarrier = 3;
    constexpr double kOfWarp = 8;
    return kOfRequest * requests() + arithmeticOfWarps(m_work) + m_counters.divisionInstructions +
           kOfBasicBlock * m_counters.basicBlocks + kOfBarrier * m_counters.barriers * m_warpsPerBlock +
           kOfWarp * static_cast<double>(m_launch.blocks) * m_warpsPerBlock;
  }

  /// The share of a block's first loads that hit L1 because earlier blocks loaded the same data, such as a common
  /// table. Assumes that it is evicted unless the data of all resident blocks fit.
  double loadedByOthers() const {
    if (m_counters.blockLoadSectors <= 0 || m_blocksOfOne <= m_resident) return 0;
    const double ofBlock = m_counters.blockLoadSectors * kSectorBytes / static_cast<double>(m_launch.blocks);
    return ofBlock * m_resident <= l1Bytes() ? 1 - newToAll() : 0;
  }

  /// A block's wait for global loads on its critical path.
  double waitForLoads() const {
    const Counters::CriticalPath& path = m_counters.criticalPath;
    const double beyondL1 = std::lerp(m_profile.l2LatencyClocks, m_profile.dramLatencyClocks, loadsFromDram());
    const double load = std::lerp(beyondL1, m_profile.l1LatencyClocks, loadedByOthers());
    // Reloads wait for L1, or for L2 or DRAM if evicted.
    const double again = m_counters.globalLoad.sectors - m_counters.blockLoadSectors;
    const double lost = again > 0 ? std::min(1.0, lostByL1() / again) : 0;
    const double loadAgain = lostByL2() > 0 ? m_profile.dramLatencyClocks : m_profile.l2LatencyClocks;
    const double cached = std::lerp(m_profile.l1LatencyClocks, loadAgain, lost);
    return path.loads * load + path.cachedLoads * cached;
  }

  /// A block's total wait, from its start to the start of the next block in its slot.
  double waitOfBlock() const {
    const Counters::CriticalPath& path = m_counters.criticalPath;
    const double barrier = m_profile.barrierClocks + m_profile.barrierClocksPerWarp * m_warpsPerBlock;
    return m_profile.blockTurnaroundClocks + waitForLoads() + path.sharedLoads * m_profile.sharedLatencyClocks +
           path.conflicts + path.atomics * m_profile.atomicLatencyClocks + path.barriers * barrier +
           instructionsOfWarp();
  }

  double instructionsOfWarp() const {
    return instructions() / (static_cast<double>(m_launch.blocks) * m_warpsPerBlock);
  }

  /// The part of a block's wait that overlaps with work: warps request the next tile from global memory, multiply the
  /// tiles in shared memory, and only then store what arrived. The work is proportional to the requests in between.
  double hiddenWait(const ModelledTime& time) const {
    const Counters::CriticalPath& path = m_counters.criticalPath;
    const double ofWarp = requests() / (static_cast<double>(m_launch.blocks) * m_warpsPerBlock);
    if (path.requestsAhead <= 0 || ofWarp <= 0) return 0;
    const double ofBlock = clocks(time.multiprocessor()) / m_blocksOfOne;
    return std::min(waitForLoads(), ofBlock * std::min(1.0, path.requestsAhead / ofWarp));
  }

  /// In milliseconds. Loops larger than the instruction cache fetch from farther away, which limits each warp's issue
  /// rate. On an H200, unrolled multiply-add loops of 8 to 256 KiB with 4 to 32 warps per multiprocessor lose nothing
  /// up to 31 KiB; from 39 to 120 KiB an instruction takes 2.4 clocks on average over the multiprocessors (2.1 to 2.8),
  /// or 2.2 with two warps per scheduler; above 160 KiB 5.9.
  double waitForInstructions(double otherwise) const {
    constexpr double kKib = 1024;
    constexpr double kInstructionBytes = 16;
    constexpr double kSchedulers = 4;
    const double code = m_launch.loop * kInstructionBytes / kKib;
    const auto beyond = [&](double none, double all) { return std::clamp((code - none) / (all - none), 0.0, 1.0); };
    const double more = residentBlocksOfOne() * m_warpsPerBlock / kSchedulers - 1;
    const double clocksOfOne = std::lerp(std::lerp(2.4, 2.2, std::clamp(more, 0.0, 1.0)), 5.9, beyond(120, 160));
    const double waves = std::ceil(m_blocksOfOne / m_resident);
    const double ofWarp = waves * instructionsOfWarp();
    return beyond(31, 39) * std::max(0.0, milliseconds(clocksOfOne * ofWarp) - otherwise);
  }

  double residentBlocksOfOne() const { return std::min<double>(m_resident, m_blocksOfOne); }

  /// The number of a block's warps at different points, from 1 to all warps. Warps that wait once between two barriers
  /// wait at the same time; those that wait repeatedly drift apart. Warps that load the same sectors stay together: if
  /// a sector is loaded 32 times, the first load waits for L2 and the others wait for the first.
  double warpsApart() const {
    const Counters::CriticalPath& path = m_counters.criticalPath;
    const double waits = path.loads + path.cachedLoads + path.sharedLoads + path.atomics;
    if (waits <= 0) return 1;
    const double drift = std::clamp(waits / (path.barriers + 1) - 1, 0.0, 1.0);
    const double sectors = m_counters.globalLoad.sectors;
    const double ownSectors = sectors > 0 ? std::min(1.0, m_counters.blockLoadSectors / sectors) : 1;
    const double ownWaits = 1 - path.loads / waits * (1 - ownSectors);
    return std::max(1.0, std::lerp(1.0, m_warpsPerBlock, drift) * ownWaits);
  }

  double overlap(const ModelledTime& time) const {
    const double started = residentBlocksOfOne() * m_profile.blockStartClocks / waitOfBlock();
    const double driftsApart = m_counters.criticalPath.loads - 1;
    const double served = time.memory() / time.waiting() - 1;
    return 1 + std::clamp(std::max({started, driftsApart, served}), 0.0, 1.0);
  }

  const GpuProfile& m_profile;
  const LaunchCounts& m_launch;
  const Counters& m_counters;
  const ModelledWork& m_work;
  double m_warpsPerBlock = 0;
  double m_resident = 0;
  double m_blocksOfOne = 0;  ///< on the busiest multiprocessor; 0 if blocks are unknown
};

/// Memory requests of a launch that computes; 0 if it only prepares data.
double requestsOf(const LaunchCounts& launch) {
  if (launch.prepares) return 0;
  const Counters& counters = launch.counters;
  return counters.global().requests + counters.local().requests + counters.shared().requests;
}

}  // namespace

ModelledTime timeModel(const GpuProfile& profile, const LaunchCounts& launch, const ModelledWork& work) {
  return TimedLaunch(profile, launch, work).time();
}

ModelledTime timeModel(const GpuProfile& profile, std::span<const LaunchCounts> launches, const ModelledWork& work) {
  ModelledTime sum;
  sum.overlap = 0;
  sum.neighbours = 0;
  const double requests = std::transform_reduce(launches.begin(), launches.end(), 0.0, std::plus<>(), requestsOf);
  double weight = 0;
  for (const LaunchCounts& launch : launches) {
    ModelledWork part = work;
    part.flops *= requests > 0 ? requestsOf(launch) / requests : 1 / static_cast<double>(launches.size());
    const ModelledTime time = timeModel(profile, launch, part);
    for (double ModelledTime::*term :
         {&ModelledTime::dram, &ModelledTime::l2, &ModelledTime::atomics, &ModelledTime::shared, &ModelledTime::issue,
          &ModelledTime::flops, &ModelledTime::latency, &ModelledTime::blocks, &ModelledTime::total})
      sum.*term += time.*term;
    sum.overlap += time.overlap * time.total;
    sum.neighbours += time.neighbours * time.total;
    weight += time.total;
  }
  sum.overlap = weight > 0 ? sum.overlap / weight : ModelledTime().overlap;
  sum.neighbours = weight > 0 ? sum.neighbours / weight : ModelledTime().neighbours;
  // Each launch's total includes an overhead; those after the first overlap partly with running kernels.
  const double operations = static_cast<double>(launches.size());
  const double further = std::max(0.0, operations - 1) * profile.furtherLaunchUs * 1e-3;
  const double first = operations > 0 ? profile.launchOverheadUs * 1e-3 : 0;
  sum.launch = first + further;
  sum.total += sum.launch - static_cast<double>(launches.size()) * profile.launchOverheadUs * 1e-3;
  return sum;
}

double peakGflops(const GpuProfile& profile, const ModelledWork& work) {
  return multiplyAddsPerClock(profile, work) / work.instructionsPerFlop * profile.multiprocessors * profile.smClockMhz *
         1e-3;
}

}  // namespace warpbench
