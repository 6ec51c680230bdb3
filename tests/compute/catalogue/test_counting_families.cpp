// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <array>
#include <map>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// The bytes counted by a histogram of this many elements.
std::vector<unsigned char> bytesOf(std::int64_t elements, const std::string& values) {
  Parameters parameters;
  parameters.set("elements", elements);
  parameters.set("values", values);
  const std::unique_ptr<Problem> problem = findFamily("histogram")->problem(parameters);
  const Bytes& bytes = problem->arrays().at(0).initial;
  std::vector<unsigned char> list(bytes.size());
  std::memcpy(list.data(), bytes.data(), bytes.size());
  return list;
}

/// How often each value occurs among the 32 from `first` on.
std::map<int, int> countsOf(const std::vector<unsigned char>& bytes, std::size_t first) {
  std::map<int, int> counts;
  for (std::size_t i = first; i < std::min(bytes.size(), first + 32); ++i) ++counts[bytes[i]];
  return counts;
}

}  // namespace

/// Families whose threads need earlier threads' counts: scan and histogram.
class TestCountingFamilies : public QObject {
  Q_OBJECT

 private slots:
  void scansAskSharedMemoryForWhatTheirStepsSay() {
    // Blocks of 8 warps. 65,536 elements are 256 sections of 256, whose totals are one more, or 128 of 512 and one
    // more.
    const Chosen sizes{{"elements", 1 << 16}, {"block", "256"}};
    // Hillis and Steele: 8 words stored at first and in each of 8 steps; loads by those whose partner exists, 8 warps
    // for distances up to 16, then 8, 7, 6 and 4 for 32 and more, less the warps that have none: 5 x 8 + 7 + 6 + 4.
    const Counters steps = countersOf("scan", "hillis-steele", sizes);
    QCOMPARE(steps.sharedLoad.requests, 257 * 57.0);
    QCOMPARE(steps.sharedLoad.wavefronts, 257 * 57.0);
    QCOMPARE(steps.sharedStore.wavefronts, 257 * 72.0);
    QCOMPARE(steps.barriers, 257 * 9.0);
    // The tree: 8, 4, 2, 1 warps and one each for the five levels above, 20 on the way up and 20 on the way down. Two
    // loads and a store up, two of each down; 16 stores before, 16 loads after (4 for
    // the 128 totals), and the root is loaded and cleared.
    const Counters padded = countersOf("scan", "blelloch-padded", sizes);
    QCOMPARE(padded.sharedLoad.requests, 128 * (40 + 1 + 40 + 16.0) + (40 + 1 + 40 + 4));
    QCOMPARE(padded.sharedStore.requests, 129 * (16 + 20 + 1 + 40.0));
    QCOMPARE(padded.sharedLoad.wavefronts, padded.sharedLoad.requests);
    QCOMPARE(padded.sharedStore.wavefronts, padded.sharedStore.requests);
    // Without padding, 2, 4, 8, 16, 16, 8, 4, 2 and 1 lanes conflict in a bank: 95 wavefronts in each direction instead
    // of 20.
    const Counters tree = countersOf("scan", "blelloch", sizes);
    QCOMPARE(tree.sharedLoad.requests, padded.sharedLoad.requests);
    QCOMPARE(tree.sharedLoad.wavefronts, 128 * (2 * 95 + 1 + 2 * 95 + 16.0) + (2 * 95 + 1 + 2 * 95 + 4));
    QCOMPARE(tree.sharedStore.wavefronts, 129 * (16 + 95 + 1 + 2 * 95.0));
    // Shuffles: a word stored by each warp, all loaded and stored by the first, and one loaded by each of the others.
    const Counters shuffle = countersOf("scan", "shuffle", sizes);
    QCOMPARE(shuffle.sharedLoad.wavefronts, 257 * 8.0);
    QCOMPARE(shuffle.sharedStore.wavefronts, 257 * 9.0);
    QCOMPARE(shuffle.barriers, 257 * 2.0);
  }

  void theLookBackStoresEachElementOnce() {
    // Two tiles of 32,768: 512 requests of 16 sectors, and the words that tiles publish: one, and two.
    const Counters counts = countersOf("scan", "look-back", {{"elements", 1 << 16}});
    QCOMPARE(counts.globalStore.requests, 512 + 3.0);
    QCOMPARE(counts.globalStore.sectors, 8192 + 3.0);
    QCOMPARE(counts.globalAtom.requests, 2.0);
    QVERIFY(counts.globalLoad.requests > 512);
    QVERIFY(counts.globalLoad.sectors > 8192);
  }

