// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "plots/data/series_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

class TestSeriesFigures : public QObject {
  Q_OBJECT
 private slots:
  void quartilesOfABandwidthAreThoseOfItsTimes();
  void timesAreDrawnInMillisecondsWithoutLines();
  void modelledPointsHaveNoErrorBar();
  void linesComeFromDevicesWithResultsOnly();
  void gflopsPeaksAreThoseOfTheTypesInUse();
  void viewNamesFollowTheFamily();
  void itemsPerSecondAreScaledToBeRead();
  void endToEndIsTheTimeWithTheCopies();
  void endToEndOfModelledTimesAloneIsEmpty();
  void aCopyIsNamedByWhereItComesFrom();
  void aFigureSaysItsShareOfPeakAndCopy();
  void endToEndSaysHowMuchFasterThanTheCpuItIs();
};

void TestSeriesFigures::quartilesOfABandwidthAreThoseOfItsTimes() {
  const PlotData data =
      plotData(session({measured("transpose", "copy", square(512), 1000)}), "transpose", View::Figure);
  const SeriesPoint& point = data.series.at(0).points.at(0);
  QCOMPARE(point.low, 800.);    // 2 ms / 2.5 ms
  QCOMPARE(point.high, 1250.);  // 2 ms / 1.6 ms
}

void TestSeriesFigures::timesAreDrawnInMillisecondsWithoutLines() {
  const PlotData data = plotData(session({measured("transpose", "copy", square(512), 1000)}), "transpose", View::Time);
  const SeriesPoint& point = data.series.at(0).points.at(0);
  QCOMPARE(point.y, 2.);
  QCOMPARE(point.low, 1.6);
  QCOMPARE(point.high, 2.5);
  QCOMPARE(data.yTitle, "Time (ms)");
  QVERIFY(data.lines.empty());
  QVERIFY(data.formula.isEmpty());
}

void TestSeriesFigures::modelledPointsHaveNoErrorBar() {
  const PlotData data =
      plotData(session({modelled("transpose", "copy", square(512), 1000)}), "transpose", View::Figure);
  const Series& series = data.series.at(0);
  QCOMPARE(series.points[0].low, 1000.);
  QCOMPARE(series.points[0].high, 1000.);
  QCOMPARE(series.origin, Origin::Modelled);
  // Without a record of the device, its id is used.
  QCOMPARE(data.subtitle, "simulated:nvidia-h200 - modelled from simulated counts");
}

void TestSeriesFigures::linesComeFromDevicesWithResultsOnly() {
  Session some =
      session({measured("transpose", "copy", square(512), 1), failed("transpose", "copy", square(1024), "no")});
  DeviceRecord other = h200();
  other.id = "cuda:1";
  other.name = "Idle";
  other.peakBandwidthGbs = 100;
  some.environment.devices.push_back(other);
  PlotData data = plotData(some, "transpose", View::Figure);
  QCOMPARE(data.lines.size(), 2u);
  QCOMPARE(data.lines[0].label, "peak 4814 GB/s");
  QCOMPARE(data.lines[0].y, 4814.);
  QCOMPARE(data.lines[0].kind, ReferenceLine::Kind::Peak);
  QCOMPARE(data.lines[1].label, "measured copy 4211 GB/s");
  QCOMPARE(data.lines[1].y, 4211.);
  QCOMPARE(data.lines[1].kind, ReferenceLine::Kind::Copy);

  some.results.push_back(measured("transpose", "copy", square(512), 1));
  some.results.back().device = "cuda:1";
  some.environment.devices[1].copyBandwidthGbs = 0;  // unknown
  data = plotData(some, "transpose", View::Figure);
  QCOMPARE(data.lines.size(), 3u);
  QCOMPARE(data.lines[0].label, "NVIDIA H200: peak 4814 GB/s");
  QCOMPARE(data.lines[2].label, "Idle: peak 100 GB/s");
}

