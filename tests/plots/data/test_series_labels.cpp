// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "plots/data/series_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

class TestSeriesLabels : public QObject {
  Q_OBJECT
 private slots:
  void unknownFamiliesAndVariantsGoByTheirIds();
  void aNumberThatIsChosenHasItsName();
  void recordedResultsShowTheirDate();
  void filesGoByTheirNamesWithoutTheFolder();
  void warningsOfAllPointsAreSaidOnce();
  void aWarningOfManyVariantsIsOneLine();
  void longWarningsAreShortened();
  void verificationsAreNoted();
  void resultsWithoutTheFigureAreNoted();
  void aParameterThatIsQuietAtItsInitialValueIsNamedElsewhereOnly();
};

void TestSeriesLabels::unknownFamiliesAndVariantsGoByTheirIds() {
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
  QCOMPARE(mixed.series[1].variant, "warp-drive");
}

void TestSeriesLabels::aNumberThatIsChosenHasItsName() {
  const Result sum =
      measured("reduction", "atomic",
               parameters({{"elements", number(1003)}, {"block", name("256")}, {"type", name("fp32")}}), 1);
  QCOMPARE(plotData(session({sum}), "reduction", View::Figure).title,
           "Reduction fp32, 1003 elements, threads per block 256");
}

void TestSeriesLabels::recordedResultsShowTheirDate() {
  Session recorded = session({measured("transpose", "copy", square(512), 1)});
  recorded.results[0].origin = Origin::Recorded;
  recorded.environment.devices[0].date = "2026-11-20T10:00:00Z";
  QCOMPARE(plotData(recorded, "transpose", View::Figure).subtitle, "NVIDIA H200 - recorded 2026-11-20");
}

void TestSeriesLabels::filesGoByTheirNamesWithoutTheFolder() {
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

void TestSeriesLabels::warningsOfAllPointsAreSaidOnce() {
  Session warned = session({});
  for (int offset = 0; offset < 6; ++offset) {
    warned.results.push_back(measured("offset", "increment", offsetAt(offset), 1));
    warned.results.back().warnings = {"the working set is smaller than L2"};
    if (offset < 5) warned.results.back().warnings.push_back("fewer than 5 samples");
    if (offset < 2) warned.results.back().warnings.push_back("throttled");
  }
  const PlotData data = plotData(warned, "offset", View::Figure);
  QCOMPARE(data.notes, (QStringList{"all points: the working set is smaller than L2",
                                    "a[i+s] += 1 offset=0 to 4 (5 points): fewer than 5 samples",
                                    "a[i+s] += 1 offset=0, 1: throttled"}));
  QCOMPARE(data.series[0].points[5].warnings, QStringList{"the working set is smaller than L2"});
  QCOMPARE(data.series[0].points[0].warnings.size(), 3);
}

void TestSeriesLabels::aWarningOfManyVariantsIsOneLine() {
  Session sampled = session({});
  std::int64_t blocks = 500;
  for (const char* variant : {"copy", "naive", "coalesced", "conflict-free"}) {
    sampled.results.push_back(measured("transpose", variant, square(512), 1));
    Result& result = sampled.results.back();
    result.counters = Counters{.sampledBlocks = ++blocks, .totalBlocks = 262'144};
    if (result.variant != "naive") result.warnings = {result.counters->estimateText()};
  }
  const PlotData data = plotData(sampled, "transpose", View::Figure);
  QCOMPARE(data.notes, QStringList{"3 of 4 points: counts estimated from some of the blocks"});
  // Each point has its own numbers.
  QCOMPARE(data.series[0].points[0].warnings, QStringList{"counts estimated from 501 of 262144 blocks"});
}

void TestSeriesLabels::longWarningsAreShortened() {
  Session warned = session({measured("transpose", "copy", square(512), 1)});
  warned.results[0].warnings = {std::string("a\nb ") + std::string(100, 'x') + " tail " + std::string(200, 'y')};
  const PlotData data = plotData(warned, "transpose", View::Figure);
  QCOMPARE(data.notes, QStringList{"Copy: a b " + QString(100, 'x') + " tail ..."});
}

void TestSeriesLabels::verificationsAreNoted() {
  Session checked =
      session({measured("transpose", "copy", square(512), 1), measured("transpose", "naive", square(512), 1),
               measured("transpose", "coalesced", square(512), 1)});
  checked.results[0].verification = Verification{.passed = false, .maxError = 0.5, .tolerance = 0.001};
  checked.results[1].verification = Verification{.passed = false, .expectedToFail = true, .maxError = 9999};
  checked.results[2].verification = Verification{.passed = true, .expectedToFail = true};
  const PlotData data = plotData(checked, "transpose", View::Figure);
  QCOMPARE(data.notes, (QStringList{"Copy: wrong result: largest difference 0.5, allowed 0.001",
                                    "Naive: wrong on purpose: largest difference 9999, allowed 0",
                                    "Shared tile: wrong on purpose, but the result is right"}));
  QCOMPARE(data.series.size(), 3u);
  QCOMPARE(data.series[1].points[0].warnings, QStringList{"wrong on purpose: largest difference 9999, allowed 0"});
}

void TestSeriesLabels::resultsWithoutTheFigureAreNoted() {
  Session untimed =
      session({measured("transpose", "copy", square(512), 1), measured("transpose", "naive", square(512), 1)});
  untimed.results[1].bandwidthGbs.reset();
  const PlotData data = plotData(untimed, "transpose", View::Figure);
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(data.notes, QStringList{"without a value in GB/s: Naive"});
}

/// Repetitions start at 1 and are not mentioned there; a width is always named.
void TestSeriesLabels::aParameterThatIsQuietAtItsInitialValueIsNamedElsewhereOnly() {
  const auto of = [](const char* variant, std::int64_t width, std::int64_t repetitions) {
    return measured(
        "transpose", variant,
        parameters({{"width", number(width)}, {"height", number(512)}, {"repetitions", number(repetitions)}}), 100);
  };
  const QString copy = titleOf("transpose", "copy");
  const QString naive = titleOf("transpose", "naive");
  QCOMPARE(plotData(session({of("copy", 512, 1), of("naive", 512, 100)}), "transpose", View::Time).categories,
           (QStringList{copy, naive + ", repetitions 100"}));
  QCOMPARE(plotData(session({of("copy", 512, 2), of("naive", 512, 100)}), "transpose", View::Time).categories,
           (QStringList{copy + ", repetitions 2", naive + ", repetitions 100"}));
  QCOMPARE(plotData(session({of("copy", 4096, 1), of("naive", 512, 1)}), "transpose", View::Time).categories,
           (QStringList{copy + ", width 4096", naive + ", width 512"}));
  // Repetitions are not a side of the matrix either.
  const auto titleWith = [&](std::int64_t repetitions) {
    return plotData(session({of("copy", 512, repetitions), of("naive", 512, repetitions)}), "transpose", View::Time)
        .title;
  };
  QVERIFY2(!titleWith(1).contains(" x 1"), qPrintable(titleWith(1)));
  QCOMPARE(titleWith(3), titleWith(1) + ", repetitions 3");
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSeriesLabels>(__FILE__);
#include "test_series_labels.moc"
