// SPDX-License-Identifier: GPL-3.0-or-later
// Times divided by those of another session.
#include "plots/data/series_fixture.h"
#include "plots/view_fixture.h"
#include "results/session/comparison.h"
#include "results/values/statistics.h"
#include "test_registry.h"
#include "text/number_text.h"
#include "text/point_text.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

Result taking(const char* variant, std::vector<double> milliseconds, std::int64_t width = 512) {
  Result result = measured("transpose", variant, square(width), 1);
  result.time = summarise(std::move(milliseconds));
  return result;
}

/// As many samples as a comparison requires, from the first to the last in equal steps.
std::vector<double> between(double from, double to) {
  std::vector<double> samples;
  for (std::size_t i = 0; i < kFewestToCompare; ++i)
    samples.push_back(from + (to - from) * static_cast<double>(i) / static_cast<double>(kFewestToCompare - 1));
  return samples;
}

PlotData ratios(const Session& own, const Session& other) {
  return plotData(own, "transpose", View::Ratio, {}, {&other, "monday.json", "today.json"});
}

}  // namespace

class TestRatio : public QObject {
  Q_OBJECT

 private slots:
  void aRatioIsTheTimeHereByTheTimeThere() {
    const Session own = session({taking("copy", between(1, 1)), taking("naive", between(2.9, 3.1))});
    const Session other = session({taking("naive", between(3.9, 4.1)), taking("copy", between(1, 1))});
    const PlotData data = ratios(own, other);
    QCOMPARE(names(data), (QStringList{"Copy", "Naive"}));
    QCOMPARE(ys(data.series[0]), QList<double>{1});
    QCOMPARE(ys(data.series[1]), QList<double>{0.75});
    const SeriesPoint& point = data.series[1].points[0];
    QCOMPARE(point.resultIndex, std::size_t{1});
    QCOMPARE(point.low, 2.9 / 4.1);
    QCOMPARE(point.high, 3.1 / 3.9);
    QVERIFY(point.details.contains("faster, beyond the noise"));
    QVERIFY(point.details.contains("3 ms here, 4 ms in monday.json"));
    QVERIFY(data.series[0].points[0].details.contains("no difference beyond the noise"));
    QCOMPARE(data.yTitle, "Time / time in monday.json");
    QCOMPARE(data.notes.front(), "beyond the noise: 1 of 2");
    QCOMPARE(data.lines.size(), std::size_t{1});
    QCOMPARE(data.lines[0].y, 1.0);
    QVERIFY2(pointText(data, {1, 0}).contains("with 99.9 % confidence 0.707 to 0.795"),
             qPrintable(pointText(data, {1, 0})));
  }

  void ofTooFewSamplesNothingIsClaimed() {
    const PlotData data = ratios(session({taking("naive", {2.9, 3, 3.2})}), session({taking("naive", {3.9, 4, 4.1})}));
    const SeriesPoint& point = data.series[0].points[0];
    QCOMPARE(point.low, point.y);
    QCOMPARE(point.high, point.y);
    QVERIFY(point.details.contains("too few samples to show a difference: 12 of each are needed"));
    QCOMPARE(data.notes.front(), "beyond the noise: 0 of 1");
    QVERIFY(!pointText(data, {0, 0}).contains("confidence"));
  }

  void hiddenRunsHaveNoPartners() {
    // Simulates a comparison of two runs of one session: the run used as reference is hidden.
    Result elsewhere = taking("naive", {3});
    elsewhere.device = "cuda:1";
    Session own = session({elsewhere, taking("naive", {5}), taking("naive", {2})});
    own.environment.add({.id = "cuda:1", .name = "NVIDIA H100"});
    const Session other = session({taking("naive", {2})});
    const auto shown = [&](std::vector<int> runs) {
      return plotData(own, "transpose", View::Ratio, {.runs = {std::move(runs), {"a", "b", "c"}}},
                      {&other, "monday", "today"});
    };
    const int hidden = DrawnRuns::kHidden;
    QCOMPARE(ys(shown({0, hidden, hidden}).series.at(0)), QList<double>{1.5});
    QCOMPARE(ys(shown({hidden, 1, hidden}).series.at(0)), QList<double>{2.5});
    QCOMPARE(ys(shown({hidden, hidden, 2}).series.at(0)), QList<double>{1});
    QCOMPARE(shown({0, hidden, hidden}).notes, QStringList{"beyond the noise: 0 of 1"});
    QVERIFY(shown({hidden, hidden, hidden}).empty());
  }

