// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps shared by several GPUs, and points that each of them ran.
#include <QTest>

#include "export/plot_data_text.h"
#include "plots/data/series_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

Result on(int gpu, Result result) {
  result.device = "cuda:" + std::to_string(gpu);
  return result;
}

Result at(int gpu, int offset, double gbs = 2500) {
  return on(gpu, measured("offset", "increment", offsetAt(offset), gbs));
}

Session onTwo(Results results, const char* otherName = "NVIDIA H200") {
  Session made = session({});
  made.environment.devices.push_back(h200());
  made.environment.devices[1].id = "cuda:1";
  made.environment.devices[1].name = otherName;
  made.results = std::move(results);
  return made;
}

const Session kShared = onTwo({at(0, 0, 2700), at(1, 1, 2500), at(0, 2, 2510), at(1, 3, 2520)});
const Session kEach = onTwo({at(0, 0, 2700), at(1, 0, 2690), at(0, 1, 2500), at(1, 1, 2490)});

PlotData sharedOffsets(const Session& session, View view = View::Figure, const Comparison& comparison = {}) {
  return plotData(session, "offset", view, {}, comparison);
}

QStringList labelsOf(const PlotData& data) {
  QStringList labels;
  for (const ReferenceLine& line : data.lines) labels << line.label;
  return labels;
}

}  // namespace

class TestSeveralGpusPlots : public QObject {
  Q_OBJECT

 private slots:
  void aSharedSweepIsOneLine() {
    const PlotData data = sharedOffsets(kShared);
    QCOMPARE(data.series.size(), std::size_t{1});
    QCOMPARE(xs(data.series[0]), (QList<double>{0, 1, 2, 3}));
    QCOMPARE(ys(data.series[0]), (QList<double>{2700, 2500, 2510, 2520}));
    QCOMPARE(data.series[0].name, titleOf("offset", "increment"));
    QCOMPARE(data.subtitle, "2 x NVIDIA H200 - measured");
  }

  void ofASweepThatIsSharedTwiceTheLastTimesCount() {
    Session twice = kShared;
    for (const Result& result : {at(1, 0, 1), at(0, 1, 2), at(1, 2, 3), at(1, 3, 4)}) twice.results.push_back(result);
    const PlotData data = sharedOffsets(twice);
    QCOMPARE(data.series.size(), std::size_t{1});
    QCOMPARE(xs(data.series[0]), (QList<double>{0, 1, 2, 3}));
    QCOMPARE(ys(data.series[0]), (QList<double>{1, 2, 3, 4}));
  }

  void theSamePointsOnSeveralAreToldApartByTheirIds() {
    const PlotData data = sharedOffsets(kEach);
    const QString title = titleOf("offset", "increment");
    QCOMPARE(names(data),
             (QStringList{title + ", NVIDIA H200 cuda:0 (measured)", title + ", NVIDIA H200 cuda:1 (measured)"}));
    QCOMPARE(ys(data.series[0]), (QList<double>{2700, 2500}));
    QCOMPARE(ys(data.series[1]), (QList<double>{2690, 2490}));
    QCOMPARE(data.subtitle, "NVIDIA H200 cuda:0 - measured; NVIDIA H200 cuda:1 - measured");
    // The same for a single point of several variants: bars.
    const PlotData bars = plotData(onTwo({on(0, measured("transpose", "naive", square(512), 500)),
                                          on(1, measured("transpose", "naive", square(512), 510))}),
                                   "transpose", View::Figure);
    QCOMPARE(bars.series.size(), std::size_t{2});
    QCOMPARE(bars.series[1].distinction, "NVIDIA H200 cuda:1 (measured)");
  }

  void barsThatWereSharedAreOfOneGroup() {
    const PlotData bars = plotData(onTwo({on(0, measured("transpose", "copy", square(512), 1900)),
                                          on(1, measured("transpose", "naive", square(512), 500))}),
                                   "transpose", View::Figure);
    QCOMPARE(bars.series.size(), std::size_t{2});
    QCOMPARE(bars.series[0].distinction, "");
    QCOMPARE(bars.series[1].distinction, "");
    QCOMPARE(bars.series[0].group, bars.series[1].group);
  }

  void gpusOfDifferentNamesStayLinesOfTheirOwn() {
    Session mixed = kShared;
    mixed.environment.devices[1].name = "NVIDIA A100";
    const QString title = titleOf("offset", "increment");
    QCOMPARE(names(sharedOffsets(mixed)),
             (QStringList{title + ", NVIDIA H200 (measured)", title + ", NVIDIA A100 (measured)"}));
  }

