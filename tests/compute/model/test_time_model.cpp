// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <cmath>

#include "model/time_model.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// Round numbers, so that times can be worked out by hand: 10 multiprocessors at 1 GHz, 1e6 clocks a millisecond.
GpuProfile roundNumbers() {
  GpuProfile gpu;
  gpu.computeCapability = 9;
  gpu.multiprocessors = 10;
  gpu.smClockMhz = 1000;
  gpu.copyBandwidthGbs = gpu.readBandwidthGbs = 1000;
  gpu.writeBandwidthGbs = 500;
  gpu.l2Bytes = 1e6;
  gpu.l2ReadSectorsPerClock = 40;
  gpu.l2ScatteredReadSectorsPerClock = 10;
  gpu.l2WriteSectorsPerClock = 20;
  gpu.l2PartialWriteSectorsPerClock = 5;
  gpu.l2AtomicSectorsPerClock = 4;
  gpu.dramLatencyClocks = 600;
  gpu.l2LatencyClocks = 200;
  gpu.l1LatencyClocks = 40;
  gpu.sharedLatencyClocks = 30;
  gpu.atomicLatencyClocks = 250;
  gpu.fp32PerClock = 100;
  gpu.fp64PerClock = 50;
  gpu.instructionsPerClock = 4;
  gpu.wavefrontsPerClock = 1;
  gpu.constantWordsPerClock = 1;
  gpu.barrierClocks = 10;
  gpu.barrierClocksPerWarp = 2;
  gpu.blockStartClocks = 100;
  gpu.blockTurnaroundClocks = 300;
  gpu.threadsPerMultiprocessor = 2048;
  gpu.blocksPerMultiprocessor = 32;
  gpu.sharedBytesPerMultiprocessor = 200000;
  gpu.sharedBytesPerBlock = 200000;
  gpu.launchOverheadUs = 3;
  gpu.furtherLaunchUs = 2;
  gpu.atomicsPerUs = 500;
  gpu.integerAtomicsPerUs = 1000;
  return gpu;
}

const GpuProfile kGpu = roundNumbers();

ModelledTime timeOf(const Counters& counters, const ModelledWork& work = {}) {
  return timeModel(kGpu, LaunchCounts{.counters = counters}, work);
}

}  // namespace

/// The time model's terms, each worked out by hand.
class TestTimeModel : public QObject {
  Q_OBJECT

 private slots:
  void dramReadsAndWritesAtTheirOwnRates() {
    Counters counters;
    counters.distinctLoadSectors = 1e9 / 32;
    counters.distinctStoreSectors = 1e9 / 32;
    QCOMPARE(timeOf(counters).dram, 1.0 + 2.0);
    QCOMPARE(limiter(timeOf(counters)), std::string_view("DRAM"));
    QCOMPARE(timeOf(counters).launch, 0.003);
    // Of which only every second sector is used: whole lines are read, and whole pairs written.
    counters.distinctLoadSectors = counters.distinctStoreSectors = 0.5e9 / 32;
    counters.distinctLoadLines = 1e9 / 128;
    counters.distinctStorePairs = 1e9 / 64;
    QCOMPARE(timeOf(counters).dram, 1.0 + 2.0);
  }

  void aHotCacheSparesDramWhatFits() {
    Counters counters;
    counters.distinctLoadSectors = 1e6 / 32;
    QCOMPARE(timeOf(counters, {.hot = true}).dram, 0.0);
    counters.distinctStoreSectors = 1;
    QVERIFY(timeOf(counters, {.hot = true}).dram > 0);
  }

