// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions of the maximum size, and unusual ones.
#include <QTest>

#include <numeric>

#include "format/session_file.h"
#include "plots/data/series_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

constexpr std::int64_t kRows = 1000;
constexpr std::int64_t kTiles = 10;
constexpr const char* kVariants[] = {"naive", "tiled"};
constexpr std::size_t kPoints = std::size(kVariants) * kRows * kTiles;
constexpr std::int64_t kRepeated = 500;  // rows of the first tile width and variant

Result pointAt(const char* variant, std::int64_t rows, std::int64_t tile, double milliseconds) {
  Result result = measured("matmul", variant,
                           parameters({{"rows", number(rows)}, {"tile", number(tile)}, {"type", name("fp32")}}), 1);
  result.time = TimeStatistics{.median = milliseconds,
                               .q1 = milliseconds,
                               .q3 = milliseconds,
                               .samples = std::vector(12, milliseconds)};  // as many as a comparison requires
  result.flops = 1e9;
  result.gflops = 1e3 / milliseconds;
  result.transfer = TransferTimes{.toDevice = 1, .toHost = 1};
  Counters counters;
  counters.sampledBlocks = counters.totalBlocks = 1;
  counters.globalLoad = {.requests = 1, .sectors = 4, .lanes = 32, .bytes = 128};
  result.counters = counters;
  return result;
}

/// Every point once at 4 ms (naive) or 2 ms (tiled), followed by some of the naive ones again at 8 ms.
Session manyResults() {
  Session session;
  session.environment.devices = {h200()};
  for (std::int64_t tile = 1; tile <= kTiles; ++tile)
    for (std::int64_t rows = 1; rows <= kRows; ++rows)
      for (const char* variant : kVariants)
        session.results.push_back(pointAt(variant, rows, tile, variant == kVariants[0] ? 4 : 2));
  for (std::int64_t rows = 1; rows <= kRepeated; ++rows) {
    // In the other order, as other programs may write them.
    Result again = pointAt(kVariants[0], rows, 1, 8);
    again.parameters = parameters({{"type", name("fp32")}, {"tile", number(1)}, {"rows", number(rows)}});
    session.results.push_back(std::move(again));
  }
  return session;
}

std::size_t pointsOf(const PlotData& data) {
  return std::accumulate(data.series.begin(), data.series.end(), std::size_t{0},
                         [](std::size_t sum, const Series& series) { return sum + series.points.size(); });
}

/// How many points have this value.
std::size_t countOf(const PlotData& data, double y) {
  std::size_t count = 0;
  for (const Series& series : data.series)
    count += static_cast<std::size_t>(std::ranges::count(series.points, y, &SeriesPoint::y));
  return count;
}

}  // namespace

class TestManyResults : public QObject {
  Q_OBJECT

 private slots:
  void everyPointIsDrawnOnce_data() {
    QTest::addColumn<View>("view");
    QTest::addColumn<double>("ofNaive");
    QTest::addColumn<double>("ofRepeated");
    QTest::addColumn<double>("ofTiled");
    QTest::newRow("time") << View::Time << 4. << 8. << 2.;
    QTest::newRow("figure") << View::Figure << 250. << 125. << 500.;
    QTest::newRow("roofline") << View::Roofline << 250. << 125. << 500.;
    QTest::newRow("end to end") << View::EndToEnd << 6. << 10. << 4.;
  }
  void everyPointIsDrawnOnce() {
    QFETCH(View, view);
    QFETCH(double, ofNaive);
    QFETCH(double, ofRepeated);
    QFETCH(double, ofTiled);
    const PlotData data = plotData(m_session, "matmul", view);
    QCOMPARE(data.series.size(), std::size(kVariants) * kTiles);
    for (const Series& series : data.series) QCOMPARE(series.points.size(), static_cast<std::size_t>(kRows));
    QCOMPARE(countOf(data, ofNaive), kPoints / 2 - kRepeated);
    QCOMPARE(countOf(data, ofRepeated), static_cast<std::size_t>(kRepeated));
    QCOMPARE(countOf(data, ofTiled), kPoints / 2);
    QVERIFY(data.notes.isEmpty());
    if (view == View::Roofline) return;  // all are at one x
    // Repeated points show the later result; the neighbours that were not repeated keep their places.
    const std::vector<SeriesPoint>& first = data.series.front().points;
    QCOMPARE(first[0].resultIndex, kPoints);
    QCOMPARE(first[kRepeated - 1].resultIndex, kPoints + kRepeated - 1);
    QCOMPARE(first[kRepeated].resultIndex, std::size(kVariants) * kRepeated);
  }

