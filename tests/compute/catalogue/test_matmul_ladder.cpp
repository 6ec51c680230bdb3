// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <tuple>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "device/device.h"
#include "engine/devices/devices.h"
#include "engine/run/runner.h"
#include "engine/simulated/check.h"
#include "families/shared/split_rule.h"
#include "inspect/checked_points.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

const std::vector<std::string> kLadder{"register-tiled", "vectorised", "double-buffered", "warp-tiled",
                                       "packed",         "bulk",       "stream-k",        "split-k"};

Request ladderRequest(std::vector<std::string> variants, std::int64_t rows, std::int64_t inner, std::int64_t columns,
                      const std::string& type) {
  Request request;
  request.family = "matmul";
  request.variants = std::move(variants);
  request.parameters.set("rows", rows);
  request.parameters.set("inner", inner);
  request.parameters.set("columns", columns);
  request.parameters.set("type", type);
  return request;
}

std::vector<Result> resultsOf(const Request& request) {
  static const std::unique_ptr<Device> device = openDevice("simulated:nvidia-h200");
  std::vector<Result> results;
  run(*device, request, {}, {}, [&](Result result) { results.push_back(std::move(result)); });
  return results;
}

/// Two blocks of 128 x 128, and four steps of 8 along the inner dimension: every access is whole and aligned.
Counters ladderCounts(const std::string& variant, const std::string& type = "fp32") {
  const std::vector<Result> results = resultsOf(ladderRequest({variant}, 256, 32, 128, type));
  if (results.size() != 1 || !results[0].counters) throw std::runtime_error("no counters");
  return *results[0].counters;
}

}  // namespace

class TestMatmulLadder : public QObject {
  Q_OBJECT

