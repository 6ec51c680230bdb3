// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/bandwidth.h"
#include "compute/model/explanation_fixture.h"
#include "model/explanation_parts.h"
#include "model/time_model.h"
#include "test_registry.h"

using namespace warpbench;

/// Sentences for made-up counters: each rule separately.
class TestExplanation : public QObject {
  Q_OBJECT

 private:
  /// With terms from its counts alone: nothing waits, and the launch takes no time.
  static Result modelled(Result result) {
    result.model = timeModel(defaultProfile(), LaunchCounts{.counters = *result.counters},
                             {.flops = result.flops,
                              .type = elementTypeOf(result.parameters),
                              .instructionsPerFlop = instructionsPerFlop(result)});
    result.model->launch = 0;
    result.model->total = result.model->combined();
    return result;
  }
  static QString firstOf(const Result& result) { return explained({modelled(result)}).value(0); }
  static QString limitOf(const Result& result) { return explained({modelled(result)}).value(1); }

 private slots:
  void placeholdersAreReplacedOnceAndInAnyOrder() {
    QCOMPARE(filled("%2 and %1 and %2, 50 %", {"%2", "b"}), std::string("b and %2 and b, 50 %"));
    QCOMPARE(filled("%3", {"a"}), std::string("%3"));
    QCOMPARE(filled("100%", {"a"}), std::string("100%"));
  }

  void scatteredAccessesAreHeldAgainstTheBytesAskedFor() {
    Counters counters;
    counters.globalLoad = wordsOf(1000, 4);
    counters.globalStore = wordsOf(1000, 32);
    QCOMPARE(firstOf(countedResult(counters)),
             "On average a warp's store touches 32 sectors instead of 4: 8 times the traffic.");
    counters.globalStore = wordsOf(1000, 4);
    counters.globalLoad = wordsOf(1000, 10.25);
    QCOMPARE(firstOf(countedResult(counters)),
             "On average a warp's load touches 10.2 sectors instead of 4: 2.56 times the traffic.");
    counters.globalStore = counters.globalLoad = wordsOf(1000, 16);
    QCOMPARE(firstOf(countedResult(counters)),
             "On average a warp's loads and stores each touch 16 sectors instead of 4: 4 times the traffic.");
  }

  void oneSectorMoreIsMisalignment() {
    Counters counters;
    counters.globalLoad = wordsOf(1000, 5);
    counters.globalStore = wordsOf(1000, 4);
    QCOMPARE(firstOf(countedResult(counters)),
             "Loads are not aligned to sectors: a warp touches 5 instead of 4, 1.25 times the traffic.");
    std::swap(counters.globalLoad, counters.globalStore);
    QCOMPARE(firstOf(countedResult(counters)),
             "Stores are not aligned to sectors: a warp touches 5 instead of 4, 1.25 times the traffic.");
  }

  void oneLaneThatStoresAloneWastesNothing() {
    Counters counters;
    counters.globalStore = {100, 100, 100, 400};
    QVERIFY(firstOf(countedResult(counters)).startsWith("The accesses waste almost nothing"));
  }

  void bankConflictsAreWavefrontsBeyondTheIdeal() {
    Counters counters;
    counters.sharedLoad = {1000, 7000, 32000, 5000};
    counters.sharedStore = {1000, 1000, 32000, 0};
    QCOMPARE(firstOf(countedResult(counters)),
             "Bank conflicts: a warp's load from shared memory takes 7 wavefronts instead of 2, a 3.5-way conflict on "
             "average.");
    QCOMPARE(limitOf(countedResult(counters)),
             "Shared memory limits this kernel on the NVIDIA H200 (modelled): 8,000 wavefronts take 30.9 ns; DRAM "
             "would take 0 ns.");
    std::swap(counters.sharedLoad, counters.sharedStore);
    QVERIFY(firstOf(countedResult(counters)).startsWith("Bank conflicts: a warp's store to shared memory takes 7"));
  }