  void l2TakesLongerForScatteredAndPartialSectors() {
    Counters counters;
    counters.blockLoadSectors = 4e6;
    counters.globalLoad.sectors = 4e6;
    counters.loadLines = 1e6;  // four sectors of each line
    QCOMPARE(timeOf(counters).l2, 0.1);
    counters.loadLines = 4e6;  // one of each
    QCOMPARE(timeOf(counters).l2, 0.4);
    counters = {};
    counters.globalStore.sectors = 2e6;  // lines are not known
    QCOMPARE(timeOf(counters).l2, 0.1);
    counters.globalStore.bytes = 96e6;  // 0.75e6 whole lines
    counters.storeLines = 0.75e6;
    QCOMPARE(timeOf(counters).l2, 0.15);
    counters.globalStore.bytes = 3e6;  // a word of each
    QCOMPARE(timeOf(counters).l2, 0.15);
    counters.globalStore.bytes = 12e6;  // a word of each of their sectors
    QCOMPARE(timeOf(counters).l2, 0.15);
    counters.globalStore.bytes = 192e6;  // twice the same whole lines
    QCOMPARE(timeOf(counters).l2, 0.3);
    counters = {};
    counters.globalRed.sectors = 4e6;
    QCOMPARE(timeOf(counters).l2, 1.0);
  }

  void multiprocessorsShareWavefrontsInstructionsAndFlops() {
    Counters counters;
    counters.sharedLoad.wavefronts = 6e6;
    counters.globalWavefronts = 5e6;
    counters.mergedWavefronts = 1e6;
    QCOMPARE(timeOf(counters).shared, 1.0);
    counters.constantWords = 10e6;  // from a cache of their own
    QCOMPARE(timeOf(counters).shared, 1.0);
    counters.constantWords = 15e6;
    QCOMPARE(timeOf(counters).shared, 1.5);
    counters = {};
    counters.basicBlocks = 20e6;
    counters.sharedLoad.requests = 10e6;  // each with the computation of its address
    counters.mergedLoads = 5e6;
    QCOMPARE(timeOf(counters).issue, 1.0);
    counters.divisionInstructions = 20e6;
    QCOMPARE(timeOf(counters).issue, 1.5);
    counters = {};
    counters.barriers = 1000;
    // A block of 100 threads is four warps: 8 instructions each, and 3 at each barrier.
    const LaunchCounts launch{.counters = counters, .blocks = 1000, .threadsPerBlock = 100};
    QCOMPARE(timeModel(kGpu, launch, {}).issue, 1000.0 * 4 * (8 + 3) / 10 / 4 * 1e-6);
    QCOMPARE(timeOf({}, {.flops = 2e9}).flops, 1.0);
    QCOMPARE(timeOf({}, {.flops = 2e9, .type = "fp64"}).flops, 2.0);
    QCOMPARE(timeOf({}, {.flops = 2e9}).issue, 1e9 / 32 / 10 / 4 * 1e-6);
  }

  void anOperationMayTakeMoreThanHalfAMultiplyAdd() {
    const ModelledWork work{.flops = 2e9, .instructionsPerFlop = 0.65};
    QCOMPARE(timeOf({}, work).flops, 1.3);
    QCOMPARE(timeOf({}, work).issue, 1.3e9 / 32 / 10 / 4 * 1e-6);
    QCOMPARE(peakGflops(kGpu, work), 100 / 0.65 * 10);
  }

