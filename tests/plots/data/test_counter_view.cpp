// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/data/series_fixture.h"
#include "plots/view_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

/// 1,024 load requests of 4 sectors, with all bytes requested, and as many store requests of `sectors` each.
Result counted(const std::string& variant, double sectors, Parameters parameters = square(512)) {
  Result result = modelled("transpose", variant, std::move(parameters), 100);
  Counters counters;
  counters.sampledBlocks = counters.totalBlocks = 16;
  counters.globalLoad = {.requests = 1024, .sectors = 4096, .lanes = 32768, .bytes = 131072};
  counters.globalStore = {.requests = 1024, .sectors = 1024 * sectors, .lanes = 32768, .bytes = 131072};
  counters.activeLanesPerRequest = 32;
  result.counters = counters;
  return result;
}

PlotData counter(const Session& session, CounterKind kind) {
  return plotData(session, "transpose", View::Counters, {.counter = kind});
}

}  // namespace

class TestCounterView : public QObject {
  Q_OBJECT
 private slots:
  void sectorsPerRequestStandBesideTheirIdeal();
  void oneIdealIsALine();
  void wavefrontsAreAgainstThoseWithoutConflicts();
  void lanesAreAgainstAFullWarp();
  void resultsWithoutCountersAreANote();
  void countsSayWhoCounted();
  void countsWithoutBytesHaveNoIdeal();
  void idealsAreMarkedOnBarsAndLines();
};

void TestCounterView::sectorsPerRequestStandBesideTheirIdeal() {
  Result wide = counted("vectorised", 16);
  wide.counters->globalStore.bytes = 4 * 131072;  // 16 bytes a lane
  const Session some = session({counted("naive", 32), wide});
  const PlotData stores = counter(some, CounterKind::StoreSectors);
  QVERIFY(stores.bars());
  QCOMPARE(ys(stores.series[0]), QList<double>{32});
  QCOMPARE(stores.series[0].points[0].ideal.value(), 4.);
  QCOMPARE(ys(stores.series[1]), QList<double>{16});
  QCOMPARE(stores.series[1].points[0].ideal.value(), 16.);
  QCOMPARE(stores.yTitle, "Sectors per global store");
  const PlotData all = counter(some, CounterKind::Sectors);
  QCOMPARE(ys(all.series[0]), QList<double>{18});
  QCOMPARE(all.series[0].points[0].ideal.value(), 4.);
  QCOMPARE(ys(counter(some, CounterKind::LoadSectors).series[0]), QList<double>{4});
}

void TestCounterView::oneIdealIsALine() {
  const PlotData data = counter(session({counted("copy", 4), counted("naive", 32)}), CounterKind::StoreSectors);
  QCOMPARE(data.lines.size(), 1u);
  QCOMPARE(data.lines[0].label, "ideal 4");
  QCOMPARE(data.lines[0].y, 4.);
  for (const Series& series : data.series) QVERIFY(!series.points[0].ideal);
  QCOMPARE(data.series[1].points[0].details.value(0), "ideal 4");
}

void TestCounterView::wavefrontsAreAgainstThoseWithoutConflicts() {
  Result result = counted("coalesced", 4);
  result.counters->sharedLoad = {.requests = 100, .wavefronts = 3200, .lanes = 3200, .conflicts = 3100};
  result.counters->sharedStore = {.requests = 100, .wavefronts = 100, .lanes = 3200, .conflicts = 0};
  const PlotData data = counter(session({result, counted("copy", 4)}), CounterKind::Wavefronts);
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(ys(data.series[0]), QList<double>{16.5});
  QCOMPARE(data.lines.at(0).y, 1.);
  // A kernel without shared memory has no such requests.
  QCOMPARE(data.notes, QStringList{"without such counts: Copy"});
}

void TestCounterView::lanesAreAgainstAFullWarp() {
  Result result = counted("naive", 32);
  result.counters->activeLanesPerRequest = 12.5;
  const PlotData data = counter(session({result}), CounterKind::Lanes);
  QCOMPARE(ys(data.series[0]), QList<double>{12.5});
  QCOMPARE(data.lines.at(0).y, 32.);
}

void TestCounterView::resultsWithoutCountersAreANote() {
  const Session some = session({measured("transpose", "copy", square(512), 1), counted("naive", 32),
                                failed("transpose", "conflict-free", square(512), "no")});
  const PlotData data = counter(some, CounterKind::Sectors);
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(data.series[0].points[0].resultIndex, 1u);
  QVERIFY(data.notes.contains("Shared tile, padded on NVIDIA H200 (measured): failed: no"));
  QVERIFY(data.notes.last().endsWith(": Copy on NVIDIA H200 (measured)"));
  const PlotData none = counter(session({measured("transpose", "copy", square(512), 1)}), CounterKind::Sectors);
  QVERIFY(none.empty());
  QVERIFY(none.emptyText.contains("simulated device"));
}

void TestCounterView::countsSayWhoCounted() {
  const auto details = [](const Result& result) {
    return counter(session({result}), CounterKind::Sectors).series[0].points[0].details;
  };
  Result result = counted("naive", 32);
  QVERIFY(details(result).contains("counted by the simulator"));
  result.counters->sampledBlocks = 4;
  QVERIFY(details(result).contains("estimated by the simulator from 4 of 16 blocks"));
  result.counters->origin = Counters::Origin::Hardware;
  QVERIFY(details(result).contains("counted by the hardware"));
}

void TestCounterView::countsWithoutBytesHaveNoIdeal() {
  Result result = counted("naive", 32);
  result.counters->globalLoad.bytes = result.counters->globalStore.bytes = 0;
  const PlotData data = counter(session({result}), CounterKind::Sectors);
  QVERIFY(!data.series[0].points[0].ideal);
  QVERIFY(data.lines.empty());
}

void TestCounterView::idealsAreMarkedOnBarsAndLines() {
  Result wide = counted("vectorised", 40);
  wide.counters->globalStore.bytes = 4 * 131072;
  PlotView bars;
  show(bars, counter(session({counted("naive", 2), wide}), CounterKind::StoreSectors));
  QList<double> marks;
  for (int i = 0; i < bars.plot()->itemCount(); ++i)
    if (const auto* line = qobject_cast<QCPItemLine*>(bars.plot()->item(i))) marks << line->start->coords().y();
  QCOMPARE(marks, (QList<double>{2, 16}));

  Result larger = wide;
  larger.parameters = square(1024);
  PlotView lines;
  show(lines, counter(session({counted("naive", 32), counted("naive", 32, square(1024)), wide, larger}),
                      CounterKind::StoreSectors));
  const auto graphs = plottables<QCPGraph>(lines);
  QCOMPARE(graphs.size(), 4);  // two series, each with its ideals
  QCOMPARE(graphs[1]->dataMainValue(0), 4.);
  QCOMPARE(graphs[3]->dataMainValue(1), 16.);
  QCOMPARE(lines.legendRows().size(), 2);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCounterView>(__FILE__);
#include "test_counter_view.moc"
