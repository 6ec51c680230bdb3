// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

const std::vector<std::string> kConvolutionKernels{"naive",     "constant", "tiled",
                                                   "separable", "blocked",  "separable-blocked"};

/// The sum of the mask's elements times the elements under it, with zeros outside; optionally with the mask rotated by
/// 180 degrees.
std::vector<float> convolved(const Problem& problem, std::int64_t width, std::int64_t height, std::int64_t radius,
                             bool turned) {
  const auto* const in = reinterpret_cast<const float*>(problem.arrays()[0].initial.data());
  const auto* const mask = reinterpret_cast<const float*>(problem.arrays()[1].initial.data());
  const std::int64_t last = (2 * radius + 1) * (2 * radius + 1) - 1;
  std::vector<float> out;
  for (std::int64_t y = 0; y < height; ++y)
    for (std::int64_t x = 0; x < width; ++x) {
      double sum = 0;
      for (std::int64_t i = 0; i <= last; ++i) {
        const std::int64_t row = y - radius + i / (2 * radius + 1);
        const std::int64_t column = x - radius + i % (2 * radius + 1);
        if (row >= 0 && row < height && column >= 0 && column < width)
          sum += static_cast<double>(mask[turned ? last - i : i]) * in[row * width + column];
      }
      out.push_back(static_cast<float>(sum));
    }
  return out;
}

}  // namespace

class TestConvolution : public QObject {
  Q_OBJECT

 private slots:
  void everyRadiusIsRightAtTheEdgesOfTiles() {
    // A tile has 32 - 2 radius columns and rows, a wide one 128 columns and 64 rows; rows of 4 elements are aligned.
    const std::pair<std::int64_t, std::int64_t> sizes[] = {{1, 1},    {2, 7},     {33, 31},  {26, 52}, {132, 64},
                                                           {128, 65}, {129, 130}, {484, 63}, {3, 200}};
    for (const std::string& variant : kConvolutionKernels)
      for (const std::int64_t radius : {1, 2, 3, 4})
        for (const auto& [width, height] : sizes) {
          const Counters counts =
              countersOf("convolution", variant, {{"width", width}, {"height", height}, {"radius", radius}});
          // Private arrays of a thread are in registers.
          QCOMPARE(counts.localLoad.requests, 0.0);
          QCOMPARE(counts.localStore.requests, 0.0);
        }
  }

  void theMaskIsNotTurned() {
    for (const std::int64_t radius : {1, 2, 3, 4}) {
      Parameters point;
      point.set("width", std::int64_t{37});
      point.set("height", std::int64_t{23});
      point.set("radius", radius);
      const auto problem = findFamily("convolution")->problem(point);
      for (const bool turned : {false, true}) {
        const std::vector<float> out = convolved(*problem, 37, 23, radius, turned);
        const auto bytes = std::as_bytes(std::span(out));
        const Outputs outputs{.arrays = {bytes, bytes}};
        QCOMPARE(problem->verify(outputs)->passed, !turned);
      }
      // Whole numbers that fp32 adds without rounding.
      double most = 0;
      const auto* const mask = reinterpret_cast<const float*>(problem->arrays()[1].initial.data());
      for (std::int64_t i = 0; i < (2 * radius + 1) * (2 * radius + 1); ++i) most += 100 * std::abs(mask[i]);
      QVERIFY(most < 1 << 24);
    }
  }

  void bytesAndOperationsAreThoseThatItTakes() {
    // 67 x 45 elements of 4 bytes in and out; 2 x 7 multiply-adds for each.
    const Result result = resultOf("convolution", "tiled", {{"width", 67}, {"height", 45}});
    QCOMPARE(result.bytes, 2 * 67 * 45 * 4.0);
    QCOMPARE(result.flops, 2 * 14 * 67 * 45.0);
    // Multiply-adds over 8 bytes: 49, and 14.
    QCOMPARE(factOf(result, "flops per byte"), std::string("12.25"));
    QCOMPARE(factOf(resultOf("convolution", "separable", {{"width", 67}, {"height", 45}}), "flops per byte"),
             std::string("3.5"));
  }