  void whatCostsMoreTimeIsToldFirst() {
    Counters counters;
    counters.globalStore = wordsOf(1000, 32);
    // 64,000 wavefronts on 132 multiprocessors take twice as long as 32,000 sectors from the L2 cache.
    counters.sharedLoad = {1000, 64000, 32000, 63000};
    QVERIFY(firstOf(countedResult(counters)).startsWith("Bank conflicts"));
    counters.globalStore = wordsOf(10000, 32);
    QVERIFY(firstOf(countedResult(counters)).contains("store touches 32 sectors"));
  }

  void idleLanesAreTold() {
    Counters counters;
    counters.globalLoad = wordsOf(1000, 4);
    Result result = countedResult(counters);
    result.counters->activeLanesPerRequest = 8;
    result.counters->activeLanesPerBasicBlock = 20;
    QCOMPARE(
        firstOf(result),
        "On average 8 of a warp's 32 lanes are active in a memory request and 20 in a basic block: the rest are idle.");
    result.counters->activeLanesPerBasicBlock = 0;
    QCOMPARE(firstOf(result), "On average 8 of a warp's 32 lanes are active in a memory request: the rest are idle.");
    result.counters->activeLanesPerRequest = 32;
    result.counters->activeLanesPerBasicBlock = 16;
    QCOMPARE(firstOf(result), "On average 16 of a warp's 32 lanes are active in a basic block: the rest are idle.");
    result.block = {16, 1, 1};
    QCOMPARE(firstOf(result), "Blocks of 16 threads do not fill their warps: on average 16 of 32 lanes have work.");
  }

  void atomicsThatMeetAreTold() {
    Counters counters;
    counters.globalRed = {1000, 32000, 32000, 128000};
    counters.atomicsOnOneAddress = 32000;
    const Result result = countedResult(counters);
    QCOMPARE(firstOf(result),
             "The lanes of a warp use one address: memory serves each atomic of the warp in 32 turns instead of one.");
    QCOMPARE(limitOf(result),
             "Atomics on one address limit this kernel on the NVIDIA H200 (modelled): 32,000 atomics, one after "
             "another, take 57 us at 561 per microsecond.");
    // As many sectors, but each lane has a separate address.
    counters.atomicsOnOneAddress = 4;
    QCOMPARE(firstOf(countedResult(counters)),
             "On average a warp's atomic touches 32 sectors instead of 4: 8 times the traffic.");
    counters.globalRed = {};
    counters.sharedAtomic = {1000, 25000, 32000, 24000};
    QCOMPARE(
        firstOf(countedResult(counters)),
        "The lanes of a warp conflict in one bank of shared memory: each atomic takes 25 wavefronts instead of one.");
  }

  void atomicsAreHeldAgainstTheirIdeal() {
    Counters counters;
    counters.globalRed = {1000, 27000, 32000, 128000};
    counters.globalAtom = {500, 1000, 7000, 28000};
    counters.atomicsOnOneAddress = 9;
    const auto bars = [&] {
      QStringList texts;
      const Result result = modelled(countedResult(counters));
      for (const CounterBeside& bar : explain(result, {.profile = &h200(), .counted = &result}).counters)
        if (bar.access)
          texts << QString::fromStdString(Message(bar.name).english() + ": " + englishText(bar.value) + ", ideal " +
                                          englishText(bar.other));
      return texts;
    };
    QCOMPARE(bars(), QStringList({"Sectors per atomic without a result: 27, ideal 4",
                                  "Sectors per atomic with a result: 2, ideal 2"}));
    // One lane could add for all of its warp.
    counters.globalAtom = {};
    counters.atomicsOnOneAddress = 32000;
    QCOMPARE(bars(), QStringList({"Sectors per atomic without a result: 27, ideal 1"}));
  }

