// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "catalog.h"
#include "sample_results.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

Parameters offsetAt(std::int64_t offset) {
  return parameters({{"mib", number(64)}, {"offset", number(offset)}, {"type", name("fp32")}});
}

Parameters unknownAt(std::int64_t size, std::int64_t block) {
  return parameters({{"size", number(size)}, {"block", number(block)}});
}

QList<double> xs(const Series& series) {
  QList<double> values;
  for (const SeriesPoint& point : series.points) values << point.x;
  return values;
}

QList<double> ys(const Series& series) {
  QList<double> values;
  for (const SeriesPoint& point : series.points) values << point.y;
  return values;
}

QStringList names(const PlotData& data) {
  QStringList texts;
  for (const Series& series : data.series) texts << series.name;
  return texts;
}

QString titleOf(const char* family) { return QString::fromStdString(findFamily(family)->title); }
QString titleOf(const char* family, const char* variant) {
  return QString::fromStdString(findFamily(family)->find(variant)->title);
}
int placeOf(const char* family, const char* variant) {
  return static_cast<int>(findFamily(family)->find(variant) - findFamily(family)->variants.data());
}

}  // namespace

class TestSeries : public QObject {
  Q_OBJECT
 private slots:
  void noResultsMakeAnEmptyPlot();
  void variantsMakeBarsInTheFamilysOrder();
  void quartilesOfABandwidthAreThoseOfItsTimes();
  void timesAreDrawnInMillisecondsWithoutLines();
  void modelledPointsHaveNoErrorBar();
  void aSweepMakesLinesInOrderOfX();
  void aPointThatFailedIsANoteAndTheRestIsDrawn();
  void onlyFailedResultsMakeAnEmptyPlotWithNotes();
  void theLastOfEqualResultsCounts();
  void twoDevicesMakeTwoSeriesNamedWithDeviceAndOrigin();
  void twoEqualGpusAreToldApartById();
  void devicesWithDifferentSizesAreStillBars();
  void ofTwoSweptParametersTheOneWithMoreValuesIsX();
  void aParameterThatFollowsXSplitsNothing();
  void aVariantWithoutTheSweptParameterIsFlat();
  void variantsWithDifferentSizesSaySo();
  void typesAndModesMakeSeriesOfTheirOwn();
  void unknownFamiliesAndVariantsGoByTheirIds();
  void otherFamiliesAreLeftOut();
  void linesComeFromDevicesWithResultsOnly();
  void gflopsPeaksAreThoseOfTheTypesInUse();
  void recordedResultsShowTheirDate();
  void warningsOfAllPointsAreSaidOnce();
  void longWarningsAreShortened();
  void verificationsAreNoted();
  void resultsWithoutTheFigureAreNoted();
  void viewNamesFollowTheFamily();
  void itemsPerSecondAreScaledToBeRead();
  void endToEndIsTheTimeWithTheCopies();
  void endToEndOfModelledTimesAloneIsEmpty();
  void filesGoByTheirNamesWithoutTheFolder();
};

void TestSeries::noResultsMakeAnEmptyPlot() {
  const PlotData data = plotData(session({}), "transpose", View::Figure);
  QVERIFY(data.empty());
  QVERIFY(data.notes.isEmpty());
  QVERIFY(data.lines.empty());
  QCOMPARE(data.title, titleOf("transpose"));
}