 private slots:
  void everyKernelIsRight_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("inner");
    QTest::addColumn<int>("columns");
    QTest::newRow("one element") << 1 << 1 << 1;
    QTest::newRow("a little over a tile") << 129 << 65 << 131;
    QTest::newRow("less than a tile") << 77 << 130 << 5;
    QTest::newRow("whole tiles") << 256 << 32 << 128;
    QTest::newRow("aligned, ragged") << 130 << 20 << 140;
    QTest::newRow("one aligned, one not") << 64 << 16 << 129;
    QTest::newRow("long sums") << 3 << 1027 << 66;
  }

  void everyKernelIsRight() {
    QFETCH(int, rows);
    QFETCH(int, inner);
    QFETCH(int, columns);
    for (const char* type : {"fp32", "fp64"}) {
      const std::vector<Result> results = resultsOf(ladderRequest(kLadder, rows, inner, columns, type));
      QCOMPARE(results.size(), kLadder.size());
      for (const Result& result : results) {
        QVERIFY2(result.status == Result::Status::Ok, result.error.english().c_str());
        QVERIFY2(result.verification && result.verification->passed, (result.variant + " " + type).c_str());
      }
    }
  }

  // Registers: in each of 2 x 4 block steps 8 warps load 4 times from M (4 rows of 32 bytes) and 4 times from N (128
  // bytes), 4 sectors each, and store each load to shared memory in one wavefront. For each of 8 k a warp reads 8 + 8
  // times, in one wavefront each. At the end a thread stores 64 elements, a warp 2 runs of 64 bytes at a time.
  void registerTiledCounts() {
    const Counters counts = ladderCounts("register-tiled");
    QCOMPARE(counts.globalLoad.requests, 2 * 4 * 8 * 8.0);
    QCOMPARE(counts.globalLoad.sectors, 2 * 4 * 8 * 8 * 4.0);
    QCOMPARE(counts.sharedStore.requests, 2 * 4 * 8 * 8.0);
    QCOMPARE(counts.sharedStore.wavefronts, 2 * 4 * 8 * 8.0);
    QCOMPARE(counts.sharedLoad.requests, 2 * 4 * 8 * 8 * 16.0);
    QCOMPARE(counts.sharedLoad.wavefronts, 2 * 4 * 8 * 8 * 16.0);
    QCOMPARE(counts.globalStore.requests, 2 * 8 * 64.0);
    QCOMPARE(counts.globalStore.sectors, 2 * 8 * 64 * 4.0);
    QCOMPARE(counts.barriers, 2 * 4 * 2.0);
  }

  // 16 bytes: a warp loads once from M (16 rows of 32 bytes) and once from N (512 bytes), 16 sectors each. It stores
  // M's vectors element by element in one wavefront each, and N's in one access of four: 512 bytes at 128 a wavefront.
  // For each k it reads 2 + 2 times; the lanes of M come in pairs, those of N too, so 2 wavefronts an access. A warp
  // stores 16 times to 8 rows of 64 bytes.
  void vectorisedCounts() {
    for (const char* variant : {"vectorised", "double-buffered"}) {
      const Counters counts = ladderCounts(variant);
      QCOMPARE(counts.globalLoad.requests, 2 * 4 * 8 * 2.0);
      QCOMPARE(counts.globalLoad.sectors, 2 * 4 * 8 * 2 * 16.0);
      QCOMPARE(counts.sharedStore.requests, 2 * 4 * 8 * (4 + 1.0));
      QCOMPARE(counts.sharedStore.wavefronts, 2 * 4 * 8 * (4 + 4.0));
      QCOMPARE(counts.sharedLoad.requests, 2 * 4 * 8 * 8 * 4.0);
      QCOMPARE(counts.sharedLoad.wavefronts, 2 * 4 * 8 * 8 * 4 * 2.0);
      QCOMPARE(counts.globalStore.requests, 2 * 8 * 16.0);
      QCOMPARE(counts.globalStore.sectors, 2 * 8 * 16 * 16.0);
    }
    QCOMPARE(ladderCounts("vectorised").barriers, 2 * 4 * 2.0);
    // One before the first step, one in each.
    QCOMPARE(ladderCounts("double-buffered").barriers, 2 * (1 + 4.0));
  }

  // Half as many warps with twice as many loads and stores each. For each k a warp reads M twice and N four times; it
  // reads one k ahead, so that there is one more than the 32 of the inner dimension.
  void warpTiledCounts() {
    const Counters counts = ladderCounts("warp-tiled");
    QCOMPARE(counts.globalLoad.requests, 2 * 4 * 4 * 4.0);
    QCOMPARE(counts.globalLoad.sectors, 2 * 4 * 4 * 4 * 16.0);
    QCOMPARE(counts.sharedStore.requests, 2 * 4 * 4 * 2 * (4 + 1.0));
    QCOMPARE(counts.sharedStore.wavefronts, 2 * 4 * 4 * 2 * (4 + 4.0));
    QCOMPARE(counts.sharedLoad.requests, 2 * 4 * 33 * 6.0);
    QCOMPARE(counts.sharedLoad.wavefronts, 2 * 4 * 33 * 6 * 2.0);
    QCOMPARE(counts.globalStore.requests, 2 * 4 * 32.0);
    QCOMPARE(counts.globalStore.sectors, 2 * 4 * 32 * 16.0);
    QCOMPARE(counts.barriers, 2 * (1 + 4.0));
  }

  // Packing first: blocks of 32 x 32 elements, of M 8 for 256 rows and of N 4 for 128 columns, three times over: as
  // deep as there are stages. Only the first third has something to load. Then three steps of 16 for each of two blocks
  // with 4 warps, which copy 8 times 512 bytes, and read 2 + 4 times for each k and once ahead.
  void packedCounts() {
    const Counters counts = ladderCounts("packed");
    const double packed = (8 + 4) * 32, copies = 2 * 3 * 4 * 8, reads = 2 * 4 * (3 * 16 + 1) * 6;
    QCOMPARE(counts.globalLoad.requests, packed + copies);
    QCOMPARE(counts.globalLoad.sectors, packed * 4 + copies * 16);
    QCOMPARE(counts.globalStore.requests, 3 * packed + 2 * 4 * 32);
    QCOMPARE(counts.globalStore.sectors, 3 * packed * 4 + 2 * 4 * 32 * 16);
    // M's panels are transposed on the way.
    const double turned = 3 * 8 * 32;
    QCOMPARE(counts.sharedStore.requests, turned + copies);
    QCOMPARE(counts.sharedStore.wavefronts, turned + copies * 4);
    QCOMPARE(counts.sharedLoad.requests, turned + reads);
    QCOMPARE(counts.sharedLoad.wavefronts, turned + reads * 2);
    QCOMPARE(counts.barriers, 3 * 8 + 2 * (1 + 3.0));
    QCOMPARE(counts.localLoad.requests + counts.localStore.requests, 0.0);
  }

  void packingComputesNothing() {
    // Two blocks multiply on separate multiprocessors: 128 multiply-adds per clock.
    const Result result = resultsOf(ladderRequest({"packed"}, 256, 32, 128, "fp32")).at(0);
    QCOMPARE(result.model->flops, 128.0 * 32 * 128 / 128 / 1980e3);
  }

  // One block runs all four steps, for two tiles of 128 x 256. In each step, 8 warps copy M 8 times, 4 rows of 32 bytes
  // each, and N 4 times, 512 bytes each. Half of them copy columns beyond the edge, which are zeros. The same holds for
  // three more steps of each tile, past its last one.
  void streamKCounts() {
    const Counters counts = ladderCounts("stream-k");
    QCOMPARE(counts.globalLoad.requests, 2 * 2 * 8 * (8 + 2.0));
    QCOMPARE(counts.globalLoad.sectors, 2 * 2 * 8 * (8 * 4 + 2 * 16.0));
    QCOMPARE(counts.sharedStore.requests, 2 * 5 * 8 * (8 + 4.0));
    QCOMPARE(counts.sharedStore.wavefronts, 2 * 5 * 8 * (8 + 4 * 4.0));
    QCOMPARE(counts.sharedLoad.requests, 2 * 8 * 33 * 6.0);
    QCOMPARE(counts.sharedLoad.wavefronts, 2 * 8 * 33 * 6 * 2.0);
    QCOMPARE(counts.globalStore.requests, 2 * 4 * 32.0);
    QCOMPARE(counts.globalStore.sectors, 2 * 4 * 32 * 16.0);
    QCOMPARE(counts.barriers, 2 * (1 + 2 + 2.0));
    QCOMPARE(counts.globalAtom.requests + counts.globalRed.requests, 0.0);
  }

  // 32 tiles of 32 x 32, one step for all: eight warps copy four rows of 128 bytes of M each, and of N. Each multiplies
  // four of the inner dimension: four vectors of M, each of four columns, and two of N for each of those. Then four
  // warps leave eight vectors a lane and four add them, two and two, one and one; the last stores them.
  void splitKCounts() {
    const Counters counts = ladderCounts("split-k");
    const double copies = 32 * 8 * 2, left = 32 * 7 * 8, reads = 32 * 8 * (4 + 4 * 2);
    QCOMPARE(counts.globalLoad.requests, copies);
    QCOMPARE(counts.globalLoad.sectors, copies * 16);
    QCOMPARE(counts.sharedStore.requests, copies + left);
    QCOMPARE(counts.sharedStore.wavefronts, (copies + left) * 4);
    QCOMPARE(counts.sharedLoad.requests, reads + left);
    QCOMPARE(counts.sharedLoad.wavefronts, reads * 2 + left * 4);
    QCOMPARE(counts.globalStore.requests, 32 * 8.0);
    QCOMPARE(counts.globalStore.sectors, 32 * 8 * 16.0);
    QCOMPARE(counts.barriers, 32 * (1 + 3 * 2.0));
  }

  // 32 parts of one step: each stores its sums of 3 x 2 elements, and a block of 8 x 32 threads reads six of each part,
  // four rows of threads a warp.
  void partsOfSplitKAreAddedUp() {
    const Counters counts = *resultsOf(ladderRequest({"split-k"}, 3, 1000, 2, "fp32")).at(0).counters;
    QCOMPARE(counts.globalAtom.requests + counts.globalRed.requests, 0.0);
    QCOMPARE(counts.barriers, 32 * (1 + 3 * 2.0) + 1);
    for (const char* type : {"fp32", "fp64"})
      for (const auto& [rows, inner, columns] : {std::tuple{3, 1000, 2}, {1, 8191, 1}, {33, 4096, 4}, {65, 1001, 67}}) {
        const CheckReport report =
            check(pointsToCheck(ladderRequest({"split-k"}, rows, inner, columns, type)).front(), defaultProfile());
        for (const Finding& finding : report.findings) qInfo("%s", describe(finding).c_str());
        QVERIFY2(report.clean(), (type + std::to_string(inner)).c_str());
      }
  }

  // For 132 multiprocessors, from each tile's time on an H200.
  void tilesAndPartsFollowTheProduct() {
    const auto chosen = [](std::int64_t rows, std::int64_t inner, std::int64_t columns, std::int64_t bytes = 4) {
      const Split split = fastestSplit(rows, inner, columns, bytes, 132);
      return std::tuple(kSplitTiles[split.tile].rows, kSplitTiles[split.tile].columns, split.parts);
    };
    QCOMPARE(chosen(1, 1, 1), std::tuple(32, 32, std::int64_t{1}));
    QCOMPARE(chosen(256, 256, 256), std::tuple(32, 32, std::int64_t{1}));
    QCOMPARE(chosen(512, 512, 512), std::tuple(64, 32, std::int64_t{1}));
    QCOMPARE(chosen(640, 640, 640), std::tuple(112, 128, std::int64_t{4}));
    QCOMPARE(chosen(768, 768, 768), std::tuple(112, 128, std::int64_t{3}));
    QCOMPARE(chosen(64, 65536, 64), std::tuple(64, 64, std::int64_t{256}));
    QCOMPARE(chosen(100, 100000, 100), std::tuple(112, 128, std::int64_t{131}));
    QCOMPARE(chosen(1024, 1024, 1024), std::tuple(64, 64, std::int64_t{1}));
    QCOMPARE(chosen(3, 1000, 2, 8), std::tuple(32, 32, std::int64_t{63}));
  }

  // An inner dimension of 2^20 reaches the limit of a matrix's elements with 1024 rows.
  void theInnerDimensionIsLimitedByTheMatrix() {
    const Request one = ladderRequest({"split-k"}, 1, 1 << 20, 1, "fp32");
    QVERIFY(resultsOf(one).at(0).verification->passed);
    const Request wide = ladderRequest({"split-k"}, 1, 1 << 20, 1025, "fp32");
    try {
      resultsOf(wide);
      QFAIL("not refused");
    } catch (const RequestError& error) {
      QCOMPARE(
          error.message().english(),
          std::string("parameters inner and columns: a matrix of 1048576 x 1025 has more than 1073741824 elements"));
    }
    QVERIFY_EXCEPTION_THROWN(resultsOf(ladderRequest({"split-k"}, 1, (1 << 20) + 1, 1, "fp32")), RequestError);
  }

  // fp64: vectors hold 2 elements. A thread of the warp-tiled kernel has 8 x 8 elements in blocks of 128 x 64, four of
  // them here: it loads 4 vectors of M and 2 of N, and for each k it reads 4 + 4. M's stores are of 8 bytes a lane, two
  // wavefronts without a conflict.
  void fp64HasNoConflictsEither() {
    const Counters counts = ladderCounts("warp-tiled", "fp64");
    QCOMPARE(counts.globalLoad.requests, 4 * 4 * 4 * 6.0);
    QCOMPARE(counts.globalLoad.sectors, 4 * 4 * 4 * 6 * 16.0);
    QCOMPARE(counts.sharedStore.requests, 4 * 4 * 4 * (4 * 2 + 2.0));
    QCOMPARE(counts.sharedStore.wavefronts, 4 * 4 * 4 * (4 * 2 * 2 + 2 * 4.0));
    QCOMPARE(counts.sharedLoad.requests, 4 * 4 * 33 * 8.0);
    QCOMPARE(counts.sharedLoad.wavefronts, 4 * 4 * 33 * 8 * 2.0);
    QCOMPARE(ladderCounts("vectorised", "fp64").sharedLoad.wavefronts, 2 * 4 * 8 * 8 * 8 * 2.0);
  }

  // The last step reads ahead as well. Of fp32 a tile has 16 of the inner dimension, of fp64 8; there are three pairs.
  void packedTilesAreWrittenBeforeTheyAreRead() {
    for (const char* type : {"fp32", "fp64"})
      for (const std::int64_t inner : {1, 8, 9, 16, 17, 32, 33, 49}) {
        const CheckReport report =
            check(pointsToCheck(ladderRequest({"packed"}, 3, inner, 2, type)).front(), defaultProfile());
        for (const Finding& finding : report.findings) qInfo("%s", describe(finding).c_str());
        QVERIFY2(report.clean(), (type + std::to_string(inner)).c_str());
      }
  }

  // A tile of fp32 has 16 of the inner dimension, and a share 4 such steps or more: one block up to 112, then two, at
  // 200 three, whose shares are 5, 4 and 4 steps; three columns of tiles have a share that ends in each.
  void sharesOfStreamKAreAddedUp() {
    for (const char* type : {"fp32", "fp64"})
      for (const std::int64_t columns : {2, 700})
        for (const std::int64_t inner : {1, 64, 65, 112, 128, 200}) {
          const CheckReport report =
              check(pointsToCheck(ladderRequest({"stream-k"}, 3, inner, columns, type)).front(), defaultProfile());
          for (const Finding& finding : report.findings) qInfo("%s", describe(finding).c_str());
          QVERIFY2(report.clean(), (std::string(type) + " " + std::to_string(inner)).c_str());
        }
  }

  // 144 tiles of four steps. The 132 shares have five steps, the last 84 of them four. The first blocks compute the
  // last two tiles whole.
  void whereOnlySomeBlocksOfStreamKRunTheyAreTheFirst() {
    Request request = ladderRequest({"stream-k"}, 12 * 128, 64, 12 * 256, "fp32");
    request.options.simulationSeconds = 1e-9;  // ends before it begins
    const std::vector<Result> results = resultsOf(request);
    QCOMPARE(results.size(), std::size_t{1});
    const Result& result = results.front();
    QCOMPARE(result.counters->sampledBlocks, 2);
    QCOMPARE(result.counters->totalBlocks, 132);
    QCOMPARE(result.verification->method.english(),
             std::string("every element that the sampled blocks write (65536 of 4718592)"));
    QVERIFY(result.verification->passed);
    QCOMPARE(result.verification->unwritten, 0);

    const Variant& variant = *findFamily("matmul")->find("stream-k");
    Elements owed(12 * 128 * 12 * 256);
    for (const std::int64_t z : {0, 1})
      findFamily("matmul")->owesOf(variant)(request.parameters, {.z = z, .layers = 132, .threads = 256}, owed);
    QCOMPARE(owed.size(), 2 * 128 * 256);
    QVERIFY(owed.has(12 * 128 * 12 * 256 - 1));
    QVERIFY(!owed.has(0));
  }

  // Packing loads the rows of M and N with 256 and 4 x 32 warps and transposes M, of depth 96, through shared memory.
  // Then each thread of two blocks of eight warps reads 24 numbers, 16 bytes at a time in two wavefronts each, for the
  // first and for each of the 96 k. Bringing the tiles in is neither a load nor a store.
  void bulkCopiesAreNeitherLoadsNorStores() {
    const Counters counters = ladderCounts("bulk");
    constexpr double kTurned = 256 * 3;
    constexpr double kFragments = 2 * 8 * 97 * 6;
    QCOMPARE(counters.globalLoad.requests, 256.0 + 4 * 32);
    QCOMPARE(counters.globalLoad.sectors, 4 * counters.globalLoad.requests);
    QCOMPARE(counters.sharedStore.requests, kTurned);
    QCOMPARE(counters.sharedLoad.requests, kTurned + kFragments);
    QCOMPARE(counters.sharedLoad.wavefronts, kTurned + 2 * kFragments);
    QCOMPARE(counters.sharedAtomic.requests, 0.0);
    QCOMPARE(counters.local().requests, 0.0);
  }
  void aCheckFindsNothingInBulkCopies() {
    for (const char* type : {"fp32", "fp64"}) {
      const CheckReport report =
          check(pointsToCheck(ladderRequest({"bulk"}, 133, 150, 139, type)).front(), defaultProfile());
      for (const Finding& finding : report.findings) qInfo("%s", describe(finding).c_str());
      QVERIFY2(report.clean(), type);
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMatmulLadder>(__FILE__);
#include "test_matmul_ladder.moc"
