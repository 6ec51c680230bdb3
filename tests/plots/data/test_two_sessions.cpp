// SPDX-License-Identifier: GPL-3.0-or-later
// Two sessions in one plot.
#include <QSignalSpy>

#include "plots/data/series_fixture.h"
#include "plots/view_fixture.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

PlotData compared(const Session& own, const Session& other, View view, const PlotChoices& choices = {}) {
  return plotData(own, "transpose", view, choices, {&other, "monday.json", "today.json"});
}

}  // namespace

class TestTwoSessions : public QObject {
  Q_OBJECT
 private slots:
  void bothSessionsAreNamed();
  void theOtherSessionsPointsHaveNoResult();
  void differentSizesOfTwoSessionsAreNoSweep();
  void aSweepHasALineForEachSession();
  void devicesAreThoseOfTheirSession();
  void eachSessionHasItsOwnBaseline();
  void samplesOfTheSamePointStandBesideEachOther();
  void notesSayWhichSession();
  void anotherFamilyIsSaid();
  void theOtherSessionAloneIsDrawn();
  void aClickOnTheOtherSessionSelectsNothing();
};

void TestTwoSessions::bothSessionsAreNamed() {
  const Session own =
      session({measured("transpose", "copy", square(512), 2000), measured("transpose", "naive", square(512), 500)});
  const Session other = session({measured("transpose", "naive", square(512), 400)});
  for (const View view : {View::Time, View::Figure}) {
    const PlotData data = compared(own, other, view);
    QCOMPARE(names(data), (QStringList{"Copy, today.json", "Naive, today.json", "Naive, monday.json"}));
    QCOMPARE(data.categories.size(), 2);
    QCOMPARE(data.series[1].style, data.series[2].style);
    QVERIFY(data.series[1].group != data.series[2].group);
    QCOMPARE(xs(data.series[1]), xs(data.series[2]));
  }
  QCOMPARE(ys(compared(own, other, View::Figure).series[2]), QList<double>{400});
  // Neither is changed, and without the other nothing mentions it.
  QCOMPARE(own.results.size(), 2u);
  QCOMPARE(names(plotData(own, "transpose", View::Time)), (QStringList{"Copy", "Naive"}));
}

void TestTwoSessions::theOtherSessionsPointsHaveNoResult() {
  const Session own = session({measured("transpose", "naive", square(512), 500)});
  const Session other = session({measured("transpose", "naive", square(512), 400)});
  const PlotData data = compared(own, other, View::Figure);
  QCOMPARE(data.series[0].points[0].resultIndex, 0u);
  QCOMPARE(data.series[1].points[0].resultIndex, kNoResult);
}

void TestTwoSessions::differentSizesOfTwoSessionsAreNoSweep() {
  const PlotData data = compared(session({measured("transpose", "naive", square(512), 500)}),
                                 session({measured("transpose", "naive", square(1024), 400)}), View::Figure);
  QVERIFY(data.bars());
  QCOMPARE(names(data),
           (QStringList{"Naive, width 512, height 512, today.json", "Naive, width 1024, height 1024, monday.json"}));
}

void TestTwoSessions::aSweepHasALineForEachSession() {
  const Session own =
      session({measured("transpose", "naive", square(512), 500), measured("transpose", "naive", square(1024), 600)});
  const Session other =
      session({measured("transpose", "naive", square(512), 400), measured("transpose", "naive", square(2048), 450)});
  const PlotData data = compared(own, other, View::Figure);
  QVERIFY(!data.bars());
  QCOMPARE(names(data), (QStringList{"Naive, today.json", "Naive, monday.json"}));
  QCOMPARE(xs(data.series[1]), (QList<double>{512, 2048}));
}