void TestSeries::variantsMakeBarsInTheFamilysOrder() {
  const PlotData data = plotData(
      session({measured("transpose", "conflict-free", square(512), 1819),
               measured("transpose", "copy", square(512), 1968), measured("transpose", "naive", square(512), 550)}),
      "transpose", View::Figure);
  QVERIFY(data.bars());
  QCOMPARE(data.categories, (QStringList{titleOf("transpose", "copy"), titleOf("transpose", "naive"),
                                         titleOf("transpose", "conflict-free")}));
  QCOMPARE(data.series.size(), 3u);
  QCOMPARE(ys(data.series[0]), (QList<double>{1968}));
  QCOMPARE(xs(data.series[0]), (QList<double>{0}));
  QCOMPARE(ys(data.series[1]), (QList<double>{550}));
  QCOMPARE(xs(data.series[1]), (QList<double>{1}));
  QCOMPARE(ys(data.series[2]), (QList<double>{1819}));
  QCOMPARE(xs(data.series[2]), (QList<double>{2}));
  QCOMPARE(data.series[0].points[0].resultIndex, 1u);
  QCOMPARE(data.series[2].points[0].resultIndex, 0u);
  QCOMPARE(data.series[2].style, placeOf("transpose", "conflict-free"));
  QCOMPARE(data.title, titleOf("transpose") + " 512 x 512 fp32");
  QCOMPARE(data.subtitle, "NVIDIA H200 - measured");
  QCOMPARE(data.formula, QString::fromStdString(findFamily("transpose")->figureFormula));
  QCOMPARE(data.yTitle, "Effective bandwidth (GB/s)");
  QCOMPARE(data.unit, "GB/s");
  QVERIFY(data.xTitle.isEmpty());
  QVERIFY(data.notes.isEmpty());
}

void TestSeries::quartilesOfABandwidthAreThoseOfItsTimes() {
  const PlotData data =
      plotData(session({measured("transpose", "copy", square(512), 1000)}), "transpose", View::Figure);
  const SeriesPoint& point = data.series.at(0).points.at(0);
  QCOMPARE(point.low, 800.);    // 2 ms / 2.5 ms
  QCOMPARE(point.high, 1250.);  // 2 ms / 1.6 ms
}

void TestSeries::timesAreDrawnInMillisecondsWithoutLines() {
  const PlotData data = plotData(session({measured("transpose", "copy", square(512), 1000)}), "transpose", View::Time);
  const SeriesPoint& point = data.series.at(0).points.at(0);
  QCOMPARE(point.y, 2.);
  QCOMPARE(point.low, 1.6);
  QCOMPARE(point.high, 2.5);
  QCOMPARE(data.yTitle, "Time (ms)");
  QVERIFY(data.lines.empty());
  QVERIFY(data.formula.isEmpty());
}

void TestSeries::modelledPointsHaveNoErrorBar() {
  const PlotData data =
      plotData(session({modelled("transpose", "copy", square(512), 1000)}), "transpose", View::Figure);
  const Series& series = data.series.at(0);
  QCOMPARE(series.points[0].low, 1000.);
  QCOMPARE(series.points[0].high, 1000.);
  QCOMPARE(series.origin, Origin::Modelled);
  // No record of the device: its id stands for it.
  QCOMPARE(data.subtitle, "simulated:nvidia-h200 - modelled from simulated counts");
}

void TestSeries::aSweepMakesLinesInOrderOfX() {
  const PlotData data = plotData(
      session({measured("offset", "increment", offsetAt(8), 2556), measured("offset", "increment", offsetAt(0), 2710),
               measured("offset", "increment", offsetAt(32), 2680), measured("offset", "other", offsetAt(8), 100)}),
      "offset", View::Figure);
  QVERIFY(!data.bars());
  QCOMPARE(data.xTitle, "Offset (elements)");
  QCOMPARE(data.series.size(), 2u);
  QCOMPARE(xs(data.series[0]), (QList<double>{0, 8, 32}));
  QCOMPARE(ys(data.series[0]), (QList<double>{2710, 2556, 2680}));
  QCOMPARE(data.series[0].points[1].resultIndex, 0u);
  QCOMPARE(xs(data.series[1]), (QList<double>{8}));
  QCOMPARE(names(data), (QStringList{titleOf("offset", "increment"), "other"}));
  QVERIFY(data.title.startsWith(titleOf("offset")));
  QVERIFY(data.title.contains("64 MiB"));
  QVERIFY(!data.title.toLower().contains("offset 8"));
}