  void everyPointHasItsOwnBaseline() {
    const PlotData data = plotData(m_session, "matmul", View::Speedup, {.baseline = "naive"});
    QCOMPARE(data.series.size(), std::size(kVariants) * kTiles);
    QCOMPARE(countOf(data, 1), kPoints / 2);
    QCOMPARE(countOf(data, 2), kPoints / 2 - kRepeated);
    QCOMPARE(countOf(data, 4), static_cast<std::size_t>(kRepeated));
    QVERIFY(data.notes.isEmpty());
  }

  void countersAreDrawnOnceToo() {
    const PlotData data = plotData(m_session, "matmul", View::Counters);
    QCOMPARE(data.series.size(), std::size(kVariants) * kTiles);
    QCOMPARE(countOf(data, 4), kPoints);
  }

  void allSelectedHaveTheirSamplesAndThoseOfTheOtherSession() {
    PlotChoices all;
    all.selected.resize(m_session.results.size());
    std::iota(all.selected.begin(), all.selected.end(), std::size_t{0});
    const PlotData alone = plotData(m_session, "matmul", View::Samples, all);
    QCOMPARE(alone.series.size(), std::size_t{1000});
    QVERIFY(alone.notes.contains("the plot shows the first 1000 of 20500 results"));
    const Session other = m_session;
    const PlotData both = plotData(m_session, "matmul", View::Samples, all, {&other, "other.json", "own.json"});
    QVERIFY(both.notes.contains("the plot shows the first 1000 of 41000 results"));
  }

  void everyPointHasItsRatio() {
    Session half = m_session;
    half.results.resize(kPoints / 2);  // the first half of the tile widths
    const PlotData data = plotData(m_session, "matmul", View::Ratio, {}, {&half, "other.json", "own.json"});
    QCOMPARE(data.series.size(), std::size(kVariants) * kTiles / 2);
    QCOMPARE(pointsOf(data), kPoints / 2);
    QCOMPARE(countOf(data, 2), static_cast<std::size_t>(kRepeated));
    QCOMPARE(countOf(data, 1), kPoints / 2 - kRepeated);
    QCOMPARE(data.notes.value(0), "beyond the noise: 500 of 10000");
  }

  void everyResultMayHaveAVariantAndATroubleOfItsOwn() {
    constexpr int kCount = 5000;
    Session session;
    for (int i = 0; i < kCount; ++i) {
      Result result = measured("matmul", "v" + std::to_string(i), parameters({{"rows", number(64)}}), 1);
      result.device = "device " + std::to_string(i % 3);
      result.verification = Verification{.passed = false, .maxError = static_cast<double>(i + 1), .tolerance = 0.5};
      session.results.push_back(std::move(result));
    }
    const PlotData data = plotData(session, "matmul", View::Time);
    QCOMPARE(data.series.size(), static_cast<std::size_t>(kCount));
    QCOMPARE(data.categories.size(), kCount);
    QCOMPARE(data.categories.value(kCount - 1), "v4999");
    QCOMPARE(data.notes.size(), kCount);
    QCOMPARE(data.notes.value(kCount - 1),
             "v4999 on device 1 (measured): wrong result: largest difference 5000, allowed 0.5");
  }

  /// A device's name may look like several GPUs that share a line.
  void aDeviceThatLooksLikeSeveralIsOne() {
    const Session session = sessionFromJson(R"({"format": "warpbench-session", "version": 1, "results": [
        {"family": "transpose", "variant": "naive", "device": "cuda:0,cuda:1", "status": "failed",
         "origin": "measured", "error": "out of memory"}]})");
    const Session other = session;
    for (const View view : kViews)
      for (const bool compared : {false, true}) {
        const PlotData data = plotData(session, "transpose", view, {},
                                       compared ? Comparison{&other, "other.json", "own.json"} : Comparison());
        QVERIFY(data.empty());
        if (view == View::Samples || view == View::Ratio) continue;
        QCOMPARE(data.subtitle, "cuda:0,cuda:1 - measured");
        QCOMPARE(data.notes.value(0), compared ? "all points: failed: out of memory" : "Naive: failed: out of memory");
      }
  }

 private:
  const Session m_session = manyResults();
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestManyResults>(__FILE__);
#include "test_many_results.moc"
