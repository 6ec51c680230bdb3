// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/simt/counters_fixture.h"
#include "test_registry.h"

using namespace warpbench;

/// The simulator's counts of requests and sectors: conflicts, requested and moved bytes, lanes, and shared bytes. All
/// expected values are derived by hand from the kernels' text.
class TestCounters : public QObject {
  Q_OBJECT

 private slots:
  void conflictsAreWavefrontsBeyondThoseThatTheLanesNeed() {
    const Counters tile = countersOf("transpose", "coalesced", kSquare);
    QCOMPARE(tile.sharedLoad.requests, 8192.0);
    QCOMPARE(tile.sharedLoad.conflicts, 262144.0 - 8192);
    QCOMPARE(tile.sharedStore.conflicts, 0.0);
    QCOMPARE(tile.shared().wavefronts, 262144.0 + 8192);
    QCOMPARE(countersOf("transpose", "conflict-free", kSquare).shared().conflicts, 0.0);
    // fp64: a request of 32 lanes moves 256 bytes, which takes two wavefronts at best.
    const Counters wide = countersOf("transpose", "conflict-free", {{"width", 64}, {"height", 64}, {"type", "fp64"}});
    QCOMPARE(wide.sharedStore.wavefronts, 2.0 * 64 * 64 / 32);
    QCOMPARE(wide.sharedStore.conflicts, 0.0);
  }

  void sectorsHoldMoreBytesThanLanesAskFor() {
    const Counters naive = countersOf("transpose", "naive", kSquare);
    QCOMPARE(naive.globalStore.bytes, 512.0 * 512 * 4);
    QCOMPARE(naive.globalStore.sectorsPerRequest(), 32.0);
    QCOMPARE(naive.globalStore.efficiency(), 4.0 / 32);
    QCOMPARE(naive.globalLoad.sectorsPerRequest(), 4.0);
    QCOMPARE(naive.globalLoad.efficiency(), 1.0);
    // Requests of 32 words from offset 1 lie on five sectors.
    const Counters offset = countersOf("offset", "increment", {{"mib", 1}, {"offset", 1}, {"type", "fp32"}});
    QCOMPARE(offset.globalLoad.sectorsPerRequest(), 5.0);
    QCOMPARE(offset.globalLoad.efficiency(), 0.8);
    // A warp is two rows of a 16 x 16 block: 16 lanes ask for each word of M, and two for each word of N.
    const Counters product = countersOf("matmul", "naive", cube(128, 16));
    QCOMPARE(product.globalLoad.efficiency(), 2.0);
    QCOMPARE(product.globalLoad.bytes, 2.0 * 128 * 128 * 128 * 4);
  }

  void lanesOfMaskedRequestsAreCountedOneByOne() {
    // 33 columns: one column of each row's second block is inside.
    const Counters copy = countersOf("transpose", "copy", {{"width", 33}, {"height", 7}, {"type", "fp32"}});
    QCOMPARE(copy.globalLoad.requests, 14.0);
    QCOMPARE(copy.globalLoad.lanes, 33.0 * 7);
    QCOMPARE(copy.globalLoad.bytes, 33.0 * 7 * 4);
    QCOMPARE(copy.activeLanesPerRequest, 33.0 / 2);
    // 1024 elements are 32 warps. Each loads an element, eight factors on each of two paths, and stores.
    const Counters lanes = countersOf("divergence", "by-lane", {{"elements", 1024}, {"work", 8}, {"group", 16}});
    QCOMPARE(lanes.globalLoad.requests, 32.0 * 17);
    QCOMPARE(lanes.globalLoad.lanes, 32.0 * (32 + 16 * 16));
    QCOMPARE(lanes.activeLanesPerRequest, (32 + 16 * 16 + 32) / 18.0);
  }

  void aDivisionBesideBarriersCountsOnce() {
    // Four blocks of eight warps, a remainder in each of eight steps; what adds up the blocks' sums has none.
    const Counters interleaved =
        countersOf("reduction", "interleaved", {{"elements", 1024}, {"block", "256"}, {"type", "fp32"}});
    QCOMPARE(interleaved.divisionInstructions, 4 * 8 * 8 * 23.0);
  }

  void lanesOfBasicBlocksShowDivergence() {
    const auto lanesOf = [](const std::string& variant, std::int64_t work) {
      return countersOf("divergence", variant, {{"elements", 4096}, {"work", work}}).activeLanesPerBasicBlock;
    };
    QCOMPARE(lanesOf("by-warp", 1000), 32.0);
    QVERIFY(lanesOf("by-lane", 1000) > 16 && lanesOf("by-lane", 1000) < 16.1);
    QVERIFY(lanesOf("by-lane", 1) > 16.5 && lanesOf("by-lane", 1) < 32);
  }

  void atomicsNameTheLanesThatMeetOnAnAddress() {
    const auto reduced = [](std::int64_t elements, const char* type) {
      return countersOf("reduction", "atomic", {{"elements", elements}, {"type", type}});
    };
    QCOMPARE(reduced(1000, "fp32").maxLanesOnOneAddress, 32.0);
    QCOMPARE(reduced(20, "fp32").maxLanesOnOneAddress, 20.0);
    QCOMPARE(reduced(1000, "fp32").atomicsOnOneAddress, 1000.0);
    // Integers are combined in the warp first, and one lane names the address.
    QCOMPARE(reduced(1000, "int32").maxLanesOnOneAddress, 1.0);
    QCOMPARE(countersOf("transpose", "copy", kSquare).maxLanesOnOneAddress, 0.0);
  }

  void sharedBytesAreThoseOfTheLaunchAlone() {
    // A worker that runs no block of a launch must not report the last launch's counts.
    const Chosen two{{"width", 64}, {"height", 32}, {"type", "fp32"}};
    for (int i = 0; i < 50; ++i) {
      QCOMPARE(*results("transpose", kSquare, {"coalesced"}).at(0).sharedBytes, 4096);
      QCOMPARE(*results("transpose", two, {"copy"}).at(0).sharedBytes, 0);
    }
  }

  void runsWithoutCountsHaveNone() {
    MeasureOptions options;
    options.counts = false;
    const Result result = results("transpose", kSquare, {"naive"}, options).at(0);
    QCOMPARE(result.status, Result::Status::Ok);
    QVERIFY(!result.counters);
    QVERIFY(result.verification->passed);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCounters>(__FILE__);
#include "test_counters.moc"
