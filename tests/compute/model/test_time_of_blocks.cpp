// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>

#include "compute/model/time_model_fixture.h"
#include "test_registry.h"

using namespace warpbench;

/// Waiting times of blocks in the time model, computed by hand.
class TestTimeOfBlocks : public QObject {
  Q_OBJECT

 private slots:
  void blocksWaitInWaves() {
    // 2 blocks of 1024 threads fit; 5 per multiprocessor make three waves.
    Counters counters;
    counters.criticalPath.loads = 1;
    counters.criticalPath.sharedLoads = 2;
    counters.criticalPath.barriers = 1;
    LaunchCounts launch{.counters = counters, .blocks = 50, .threadsPerBlock = 1024};
    const double barrier = 10 + 2 * 32;
    constexpr double kOwnInstructions = 8;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, 3 * (300 + 200 + 2 * 30 + barrier + kOwnInstructions) * 1e-6);
    // Warps wait for bank conflicts.
    launch.counters.criticalPath.conflicts = 7;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, 3 * (300 + 200 + 2 * 30 + 7 + barrier + kOwnInstructions) * 1e-6);
    launch.counters.criticalPath.conflicts = 0;
    // Data from DRAM take its latency.
    launch.counters.blockLoadSectors = launch.counters.distinctLoadSectors = 100;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, 3 * (300 + 600 + 2 * 30 + barrier + kOwnInstructions) * 1e-6);
    QCOMPARE(timeModel(kGpu, launch, {}).blocks, 5 * 100 * 1e-6);
    // With 64 registers per thread, one block fits: five waves.
    launch.registers = 64;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, 5 * (300 + 600 + 2 * 30 + barrier + kOwnInstructions) * 1e-6);
  }

  void loadsAreOnTheirWayWhileTheBlockDoesOtherThings() {
    // One block of one warp on each multiprocessor: 40 shared loads, 10 of them between the loads and the stores.
    Counters counters;
    counters.criticalPath = {.loads = 2, .sharedLoads = 1};
    counters.sharedLoad = {.requests = 10 * 40.0, .wavefronts = 10 * 40.0 * 10};
    LaunchCounts launch{.counters = counters, .blocks = 10, .threadsPerBlock = 32};
    const double own = 8 + 2 * 40;
    const double before = 300 + 2 * 200 + 30 + own;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, before * 1e-6);
    launch.counters.criticalPath.requestsAhead = 10;  // a quarter of its 400 wavefronts
    QVERIFY(std::abs(timeModel(kGpu, launch, {}).latency - (before - 100) * 1e-6) < 1e-12);
    launch.counters.criticalPath.requestsAhead = 1e6;  // never more than the block does
    QVERIFY(std::abs(timeModel(kGpu, launch, {}).latency - (before - 400) * 1e-6) < 1e-12);
    launch.counters.sharedLoad.wavefronts *= 100;  // or longer than the loads take
    QVERIFY(std::abs(timeModel(kGpu, launch, {}).latency - (before - 400) * 1e-6) < 1e-12);
  }

  void codeBeyondTheInstructionCacheIsWaitedForByFewWarps() {
    // 10,000 instructions of the one warp that each multiprocessor has; it would take 2,500 clocks of work and wait.
    Counters counters;
    counters.basicBlocks = 10 * 9992 / 1.5;
    LaunchCounts launch{.counters = counters, .blocks = 10, .threadsPerBlock = 32};
    const auto latency = [&](double kib) {
      launch.loop = static_cast<int>(kib * 1024 / 16);
      return timeModel(kGpu, launch, {}).latency * 1e6;
    };
    const double wait = latency(0);
    QCOMPARE(wait, 300.0 + 10'000);
    const double otherwise = (timeModel(kGpu, launch, {}).total - timeModel(kGpu, launch, {}).launch) * 1e6;
    QVERIFY(otherwise > wait && otherwise < 24'000);
    QCOMPARE(latency(31), wait);
    QVERIFY(std::abs(latency(35) - (wait + (24'000 - otherwise) / 2)) < 1e-6);
    QVERIFY(std::abs(latency(39) - (wait + 24'000 - otherwise)) < 1e-6);
    QCOMPARE(latency(120), latency(39));
    QVERIFY(std::abs(latency(160) - (wait + 59'000 - otherwise)) < 1e-6);
    QCOMPARE(latency(4000), latency(160));
    // Longer work loses nothing: the same work in eight warps.
    launch.threadsPerBlock = 8 * 32;
    launch.counters.basicBlocks *= 8;
    const double ofEight = latency(0);
    QCOMPARE(latency(39), ofEight);
    QVERIFY(latency(160) > ofEight);
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
    // A single wave has no successor.
    launch.blocks = 20;
    launch.counters.blockLoadSectors = 20 * 4;
    QCOMPARE(timeModel(kGpu, launch, {}).latency, latency(std::lerp(200, 600, 0.05), 1));
    // The blocks of a multiprocessor load more data than L1 holds.
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
    // Two blocks of 1024 threads: starting the neighbours takes 200 of one block's 508 clocks of waiting.
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
    QCOMPARE(neighbours(2, 1, 1), 32.0);  // halfway to 2 x 31 warps
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
    // With many blocks, work hides in waiting or waiting in work.
    time.overlap = 2;
    time.neighbours = 1000;
    QVERIFY(time.combined() > 24 && time.combined() < 24.02);
    time.issue = 30;
    QVERIFY(time.combined() > 30 && time.combined() < 30.2);
    // Memory works in parallel with the queue.
    time = {.dram = 24, .shared = 8, .latency = 24, .overlap = 2, .neighbours = 1};
    QCOMPARE(time.combined(), 40.0);
    QCOMPARE(ModelledTime().combined(), 0.0);
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

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestTimeOfBlocks>(__FILE__);
#include "test_time_of_blocks.moc"