  void repetitionIsSpreadOverTheSectorsThatThereAre() {
    Counters counters;
    counters.globalLoad = wordsOf(100000, 4);
    counters.distinctLoadSectors = 20000;
    counters.blockLoadSectors = counters.globalLoad.sectors;
    counters.loadLines = counters.globalWavefronts = counters.globalLoad.requests;
    const Result result = countedResult(counters);
    QCOMPARE(firstOf(result),
             "Each sector is loaded 20 times: the L2 cache holds all 625 KiB, so DRAM does not repeat the loads.");
    QCOMPARE(limitOf(result),
             "The L2 cache limits this kernel on the NVIDIA H200 (modelled): 400,000 sectors take 1.62 us; DRAM would "
             "take 139 ns.");
    counters.globalLoad = wordsOf(10000000, 4);
    counters.distinctLoadSectors = 4000000;
    counters.blockLoadSectors = counters.globalLoad.sectors;
    counters.loadLines = counters.globalWavefronts = counters.globalLoad.requests;
    QCOMPARE(firstOf(countedResult(counters)),
             "Each sector is loaded 10 times, and all sectors together, 122 MiB, exceed the L2 cache of 60 MiB.");
  }

  void aGridTooSmallIsTold() {
    Counters counters;
    counters.globalLoad = wordsOf(1000, 4);
    Result result = countedResult(counters);
    result.grid = {5, 3, 1};
    QCOMPARE(firstOf(result), "The grid's blocks use only 15 of 132 multiprocessors: the others are idle.");
    result.grid = {132, 1, 1};
    QCOMPARE(firstOf(result), "The grid gives a multiprocessor 8 of the 64 warps that fit, so it hides less latency.");
  }

  void lowOccupancyHasACause() {
    Counters counters;
    counters.globalLoad = wordsOf(1000, 4);
    Result result = countedResult(counters);
    result.sharedBytes = 100 * 1024;
    result.occupancy = 0.25;
    QCOMPARE(firstOf(result),
             "Occupancy is 25 %: with 100 KiB of shared memory per block, a multiprocessor holds 2 at a time.");
    result.sharedBytes = 0;
    result.registers = 128;
    QCOMPARE(firstOf(result), "Occupancy is 25 %: with 128 registers per thread no more blocks fit a multiprocessor.");
    result.registers.reset();
    result.block = {32, 1, 1};
    result.grid = {100000, 1, 1};
    result.occupancy = 0.5;
    QCOMPARE(firstOf(result), "Occupancy is 50 %: a multiprocessor holds at most 32 blocks (threads per block: 32).");
  }

  void moreBarriersThanRequestsAreTold() {
    Counters counters;
    counters.sharedLoad = {8192, 8192, 262144, 0};
    counters.barriers = 10 * 1024;
    QCOMPARE(firstOf(countedResult(counters)),
             "A block waits at 10 barriers on average, 10 per memory request of a warp: warps wait for each other.");
    counters.barriers = 1024;
    QVERIFY(!firstOf(countedResult(counters)).contains("barriers"));
  }

  void dramIsHeldAgainstWhatTheAlgorithmMustMove() {
    Counters counters;
    counters.globalLoad = wordsOf(8192, 4);
    counters.distinctLoadSectors = 32768;
    Result result = countedResult(counters);
    result.bytes = 1 << 20;
    QCOMPARE(limitOf(result),
             "DRAM limits this kernel on the NVIDIA H200 (modelled), and it already moves only what it must: 1 MiB in "
             "227 ns.");
    result.bytes = 1 << 18;
    QCOMPARE(limitOf(result),
             "DRAM limits this kernel on the NVIDIA H200 (modelled): it moves 1 MiB in 227 ns; the algorithm needs 256 "
             "KiB.");
  }