  void sweepsAreLines() {
    const Session own = session({taking("naive", {1}, 512), taking("naive", {2}, 1024), taking("naive", {9}, 2048)});
    const Session other = session({taking("naive", {2}, 512), taking("naive", {2}, 1024)});
    const PlotData data = ratios(own, other);
    QVERIFY(!data.bars());
    QCOMPARE(xs(data.series[0]), (QList<double>{512, 1024}));
    QCOMPARE(ys(data.series[0]), (QList<double>{0.5, 1}));
    QVERIFY(data.notes.contains("not in monday.json: Naive"));
  }

  void whatHasNoPartnerOrNoTimeIsSaid() {
    Result failed = taking("coalesced", {1});
    failed.status = Result::Status::Failed;
    const Session own = session({taking("naive", {1}), failed});
    const Session other = session({taking("naive", {1}), taking("coalesced", {1}), taking("copy", {1})});
    const PlotData data = ratios(own, other);
    QCOMPARE(names(data), QStringList{"Naive"});
    QVERIFY(data.notes.contains("without a time in both sessions: Shared tile"));
    QVERIFY(data.notes.contains("only in monday.json: Copy"));
  }

  void sessionsWithoutACommonPointSaySo() {
    const Session own = session({taking("naive", {1}, 512)});
    const Session other = session({taking("naive", {1}, 513)});
    const PlotData data = ratios(own, other);
    QVERIFY(data.empty());
    QVERIFY(data.emptyText.contains("no point"));
    QVERIFY(plotData(own, "transpose", View::Ratio).empty());
  }

  void thereIsARatioOnlyWhereThereIsASecondSession() {
    const Session own = session({taking("naive", {1})});
    const Session other = session({taking("naive", {1})});
    QVERIFY(!hasView(View::Ratio, "transpose", own));
    QVERIFY(hasView(View::Ratio, "transpose", own, {&other, "a", "b"}));
    QVERIFY(!hasView(View::Ratio, "matmul", own, {&other, "a", "b"}));
    QCOMPARE(viewName(View::Ratio, "transpose"), "ratio");
  }

  void barsHangBelowOneAndTheAxisLiesAboutIt() {
    const Session own = session({taking("copy", {1.02}), taking("naive", {3})});
    const Session other = session({taking("copy", {1}), taking("naive", {4})});
    PlotView view;
    show(view, ratios(own, other));
    const QCPRange range = view.plot()->yAxis->range();
    QVERIFY2(range.lower > 0.3 && range.lower < 0.75, qPrintable(QString::number(range.lower)));
    QVERIFY2(range.upper > 1.02 && range.upper < 1.5, qPrintable(QString::number(range.upper)));
    QList<double> ends;
    for (const QCPBars* each : plottables<QCPBars>(view)) {
      QCOMPARE(each->baseValue(), 1.0);
      for (const QCPBarsData& bar : *each->data()) ends << each->baseValue() + bar.value;
    }
    QCOMPARE(ends, (QList<double>{1.02, 0.75}));
    // The value of a hanging bar is below its end.
    const double end = view.plot()->yAxis->coordToPixel(0.75);
    bool below = false;
    for (int i = 0; i < view.plot()->itemCount(); ++i)
      if (const auto* text = qobject_cast<QCPItemText*>(view.plot()->item(i)); text && text->text() == figureText(0.75))
        below = text->position->pixelPosition().y() > end && text->positionAlignment().testFlag(Qt::AlignTop);
    QVERIFY(below);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRatio>(__FILE__);
#include "test_ratio.moc"
