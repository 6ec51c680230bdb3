// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <chrono>
#include <random>
#include <set>
#include <thread>

#include "compute/simt/language_kernels.h"
#include "compute/simt/one_launch.h"
#include "core/text/error.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

class TestKernelLanguage : public QObject {
  Q_OBJECT

 private slots:
  void aCopyOfAnElementStaysAsItWas() {
    Buffer<float> a(1, 3), out(1);
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::copyStaysAsItWas(l, a.data(), out.data()); });
    QCOMPARE(out[0], 3.f);
    QCOMPARE(a[0], 5.f);
    QCOMPARE(counts.globalLoad.requests, 1.0);
    QCOMPARE(counts.globalStore.requests, 2.0);
    QCOMPARE(counts.activeLanesPerRequest, 1.0);
  }

  void addressesAndReferencesReachTheElement() {
    Buffer<float> a(32), out(128);
    for (int i = 0; i < 32; ++i) a[i] = static_cast<float>(i - 16);
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::addressesAndMaximum(l, a.data(), out.data()); });
    for (int i = 0; i < 128; ++i) QCOMPARE(out[i], static_cast<float>(i / 4 - 16));
    // The compiler chooses how often to load the element: the stores in between do not change it.
    QCOMPARE(counts.globalLoad.sectors, 4 * counts.globalLoad.requests);
    QCOMPARE(counts.globalStore.requests, 4.0);
    QCOMPARE(counts.globalStore.sectors, 4 * 16.0);
  }

  void aMemberOfAVectorIsANarrowAccess() {
    Buffer<float> a(128), out(32);
    for (int i = 0; i < 128; ++i) a[i] = static_cast<float>(i);
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::memberOfVector(l, a.data(), out.data()); });
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], 4.f * i);
    QCOMPARE(counts.globalLoad.requests, 1.0);
    QCOMPARE(counts.globalLoad.sectors, 16.0);
  }

  void aLaunchThatThrowsLeavesTheNextOneAlone() {
    Buffer<float> a(128), out(32);
    for (int i = 0; i < 128; ++i) a[i] = static_cast<float>(i);
    countsOf([&](SimulatedLauncher& l) {
      QVERIFY_THROWS_EXCEPTION(DeviceError, language_kernels::tooManyInLockstep(l, a.data(), out.data()));
      language_kernels::wholeVector(l, a.data(), out.data());
    });
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], 16.f * i + 6);
  }

  void aWholeVectorIsOneAccess() {
    Buffer<float> a(128), out(32);
    for (int i = 0; i < 128; ++i) a[i] = static_cast<float>(i);
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::wholeVector(l, a.data(), out.data()); });
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], 16.f * i + 6);
    QCOMPARE(counts.globalLoad.requests, 1.0);
    QCOMPARE(counts.globalLoad.sectors, 16.0);
    QCOMPARE(counts.globalStore.sectors, 4.0);
  }

  void compoundAssignmentsOfOneElementLoadItOnce() {
    Buffer<int> a(32, 7);
    const Counters counts = countsOf([&](SimulatedLauncher& l) { language_kernels::compoundAssignments(l, a.data()); });
    QCOMPARE(a[31], 16);
    QCOMPARE(counts.globalLoad.requests, 1.0);  // the compiler keeps it in a register, as nvcc does
    QCOMPARE(counts.globalStore.requests, 1.0);
  }

  void anAtomicThatNobodyLooksAtIsARed() {
    Buffer<int> sum(1);
    const Counters counts = countsOf([&](SimulatedLauncher& l) { language_kernels::addWithoutLooking(l, sum.data()); });
    QCOMPARE(sum[0], 496);
    QCOMPARE(counts.globalRed.requests, 1.0);
    QCOMPARE(counts.globalRed.sectors, 1.0);  // nvcc lets one lane add for all
    QCOMPARE(counts.globalRed.lanes, 1.0);
    QCOMPARE(counts.globalAtom.requests, 0.0);
  }

  void floatingPointAtomicsAreServedLaneByLane() {
    Buffer<float> sum(1);
    const Counters counts = countsOf([&](SimulatedLauncher& l) { language_kernels::addWithoutLooking(l, sum.data()); });
    QCOMPARE(sum[0], 496.f);
    QCOMPARE(counts.globalRed.requests, 1.0);
    QCOMPARE(counts.globalRed.sectors, 32.0);
    QCOMPARE(counts.globalRed.lanes, 32.0);
  }

  void anAtomicThatIsLookedAtIsAnAtom() {
    Buffer<int> count(1), old(32, -1);
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::addAndLook(l, count.data(), old.data()); });
    QCOMPARE(count[0], 32);
    std::set<int> seen;
    for (int i = 0; i < 32; ++i) seen.insert(old[i]);
    QCOMPARE(seen.size(), std::size_t{32});
    QCOMPARE(counts.globalAtom.requests, 1.0);
    QCOMPARE(counts.globalAtom.sectors, 1.0);  // one lane's, as nvcc 13.0 makes it: see test_cuda_atomics
    QCOMPARE(counts.globalAtom.lanes, 1.0);
    QCOMPARE(counts.globalRed.requests, 0.0);
  }

  void dynamicSharedMemoryAndBarriersMakeATree() {
    Buffer<int> out(1);
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::dynamicSharedTree(l, out.data(), 256); });
    QCOMPARE(out[0], 255 * 256 / 2);
    QCOMPARE(counts.barriers, 9.0);
    // Halves of 128, 64 and 32 keep 4, 2 and 1 warps busy, and five more rounds one: 12 requests of two loads and a
    // store. Then one load of the sum.
    QCOMPARE(counts.sharedLoad.requests, 2 * 12.0 + 1);
    QCOMPARE(counts.sharedStore.requests, 8 + 12.0);
    QCOMPARE(counts.sharedLoad.wavefronts, 25.0);
  }

  void shufflesReachEveryLane() {
    Buffer<int> out(128);
    countsOf([&](SimulatedLauncher& l) { language_kernels::shuffles(l, out.data()); });
    QCOMPARE(out[0], 496);
    for (int lane = 0; lane < 32; ++lane) {
      QCOMPARE(out[32 + lane], 496);
      QCOMPARE(out[64 + lane], lane == 0 ? 0 : lane - 1);
      QCOMPARE(out[96 + lane], lane / 8 * 8 + 5);
    }
  }

  void constantsAreReadAndAreNoGlobalTraffic() {
    const float values[] = {1, 20, 300, 4000};
    Buffer<float> out(32);
    const Counters counts = countsOf([&](SimulatedLauncher& l) { language_kernels::constants(l, values, out.data()); });
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], values[i % 4] + 20);
    QCOMPARE(counts.globalLoad.requests, 0.0);
    QCOMPARE(counts.globalStore.requests, 1.0);
  }

  void integerDivisionsAreTheInstructionsThatNvccMakesOfThem() {
    const auto instructionsOf = []<typename T>(T divisor, int threads) {
      Buffer<T> out(threads);
      const Counters counts =
          countsOf([&](SimulatedLauncher& l) { language_kernels::divideBy(l, divisor, out.data(), threads); });
      for (int i = 0; i < threads; ++i) {
        const T x = static_cast<T>(i + 1000);
        if (out[i] != (i % 7 == 0 ? (x + 1) % (divisor + 1) : x / divisor * 100 + x % divisor)) return -1.0;
      }
      return counts.divisionInstructions;
    };
    // A quotient and its remainder are one division. Each of three warps takes both ways, and 7 is a constant.
    QCOMPARE(instructionsOf(-13, 77), 3 * 2 * 23.0);
    QCOMPARE(instructionsOf(13u, 77), 3 * 2 * 18.0);
    QCOMPARE(instructionsOf(std::int64_t{13}, 77), 3 * 2 * 26.0);
    QCOMPARE(instructionsOf(13, 1), 23.0);  // one of them
    Buffer<int> sum(1);
    QCOMPARE(countsOf([&](SimulatedLauncher& l) {
               language_kernels::addWithoutLooking(l, sum.data());
             }).divisionInstructions,
             0.0);
  }

  void threadsThatHaveReturnedDoNotHoldUpABarrier() {
    Buffer<int> out(64, -1);
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::earlyReturn(l, out.data(), 64, 37); });
    for (int i = 0; i < 64; ++i) QCOMPARE(out[i], i < 37 ? 36 - i : -1);
    QCOMPARE(counts.barriers, 1.0);
    QCOMPARE(counts.sharedStore.requests, 2.0);
    QCOMPARE(counts.activeLanesPerRequest, 37 / 2.0);
  }

  void aBarrierThatSomeNeverReachIsAnErrorAndNotAHang() {
    QVERIFY_EXCEPTION_THROWN(countsOf([](SimulatedLauncher& l) { language_kernels::mixedBarriers(l); }), DeviceError);
    // The workers continue after it.
    Buffer<int> sum(1);
    countsOf([&](SimulatedLauncher& l) { language_kernels::addWithoutLooking(l, sum.data()); });
    QCOMPARE(sum[0], 496);
  }

  void aStopTakesLanesOutOfAnyLoop() {
    std::stop_source stop;
    QVERIFY_EXCEPTION_THROWN(
        countsOf([&](SimulatedLauncher& l) { language_kernels::endless(l, stop); }, stop.get_token()), Cancelled);
    // Their fibers run the next kernel.
    Buffer<int> sum(1);
    countsOf([&](SimulatedLauncher& l) { language_kernels::addWithoutLooking(l, sum.data()); });
    QCOMPARE(sum[0], 496);
  }

  void aStopEndsABlockInEveryMode_data() {
    QTest::addColumn<bool>("counts");
    QTest::addColumn<bool>("lockstep");
    QTest::addColumn<bool>("checks");
    QTest::newRow("counted") << true << false << false;
    QTest::newRow("not counted") << false << false << false;
    QTest::newRow("counted, in lockstep") << true << true << false;
    QTest::newRow("not counted, in lockstep") << false << true << false;
    QTest::newRow("checked") << false << false << true;
  }
  void aStopEndsABlockInEveryMode() {
    QFETCH(bool, counts);
    QFETCH(bool, lockstep);
    QFETCH(bool, checks);
    // The middle one of three blocks runs first, to estimate the work; a check traces the first one.
    for (const unsigned block : {0u, 1u, 2u}) {
      std::stop_source stop;
      const std::jthread soon([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
      });
      const auto launch = [&](SimulatedLauncher& l) { language_kernels::endlessBlock(l, block, lockstep); };
      if (checks)
        QVERIFY_EXCEPTION_THROWN(checkOf(launch, stop.get_token()), Cancelled);
      else
        QVERIFY_EXCEPTION_THROWN(countsOf(launch, stop.get_token(), counts), Cancelled);
    }
  }

  void aBranchInsideALoopMakesOneRequestForEachTurnThatAnyLaneTakes() {
    constexpr int kBlocks = 5, kThreads = 96, kPerThread = 41;
    constexpr int kPoints = kBlocks * kThreads * kPerThread;
    Buffer<float> xs(kPoints), ys(kPoints);
    Buffer<int> hits(1);
    std::mt19937 random(7);
    std::uniform_real_distribution<float> coordinate(0, 2.5);  // far out, so that many iterations have few hits or none
    int expectedHits = 0;
    for (int i = 0; i < kPoints; ++i) {
      xs[i] = coordinate(random);
      ys[i] = coordinate(random);
      expectedHits += xs[i] * xs[i] + ys[i] * ys[i] < 1;
    }
    int expectedRequests = 0;
    for (int warp = 0; warp < kBlocks * kThreads / 32; ++warp)
      for (int turn = 0; turn < kPerThread; ++turn) {
        bool inside = false;
        for (int lane = 0; lane < 32; ++lane) {
          const int i = (warp * 32 + lane) * kPerThread + turn;
          inside = inside || xs[i] * xs[i] + ys[i] * ys[i] < 1;
        }
        expectedRequests += inside;
      }
    QVERIFY(expectedRequests < kPoints / 32);

    const Counters counts = countsOf([&](SimulatedLauncher& l) {
      language_kernels::countHits(l, xs.data(), ys.data(), hits.data(), kPerThread, kBlocks, kThreads);
    });
    QCOMPARE(hits[0], expectedHits);
    QCOMPARE(counts.globalRed.requests, static_cast<double>(expectedRequests));
    QCOMPARE(counts.globalRed.sectors, static_cast<double>(expectedRequests));  // one lane adds for all hits
    QCOMPARE(counts.globalLoad.requests, 2.0 * kPoints / 32);
  }

  void lanesThatLeaveALoopWaitForTheOthers() {
    Buffer<int> trips(32), out(32 * 32, -1);
    for (int i = 0; i < 32; ++i) trips[i] = i;
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::ownTripCount(l, trips.data(), out.data()); });
    QCOMPARE(counts.globalStore.requests, 31.0);
    QCOMPARE(counts.globalLoad.requests, 32.0);
    for (int lane = 0; lane < 32; ++lane)
      for (int i = 0; i < 32; ++i) QCOMPARE(out[i * 32 + lane], i < lane ? i : -1);
  }

  void sharedArraysOfOneBlockAreApart() {
    Buffer<int> out(32);
    countsOf([&](SimulatedLauncher& l) { language_kernels::twoSharedArrays(l, out.data()); });
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], 1);
  }

  void aColumnOfSharedMemoryIsOneBank() {
    Buffer<float> out(1024);
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::sharedRowsAndColumns(l, out.data()); });
    QCOMPARE(counts.sharedStore.wavefronts, 32.0);
    QCOMPARE(counts.sharedLoad.wavefronts, 32.0 * 32);
    QCOMPARE(out[5], 5.f);
  }

  void aWarpThatWaitsForAnotherLetsItRun() {
    for (const bool counts : {true, false})
      for (const int steps : {1, 100000}) {
        Buffer<int> out(128);
        countsOf([&](SimulatedLauncher& l) { language_kernels::flagBetweenWarps(l, out.data(), steps); }, {}, counts);
        for (int i = 0; i < 32; ++i) QCOMPARE(out[i], 1);
      }
  }

  void aLockIsHeldByOneAtATime() {
    for (const bool counts : {true, false}) {
      Buffer<int> lock(1), counter(1);
      countsOf([&](SimulatedLauncher& l) { language_kernels::lockedCounter(l, lock.data(), counter.data(), 5, 96); },
               {}, counts);
      QCOMPARE(counter[0], 5 * 96);
    }
  }

  void blocksThatWaitForTheOnesBeforeRunInOrder() {
    for (const bool counts : {true, false}) {
      Buffer<int> flags(100), sums(100);
      countsOf([&](SimulatedLauncher& l) { language_kernels::lookBack(l, flags.data(), sums.data(), 100); }, {},
               counts);
      for (int i = 0; i < 100; ++i) QCOMPARE(sums[i], i + 1);
    }
  }

  void aRecursionKeepsLanesOfOneDepthTogether() {
    Buffer<int> out(32);
    const Counters counts = countsOf([&](SimulatedLauncher& l) { language_kernels::factorials(l, out.data()); });
    for (int i = 0, n = 0; i < 32; ++i, n = i % 10) {
      int product = 1;
      for (int k = 2; k <= n; ++k) product *= k;
      QCOMPARE(out[i], product);
    }
    QCOMPARE(counts.sharedLoad.requests, 8.0);  // one for each depth, 9 to 2
    QCOMPARE(counts.globalStore.requests, 1.0);
  }

  void aRecursionWithoutEndIsAnErrorAndNotACrash() {
    for (const bool counts : {true, false}) {
      Buffer<int> out(2);
      QVERIFY_EXCEPTION_THROWN(
          countsOf([&](SimulatedLauncher& l) { language_kernels::bottomless(l, out.data()); }, {}, counts),
          DeviceError);
    }
  }

  void functionsAreCalledThroughPointers() {
    Buffer<int> a(32), out(32);
    for (int i = 0; i < 32; ++i) a[i] = 100 + i;
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::throughPointers(l, a.data(), out.data()); });
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], i % 2 == 0 ? 100 + i : -100 - i);
    QCOMPARE(counts.globalLoad.requests, 1.0);
    QCOMPARE(counts.globalStore.requests, 1.0);
  }

  void aLoadFromTwoMemoriesCountsInBoth() {
    Buffer<int> a(32, 7), out(32);
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { language_kernels::genericPointers(l, a.data(), out.data()); });
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], i % 2 == 0 ? 7 : -i);
    QCOMPARE(counts.globalLoad.requests, 1.0);
    QCOMPARE(counts.globalLoad.lanes, 16.0);
    QCOMPARE(counts.sharedLoad.requests, 1.0);
    QCOMPARE(counts.sharedLoad.lanes, 16.0);
  }

  void sixtyFourWorkersFitTheSystemsMappings() {
    simulator::Workers many(48 * 1024, 64);
    QCOMPARE(many.team().size(), 64);
    Buffer<int> out(64 * 1024, -1);
    alignas(32) static char nowhere[32];
    simulator::SectorMap sectors(nowhere, sizeof nowhere);
    simulator::CountingLauncher launcher(many, sectors, 1, {}, {});
    language_kernels::coordinates(launcher, out.data(), {dim3(64), dim3(1024)});
    for (int i = 0; i < 64 * 1024; ++i) QCOMPARE(out[i], i % 1024);
  }

  void coordinatesGoXThenYThenZ() {
    const simulator::LaunchShape shape{dim3(2, 3, 2), dim3(5, 3, 2)};
    Buffer<int> out(12 * 30, -1);
    countsOf([&](SimulatedLauncher& l) { language_kernels::coordinates(l, out.data(), shape); });
    for (int block = 0; block < 12; ++block)
      for (int thread = 0; thread < 30; ++thread)
        QCOMPARE(out[block * 30 + thread], thread % 5 + thread / 5 % 3 * 100 + thread / 15 * 10000);
  }

  void impossibleLaunchesSayWhatIsPossible() {
    Buffer<int> out(1);
    for (const simulator::LaunchShape& shape : {simulator::LaunchShape{1, dim3(1025)},
                                                {1, dim3(1, 1, 65)},
                                                {dim3(1, 65536), 32},
                                                {dim3(0), 32},
                                                {1, dim3(0)}})
      QVERIFY_EXCEPTION_THROWN(
          countsOf([&](SimulatedLauncher& l) { language_kernels::coordinates(l, out.data(), shape); }), DeviceError);
    QVERIFY_EXCEPTION_THROWN(countsOf([&](SimulatedLauncher& l) {
                               language_kernels::coordinates(l, out.data(), {1, 1, std::size_t{64} * 1024});
                             }),
                             DeviceError);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestKernelLanguage>(__FILE__);
#include "test_kernel_language.moc"