void TestSeriesFigures::aCopyIsNamedByWhereItComesFrom() {
  const auto labelOf = [](Origin origin) {
    Session one = session({measured("transpose", "copy", square(512), 2407)});
    one.environment.devices[0].origin = origin;
    const PlotData data = plotData(one, "transpose", View::Figure);
    return data.lines.at(1).label + "; " + data.series.at(0).points.at(0).details.at(1);
  };
  QCOMPARE(labelOf(Origin::Measured), "measured copy 4211 GB/s; 57.2 % of the measured copy");
  QCOMPARE(labelOf(Origin::Recorded), "recorded copy 4211 GB/s; 57.2 % of the recorded copy");
  QCOMPARE(labelOf(Origin::Modelled), "profile's copy 4211 GB/s; 57.2 % of the profile's copy");
  // A GPU and a profile with equal peaks share one line.
  Session both = session({measured("transpose", "copy", square(512), 2407)});
  both.environment.devices.push_back(simulatedH200());
  both.results.push_back(modelled("transpose", "copy", square(512), 2300));
  QCOMPARE(plotData(both, "transpose", View::Figure).lines.size(), 2u);
  both.environment.devices[1].copyBandwidthGbs = 4100;
  const PlotData apart = plotData(both, "transpose", View::Figure);
  QCOMPARE(apart.lines.size(), 3u);
  QCOMPARE(apart.lines[2].label, "profile's copy 4100 GB/s");
}

void TestSeriesFigures::aFigureSaysItsShareOfPeakAndCopy() {
  const auto detailsOf = [](const Result& result, View view) {
    return plotData(session({result}), result.family.c_str(), view).series.at(0).points.at(0).details;
  };
  const Result copy = measured("transpose", "copy", square(512), 2407);
  QCOMPARE(detailsOf(copy, View::Figure), QStringList({"50 % of the peak", "57.2 % of the measured copy"}));
  QCOMPARE(detailsOf(copy, View::Time), QStringList());
  Result product = measured("matmul", "naive", parameters({{"rows", number(64)}, {"type", name("fp64")}}), 1);
  product.gflops = 3345;
  QCOMPARE(detailsOf(product, View::Figure), QStringList({"10 % of the peak"}));
}

void TestSeriesFigures::endToEndSaysHowMuchFasterThanTheCpuItIs() {
  Result kernel = measured("transpose", "copy", square(512), 1000);  // 2 ms
  kernel.transfer = TransferTimes{.toDevice = 2, .toHost = 1};
  Result cpu = measured("transpose", "cpu-all-threads", square(512), 100);
  cpu.device = "cpu";
  cpu.time->median = 20;
  const PlotData data = plotData(session({kernel, cpu}), "transpose", View::EndToEnd);
  QStringList details;
  for (const Series& series : data.series)
    for (const SeriesPoint& point : series.points) details << point.details;
  QCOMPARE(details.filter("times as fast"), QStringList({"4 times as fast as the CPU with all threads"}));

  cpu.parameters = square(1024);
  const PlotData apart = plotData(session({kernel, cpu}), "transpose", View::EndToEnd);
  for (const Series& series : apart.series)
    for (const SeriesPoint& point : series.points) QVERIFY(point.details.filter("times as fast").isEmpty());
}

void TestSeriesFigures::gflopsPeaksAreThoseOfTheTypesInUse() {
  const auto matmul = [](const char* type) {
    Result result = measured("matmul", "naive", parameters({{"rows", number(64)}, {"type", name(type)}}), 1);
    result.gflops = 5100;
    return result;
  };
  const PlotData single = plotData(session({matmul("fp32")}), "matmul", View::Figure);
  QCOMPARE(single.unit, "GFLOP/s");
  QCOMPARE(ys(single.series.at(0)), (QList<double>{5100}));
  QCOMPARE(single.lines.size(), 1u);
  QCOMPARE(single.lines[0].label, "peak 66900 GFLOP/s");
  const PlotData both = plotData(session({matmul("fp32"), matmul("fp64")}), "matmul", View::Figure);
  QCOMPARE(both.lines.size(), 2u);
  QCOMPARE(both.lines[0].label, "fp32 peak 66900 GFLOP/s");
  QCOMPARE(both.lines[1].label, "fp64 peak 33450 GFLOP/s");
  QVERIFY(plotData(session({matmul("int32")}), "matmul", View::Figure).lines.empty());
}