void TestSeries::aPointThatFailedIsANoteAndTheRestIsDrawn() {
  const PlotData data = plotData(session({measured("transpose", "naive", square(256), 550),
                                          failed("transpose", "naive", square(512), "out of memory: 2 GiB asked for"),
                                          failed("transpose", "naive", square(1024), "out of memory: 2 GiB asked for"),
                                          failed("transpose", "copy", square(512), "stopped")}),
                                 "transpose", View::Figure);
  QVERIFY(!data.bars());  // it was a sweep, whatever came of it
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(xs(data.series[0]), (QList<double>{256}));
  QCOMPARE(data.notes, (QStringList{"copy width=512: failed: stopped",
                                    "naive width=512, 1024: failed: out of memory: 2 GiB asked for",
                                    "height changes along with width"}));
}

void TestSeries::onlyFailedResultsMakeAnEmptyPlotWithNotes() {
  const PlotData data =
      plotData(session({failed("transpose", "naive", square(512), "no such luck")}), "transpose", View::Figure);
  QVERIFY(data.empty());
  QCOMPARE(data.notes, QStringList{"naive: failed: no such luck"});
}

void TestSeries::theLastOfEqualResultsCounts() {
  Parameters reordered = parameters({{"type", name("fp32")}, {"height", number(512)}, {"width", number(512)}});
  const PlotData data =
      plotData(session({measured("transpose", "naive", square(512), 1), measured("transpose", "copy", square(512), 3),
                        measured("transpose", "naive", reordered, 2)}),
               "transpose", View::Figure);
  QCOMPARE(data.series.size(), 2u);
  QCOMPARE(ys(data.series[1]), (QList<double>{2}));
  QCOMPARE(data.series[1].points[0].resultIndex, 2u);

  const PlotData gone = plotData(
      session({measured("transpose", "naive", square(512), 1), failed("transpose", "naive", square(512), "lost")}),
      "transpose", View::Figure);
  QVERIFY(gone.empty());
  QCOMPARE(gone.notes, QStringList{"naive: failed: lost"});
}

void TestSeries::twoDevicesMakeTwoSeriesNamedWithDeviceAndOrigin() {
  Session both =
      session({measured("transpose", "copy", square(512), 1968), measured("transpose", "naive", square(512), 550),
               modelled("transpose", "copy", square(512), 2100)});
  both.environment.devices.push_back(simulatedH200());
  const PlotData data = plotData(both, "transpose", View::Figure);
  QCOMPARE(data.categories.size(), 2);
  const QString copy = titleOf("transpose", "copy");
  QCOMPARE(names(data), (QStringList{copy + ", NVIDIA H200 (measured)", copy + ", NVIDIA H200 (modelled)",
                                     titleOf("transpose", "naive") + ", NVIDIA H200 (measured)"}));
  QCOMPARE(data.series[0].group, 0);
  QCOMPARE(data.series[1].group, 1);
  QCOMPARE(data.series[0].style, data.series[1].style);
  QCOMPARE(data.series[1].distinction, "NVIDIA H200 (modelled)");
  QCOMPARE(xs(data.series[1]), (QList<double>{0}));
  QCOMPARE(data.subtitle, "NVIDIA H200 - measured; NVIDIA H200 - modelled from simulated counts");
  QCOMPARE(data.lines.size(), 2u);  // the same GPU's, once
  QCOMPARE(data.lines[0].label, "peak 4814 GB/s");
}

