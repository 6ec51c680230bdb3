// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "plots/data/series_fixture.h"
#include "plots/view_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

/// 2 ms for 1e9 bytes and the flops of that intensity.
Result product(const std::string& variant, double intensity, std::int64_t rows = 64, const char* type = "fp32") {
  Result result = measured("matmul", variant, parameters({{"rows", number(rows)}, {"type", name(type)}}), 500);
  result.flops = intensity * result.bytes;
  result.gflops = result.flops / 2e6;
  return result;
}

PlotData roofline(const Session& session) { return plotData(session, "matmul", View::Roofline); }

}  // namespace

class TestRoofline : public QObject {
  Q_OBJECT
 private slots:
  void aPointIsItsThroughputOverItsIntensity();
  void theRoofsAreThoseOfTheDevice();
  void unknownPeaksAreSaid();
  void withoutFlopsThereIsNoPoint();
  void onlyFamiliesWithFlopsHaveOne();
  void whatIsSweptIsInTheDetails();
  void axesAreLogarithmicAndShowTheRidge();
  void slopesRiseWithTheirBandwidth();
  void zoomKeepsTheMiddleOfALogarithmicAxis();
};

void TestRoofline::aPointIsItsThroughputOverItsIntensity() {
  const PlotData data = roofline(session({product("naive", 16), product("tiled", 16)}));
  QVERIFY(!data.bars());
  QVERIFY(data.logarithmic());
  QCOMPARE(data.series.size(), 2u);
  QCOMPARE(xs(data.series[0]), QList<double>{16});
  QCOMPARE(ys(data.series[0]), QList<double>{8000});
  QCOMPARE(data.series[0].points[0].low, 8000 / 1.25);
  QCOMPARE(data.series[0].points[0].high, 8000 / 0.8);
  QCOMPARE(data.xTitle, "Arithmetic intensity (flop/byte)");
  QCOMPARE(data.unit, "GFLOP/s");
  QVERIFY(data.formula.contains("algorithm"));
}

void TestRoofline::theRoofsAreThoseOfTheDevice() {
  const PlotData data = roofline(session({product("naive", 16)}));
  QCOMPARE(data.lines.size(), 1u);
  QCOMPARE(data.lines[0].y, 66900.);
  QCOMPARE(data.lines[0].from, 66900. / 4814);  // the ridge
  QCOMPARE(data.slopes.size(), 2u);
  QCOMPARE(data.slopes[0].label, "peak 4814 GB/s");
  QCOMPARE(data.slopes[0].perX, 4814.);
  QCOMPARE(data.slopes[0].until, 66900. / 4814);
  QCOMPARE(data.slopes[1].label, "measured copy 4211 GB/s");
  QCOMPARE(data.slopes[1].until, 66900. / 4211);
  QCOMPARE(roofline(session({product("naive", 16, 64, "fp64")})).lines[0].y, 33450.);
}

void TestRoofline::unknownPeaksAreSaid() {
  Session some = session({product("naive", 16)});
  some.environment.devices = {{.id = "cuda:0", .name = "Unknown"}};
  const PlotData nothing = roofline(some);
  QVERIFY(nothing.lines.empty() && nothing.slopes.empty());
  QCOMPARE(nothing.series.size(), 1u);
  QCOMPARE(nothing.notes.size(), 2);
  some.environment.devices[0].copyBandwidthGbs = 100;
  const PlotData slope = roofline(some);
  QCOMPARE(slope.slopes.size(), 1u);
  QCOMPARE(slope.slopes[0].until, 0.);  // no end is known
  QCOMPARE(slope.notes.size(), 1);
  some.environment.devices.clear();
  QCOMPARE(roofline(some).notes.size(), 2);
}

void TestRoofline::withoutFlopsThereIsNoPoint() {
  Result none = product("naive", 16);
  none.flops = 0;
  Result noBytes = product("tiled", 16);
  noBytes.bytes = 0;
  const PlotData data =
      roofline(session({none, noBytes, failed("matmul", "cublas", parameters({{"rows", number(64)}}), "no")}));
  QVERIFY(data.empty());
  QCOMPARE(data.notes, (QStringList{"cuBLAS: failed: no", "left out, without flops or bytes: Naive; Tiled"}));
  QVERIFY(roofline(session({})).empty());
}