  void arithmeticCountsInTheElementsType() {
    Result result = countedResult({});
    result.flops = 1e9;
    QCOMPARE(limitOf(result),
             "Arithmetic limits this kernel on the NVIDIA H200 (modelled): 1,000,000,000 operations take 14.9 us at "
             "the peak of 66,908 GFLOP/s.");
    result.parameters.set("type", "fp64");
    QVERIFY(limitOf(result).endsWith("take 29.9 us at the peak of 33,454 GFLOP/s."));
    result.parameters.set("type", std::int64_t{1});  // a file may say so
    QVERIFY(limitOf(result).endsWith("take 14.9 us at the peak of 66,908 GFLOP/s."));
  }

  void arithmeticCountsAsTheKernelComputes() {
    // The family counts the 28 operations of a separable mask of 7 x 7; this kernel has 49 products.
    Result result = countedResult({});
    result.flops = 1e9;
    result.family = "convolution";
    result.variant = "blocked";
    for (const char* size : {"width", "height"}) result.parameters.set(size, std::int64_t{64});
    QVERIFY(limitOf(result).endsWith("take 14.9 us at the peak of 66,908 GFLOP/s."));  // the radius is not known
    result.parameters.set("radius", std::int64_t{3});
    QVERIFY2(limitOf(result).endsWith("1,000,000,000 operations take 52.3 us at the peak of 19,117 GFLOP/s."),
             qPrintable(limitOf(result)));
    result.parameters.set("radius", std::int64_t{-3});  // a file may say so
    QVERIFY(limitOf(result).endsWith("take 14.9 us at the peak of 66,908 GFLOP/s."));
  }

  void aLaunchThatTakesLongerThanTheWorkIsTold() {
    Counters counters;
    counters.distinctLoadSectors = 32768;
    Result result = countedResult(counters);
    result = modelled(result);
    result.model->launch = 0.0055;  // two launches
    result.model->total = result.model->combined();
    QCOMPARE(explained({result}).value(1),
             "The launch limits this kernel on the NVIDIA H200 (modelled): it takes 5.5 us, and the rest only 227 ns "
             "(mostly DRAM). With more work per launch, the kernel itself matters more.");
  }

  void whereTheWorkWaitsItIsTheWaitingThatTheLaunchIsHeldAgainst() {
    Counters counters;
    counters.distinctLoadSectors = 32768;
    Result result = modelled(countedResult(counters));
    result.model->launch = 0.00544;
    result.model->latency = 0.00146;
    result.model->total = 0.00544 + 0.00155;  // the work overlaps with the waiting in part
    QCOMPARE(explained({result}).value(1),
             "The launch limits this kernel on the NVIDIA H200 (modelled): it takes 5.44 us, and the rest only 1.55 us "
             "(mostly latency). With more work per launch, the kernel itself matters more.");
    result.model->blocks = 0.0025;
    QVERIFY(explained({result}).value(1).contains("only 1.55 us (mostly starting blocks). "));
  }

  void whatIsToldAddsUpToTheModelledTime() {
    Counters counters;
    counters.distinctLoadSectors = 32768;
    Result result = modelled(countedResult(counters));
    result.model->launch = 0.00147;
    result.model->latency = 0.0023;
    result.model->total = 0.00512;
    QCOMPARE(explained({result}).value(2), "Partly hidden work adds 1.35 us and the launch 1.47 us; total 5.12 us.");
    result.model->total = 0.00377;
    QCOMPARE(explained({result}).value(2), "The launch adds 1.47 us; total 3.77 us.");
    result.model->latency = 0.1;
    result.model->total = 0.10147;
    QCOMPARE(explained({result}).size(), 2);
    result.model->total = 0.2;
    QCOMPARE(explained({result}).value(2), "Partly hidden work adds 98.5 us and the launch 1.47 us; total 200 us.");
  }

