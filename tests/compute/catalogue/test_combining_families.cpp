// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/one_point.h"
#include "engine/devices/devices.h"
#include "families/shared/sums.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// The float-order lesson: the courses' 1e100 + 1 - 1e100 + 2.
const std::vector<double> kCancelling{1e100, 1, -1e100, 2};
double cancelling(std::int64_t i) { return kCancelling[static_cast<std::size_t>(i % 4)]; }

}  // namespace

/// Families whose threads combine values: reduction, dot product, counter, pi, vector addition.
class TestCombiningFamilies : public QObject {
  Q_OBJECT

 private slots:
  void reductionsAskSharedMemoryForWhatTheDesignSays() {
    // 1,024 blocks of 256 threads. Interleaved: 8 words stored and one loaded by each block; in steps 1 to 16 all 8
    // warps load two words and store one, then 4, 2 and 1 warps: 1 + 2 x (5 x 8 + 7) = 95 and 8 + 5 x 8 + 7 = 55.
    const Chosen sizes{{"elements", 1 << 18}};
    const Counters interleaved = countersOf("reduction", "interleaved", sizes);
    QCOMPARE(interleaved.sharedLoad.wavefronts, 97280.0);
    QCOMPARE(interleaved.sharedStore.wavefronts, 56320.0);
    // Sequential: 4, 2, 1 warps, and one warp for strides 16 to 1: 1 + 2 x 12 = 25 and 8 + 12 = 20.
    const Counters sequential = countersOf("reduction", "sequential", sizes);
    QCOMPARE(sequential.sharedLoad.wavefronts, 25600.0);
    QCOMPARE(sequential.sharedStore.wavefronts, 20480.0);
    // Four blocks of eight warps combine the 1,024 partial sums: one atomic per warp.
    QCOMPARE(sequential.globalRed.requests, 32.0);
    // The strided tree makes as few requests as the sequential one and waits as long as the interleaved one.
    const Counters strided = countersOf("reduction", "interleaved-strided", sizes);
    QCOMPARE(strided.sharedLoad.requests, 25600.0);
    QCOMPARE(strided.sharedLoad.wavefronts, 97280.0);
    // Shuffles: a word stored by each warp of 512 blocks, and one load by the first.
    const Counters shuffle = countersOf("reduction", "shuffle", sizes);
    QCOMPARE(shuffle.sharedStore.wavefronts, 4096.0);
    QCOMPARE(shuffle.sharedLoad.wavefronts, 512.0);
    QCOMPARE(shuffle.barriers, 2 * 512.0);
    // The last warp alone: 4 and 2 warps with a barrier each, then one that stores and loads five times.
    const Counters unrolled = countersOf("reduction", "unrolled-warp", sizes);
    QCOMPARE(unrolled.sharedLoad.wavefronts, 512 * (4 + 2 + 1 + 5.0));
    QCOMPARE(unrolled.sharedStore.wavefronts, 512 * (8 + 4 + 2 + 5.0));
    QCOMPARE(unrolled.barriers, 512 * 3.0);
    // One atomic per block, and nothing else to combine.
    for (const char* variant : {"atomic-per-block", "warp-at-once"}) {
      const Counters once = countersOf("reduction", variant, sizes);
      QCOMPARE(once.globalRed.requests, 512.0);
      QCOMPARE(once.globalRed.sectors, 512.0);
      QCOMPARE(once.globalStore.requests, 0.0);
      QCOMPARE(once.sharedStore.wavefronts, 4096.0);
    }
    // 16 pieces of 16,384 elements, 16 bytes a lane.
    const Counters pieces = countersOf("reduction", "pieces", sizes);
    QCOMPARE(pieces.globalLoad.requests, 2048.0);
    QCOMPARE(pieces.globalLoad.sectors, 32768.0);
    QCOMPARE(pieces.globalRed.requests, 16.0);
  }