  void tensorCoresMultiplyTiles() {
    // 2e12 flops: 1e12 multiply-adds, 1024 of a multiprocessor in a clock; 2048 in an instruction of a warp.
    const ModelledWork work{.flops = 2e12, .type = "bf16", .tensorCores = true};
    QCOMPARE(timeOf({}, work).flops, 1e12 / 1024 / 10 * 1e-6);
    QCOMPARE(timeOf({}, work).issue, 1e12 / 2048 / 10 / 4 * 1e-6);
    QCOMPARE(timeOf({}, {.flops = 2e12, .type = "tf32", .tensorCores = true}).flops, 1e12 / 512 / 10 * 1e-6);
    QCOMPARE(timeOf({}, {.flops = 2e12, .type = "fp64", .tensorCores = true}).flops, 1e12 / 128 / 10 * 1e-6);
    // fp32 has none, nor has any type on a GPU from before.
    QCOMPARE(timeOf({}, {.flops = 2e12, .tensorCores = true}).flops, 1e12 / 100 / 10 * 1e-6);
    GpuProfile old = kGpu;
    old.computeCapability = 6.1;
    QCOMPARE(timeModel(old, LaunchCounts{}, work).flops, 1e12 / 100 / 10 * 1e-6);
    old.computeCapability = 7.5;
    QCOMPARE(timeModel(old, LaunchCounts{}, work).flops, 1e12 / 512 / 10 * 1e-6);
    old.computeCapability = 8.9;
    QCOMPARE(timeModel(old, LaunchCounts{}, work).flops, 1e12 / 256 / 10 * 1e-6);
    QCOMPARE(peakGflops(old, work), 2 * 256 * 10.0);
    QCOMPARE(peakGflops(kGpu, {.type = "fp64"}), 2 * 50 * 10.0);
  }

  void whatIsLoadedAgainLateComesFromFurtherAway() {
    Counters counters;
    counters.globalLoad.sectors = 2000;
    counters.blockLoadSectors = 1000;
    counters.loadLines = 500;
    counters.reloadedSectors = 1000;
    counters.criticalPath.cachedLoads = 1;
    LaunchCounts launch{.counters = counters, .blocks = 20, .threadsPerBlock = 1024};
    constexpr double kOwnInstructions = 8;
    constexpr double kEmpty = 300 + kOwnInstructions;
    // Two blocks of a multiprocessor: of 256 KiB of L1 the system has 2, and the rest holds 4064 sectors of each.
    launch.counters.sectorsBetweenReloads = 1000 * 4064;
    QCOMPARE(timeModel(kGpu, launch, {}).l2, 1000 / 40.0 * 1e-6);
    QCOMPARE(timeModel(kGpu, launch, {}).dram, 0.0);
    QCOMPARE(timeModel(kGpu, launch, {}).latency, (kEmpty + 40) * 1e-6);
    // L1 has lost them; all ten multiprocessors' are 2.6 MB, and half of L2 is 4 MB.
    GpuProfile gpu = kGpu;
    gpu.l2Bytes = 8e6;
    launch.counters.sectorsBetweenReloads = 1000 * 4065;
    QCOMPARE(timeModel(gpu, launch, {}).l2, 2000 / 40.0 * 1e-6);
    QCOMPARE(timeModel(gpu, launch, {}).dram, 0.0);
    QCOMPARE(timeModel(gpu, launch, {}).latency, (kEmpty + 200) * 1e-6);
    gpu.l2Bytes = 4e6;
    QCOMPARE(timeModel(gpu, launch, {}).dram, 32000 / 1e9);
    QCOMPARE(timeModel(gpu, launch, {}).latency, (kEmpty + 600) * 1e-6);
    // What a block has of shared memory L1 has not.
    launch.sharedBytes = 1;
    launch.counters.sectorsBetweenReloads = 1000 * 4064;
    QCOMPARE(timeModel(gpu, launch, {}).l2, 2000 / 40.0 * 1e-6);
  }

  void atomicsOnOneAddressWaitForEachOther() {
    Counters counters;
    counters.atomicsOnOneAddress = 5e5;
    QCOMPARE(timeOf(counters).atomics, 1.0);
    counters.integerAtomics = 5e5;
    QCOMPARE(timeOf(counters).atomics, 0.5);
    QCOMPARE(limiter(timeOf(counters)), std::string_view("atomics on few addresses"));
    // Those on neighbouring addresses too, as one part of L2 has them all.
    counters.nearbyAtomics = 2e6;
    QCOMPARE(timeOf(counters).atomics, 2.0);
  }

