// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/catalogue.h"
#include "plots/data/series_fixture.h"
#include "results/values/digest.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

int placeOf(const char* family, const char* variant) {
  return static_cast<int>(findFamily(family)->find(variant) - findFamily(family)->variants.data());
}

}  // namespace

class TestSeries : public QObject {
  Q_OBJECT
 private slots:
  void noResultsMakeAnEmptyPlot();
  void variantsMakeBarsInTheFamilysOrder();
  void aSweepMakesLinesInOrderOfX();
  void aPointThatFailedIsANoteAndTheRestIsDrawn();
  void onlyFailedResultsMakeAnEmptyPlotWithNotes();
  void theLastOfEqualResultsCounts();
  void twoDevicesMakeTwoSeriesNamedWithDeviceAndOrigin();
  void twoEqualGpusAreToldApartById();
  void devicesWithDifferentSizesAreStillBars();
  void ofTwoSweptParametersTheOneWithMoreValuesIsX();
  void aParameterThatFollowsXSplitsNothing();
  void pointsWithoutACommonRatioHaveNoLineInCommon();
  void aPointThatDiffersInTwoParametersIsNotOnTheLine();
  void aVariantWithoutTheSweptParameterIsFlat();
  void variantsWithDifferentSizesSaySo();
  void typesAndModesMakeSeriesOfTheirOwn();
  void otherFamiliesAreLeftOut();
  void ofACopyTheResultsOfItsPresentTextAreDrawn();
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
  // Names distinguish bars; colours separate the family's kernels from library functions.
  for (const Series& series : data.series) QCOMPARE(series.style, 0);
  const PlotData withCopy = plotData(
      session({measured("transpose", "copy", square(512), 1968), measured("transpose", "memcpy", square(512), 4213)}),
      "transpose", View::Figure);
  QCOMPARE(withCopy.series[0].style, 0);
  QCOMPARE(withCopy.series[1].style, 7);
  QCOMPARE(data.title, titleOf("transpose") + " 512 x 512 fp32");
  QCOMPARE(data.subtitle, "NVIDIA H200 - measured");
  QCOMPARE(data.formula, QString::fromStdString(findFamily("transpose")->figureFormula));
  QCOMPARE(data.yTitle, "Effective bandwidth (GB/s)");
  QCOMPARE(data.unit, "GB/s");
  QVERIFY(data.xTitle.isEmpty());
  QVERIFY(data.notes.isEmpty());
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
  QVERIFY(!data.bars());  // it was a sweep, whatever its outcome
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(xs(data.series[0]), (QList<double>{256}));
  QCOMPARE(data.notes, (QStringList{"Copy width=512: failed: stopped",
                                    "Naive width=512, 1024: failed: out of memory: 2 GiB asked for",
                                    "height changes along with width"}));
}

void TestSeries::onlyFailedResultsMakeAnEmptyPlotWithNotes() {
  const PlotData data =
      plotData(session({failed("transpose", "naive", square(512), "no such luck")}), "transpose", View::Figure);
  QVERIFY(data.empty());
  QCOMPARE(data.notes, QStringList{"Naive: failed: no such luck"});
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
  QCOMPARE(gone.notes, QStringList{"Naive: failed: lost"});
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
                        measured("unknown", "a", unknownAt(30, 96), 3)}),
               "unknown", View::Figure);
  QCOMPARE(names(data), QStringList{"a"});
  QCOMPARE(ys(data.series[0]), (QList<double>{1, 2, 3}));
  QCOMPARE(data.notes, QStringList{"block changes along with size"});
}

void TestSeries::pointsWithoutACommonRatioHaveNoLineInCommon() {
  const auto at = [](std::int64_t width, std::int64_t height) {
    return parameters({{"width", number(width)}, {"height", number(height)}});
  };
  const PlotData data = plotData(
      session({measured("transpose", "naive", at(256, 512), 1), measured("transpose", "naive", at(512, 256), 2)}),
      "transpose", View::Figure);
  QCOMPARE(data.series.size(), 2u);
  const PlotData doubled = plotData(
      session({measured("transpose", "naive", at(256, 512), 1), measured("transpose", "naive", at(512, 1024), 2)}),
      "transpose", View::Figure);
  QCOMPARE(doubled.series.size(), 1u);
  QCOMPARE(xs(doubled.series[0]), (QList<double>{256, 512}));
}

void TestSeries::aPointThatDiffersInTwoParametersIsNotOnTheLine() {
  const PlotData data =
      plotData(session({measured("unknown", "a", unknownAt(10, 32), 1), measured("unknown", "a", unknownAt(20, 32), 2),
                        measured("unknown", "a", unknownAt(30, 64), 3)}),
               "unknown", View::Figure);
  QCOMPARE(names(data), (QStringList{"a, block 32", "a, block 64"}));
  QCOMPARE(ys(data.series[0]), (QList<double>{1, 2}));
  QCOMPARE(ys(data.series[1]), QList<double>{3});
  QVERIFY(data.notes.isEmpty());
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

void TestSeries::otherFamiliesAreLeftOut() {
  const PlotData data =
      plotData(session({measured("transpose", "copy", square(512), 1), measured("offset", "increment", offsetAt(0), 2),
                        failed("offset", "increment", offsetAt(1), "no")}),
               "transpose", View::Figure);
  QCOMPARE(data.series.size(), 1u);
  QVERIFY(data.notes.isEmpty());
}

void TestSeries::ofACopyTheResultsOfItsPresentTextAreDrawn() {
  const OwnKernel first{.name = "mine", .file = "mine.cuh", .text = "one"};
  const OwnKernel second{.name = "mine", .file = "mine.cuh", .text = "two"};
  const auto of = [](const OwnKernel& text, std::int64_t width, double gbs) {
    Result result = measured("transpose", "naive@mine", square(width), gbs);
    result.kernelDigest = digestOf(text);
    return result;
  };
  Session both = session({of(first, 256, 1), of(first, 512, 2), of(second, 512, 3)});
  const auto drawn = [&](const OwnKernel& present) {
    both.copies = {{.family = "transpose", .variant = "naive", .kernel = present}};
    return plotData(both, "transpose", View::Figure);
  };
  // The first text's point at 256 is not drawn for the second text, which has none.
  QCOMPARE(ys(drawn(second).series.at(0)), (QList<double>{3}));
  QVERIFY(drawn(second).notes.isEmpty());
  // Selected again, the first one's results return.
  QCOMPARE(ys(drawn(first).series.at(0)), (QList<double>{1, 2}));
  // An edited text that has not run yet keeps the last run's results, with a note.
  const PlotData typed = drawn({.name = "mine", .file = "mine.cuh", .text = "three"});
  QCOMPARE(ys(typed.series.at(0)), (QList<double>{3}));
  QVERIFY2(typed.notes.join("\n").contains("run before its text changed"), qPrintable(typed.notes.join("\n")));
  // Without the copy, as after its removal: the text of the last run.
  both.copies.clear();
  QCOMPARE(ys(plotData(both, "transpose", View::Figure).series.at(0)), (QList<double>{3}));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSeries>(__FILE__);
#include "test_series.moc"