void TestSeries::twoEqualGpusAreToldApartById() {
  Session both =
      session({measured("transpose", "copy", square(512), 1), measured("transpose", "copy", square(512), 2)});
  both.results[1].device = "cuda:1";
  DeviceRecord second = h200();
  second.id = "cuda:1";
  both.environment.devices.push_back(second);
  const PlotData data = plotData(both, "transpose", View::Figure);
  QCOMPARE(data.series.size(), 2u);
  QCOMPARE(data.series[0].distinction, "NVIDIA H200 cuda:0 (measured)");
  QCOMPARE(data.series[1].distinction, "NVIDIA H200 cuda:1 (measured)");
  QVERIFY(data.series[0].style != data.series[1].style);  // one variant: colours are free
}

void TestSeries::devicesWithDifferentSizesAreStillBars() {
  const PlotData data = plotData(
      session({measured("transpose", "copy", square(16384), 1968), measured("transpose", "naive", square(16384), 550),
               modelled("transpose", "copy", square(512), 2100), modelled("transpose", "naive", square(512), 600)}),
      "transpose", View::Figure);
  QVERIFY(data.bars());
  QCOMPARE(data.categories.size(), 2);
  QCOMPARE(data.series.size(), 4u);
  QCOMPARE(data.series[0].distinction, "width 16384, height 16384, NVIDIA H200 (measured)");
  QCOMPARE(data.title, titleOf("transpose") + " fp32");
}

void TestSeries::ofTwoSweptParametersTheOneWithMoreValuesIsX() {
  const PlotData data =
      plotData(session({measured("unknown", "a", unknownAt(10, 32), 1), measured("unknown", "a", unknownAt(20, 32), 2),
                        measured("unknown", "a", unknownAt(30, 32), 3), measured("unknown", "a", unknownAt(10, 64), 4),
                        measured("unknown", "a", unknownAt(30, 64), 5)}),
               "unknown", View::Figure);
  QCOMPARE(data.xTitle, "size");
  QCOMPARE(names(data), (QStringList{"a, block 32", "a, block 64"}));
  QCOMPARE(xs(data.series[0]), (QList<double>{10, 20, 30}));
  QCOMPARE(ys(data.series[0]), (QList<double>{1, 2, 3}));
  QCOMPARE(xs(data.series[1]), (QList<double>{10, 30}));
  QCOMPARE(ys(data.series[1]), (QList<double>{4, 5}));
}

void TestSeries::aParameterThatFollowsXSplitsNothing() {
  const PlotData data =
      plotData(session({measured("unknown", "a", unknownAt(10, 32), 1), measured("unknown", "a", unknownAt(20, 64), 2),
                        measured("unknown", "a", unknownAt(30, 64), 3)}),
               "unknown", View::Figure);
  QCOMPARE(names(data), QStringList{"a"});
  QCOMPARE(ys(data.series[0]), (QList<double>{1, 2, 3}));
  QCOMPARE(data.notes, QStringList{"block changes along with size"});
}

void TestSeries::aVariantWithoutTheSweptParameterIsFlat() {
  const PlotData data =
      plotData(session({measured("unknown", "a", unknownAt(10, 32), 1), measured("unknown", "a", unknownAt(10, 64), 2),
                        measured("unknown", "library", parameters({{"size", number(10)}}), 9)}),
               "unknown", View::Figure);
  QCOMPARE(data.xTitle, "block");
  QCOMPARE(names(data), (QStringList{"a", "library"}));
  QVERIFY(!data.series[0].flat);
  QVERIFY(data.series[1].flat);
  QCOMPARE(ys(data.series[1]), (QList<double>{9}));
  QCOMPARE(data.title, "unknown, size 10");
}

void TestSeries::variantsWithDifferentSizesSaySo() {
  const PlotData data = plotData(
      session({measured("unknown", "a", unknownAt(10, 32), 1), measured("unknown", "b", unknownAt(20, 32), 2)}),
      "unknown", View::Figure);
  QVERIFY(data.bars());
  QCOMPARE(data.categories, (QStringList{"a, size 10", "b, size 20"}));
  QCOMPARE(data.title, "unknown, block 32");
}