void TestRoofline::onlyFamiliesWithFlopsHaveOne() {
  QVERIFY(hasView(View::Roofline, "matmul", session({})));
  const Session copies = session({measured("transpose", "copy", square(512), 1)});
  QVERIFY(!hasView(View::Roofline, "transpose", copies));
  Result counted = measured("from-the-future", "a", {}, 1);
  QVERIFY(!hasView(View::Roofline, "from-the-future", session({counted})));
  counted.gflops = 1;
  QVERIFY(hasView(View::Roofline, "from-the-future", session({counted})));
}

void TestRoofline::whatIsSweptIsInTheDetails() {
  const PlotData data = roofline(session({product("naive", 16, 64), product("naive", 32, 128)}));
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(xs(data.series[0]), (QList<double>{16, 32}));
  QVERIFY(data.series[0].points[1].details.value(0).endsWith(": 128"));
}

void TestRoofline::axesAreLogarithmicAndShowTheRidge() {
  PlotView view;
  show(view, roofline(session({product("naive", 1000)})));
  QVERIFY(view.logarithmicX() && view.logarithmicY());
  QCOMPARE(view.plot()->xAxis->scaleType(), QCPAxis::stLogarithmic);
  QCOMPARE(view.plot()->yAxis->scaleType(), QCPAxis::stLogarithmic);
  QVERIFY(view.plot()->xAxis->range().contains(66900. / 4814));
  QVERIFY(view.plot()->xAxis->range().contains(1000));
  QVERIFY(view.plot()->yAxis->range().contains(66900));
  QCOMPARE(plottables<QCPGraph>(view).size(), 1);
  QCOMPARE(plottables<QCPGraph>(view)[0]->lineStyle(), QCPGraph::lsNone);
}

void TestRoofline::slopesRiseWithTheirBandwidth() {
  PlotView view;
  show(view, roofline(session({product("naive", 16)})));
  QList<const QCPItemLine*> slopes;
  QStringList labels;
  for (int i = 0; i < view.plot()->itemCount(); ++i) {
    if (const auto* line = qobject_cast<QCPItemLine*>(view.plot()->item(i));
        line && line->start->typeX() == QCPItemPosition::ptPlotCoords && line->end->coords().x() > 1)
      slopes << line;
    const auto* text = qobject_cast<QCPItemText*>(view.plot()->item(i));
    if (!text || text->rotation() == 0) continue;
    labels << text->text();
    QVERIFY(text->visible());
    QVERIFY(text->rotation() < 0);  // upwards
    QVERIFY(view.plot()->axisRect()->rect().contains(text->position->pixelPosition().toPoint()));
  }
  QCOMPARE(labels, (QStringList{"peak 4814 GB/s", "measured copy 4211 GB/s"}));
  QCOMPARE(slopes.size(), 2);
  for (const QCPItemLine* slope : slopes) {
    QVERIFY(qAbs(slope->end->coords().y() - 66900) < 1e-6);
    const QPointF start = slope->start->coords(), end = slope->end->coords();
    QVERIFY(qAbs(start.y() / start.x() / (end.y() / end.x()) - 1) < 1e-12);
  }
}

void TestRoofline::zoomKeepsTheMiddleOfALogarithmicAxis() {
  PlotView view;
  show(view, roofline(session({product("naive", 16)})));
  const auto middle = [&] { return std::sqrt(view.plot()->xAxis->range().lower * view.plot()->xAxis->range().upper); };
  const double before = middle();
  const QCPRange range = view.plot()->xAxis->range();
  QTest::keyClick(view.plot(), Qt::Key_Plus);
  QVERIFY(view.plot()->xAxis->range().upper < range.upper);
  QVERIFY(view.plot()->xAxis->range().lower > range.lower);
  QVERIFY(qAbs(middle() / before - 1) < 1e-9);
  QTest::mouseDClick(view.plot(), Qt::LeftButton, {}, view.plot()->axisRect()->center());
  QCOMPARE(view.plot()->xAxis->range(), range);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRoofline>(__FILE__);
#include "test_roofline.moc"