void TestSeriesFigures::viewNamesFollowTheFamily() {
  QCOMPARE(viewName(View::Time, "matmul"), "time");
  QCOMPARE(viewName(View::Figure, "matmul"), "gflops");
  QCOMPARE(viewName(View::Figure, "transpose"), "bandwidth");
  QCOMPARE(viewName(View::Figure, "from-the-future"), "bandwidth");
  QCOMPARE(viewName(View::EndToEnd, "matmul"), "end-to-end");
}

void TestSeriesFigures::itemsPerSecondAreScaledToBeRead() {
  const auto counting = [](const char* variant, double perSecond) {
    Result result = measured("from-the-future", variant, {}, 1);
    result.bandwidthGbs.reset();
    result.itemsPerSecond = perSecond;
    return result;
  };
  PlotData data = plotData(session({counting("slow", 2e9), counting("fast", 512e9)}), "from-the-future", View::Figure);
  QCOMPARE(data.unit, "10⁹ items/s");
  QCOMPARE(data.yTitle, "Throughput (10⁹ items/s)");
  QCOMPARE(data.series[0].points[0].y, 2.0);
  QCOMPARE(data.series[1].points[0].y, 512.0);
  QCOMPARE(data.series[1].points[0].low, 512.0 * 2 / 2.5);
  QVERIFY(data.lines.empty());
  data = plotData(session({counting("slow", 800)}), "from-the-future", View::Figure);
  QCOMPARE(data.unit, "items/s");
  QCOMPARE(data.series[0].points[0].y, 800.0);
}

void TestSeriesFigures::endToEndIsTheTimeWithTheCopies() {
  Result gpu = measured("transpose", "naive", square(512), 1000);
  gpu.transfer = TransferTimes{.toDevice = 7, .toHost = 3};
  gpu.facts = {{"block", "256"}};
  Result cpu = measured("transpose", "cpu-one-thread", square(512), 1);
  cpu.device = "cpu";
  const Result model = modelled("transpose", "copy", square(512), 1000);
  Session both = session({gpu, cpu, model});
  both.environment.devices.push_back({.id = "cpu", .name = "A CPU"});
  both.environment.devices.push_back(simulatedH200());

  PlotData data = plotData(both, "transpose", View::EndToEnd);
  QCOMPARE(data.unit, "ms");
  QCOMPARE(data.categories, (QStringList{"Naive", "CPU, one thread"}));
  QCOMPARE(data.series.size(), 2u);
  const SeriesPoint& point = data.series[0].points[0];
  QCOMPARE(point.y, 12.0);
  QCOMPARE(point.low, 11.6);
  QCOMPARE(point.high, 12.5);
  QCOMPARE(point.details, (QStringList{"launch 2 ms", "to the device 7 ms", "back 3 ms", "block: 256"}));
  QCOMPARE(data.series[1].points[0].y, 2.0);
  QCOMPARE(data.notes,
           QStringList{"left out, because no copies to a device and back were timed: Copy on NVIDIA H200 (modelled)"});
  QVERIFY(data.lines.empty());

  // If copies from page-locked memory were timed too, they form a second bar.
  both.results[0].transfer->toDevicePinned = 0.75;
  both.results[0].transfer->toHostPinned = 0.25;
  data = plotData(both, "transpose", View::EndToEnd);
  QCOMPARE(data.series.size(), 3u);
  QCOMPARE(data.series[0].distinction, "NVIDIA H200 (measured), pageable memory");
  QCOMPARE(data.series[1].distinction, "NVIDIA H200 (measured), page-locked memory");
  QCOMPARE(data.series[1].points[0].y, 3.0);
  QCOMPARE(data.series[1].points[0].x, data.series[0].points[0].x);
  QCOMPARE(data.series[2].distinction, "A CPU (measured)");
}

void TestSeriesFigures::endToEndOfModelledTimesAloneIsEmpty() {
  const PlotData data =
      plotData(session({modelled("transpose", "copy", square(512), 1000)}), "transpose", View::EndToEnd);
  QVERIFY(data.empty());
  QCOMPARE(data.notes, QStringList{"left out, because no copies to a device and back were timed: Copy"});
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSeriesFigures>(__FILE__);
#include "test_series_figures.moc"