  void atomicsOnOneAddressQueue() {
    const Counters counters = countersOf("reduction", "atomic", {{"elements", 1000}});
    QCOMPARE(counters.globalRed.requests, 32.0);   // the last warp of 8 lanes
    QCOMPARE(counters.globalRed.sectors, 1000.0);  // each lane names the one address
    QCOMPARE(counters.atomicsOnOneAddress, 1000.0);
    QCOMPARE(counters.nearbyAtomics, 1000.0);
    // Integers are combined in the warp first.
    const Counters integers = countersOf("reduction", "atomic", {{"elements", 1000}, {"type", "int32"}});
    QCOMPARE(integers.globalRed.requests, 32.0);
    QCOMPARE(integers.globalRed.sectors, 32.0);
    QCOMPARE(integers.atomicsOnOneAddress, 32.0);
    QCOMPARE(integers.nearbyAtomics, 32.0);
    QCOMPARE(integers.maxLanesOnOneAddress, 1.0);
  }

  void reductionsAreRightForEveryBlockAndOperation() {
    for (const char* variant : {"atomic", "interleaved", "interleaved-strided", "sequential", "first-add",
                                "unrolled-warp", "shuffle", "atomic-per-block", "warp-at-once", "vectorised", "pieces"})
      for (const char* type : {"fp32", "fp64", "int32"})
        for (const char* operation : {"sum", "min", "max"})
          for (const char* block : {"32", "1024"})
            resultOf("reduction", variant,
                     {{"elements", 2049}, {"type", type}, {"operation", operation}, {"block", block}});
  }

  void theOrderOfAdditionsDecidesTheSum() {
    // By hand: (1e100 + 1) - 1e100 + 2 = 0 + 2; halves: (1e100 + 1) + (-1e100 + 2) = 0; small ones first: 1 + 2 is
    // lost.
    QCOMPARE(sumInOrder<double>(0, 4, cancelling), 2.0);
    QCOMPARE(sumSorted<double>(0, 4, cancelling), 0.0);
    QCOMPARE(sumInOrder<double>(0, 2, cancelling) + sumInOrder<double>(2, 4, cancelling), 0.0);
    QCOMPARE(static_cast<double>(exactSum(4, cancelling).sum), 3.0);
    QCOMPARE(static_cast<double>(exactSum(100000, cancelling).sum), 75000.0);
    // Kahan's sum keeps what a sum in order loses: a thousand times 1e-16 added to 1.
    const auto tiny = [](std::int64_t i) { return i == 0 ? 1.0 : 1e-16; };
    QCOMPARE(sumInOrder<double>(0, 1001, tiny), 1.0);
    QVERIFY(std::abs(sumKahan<double>(0, 1001, tiny) - (1 + 1e-13)) < 1e-15);
    QVERIFY(std::abs(sumPairwise<double>(0, 1001, tiny) - (1 + 1e-13)) < 2e-15);
  }

  void partsAreAddedInTheirOrder() {
    // By hand; doubles at 1e16 are 2 apart: (1e16 + 1) - 1e16 + 1 = 0 + 1. In the given order, the others would be (1 -
    // 1e16) + 1 + 1e16 = 0 and (-1e16 + 1e16) + 1 + 1 = 2.
    const std::vector<double> parts{1e16, 1, -1e16, 1};
    const std::vector<std::vector<std::size_t>> orders{{0, 1, 2, 3}, {3, 2, 1, 0}, {2, 0, 3, 1}};
    for (const std::vector<std::size_t>& order : orders) {
      SumOfParts<double> sum;
      for (const std::size_t part : order) {
        sum.add(static_cast<std::int64_t>(part), 0);  // an empty part before it
        sum.add(static_cast<std::int64_t>(part), parts[part]);
      }
      QCOMPARE(sum.sum(), 1.0);
    }
  }

  void theErrorStandsBesideTheSum() {
    const Chosen four{{"elements", 4}, {"type", "fp64"}, {"values", "cancelling"}};
    const Result inOrder = resultOn(*openDevice("cpu"), "reduction", "cpu-one-thread", four);
    QCOMPARE(factOf(inOrder, "result"), std::string("2"));
    QCOMPARE(factOf(inOrder, "exact"), std::string("3"));
    QCOMPARE(factOf(inOrder, "error"), std::string("-1"));
    const Result integers =
        resultOf("reduction", "sequential", {{"elements", 4}, {"type", "int32"}, {"values", "cancelling"}});
    QCOMPARE(factOf(integers, "result"), std::string("3"));
    QCOMPARE(factOf(integers, "error"), std::string("0"));
  }