  void aSharedSweepBesideAnotherDeviceSaysHowManyGpusThereWere() {
    Session both = kShared;
    both.environment.devices.push_back(simulatedH200());
    both.environment.devices.back().name = "Simulated H200";
    both.results.push_back(modelled("offset", "increment", offsetAt(0), 2600));
    const QString title = titleOf("offset", "increment");
    QCOMPARE(names(sharedOffsets(both)),
             (QStringList{title + ", 2 x NVIDIA H200 (measured)", title + ", Simulated H200 (modelled)"}));
  }

  void aSpeedupIsThatOfThePointWhicheverGpuItFellTo() {
    // The baseline of each width ran on the other GPU.
    Result slow = on(0, measured("transpose", "naive", square(512), 500));
    slow.time->median = 4;
    Result slower = on(1, measured("transpose", "naive", square(1024), 500));
    slower.time->median = 8;
    const Session shared = onTwo({slow, on(1, measured("transpose", "conflict-free", square(512), 1500)), slower,
                                  on(0, measured("transpose", "conflict-free", square(1024), 1500))});
    PlotChoices choices;
    choices.baseline = "naive";
    const PlotData data = plotData(shared, "transpose", View::Speedup, choices);
    QCOMPARE(data.series.size(), std::size_t{2});
    QCOMPARE(ys(data.series[1]), (QList<double>{2, 4}));
    QVERIFY2(!data.series[1].points[0].details[0].contains(" on "), qPrintable(data.series[1].points[0].details[0]));
    QCOMPARE(data.notes, QStringList{"height changes along with width"});
  }

  void aRatioIsThatOfThePointWhicheverGpuItFellTo() {
    const Session before = onTwo({at(1, 0), at(0, 1), at(1, 2), at(0, 3)});
    Session after = kShared;
    for (Result& result : after.results) result.time->median = 3;
    const PlotData data = sharedOffsets(after, View::Ratio, {&before, "monday.json", "now"});
    QCOMPARE(data.series.size(), std::size_t{1});
    QCOMPARE(ys(data.series[0]), (QList<double>{1.5, 1.5, 1.5, 1.5}));
    QCOMPARE(data.notes.size(), 1);
  }

  void twoSharedSweepsAreALineEach() {
    const Session before = onTwo({at(1, 0), at(0, 1), at(1, 2), at(0, 3)});
    const PlotData data = sharedOffsets(kShared, View::Figure, {&before, "monday.json", "now"});
    const QString title = titleOf("offset", "increment");
    QCOMPARE(names(data), (QStringList{title + ", now", title + ", monday.json"}));
    for (const Series& series : data.series) QCOMPARE(xs(series), (QList<double>{0, 1, 2, 3}));
  }

  void aFailureNamesItsGpu() {
    Session failing = kShared;
    failing.results[1] = on(1, failed("offset", "increment", offsetAt(1), "the GPU is gone"));
    failing.results[1].warnings = {"no more points"};
    const PlotData data = sharedOffsets(failing);
    QCOMPARE(data.series.size(), std::size_t{1});
    QCOMPARE(xs(data.series[0]), (QList<double>{0, 2, 3}));
    QCOMPARE(data.notes, (QStringList{"a[i+s] += 1 on NVIDIA H200 cuda:1 (measured) offset=1: failed: the GPU is gone",
                                      "a[i+s] += 1 on NVIDIA H200 cuda:1 (measured) offset=1: no more points"}));
  }

  void aWarningOfASharedSweepIsSaidOnce() {
    Session warned = kShared;
    for (Result& result : warned.results) result.warnings = {"only 3 samples"};
    QCOMPARE(sharedOffsets(warned).notes, QStringList{"all points: only 3 samples"});
  }

  void copiesOfASharedSweepAreOneLineAndElseNameTheirGpu() {
    Session shared = kShared;
    shared.environment.devices[1].copyBandwidthGbs = 4220;
    QCOMPARE(labelsOf(sharedOffsets(shared)), (QStringList{"peak 4814 GB/s", "measured copy 4220 GB/s"}));
    Session each = kEach;
    each.environment.devices[1].copyBandwidthGbs = 4220;
    QCOMPARE(labelsOf(sharedOffsets(each)),
             (QStringList{"peak 4814 GB/s", "NVIDIA H200 cuda:0: measured copy 4211 GB/s",
                          "NVIDIA H200 cuda:1: measured copy 4220 GB/s"}));
  }

  void exportedDataSayTheSame() {
    const QString shared = QString::fromUtf8(plotDataText(sharedOffsets(kShared), {}, DataFormat::Csv));
    QCOMPARE(shared.count("cuda:"), 0);
    const QString each = QString::fromUtf8(plotDataText(sharedOffsets(kEach), {}, DataFormat::Csv));
    QCOMPARE(each.count("NVIDIA H200 cuda:0 (measured)"), 2);
    QCOMPARE(each.count("NVIDIA H200 cuda:1 (measured)"), 2);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSeveralGpusPlots>(__FILE__);
#include "test_several_gpus_plots.moc"