void TestSeries::typesAndModesMakeSeriesOfTheirOwn() {
  Result twice = measured("unknown", "a", parameters({{"type", name("fp64")}}), 2);
  Result hot = twice;
  hot.mode = Mode::Hot;
  const PlotData data =
      plotData(session({measured("unknown", "a", parameters({{"type", name("fp32")}}), 1), twice, hot}), "unknown",
               View::Figure);
  QVERIFY(data.bars());
  QCOMPARE(names(data), (QStringList{"a, fp32, cold cache", "a, fp64, cold cache", "a, fp64, hot cache"}));

  QCOMPARE(plotData(session({hot}), "unknown", View::Figure).subtitle, "NVIDIA H200 - measured, hot cache");
}

void TestSeries::unknownFamiliesAndVariantsGoByTheirIds() {
  const PlotData data = plotData(session({measured("from-the-future", "warp-drive", unknownAt(1 << 20, 32), 1)}),
                                 "from-the-future", View::Figure);
  QCOMPARE(data.title, "from-the-future, size 2²⁰, block 32");
  QCOMPARE(data.categories, QStringList{"warp-drive"});
  QVERIFY(data.formula.isEmpty());
  QCOMPARE(data.yTitle, "Effective bandwidth (GB/s)");

  Result future = measured("transpose", "warp-drive", square(512), 1);
  const PlotData mixed =
      plotData(session({future, measured("transpose", "copy", square(512), 2)}), "transpose", View::Figure);
  QCOMPARE(mixed.categories, (QStringList{titleOf("transpose", "copy"), "warp-drive"}));
  QCOMPARE(mixed.series[1].style, static_cast<int>(findFamily("transpose")->variants.size()));
}

void TestSeries::otherFamiliesAreLeftOut() {
  const PlotData data =
      plotData(session({measured("transpose", "copy", square(512), 1), measured("offset", "increment", offsetAt(0), 2),
                        failed("offset", "increment", offsetAt(1), "no")}),
               "transpose", View::Figure);
  QCOMPARE(data.series.size(), 1u);
  QVERIFY(data.notes.isEmpty());
}

