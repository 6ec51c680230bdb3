// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "plots/data/series_fixture.h"
#include "test_registry.h"
#include "views/speedup.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

/// A time with that median and quartiles at 0.8 and 1.25 times it.
Result timed(const std::string& variant, double milliseconds, Parameters parameters = square(512)) {
  Result result = measured("transpose", variant, std::move(parameters), 1);
  result.time->median = milliseconds;
  result.time->q1 = 0.8 * milliseconds;
  result.time->q3 = 1.25 * milliseconds;
  return result;
}

Result onCpu(double milliseconds) {
  Result result = timed("cpu-all-threads", milliseconds);
  result.device = "cpu";
  return result;
}

PlotData speedup(const Session& session, const QString& baseline = {}) {
  return plotData(session, "transpose", View::Speedup, {.baseline = baseline});
}

}  // namespace

class TestSpeedup : public QObject {
  Q_OBJECT
 private slots:
  void aSpeedupIsTheBaselinesTimeByTheTime();
  void theFirstVariantWithTheFamilysAnswerIsProposed();
  void theCpuCanBeTheBaseline();
  void aBaselineWithoutResultsIsReplacedByTheOneProposed();
  void eachPointOfASweepHasItsOwnBaseline();
  void aBaselineWithSeveralTimesIsNone();
  void failedAndModelledResultsHaveNoQuartiles();
  void noResultsHaveNoBaseline();
  void otherModesAreNotCompared();
};

void TestSpeedup::aSpeedupIsTheBaselinesTimeByTheTime() {
  const PlotData data = speedup(session({timed("copy", 1), timed("naive", 4), timed("conflict-free", 2)}), "naive");
  QVERIFY(data.bars());
  QCOMPARE(data.series.size(), 3u);
  QCOMPARE(ys(data.series[0]), QList<double>{4});
  QCOMPARE(ys(data.series[1]), QList<double>{1});
  QCOMPARE(ys(data.series[2]), QList<double>{2});
  QCOMPARE(data.series[2].points[0].low, 4 / 2.5);   // at its upper quartile
  QCOMPARE(data.series[2].points[0].high, 4 / 1.6);  // at its lower one
  QCOMPARE(data.series[2].points[0].details.value(0), "2 ms, the baseline 4 ms");
  QVERIFY(data.formula.contains("'" + titleOf("transpose", "naive") + "'"));
  QCOMPARE(data.lines.size(), 1u);
  QCOMPARE(data.lines[0].y, 1.);
  QVERIFY(data.notes.isEmpty());
}

void TestSpeedup::theFirstVariantWithTheFamilysAnswerIsProposed() {
  // The copy comes first in the family, but does not transpose.
  const Session some = session({timed("conflict-free", 2), timed("copy", 1), timed("naive", 4)});
  const auto baselines = baselinesOf(some, "transpose");
  QCOMPARE(baselines.size(), 3u);
  QCOMPARE(baselines[0].variant, "copy");
  QCOMPARE(baselines[1], (Baseline{"naive", titleOf("transpose", "naive")}));
  QCOMPARE(proposedBaseline(baselines, "transpose"), "naive");
  QCOMPARE(ys(speedup(some).series[1]), QList<double>{1});
  QCOMPARE(proposedBaseline(baselinesOf(session({timed("copy", 1)}), "transpose"), "transpose"), "copy");
}

void TestSpeedup::theCpuCanBeTheBaseline() {
  const PlotData data = speedup(session({timed("naive", 4), onCpu(40)}), "cpu-all-threads");
  QCOMPARE(ys(data.series[0]), QList<double>{10});
  QCOMPARE(ys(data.series[1]), QList<double>{1});
  QCOMPARE(data.series[0].points[0].details.value(0), "4 ms, the baseline 40 ms on cpu (measured)");
}

void TestSpeedup::aBaselineWithoutResultsIsReplacedByTheOneProposed() {
  const PlotData data = speedup(session({timed("naive", 4), timed("conflict-free", 2)}), "swizzled");
  QCOMPARE(ys(data.series[0]), QList<double>{1});
  QCOMPARE(ys(data.series[1]), QList<double>{2});
}

void TestSpeedup::eachPointOfASweepHasItsOwnBaseline() {
  const PlotData data = speedup(
      session({timed("naive", 4, square(256)), timed("naive", 9, square(512)), timed("conflict-free", 2, square(256)),
               timed("conflict-free", 3, square(512)), timed("conflict-free", 5, square(1024))}),
      "naive");
  QVERIFY(!data.bars());
  QCOMPARE(ys(data.series[0]), (QList<double>{1, 1}));
  QCOMPARE(xs(data.series[1]), (QList<double>{256, 512}));
  QCOMPARE(ys(data.series[1]), (QList<double>{2, 3}));
  QCOMPARE(data.notes.value(0), "'Naive' has no single time at the same parameters: Shared tile, padded");
}

void TestSpeedup::aBaselineWithSeveralTimesIsNone() {
  // A variant without a tile width is compared with all tile widths.
  const auto withTile = [](std::int64_t tile, double milliseconds) {
    Result result = measured("matmul", "tiled", parameters({{"rows", number(64)}, {"tile", number(tile)}}), 1);
    result.time->median = milliseconds;
    return result;
  };
  Result library = measured("matmul", "cublas", parameters({{"rows", number(64)}}), 1);
  const PlotData data =
      plotData(session({withTile(8, 4), withTile(16, 3), library}), "matmul", View::Speedup, {.baseline = "tiled"});
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(ys(data.series[0]), (QList<double>{1, 1}));
  QVERIFY(data.notes.value(0).endsWith(": cuBLAS"));
}

void TestSpeedup::failedAndModelledResultsHaveNoQuartiles() {
  Result model = modelled("transpose", "conflict-free", square(512), 1);
  model.device = "cuda:0";
  const PlotData data = speedup(session({model, failed("transpose", "naive", square(512), "out of memory")}));
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(ys(data.series[0]), QList<double>{1});
  QCOMPARE(data.series[0].points[0].low, 1.);
  QCOMPARE(data.series[0].points[0].high, 1.);
  QCOMPARE(data.notes, QStringList{"Naive on NVIDIA H200 (measured): failed: out of memory"});
}

void TestSpeedup::noResultsHaveNoBaseline() {
  QVERIFY(speedup(session({})).empty());
  QVERIFY(baselinesOf(session({}), "transpose").empty());
  QCOMPARE(proposedBaseline({}, "transpose"), QString());
  // A zero time, which only a handwritten file contains.
  QVERIFY(speedup(session({timed("naive", 0)})).empty());
}

void TestSpeedup::otherModesAreNotCompared() {
  Result hot = timed("conflict-free", 2);
  hot.mode = Mode::Hot;
  const PlotData data = speedup(session({timed("naive", 4), hot}), "naive");
  QCOMPARE(data.series.size(), 1u);
  QVERIFY(data.notes.value(0).endsWith(": Shared tile, padded"));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSpeedup>(__FILE__);
#include "test_speedup.moc"