  void nobodyWaitsForAtomicsWithoutAResult() {
    // Their part of L2 has its share of all else to serve.
    ModelledTime time{.l2 = 1, .atomics = 3, .latency = 2, .overlap = 2};
    QCOMPARE(time.combined(), 4.0);
    time.latency = 7.5;
    time.dram = 4;
    QCOMPARE(time.combined(), 8.5);
    time.overlap = 1;
    QCOMPARE(time.combined(), 11.5);
  }

  void theBusiestMultiprocessorDecides() {
    Counters counters;
    counters.sharedLoad.wavefronts = 11e6;
    const LaunchCounts launch{.counters = counters, .blocks = 11, .threadsPerBlock = 32};
    QCOMPARE(timeModel(kGpu, launch, {}).shared, 2.0);  // one of ten has two of eleven blocks
  }

  void blocksWaitInWaves() {
    // 2 blocks of 1024 threads fit; 5 on each multiprocessor come in three waves.
    Counters counters;
    counters.criticalPath.loads = 1;
    counters.criticalPath.sharedLoads = 2;
    counters.criticalPath.barriers = 1;
    LaunchCounts launch{.counters = counters, .blocks = 50, .threadsPerBlock = 1024};
    const double barrier = 10 + 2 * 32;
    constexpr double kOwnInstructions = 8;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, 3 * (300 + 200 + 2 * 30 + barrier + kOwnInstructions) * 1e-6);
    // Bank conflicts are waited for.
    launch.counters.criticalPath.conflicts = 7;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, 3 * (300 + 200 + 2 * 30 + 7 + barrier + kOwnInstructions) * 1e-6);
    launch.counters.criticalPath.conflicts = 0;
    // What comes from DRAM takes its latency.
    launch.counters.blockLoadSectors = launch.counters.distinctLoadSectors = 100;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, 3 * (300 + 600 + 2 * 30 + barrier + kOwnInstructions) * 1e-6);
    QCOMPARE(timeModel(kGpu, launch, {}).blocks, 5 * 100 * 1e-6);
    // Of 64 registers a thread, one block of them fits: five waves.
    launch.registers = 64;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, 5 * (300 + 600 + 2 * 30 + barrier + kOwnInstructions) * 1e-6);
  }

  void aTableThatAllBlocksLoadIsInL1ForThoseThatFollow() {
    Counters counters;
    counters.criticalPath.loads = 1;
    counters.blockLoadSectors = 50 * 4;
    counters.distinctLoadSectors = 4;
    LaunchCounts launch{.counters = counters, .blocks = 50, .threadsPerBlock = 1024};
    const auto latency = [&](double load, int waves) { return waves * (300 + load + 8) * 1e-6; };
    const double beyondL1 = std::lerp(200, 600, 0.02);
    QCOMPARE(timeModel(kGpu, launch, {}).latency, latency(std::lerp(beyondL1, kGpu.l1LatencyClocks, 0.98), 3));
    // Of one wave none follows.
    launch.blocks = 20;
    launch.counters.blockLoadSectors = 20 * 4;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, latency(std::lerp(200, 600, 0.05), 1));
    // The blocks of a multiprocessor load more than L1 holds.
    launch.blocks = 50;
    launch.counters.blockLoadSectors = 50 * 10'000;
    launch.counters.distinctLoadSectors = 10'000;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, latency(beyondL1, 3));
  }

  void whatHappensTogetherAddsUpAndWhatDriftsApartOverlaps() {
    ModelledTime time{.dram = 3, .latency = 4, .overlap = 1};
    QCOMPARE(time.combined(), 7.0);
    time.overlap = 2;
    QCOMPARE(time.combined(), 5.0);
    time.l2 = 2.5;     // beside DRAM
    time.blocks = 1;   // beside waiting
    time.launch = 10;  // before
    QCOMPARE(time.combined(), 15.0);
    Counters once;
    once.criticalPath.loads = 1;
    // Two blocks of 1024 threads: starting the neighbours takes 200 of the 508 clocks that one waits.
    const LaunchCounts few{.counters = once, .blocks = 20, .threadsPerBlock = 1024};
    QVERIFY(std::abs(timeModel(kGpu, few, {}).overlap - (1 + 200.0 / 508)) < 1e-12);
    QCOMPARE(timeModel(kGpu, few, {}).neighbours, 2.0);
    // All wait 508 clocks at the same time; DRAM needs 1.75 times as long to serve them one after the other.
    Counters loads = once;
    loads.distinctLoadSectors = 1.75 * 508 * 1e-6 * 1e9 / 32;
    QVERIFY(std::abs(timeModel(kGpu, {.counters = loads, .blocks = 20, .threadsPerBlock = 1024}, {}).overlap - 1.75) <
            1e-9);
    Counters often = once;
    often.criticalPath.loads = 10;
    const LaunchCounts loop{.counters = often, .blocks = 20, .threadsPerBlock = 1024};
    QCOMPARE(timeModel(kGpu, loop, {}).overlap, 2.0);
  }

  void warpsThatWaitAgainAndAgainAreCustomersOfTheirOwn() {
    const auto neighbours = [](double loads, double sharedLoads, double barriers) {
      Counters counters;
      counters.criticalPath.loads = loads;
      counters.criticalPath.sharedLoads = sharedLoads;
      counters.criticalPath.barriers = barriers;
      return timeModel(kGpu, {.counters = counters, .blocks = 20, .threadsPerBlock = 992}, {}).neighbours;
    };
    QCOMPARE(neighbours(0, 0, 0), 2.0);
    QCOMPARE(neighbours(1, 0, 0), 2.0);
    QCOMPARE(neighbours(1, 1, 1), 2.0);   // load, barrier, load from shared memory
    QCOMPARE(neighbours(2, 1, 1), 32.0);  // half of the way to 2 x 31 warps
    QCOMPARE(neighbours(1, 1, 0), 62.0);
    QCOMPARE(neighbours(9, 0, 1), 62.0);
  }

  void warpsThatWaitForTheSameSectorsStayTogether() {
    // Two blocks of 31 warps on a multiprocessor.
    const auto neighbours = [](double loads, double sharedLoads, double loadedFirst) {
      Counters counters;
      counters.globalLoad.sectors = 1000;
      counters.blockLoadSectors = loadedFirst;
      counters.criticalPath.loads = loads;
      counters.criticalPath.sharedLoads = sharedLoads;
      return timeModel(kGpu, {.counters = counters, .blocks = 20, .threadsPerBlock = 992}, {}).neighbours;
    };
    QCOMPARE(neighbours(9, 0, 1000), 62.0);
    QCOMPARE(neighbours(9, 0, 100), 2 * 31 * 0.1);
    QCOMPARE(neighbours(9, 0, 10), 2.0);   // a block at least
    QCOMPARE(neighbours(0, 9, 10), 62.0);  // each for itself
    QCOMPARE(neighbours(3, 9, 100), 2 * 31 * 0.775);
  }

  void blocksQueueForTheirMultiprocessor() {
    // One block: it waits, then it works.
    ModelledTime time{.shared = 8, .latency = 24, .overlap = 2, .neighbours = 1};
    QCOMPARE(time.combined(), 32.0);
    // Two, at work for 4 each. One alone works 4 of the 28 that a round takes, so the other finds it at work 1 / 7 of
    // the time.
    time.neighbours = 2;
    QCOMPARE(time.combined(), 24 + 4 * (1 + 1.0 / 7));
    time.neighbours = 1.5;  // halfway from one to two that work for 8 / 1.5 each
    const double one = 24 + 8 / 1.5;
    const double two = 24 + 8 / 1.5 * (1 + 8 / 1.5 / one);
    QCOMPARE(time.combined(), (one + two) / 2);
    time.neighbours = 2;
    time.overlap = 1;  // both at the same point
    QCOMPARE(time.combined(), 32.0);
    // Of many the work hides in the waiting, or the waiting in the work.
    time.overlap = 2;
    time.neighbours = 1000;
    QVERIFY(time.combined() > 24 && time.combined() < 24.02);
    time.issue = 30;
    QVERIFY(time.combined() > 30 && time.combined() < 30.2);
    // Memory is beside the queue.
    time = {.dram = 24, .shared = 8, .latency = 24, .overlap = 2, .neighbours = 1};
    QCOMPARE(time.combined(), 40.0);
    QCOMPARE(ModelledTime().combined(), 0.0);
  }

  void launchesFollowEachOther() {
    Counters counters;
    counters.distinctLoadSectors = 1e9 / 32;
    counters.globalLoad.requests = 100;
    Counters more = counters;
    more.sharedLoad.requests = 200;
    const std::vector<LaunchCounts> launches{{.counters = counters, .blocks = 300, .threadsPerBlock = 32},
                                             {.counters = more, .blocks = 10, .threadsPerBlock = 32}};
    const ModelledTime both = timeModel(kGpu, launches, {.flops = 4e9});
    QCOMPARE(both.dram, 2.0);
    QCOMPARE(both.flops, 2.0);  // a quarter of the flops to the first, as of the requests
    QVERIFY(std::abs(both.launch - (0.003 + 0.002)) < 1e-12);
    ModelledTime alone = timeModel(kGpu, launches[0], {.flops = 1e9});
    alone.total += timeModel(kGpu, launches[1], {.flops = 3e9}).total;
    QVERIFY(std::abs(both.total - (alone.total - 2 * 0.003 + both.launch)) < 1e-12);
    QCOMPARE(timeModel(kGpu, std::span<const LaunchCounts>(), {}).total, 0.0);
    const std::vector<LaunchCounts> silent(2, {.blocks = 10, .threadsPerBlock = 32});
    QCOMPARE(timeModel(kGpu, silent, {.flops = 4e9}).flops, 2.0);
  }

  void whatOnlyPreparesComputesNothing() {
    Counters counters;
    counters.globalLoad.requests = 100;
    std::vector<LaunchCounts> launches(2, {.counters = counters, .blocks = 10, .threadsPerBlock = 32});
    launches[1].blocks = 1;  // one multiprocessor of ten does all of its work
    QCOMPARE(timeModel(kGpu, launches, {.flops = 4e9}).flops, 1.0 + 10.0);
    launches[0].prepares = true;
    QCOMPARE(timeModel(kGpu, launches, {.flops = 4e9}).flops, 20.0);
  }

  void loadsThatAreMisalignedWaitNoLessThanAlignedOnes() {
    // A warp's 128 bytes from a sector's middle on touch five sectors; the fifth is the next warp's first.
    Counters aligned;
    aligned.globalLoad = {.requests = 8000, .sectors = 32000, .lanes = 256000, .bytes = 1024000};
    aligned.loadLines = aligned.globalWavefronts = 8000;
    aligned.blockLoadSectors = aligned.distinctLoadSectors = 32000;
    aligned.criticalPath.loads = 1;
    Counters misaligned = aligned;
    misaligned.globalLoad.sectors = 40000;
    misaligned.loadLines = misaligned.globalWavefronts = 16000;
    misaligned.blockLoadSectors = 33000;  // a block of 8 warps: 33
    misaligned.distinctLoadSectors = 32001;
    const auto of = [](const Counters& counters) {
      return timeModel(kGpu, LaunchCounts{.counters = counters, .blocks = 1000, .threadsPerBlock = 256}, {});
    };
    QCOMPARE(of(misaligned).latency, of(aligned).latency);
    QVERIFY(of(misaligned).total >= of(aligned).total);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestTimeModel>(__FILE__);
#include "test_time_model.moc"