  void scansAreRightForEveryBlockAndSize() {
    for (const char* variant : {"hillis-steele", "blelloch", "blelloch-padded", "shuffle", "coarsened", "look-back"})
      for (const char* type : {"fp32", "int32"}) {
        for (const char* block : {"32", "64", "1024"})
          resultOf("scan", variant, {{"elements", 2049}, {"type", type}, {"block", block}});
        for (const std::int64_t elements : {1, 2, 31, 33, 257, 32767, 32769, 100003})
          resultOf("scan", variant, {{"elements", elements}, {"type", type}});
      }
  }

  void theLookBackGoesBeyondItsFirstThirtyTwoTiles() { resultOf("scan", "look-back", {{"elements", 40 * 32768 + 77}}); }

  void globalAtomicsQueueWhereValuesAreEqual() {
    // For each sector of 8 bins, the count of its most frequent value among a warp's 32.
    const std::vector<unsigned char> bytes = bytesOf(1024, "skewed");
    double sectors = 0;
    double ofFirstHalf = 0;  // 512 bytes are 128 bins; the other half has the rarer values
    for (std::size_t first = 0; first < bytes.size(); first += 32) {
      std::map<int, int> most;
      for (const auto& [value, count] : countsOf(bytes, first)) most[value / 8] = std::max(most[value / 8], count);
      for (const auto& [sector, count] : most) {
        sectors += count;
        if (sector < 16) ofFirstHalf += count;
      }
    }
    const Counters counts = countersOf("histogram", "global", {{"elements", 1024}, {"values", "skewed"}});
    QCOMPARE(counts.globalRed.requests, 32.0);
    QCOMPARE(counts.globalRed.sectors, sectors);
    QCOMPARE(counts.nearbyAtomics, ofFirstHalf);
  }

  void binsForEachLaneNeverMeet() {
    // 16,384 bytes are 1,024 loads of 16, by 32 warps of one block; each byte is an atomic of its lane's own bank.
    for (const char* values : {"uniform", "skewed", "equal"}) {
      const Counters counts = countersOf("histogram", "per-lane", {{"elements", 1 << 14}, {"values", values}});
      QCOMPARE(counts.globalLoad.requests, 32.0);
      QCOMPARE(counts.globalLoad.sectors, 512.0);
      QCOMPARE(counts.sharedAtomic.requests, 32 * 16.0);
      QCOMPARE(counts.sharedAtomic.wavefronts, 32 * 16.0);
      // 256 bins: the first 8 warps add up 32 copies, and each lane begins at a different copy.
      QCOMPARE(counts.sharedLoad.requests, 8 * 32.0);
      QCOMPARE(counts.sharedLoad.wavefronts, 8 * 32.0);
    }
  }

  void aggregatingSavesAtomicsWhereValuesRepeat() {
    // 132 x 8 blocks of 256 threads take 2^20 bytes in turn: an atomic a byte, or one a thread.
    const Chosen equal{{"elements", 1 << 20}, {"values", "equal"}};
    QCOMPARE(countersOf("histogram", "coarsened", equal).sharedAtomic.requests, (1 << 20) / 32.0);
    QCOMPARE(countersOf("histogram", "aggregated", equal).sharedAtomic.requests, 132 * 8 * 8.0);
  }

  void histogramsAreRightForEverySizeAndValue() {
    for (const char* variant : {"global", "shared", "coarsened", "aggregated", "per-lane"})
      for (const char* values : {"uniform", "skewed", "equal"})
        for (const std::int64_t elements : {1, 15, 16, 17, 255, 257, 32769, 70001})
          resultOf("histogram", variant, {{"elements", elements}, {"values", values}});
  }

  void skewedBytesAreSkewed() {
    std::array<int, 256> counts{};
    for (const unsigned char byte : bytesOf(1 << 16, "skewed")) ++counts[byte];
    // Standard deviations: 128 and 111.
    QVERIFY(std::abs(counts[0] - 32768) < 5 * 128);
    QVERIFY(std::abs(counts[1] - 16384) < 5 * 111);
    for (const int count : bytesOf(1 << 10, "equal")) QCOMPARE(count, 42);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCountingFamilies>(__FILE__);
#include "test_counting_families.moc"