  // The halo of a stencil's tile: few lanes load it, which costs instructions and few conflicts.
  void idleLanesOfSomeRequestsStandBehindConflictsInAll() {
    Counters counters;
    counters.sharedLoad = {163840, 327040, 5242880, 163200};
    counters.sharedStore = {105344, 138112, 2297000, 32768};
    counters.globalLoad = {105344, 276224, 2297000, 9188000};
    counters.globalWavefronts = 105344;
    Result result = countedResult(counters);
    result.counters->activeLanesPerRequest = 21.8;
    result.counters->activeLanesPerBasicBlock = 25.1;
    QCOMPARE(firstOf(result),
             "Bank conflicts: a warp's load from shared memory takes 2 wavefronts instead of 1, a 2-way conflict on "
             "average.");
  }

  void wavefrontsOfL1AndConstantsAreNotCalledSharedMemory() {
    Counters counters;
    counters.globalWavefronts = 8000;
    counters.sharedLoad = {10, 10, 320, 0};
    QVERIFY2(limitOf(countedResult(counters))
                 .startsWith(
                     "The L1 cache limits this kernel on the NVIDIA H200 (modelled): 8,000 wavefronts take 30.9 ns; "),
             qPrintable(limitOf(countedResult(counters))));
    counters.globalWavefronts = 10;
    counters.constantWords = 9000;
    QVERIFY2(limitOf(countedResult(counters))
                 .startsWith("The constant cache limits this kernel on the NVIDIA H200 (modelled): 9,000 words, one after "
                             "another, take "),
             qPrintable(limitOf(countedResult(counters))));
  }

  void divisionsAreToldWhereIssuingIsTheLimit() {
    Counters counters;
    counters.basicBlocks = 20'000;  // 30,000 instructions
    counters.divisionInstructions = 10'000;
    const QString told =
        "Integer divisions and remainders are 25 % of the issued instructions: nvcc does not know the divisors, so "
        "each takes about 20 instructions.";
    QCOMPARE(firstOf(countedResult(counters)), told);
    counters.divisionInstructions = 1'000;  // three of a hundred
    QVERIFY(firstOf(countedResult(counters)) != told);
    QVERIFY(!firstOf(countedResult(counters)).contains("divides"));
    counters.divisionInstructions = 10'000;
    counters.globalLoad = {.requests = 10'000, .sectors = 40'000, .lanes = 320'000, .bytes = 1'280'000};
    counters.distinctLoadSectors = 40'000'000;  // DRAM is the limit: the instructions cost nothing
    QVERIFY(!firstOf(countedResult(counters)).contains("divides"));
  }

  void aModelThatTakesLongerThanTheMeasurementIsNoShareOfIt() {
    Counters counters;
    counters.sharedLoad = {1000, 8000, 32000, 7000};
    Result result = modelled(countedResult(counters));
    result.origin = Origin::Measured;
    result.time->median = 0.00002;
    QCOMPARE(explained({result}).value(1),
             "It takes 20 ns (measured); the model predicts 30.9 ns for shared memory alone, which is too much here.");
    result.time->median = 0.0000618;
    QVERIFY2(explained({result}).value(1).startsWith("It takes 61.8 ns (measured); by its counts, shared memory alone takes "),
             qPrintable(explained({result}).value(1)));
  }

  void theNextIsTheFirstThatIsFaster() {
    const auto measured = [](const char* variant, double milliseconds) {
      Result result;
      result.family = "transpose";
      result.variant = variant;
      result.device = "simulated:nvidia-h200";
      result.time = TimeStatistics{.median = milliseconds};
      return result;
    };
    const Results results{measured("naive", 2), measured("coalesced", 2.5), measured("conflict-free", 1),
                          measured("four-rows", 0.5)};
    QCOMPARE(explained(results, 0).last(),
             "Next variant, Shared tile, padded: 1 ms (measured) instead of 2 ms, 2 times as fast.");
    QCOMPARE(explained({results[0], results[1]}, 0).last(),
             "Next variant, Shared tile: 2.5 ms instead of 2 ms, no faster here.");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExplanation>(__FILE__);
#include "test_explanation.moc"