  void warpsAskForWhatTheirElementsNeed() {
    const Chosen sizes{{"width", 64}, {"height", 16}};
    // 2 warps per row. The mask's rows inside the picture: 16 x 7 - 2 x (3 + 2 + 1) = 100, of 7 columns each. A row's
    // first sector is aligned, so the left warp requests 4, 4, 4, 4, 5, 5 and 5 sectors, and the right one 5, 5, 5, 4,
    // 4, 4 and 4: 62 in all. The mask's element adds one sector.
    const Counters naive = countersOf("convolution", "naive", sizes);
    QCOMPARE(naive.globalLoad.requests, 2 * 2 * 7 * 100.0);
    QCOMPARE(naive.globalLoad.sectors, 100 * 62 + 2 * 7 * 100.0);
    QCOMPARE(naive.globalStore.requests, 32.0);
    QCOMPARE(naive.globalStore.sectors, 128.0);
    const Counters constant = countersOf("convolution", "constant", sizes);
    QCOMPARE(constant.globalLoad.requests, 2 * 7 * 100.0);
    QCOMPARE(constant.globalLoad.sectors, 100 * 62.0);
    // Rows first: 7 requests a warp and all sectors of 16 rows; then columns: 100 rows of 8 sectors.
    const Counters separable = countersOf("convolution", "separable", sizes);
    QCOMPARE(separable.globalLoad.requests, 32 * 7 + 2 * 100.0);
    QCOMPARE(separable.globalLoad.sectors, 16 * 62 + 8 * 100.0);
    QCOMPARE(separable.globalStore.sectors, 2 * 128.0);
  }

  void tilesLoadTheirHaloOnce() {
    // 26 columns and rows inside of a tile: 3 blocks, of whose rows 16 are the picture's. Columns 0 to 28 are 4
    // sectors, 23 to 54 are 5, 49 to 63 are 2; stored are columns 0 to 25, 26 to 51 and 52 to 63: 4, 4 and 2.
    const Counters tiled = countersOf("convolution", "tiled", {{"width", 64}, {"height", 16}});
    QCOMPARE(tiled.globalLoad.requests, 3 * 16.0);
    QCOMPARE(tiled.globalLoad.sectors, 16 * (4 + 5 + 2.0));
    QCOMPARE(tiled.sharedStore.requests, 3 * 32.0);
    QCOMPARE(tiled.sharedStore.wavefronts, 3 * 32.0);
    QCOMPARE(tiled.sharedLoad.requests, 3 * 16 * 49.0);
    QCOMPARE(tiled.sharedLoad.wavefronts, 3 * 16 * 49.0);
    QCOMPARE(tiled.globalStore.requests, 3 * 16.0);
    QCOMPARE(tiled.globalStore.sectors, 16 * (4 + 4 + 2.0));
    QCOMPARE(tiled.barriers, 3.0);
  }

  void wideTilesLoadTheirHaloOnce() {
    // One tile: 70 rows of 34 vectors. Rows 3 to 66 and vectors 1 to 32 lie in the picture, 16 sectors per row. A
    // request covers 32 consecutive vectors; requests 3 to 71 of 75 touch the picture. 68 of their ends lie inside its
    // rows, in the middle of a sector that both requests load, except for the four that end with a row of the tile.
    for (const char* variant : {"blocked", "separable-blocked"}) {
      const Counters counts = countersOf("convolution", variant, {{"width", 128}, {"height", 64}});
      QCOMPARE(counts.globalLoad.requests, 69.0);
      QCOMPARE(counts.globalLoad.sectors, 64 * 16 + 64.0);
      // Eight lanes of 16 bytes per wavefront; 12 lanes remain for the last request.
      QCOMPARE(counts.sharedStore.requests, 75.0);
      QCOMPARE(counts.sharedStore.wavefronts, 74 * 4 + 2.0);
      // 8 warps, 14 rows each, and 3 vectors per lane.
      QCOMPARE(counts.sharedLoad.requests, 8 * 14 * 3.0);
      QCOMPARE(counts.sharedLoad.wavefronts, 8 * 14 * 3 * 4.0);
      QCOMPARE(counts.globalStore.requests, 64.0);
      QCOMPARE(counts.globalStore.sectors, 64 * 16.0);
      QCOMPARE(counts.barriers, 1.0);
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestConvolution>(__FILE__);
#include "test_convolution.moc"