  void theUnprotectedCounterPrintsOne() {
    const Result result = resultOn(simulatedDevice(), "counter", "unprotected", {});
    QCOMPARE(factOf(result, "counter"), std::string("1 of 10000"));
    QVERIFY(result.verification->expectedToFail && !result.verification->passed);
    QCOMPARE(result.verification->maxError, 9999.0);
    QVERIFY(!result.itemsPerSecond);  // it did not do its work
    // A single thread cannot race.
    const Result alone = resultOn(simulatedDevice(), "counter", "unprotected", {{"blocks", 1}, {"threads", 1}});
    QVERIFY(alone.verification->passed);
    QVERIFY(!alone.warnings.empty());
  }

  void theCuresCountAll() {
    // 100 blocks of four warps, the last of four lanes.
    const Result atomic = resultOf("counter", "atomic", {});
    QCOMPARE(factOf(atomic, "counter"), std::string("10000 of 10000"));
    QCOMPARE(atomic.counters->globalRed.requests, 400.0);
    QCOMPARE(atomic.counters->globalRed.sectors, 400.0);  // one lane adds for its warp
    const Result perBlock = resultOf("counter", "atomic-per-block", {});
    QCOMPARE(perBlock.counters->globalRed.requests, 100.0);
    QCOMPARE(perBlock.counters->sharedAtomic.requests, 400.0);
    QCOMPARE(perBlock.counters->sharedAtomic.wavefronts, 400.0);
  }

  void piCountsEachHitOnce() {
    const Result global = resultOf("pi", "global-counter", {{"points", 4099}});
    const Result registers = resultOf("pi", "register-counter", {{"points", 4099}});
    QCOMPARE(factOf(global, "result"), factOf(registers, "result"));
    const double pi = QString::fromStdString(factOf(global, "result")).toDouble();
    QVERIFY(std::abs(pi - 3.14159265) < 0.1);
    // A warp makes one request for all its hits, except for the rare warps without a hit.
    QVERIFY(global.counters->globalRed.requests <= 8 * 17 * 8.0);
    QCOMPARE(global.counters->globalRed.sectors, global.counters->globalRed.requests);
    QCOMPARE(registers.counters->globalRed.requests, 3.0);  // blocks of 256 threads with 8 points each
  }

  void piIsNotBiasedByItsGrid() {
    // 2^20 points have a standard deviation of 0.0016; the limit is three of them, with both seeds fixed.
    const Result result = resultOn(*openDevice("cpu"), "pi", "cpu-all-threads", {{"points", 1 << 20}});
    QVERIFY(std::abs(QString::fromStdString(factOf(result, "error")).toDouble()) < 0.005);
  }

  void wideAccessesAskAQuarterAsOften() {
    const Chosen sizes{{"elements", 1 << 14}};
    QCOMPARE(countersOf("vector-add", "naive", sizes).globalLoad.requests, 2 * 512.0);
    QCOMPARE(countersOf("vector-add", "vectorised", sizes).globalLoad.requests, 2 * 128.0);
    QCOMPARE(countersOf("vector-add", "naive", sizes).globalLoad.sectors, 2 * 2048.0);
    QCOMPARE(countersOf("vector-add", "vectorised", sizes).globalLoad.sectors, 2 * 2048.0);
  }

  void lastElementsAreNotForgotten() {
    for (const std::int64_t elements : {1, 2, 3, 5, 31, 1025})
      for (const char* type : {"fp32", "fp64"})
        for (const char* family : {"vector-add", "dot", "reduction"})
          resultOf(family, "vectorised", {{"elements", elements}, {"type", type}});
    for (const std::int64_t elements : {1, 3, 16383, 16385, 100001})
      for (const char* type : {"fp32", "fp64", "int32"})
        for (const char* operation : {"sum", "min"})
          resultOf("reduction", "pieces", {{"elements", elements}, {"type", type}, {"operation", operation}});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCombiningFamilies>(__FILE__);
#include "test_combining_families.moc"