void TestSeries::linesComeFromDevicesWithResultsOnly() {
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

void TestSeries::gflopsPeaksAreThoseOfTheTypesInUse() {
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

void TestSeries::recordedResultsShowTheirDate() {
  Session recorded = session({measured("transpose", "copy", square(512), 1)});
  recorded.results[0].origin = Origin::Recorded;
  recorded.environment.devices[0].date = "2026-11-20T10:00:00Z";
  QCOMPARE(plotData(recorded, "transpose", View::Figure).subtitle, "NVIDIA H200 - recorded 2026-11-20");
}

void TestSeries::warningsOfAllPointsAreSaidOnce() {
  Session warned = session({});
  for (int offset = 0; offset < 6; ++offset) {
    warned.results.push_back(measured("offset", "increment", offsetAt(offset), 1));
    warned.results.back().warnings = {"the working set is smaller than L2"};
    if (offset < 5) warned.results.back().warnings.push_back("fewer than 5 samples");
    if (offset < 2) warned.results.back().warnings.push_back("throttled");
  }
  const PlotData data = plotData(warned, "offset", View::Figure);
  QCOMPARE(data.notes, (QStringList{"all points: the working set is smaller than L2",
                                    "increment offset=0 to 4 (5 points): fewer than 5 samples",
                                    "increment offset=0, 1: throttled"}));
  QCOMPARE(data.series[0].points[5].warnings, QStringList{"the working set is smaller than L2"});
  QCOMPARE(data.series[0].points[0].warnings.size(), 3);
}

void TestSeries::longWarningsAreShortened() {
  Session warned = session({measured("transpose", "copy", square(512), 1)});
  warned.results[0].warnings = {std::string("a\nb ") + std::string(100, 'x') + " tail " + std::string(200, 'y')};
  const PlotData data = plotData(warned, "transpose", View::Figure);
  QCOMPARE(data.notes, QStringList{"copy: a b " + QString(100, 'x') + " tail ..."});
}

void TestSeries::verificationsAreNoted() {
  Session checked =
      session({measured("transpose", "copy", square(512), 1), measured("transpose", "naive", square(512), 1),
               measured("transpose", "coalesced", square(512), 1)});
  checked.results[0].verification = Verification{.passed = false, .maxError = 0.5, .tolerance = 0.001};
  checked.results[1].verification = Verification{.passed = false, .expectedToFail = true, .maxError = 9999};
  checked.results[2].verification = Verification{.passed = true, .expectedToFail = true};
  const PlotData data = plotData(checked, "transpose", View::Figure);
  QCOMPARE(data.notes, (QStringList{"copy: wrong result: largest error 0.5, tolerance 0.001",
                                    "naive: wrong on purpose: largest error 9999, tolerance 0",
                                    "coalesced: meant to be wrong, yet the result is right"}));
  QCOMPARE(data.series.size(), 3u);
  QCOMPARE(data.series[1].points[0].warnings, QStringList{"wrong on purpose: largest error 9999, tolerance 0"});
}

void TestSeries::resultsWithoutTheFigureAreNoted() {
  Session untimed =
      session({measured("transpose", "copy", square(512), 1), measured("transpose", "naive", square(512), 1)});
  untimed.results[1].bandwidthGbs.reset();
  const PlotData data = plotData(untimed, "transpose", View::Figure);
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(data.notes, QStringList{"without a value in GB/s: naive"});
}

void TestSeries::viewNamesFollowTheFamily() {
  QCOMPARE(viewName(View::Time, "matmul"), "time");
  QCOMPARE(viewName(View::Figure, "matmul"), "gflops");
  QCOMPARE(viewName(View::Figure, "transpose"), "bandwidth");
  QCOMPARE(viewName(View::Figure, "from-the-future"), "bandwidth");
  QCOMPARE(viewName(View::EndToEnd, "matmul"), "end-to-end");
}

void TestSeries::itemsPerSecondAreScaledToBeRead() {
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

void TestSeries::endToEndIsTheTimeWithTheCopies() {
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
  QCOMPARE(point.details, (QStringList{"launch 2.00 ms", "to the device 7.00 ms", "back 3.00 ms", "block: 256"}));
  QCOMPARE(data.series[1].points[0].y, 2.0);
  QCOMPARE(data.notes,
           QStringList{"left out, as no copies to a device and back were timed: copy on NVIDIA H200 (modelled)"});
  QVERIFY(data.lines.empty());

  // Where copies from page-locked memory were timed too, they make a second bar.
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

void TestSeries::endToEndOfModelledTimesAloneIsEmpty() {
  const PlotData data =
      plotData(session({modelled("transpose", "copy", square(512), 1000)}), "transpose", View::EndToEnd);
  QVERIFY(data.empty());
  QCOMPARE(data.notes, QStringList{"left out, as no copies to a device and back were timed: copy"});
}

void TestSeries::filesGoByTheirNamesWithoutTheFolder() {
  const auto converted = [](const char* file) {
    return measured("grayscale", "naive",
                    parameters({{"image", name(file)}, {"width", number(5)}, {"height", number(3)}}), 100);
  };
  QCOMPARE(plotData(session({converted("")}), "grayscale", View::Time).title, "Colour to grey 5 x 3");
  QCOMPARE(plotData(session({converted("/home/me/cat.png")}), "grayscale", View::Time).title,
           "Colour to grey 5 x 3, cat.png");
  const PlotData two = plotData(session({converted(""), converted("/home/me/cat.png")}), "grayscale", View::Time);
  QCOMPARE(two.series[0].distinction, "no image");
  QCOMPARE(two.series[1].distinction, "cat.png");
}

QTEST_GUILESS_MAIN(TestSeries)
#include "test_series.moc"
