// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>

#include "compute/model/time_model_fixture.h"
#include "test_registry.h"

using namespace warpbench;

/// The terms of the time model, each computed by hand.
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
    // Only every second sector is used: DRAM reads whole lines and writes whole pairs.
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
    counters.globalStore.sectors = 2e6;  // lines are unknown
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
    counters.constantWords = 10e6;  // from a separate cache
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
    // fp32 has none, and no type has any on older GPUs.
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
    // Two blocks of a multiprocessor: the system takes 2 of 256 KiB of L1, and the rest holds 4064 sectors of each.
    launch.counters.sectorsBetweenReloads = 1000 * 4064;
    QCOMPARE(timeModel(kGpu, launch, {}).l2, 1000 / 40.0 * 1e-6);
    QCOMPARE(timeModel(kGpu, launch, {}).dram, 0.0);
    QCOMPARE(timeModel(kGpu, launch, {}).latency, (kEmpty + 40) * 1e-6);
    // L1 no longer holds them; all ten multiprocessors load 2.6 MB, and half of L2 is 4 MB.
    GpuProfile gpu = kGpu;
    gpu.l2Bytes = 8e6;
    launch.counters.sectorsBetweenReloads = 1000 * 4065;
    QCOMPARE(timeModel(gpu, launch, {}).l2, 2000 / 40.0 * 1e-6);
    QCOMPARE(timeModel(gpu, launch, {}).dram, 0.0);
    QCOMPARE(timeModel(gpu, launch, {}).latency, (kEmpty + 200) * 1e-6);
    gpu.l2Bytes = 4e6;
    QCOMPARE(timeModel(gpu, launch, {}).dram, 32000 / 1e9);
    QCOMPARE(timeModel(gpu, launch, {}).latency, (kEmpty + 600) * 1e-6);
    // Shared memory of a block reduces L1.
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
    // Also atomics on neighbouring addresses, because one part of L2 serves them all.
    counters.nearbyAtomics = 2e6;
    QCOMPARE(timeOf(counters).atomics, 2.0);
  }

  void theirPartOfL2ServesItsShareOfAllElse() {
    // Requests served by L2, 10 per clock over all its parts: one per line, for loads and stores.
    const ModelledWork hot{.hot = true};
    Counters counters;
    counters.atomicsOnOneAddress = counters.integerAtomics = 5e5;
    counters.globalLoad.sectors = counters.blockLoadSectors = 4e6;
    counters.loadLines = 1e6;
    counters.storeLines = 5e5;
    QCOMPARE(timeOf(counters, hot).atomics, 0.5 + 0.15);
    // Floating-point additions take twice as long as integer ones, which leaves half of the time for requests.
    counters.integerAtomics = 0;
    QCOMPARE(timeOf(counters, hot).atomics, 0.5 + 0.5);
    counters.storeLines = 6e6;
    QCOMPARE(timeOf(counters, hot).atomics, 0.5 + 0.7);
    // L1 serves repeated loads of blocks.
    counters.blockLoadSectors = 1e6;
    QCOMPARE(timeOf(counters, hot).atomics, 0.5 + 0.625);
  }

  void linesFromDramHoldUpIntegers() {
    // L2 holds 31,250 sectors and replaces nothing up to that number.
    Counters counters;
    counters.atomicsOnOneAddress = counters.integerAtomics = 5e5;
    counters.distinctStoreSectors = 31248;
    QCOMPARE(timeOf(counters).atomics, 0.5 + 31248 / 4.0 / 10 * 1e-6);
    // One sector per atomic in their part of L2: a share of 1/e is not delayed; all others take as long as any number.
    counters.distinctStoreSectors = 31250 + 5e6;
    QVERIFY(std::abs(timeOf(counters).atomics - (0.5 + 0.5 * (1 - std::exp(-1.0)) + 5031250 / 4.0 / 10 * 1e-6)) < 1e-9);
    // Other numbers take no longer, apart from the requests.
    counters.integerAtomics = 0;
    QCOMPARE(timeOf(counters).atomics, 1.0 + 5031250 / 4.0 / 10 * 1e-6);
    // Without atomics nothing is delayed.
    counters.atomicsOnOneAddress = 0;
    QCOMPARE(timeOf(counters).atomics, 0.0);
  }

  void nobodyWaitsForAtomicsWithoutAResult() {
    ModelledTime time{.l2 = 1, .atomics = 3, .latency = 2, .overlap = 2};
    QCOMPARE(time.combined(), 3.0);
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
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestTimeModel>(__FILE__);
#include "test_time_model.moc"
