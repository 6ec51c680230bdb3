// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <utility>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "core/text/error.h"
#include "families/shared/tensor_shape_rule.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Chosen product(int rows, int inner, int columns, const char* type) {
  return {{"rows", rows}, {"inner", inner}, {"columns", columns}, {"type", type}};
}

}  // namespace

class TestTensorLadder : public QObject {
  Q_OBJECT

 private slots:
  void tensorCoresAreRightAtAnySize_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("inner");
    QTest::addColumn<int>("columns");
    QTest::newRow("one element") << 1 << 1 << 1;
    QTest::newRow("less than a tile") << 67 << 35 << 129;
    QTest::newRow("whole tiles") << 128 << 48 << 64;
  }
  void tensorCoresAreRightAtAnySize() {
    QFETCH(int, rows);
    QFETCH(int, inner);
    QFETCH(int, columns);
    for (const char* id : {"wmma", "pipeline"})
      for (const char* type : {"bf16", "fp16"})
        QCOMPARE(resultOf("tensor-matmul", id, product(rows, inner, columns, type)).verification->maxError, 0.0);
  }

  // Four steps of 32 along the inner dimension, the last one with a single number: fewer than six stages, more than
  // two.
  void aPipelineOfAnyDepthIsRight() {
    for (int stages = 2; stages <= 6; ++stages) {
      Chosen chosen = product(3, 97, 130, "fp16");
      chosen.push_back({"stages", stages});
      QCOMPARE(resultOf("tensor-matmul", "pipeline", chosen).verification->maxError, 0.0);
    }
  }

  // A block of 64 x 64 and two steps of 16 along the inner dimension, without padding. Follows the rules confirmed by
  // Nsight Compute's counts on an H100.
  void whatTheyAskOfMemory() {
    for (const char* type : {"bf16", "fp16"}) {
      const Counters counts = countersOf("tensor-matmul", "wmma", product(64, 32, 64, type));
      // Each of 4 warps loads two parts of M and two of N in each step, by 4 requests of 4 bytes a lane: 8 rows with 16
      // bytes, of N as well, whose rows are turned in registers.
      QCOMPARE(counts.globalLoad.requests, 4 * 2 * 4 * 4.0);
      QCOMPARE(counts.globalLoad.sectors, 4 * 2 * 4 * 4 * 8.0);
      // 2 rows of a part at a time, 32 bytes each.
      QCOMPARE(counts.globalStore.requests, 4 * 4 * 8.0);
      QCOMPARE(counts.globalStore.sectors, 4 * 4 * 8 * 2.0);
      // 8 bytes per lane, in rows of 64 bytes: 2 wavefronts would suffice.
      QCOMPARE(counts.sharedStore.requests, 4 * 4 * 4.0);
      QCOMPARE(counts.sharedStore.wavefronts, 4 * 4 * 4 * 4.0);
      QCOMPARE(counts.sharedLoad.wavefronts, 4 * 4 * 8.0);
      QCOMPARE(counts.localLoad.requests, 0.0);
      QCOMPARE(counts.localStore.requests, 0.0);
    }
  }

  // A block of 128 x 128 with 8 warps, and two steps of 32 along the inner dimension.
  void whatAPipelineAsksOfMemory() {
    for (const char* type : {"bf16", "fp16"}) {
      const Counters counts = countersOf("tensor-matmul", "pipeline", product(128, 64, 128, type));
      // In each step a warp copies twice 16 bytes a lane of M, 8 rows of 64 bytes, and twice of N, 2 rows of 256 bytes.
      QCOMPARE(counts.globalLoad.requests, 2 * 8 * 4.0);
      QCOMPARE(counts.globalLoad.sectors, 2 * 8 * 4 * 16.0);
      // Swizzled 16-byte pieces avoid conflicts for both copies and loads: 128 bytes per wavefront.
      QCOMPARE(counts.sharedStore.requests, 2 * 8 * 4.0);
      QCOMPARE(counts.sharedStore.wavefronts, 2 * 8 * 4 * 4.0);
      // For each 16 of the inner dimension a warp loads 64 x 16 of M and 16 x 32 of N, 16 x 16 at a time.
      QCOMPARE(counts.sharedLoad.requests, 8 * 4 * (4 + 2.0));
      QCOMPARE(counts.sharedLoad.wavefronts, 8 * 4 * (4 + 2) * 4.0);
      // Single numbers, of 8 rows at a time.
      QCOMPARE(counts.globalStore.requests, 8 * 64.0);
      QCOMPARE(counts.globalStore.sectors, 8 * 64 * 8.0);
      QCOMPARE(counts.barriers, 2.0);
      QCOMPARE(counts.localLoad.requests, 0.0);
      QCOMPARE(counts.localStore.requests, 0.0);
    }
  }

  void theirNewerInstructionsAreForGpusOnly() {
    for (const char* id : {"groups", "roles", "clusters", "small-tiles", "shapes"}) {
      const Variant* variant = findFamily("tensor-matmul")->find(id);
      QVERIFY(variant);
      QVERIFY(variant->launch.kind == Launch::Kind::GpuOnly);
      QVERIFY_EXCEPTION_THROWN(resultOf("tensor-matmul", id, product(64, 64, 64, "bf16")), RequestError);
    }
  }

  // For 132 multiprocessors, from each height's time on an H200: TF32 and fp64.
  void heightsOfTilesFollowTheProduct() {
    const auto heights = [](int rows, int columns) {
      return std::pair(turnedRows(false, rows, columns, 132), turnedRows(true, rows, columns, 132));
    };
    QCOMPARE(heights(1, 1), std::pair(64, 64));
    QCOMPARE(heights(1024, 1024), std::pair(64, 64));    // 128 tiles
    QCOMPARE(heights(1280, 1280), std::pair(128, 128));  // 100 tiles; of 64 there are two waves
    QCOMPARE(heights(1536, 1536), std::pair(192, 64));   // 96 tiles, and three waves
    QCOMPARE(heights(2048, 2048), std::pair(256, 128));  // 128 tiles, and two waves
    QCOMPARE(heights(3072, 3072), std::pair(192, 64));   // three waves, and nine
    QCOMPARE(heights(8192, 8192), std::pair(256, 128));
  }

  // For 132 multiprocessors, from each shape's time on an H200.
  void shapesFollowTheProduct_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("inner");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("tileRows");
    QTest::addColumn<int>("tileColumns");
    QTest::addColumn<int>("down");
    QTest::addColumn<int>("across");
    QTest::newRow("one element") << 1 << 1 << 1 << 64 << 64 << 1 << 1;
    QTest::newRow("64 tiles of 64 x 64") << 512 << 512 << 512 << 64 << 64 << 1 << 1;
    QTest::newRow("100 tiles of 128 x 128") << 1280 << 1280 << 1280 << 128 << 128 << 1 << 1;
    QTest::newRow("128 tiles of 192 x 96") << 1536 << 1536 << 1536 << 192 << 96 << 2 << 1;
    QTest::newRow("128 tiles of 128 x 256") << 2048 << 2048 << 2048 << 128 << 256 << 1 << 1;
    QTest::newRow("two waves of 128 x 224") << 2560 << 2560 << 2560 << 128 << 224 << 2 << 1;
    QTest::newRow("two waves of 192 x 192") << 3072 << 3072 << 3072 << 192 << 192 << 1 << 2;
    QTest::newRow("many waves") << 16384 << 16384 << 16384 << 128 << 256 << 1 << 1;
    QTest::newRow("rows within lines") << 344 << 7000 << 1912 << 64 << 96 << 2 << 2;
    QTest::newRow("two tiles of 128 x 96 down") << 2000 << 1000 << 520 << 128 << 96 << 2 << 2;
  }
  void shapesFollowTheProduct() {
    QFETCH(int, rows);
    QFETCH(int, inner);
    QFETCH(int, columns);
    QFETCH(int, tileRows);
    QFETCH(int, tileColumns);
    QFETCH(int, down);
    QFETCH(int, across);
    const ShapeOfTiles shape =
        kShapesOfTiles[fastestShape(rows, inner, columns, 132, inner % 64 == 0, columns % 64 == 0)];
    QCOMPARE(shape.rows(), tileRows);
    QCOMPARE(shape.columns, tileColumns);
    QCOMPARE(shape.down, down);
    QCOMPARE(shape.across, across);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestTensorLadder>(__FILE__);
#include "test_tensor_ladder.moc"