void TestTwoSessions::devicesAreThoseOfTheirSession() {
  const Session own = session({measured("transpose", "naive", square(512), 500)});
  Session other = session({measured("transpose", "naive", square(512), 400)});
  other.environment.devices[0].name = "NVIDIA A100";
  other.environment.devices[0].peakBandwidthGbs = 1555;
  const PlotData data = compared(own, other, View::Figure);
  QCOMPARE(data.series[1].name, "Naive, NVIDIA A100 (measured), monday.json");
  QCOMPARE(data.subtitle, "NVIDIA H200 - measured; NVIDIA A100 - measured");
  QCOMPARE(data.lines.size(), 4u);
  QCOMPARE(data.lines[2].label, "NVIDIA A100: peak 1555 GB/s");
  QVERIFY(data.series[1].points[0].details.contains("25.7 % of the peak"));
}

void TestTwoSessions::eachSessionHasItsOwnBaseline() {
  Result slow = measured("transpose", "naive", square(512), 1);
  slow.time->median = 8;
  const Session own =
      session({measured("transpose", "naive", square(512), 1), measured("transpose", "copy", square(512), 1)});
  const Session other = session({slow, measured("transpose", "copy", square(512), 1)});
  const PlotData data = compared(own, other, View::Speedup, {.baseline = "naive"});
  QCOMPARE(data.series.size(), 4u);
  QCOMPARE(ys(data.series[0]), QList<double>{1});  // copy here
  QCOMPARE(ys(data.series[1]), QList<double>{4});  // copy there
  QCOMPARE(ys(data.series[3]), QList<double>{1});
}

void TestTwoSessions::samplesOfTheSamePointStandBesideEachOther() {
  const auto sampled = [](const char* variant, std::int64_t width, std::vector<double> times) {
    Result result = measured("transpose", variant, square(width), 1);
    result.time = summarise(std::move(times));
    return result;
  };
  const Session own = session({sampled("naive", 512, {1, 2, 3}), sampled("copy", 512, {1, 2})});
  const Session other = session({sampled("naive", 1024, {7, 8}), sampled("naive", 512, {4, 5, 6})});
  const PlotData data = compared(own, other, View::Samples, {.selected = {0}, .inOrder = true});
  QCOMPARE(data.series.size(), 2u);
  QCOMPARE(ys(data.series[0]), (QList<double>{1, 2, 3}));
  QCOMPARE(ys(data.series[1]), (QList<double>{4, 5, 6}));
  QVERIFY(data.series[1].name.contains("monday.json"));
}

void TestTwoSessions::notesSayWhichSession() {
  Result flagged = measured("transpose", "naive", square(512), 400);
  flagged.warnings = {"throttled"};
  const PlotData data =
      compared(session({measured("transpose", "naive", square(512), 500)}), session({flagged}), View::Figure);
  QCOMPARE(data.notes, QStringList{"Naive in monday.json: throttled"});
}

void TestTwoSessions::anotherFamilyIsSaid() {
  const PlotData data = compared(session({measured("transpose", "naive", square(512), 500)}),
                                 session({measured("offset", "increment", offsetAt(0), 1)}), View::Figure);
  QCOMPARE(names(data), QStringList{"Naive"});
  QCOMPARE(data.notes, QStringList{"nothing to compare with: monday.json has no results of these kernels"});
}

void TestTwoSessions::theOtherSessionAloneIsDrawn() {
  const PlotData data =
      compared(session({}), session({measured("transpose", "naive", square(512), 400)}), View::Figure);
  QCOMPARE(names(data), QStringList{"Naive, monday.json"});
  QCOMPARE(data.series[0].points[0].resultIndex, kNoResult);
}

void TestTwoSessions::aClickOnTheOtherSessionSelectsNothing() {
  PlotView view;
  show(view, compared(session({measured("transpose", "naive", square(512), 500),
                               measured("transpose", "naive", square(1024), 500)}),
                      session({measured("transpose", "naive", square(512), 4000),
                               measured("transpose", "naive", square(1024), 4000)}),
                      View::Figure));
  QSignalSpy clicked(&view, &PlotView::resultClicked);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, pixelOf(view, 512, 4000));
  QCOMPARE(clicked.size(), 0);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, pixelOf(view, 1024, 500));
  QCOMPARE(clicked.size(), 1);
  QCOMPARE(clicked[0][0].value<std::size_t>(), 1u);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestTwoSessions>(__FILE__);
#include "test_two_sessions.moc"
