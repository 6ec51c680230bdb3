// SPDX-License-Identifier: GPL-3.0-or-later
// The assignment of results to runs, the visible runs, and the results that plots draw.
#include <QTest>

#include "format/session_file.h"
#include "gui/two_runs.h"
#include "plots/plots_panel.h"
#include "result_views/results_model.h"
#include "result_views/results_panel.h"
#include "result_views/results_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::runResult;
using warpbench::test::Shown;
using warpbench::test::shownOf;
using warpbench::test::TwoRuns;

namespace {

std::vector<std::size_t> runsOf(const SessionDocument& document) {
  std::vector<std::size_t> runs;
  for (std::size_t i = 0; i < document.session().results.size(); ++i) runs.push_back(document.runs().runOf(i));
  return runs;
}

using Places = std::vector<std::size_t>;

}  // namespace

class TestSessionRuns : public QObject {
  Q_OBJECT

 private slots:
  void theLastRunIsShown();
  void anotherFamilyIsAnotherRun();
  void aPinnedRunStays();
  void aPointMeasuredAgainIsOfItsRun();
  void removedResultsComeBackToTheirRuns();
  void anOpenedSessionIsOneRun();
  void namesNotesAndPinsAreOfTheFile();
  void whatIsNotOfAnyRunIsOneMore();
  void thePlotShowsTheLastRunByDefault();
  void runsWithTheSamePointAreLinesOfTheirOwn();
  void theTableShowsWhatThePlotShows();
  void theFilterAppliesToThePlot();
};

void TestSessionRuns::theLastRunIsShown() {
  TwoRuns two;
  QCOMPARE(runsOf(two.document), (Places{0, 0, 0, 1, 1}));
  QCOMPARE(shownOf(two.document), (Shown{false, true}));
  QCOMPARE(two.document.runs().title(1), "Run 2: Matrix transpose");
  QVERIFY(two.document.runs().runs()[1].begun.secsTo(QDateTime::currentDateTime()) < 600);
  QCOMPARE(two.document.runs().shownSession().results.size(), 2u);
  QCOMPARE(two.document.runs().sessionOf(0).results.size(), 3u);
  two.document.runs().showAll();
  QCOMPARE(shownOf(two.document), (Shown{true, true}));
  two.document.runs().showOnly(0);
  QCOMPARE(shownOf(two.document), (Shown{true, false}));
  // New results are shown.
  two.document.append(runResult("transpose", "naive", 512));
  QCOMPARE(runsOf(two.document).back(), 1u);
  QCOMPARE(shownOf(two.document), (Shown{true, true}));
  two.document.runs().begin();
  Result elsewhere = runResult("transpose", "naive", 512);
  elsewhere.device = "cuda:7";
  two.document.append(elsewhere);
  QCOMPARE(two.document.runs().title(2), "Run 3: Matrix transpose, cuda:7");
}

void TestSessionRuns::anotherFamilyIsAnotherRun() {
  TwoRuns two;
  two.document.append(runResult("matmul", "naive", 64));
  two.document.append(runResult("matmul", "tiled", 64));
  QCOMPARE(runsOf(two.document), (Places{0, 0, 0, 1, 1, 2, 2}));
  QCOMPARE(shownOf(two.document), (Shown{false, false, true}));
}

void TestSessionRuns::aPinnedRunStays() {
  TwoRuns two;
  two.document.runs().setPinned(0, true);
  QCOMPARE(shownOf(two.document), (Shown{true, true}));
  two.document.runs().begin();
  two.document.append(runResult("transpose", "naive", 64));
  QCOMPARE(shownOf(two.document), (Shown{true, false, true}));
}

void TestSessionRuns::aPointMeasuredAgainIsOfItsRun() {
  TwoRuns two;
  two.document.runs().goOn(0);
  two.document.append(runResult("transpose", "naive", 64, 11));
  QCOMPARE(runsOf(two.document), (Places{0, 0, 0, 1, 1, 0}));
  QCOMPARE(shownOf(two.document), (Shown{true, true}));
  QCOMPARE(two.document.runs().runs()[0].results, 4u);
}

void TestSessionRuns::removedResultsComeBackToTheirRuns() {
  TwoRuns two;
  two.document.remove({1, 3});
  QCOMPARE(runsOf(two.document), (Places{0, 0, 1}));
  QCOMPARE(two.document.runs().runs()[0].results, 2u);
  two.document.undoStack().undo();
  QCOMPARE(runsOf(two.document), (Places{0, 0, 0, 1, 1}));
  two.document.undoStack().redo();
  two.document.append(runResult("transpose", "copy", 64));
  QCOMPARE(runsOf(two.document), (Places{0, 0, 1, 1}));
  two.document.undoStack().undo();
  QCOMPARE(runsOf(two.document), (Places{0, 0, 0, 1, 1, 1}));
  two.document.clear();
  QCOMPARE(two.document.runs().count(), 0u);
  two.document.undoStack().undo();
  QCOMPARE(runsOf(two.document), (Places{0, 0, 0, 1, 1, 1}));
}

void TestSessionRuns::anOpenedSessionIsOneRun() {
  TwoRuns two;
  const Session session = two.document.session();
  SessionDocument document;
  document.append(runResult("matmul", "naive", 64));
  document.replace(session, "/some/monday.json");
  QCOMPARE(runsOf(document), (Places{0, 0, 0, 0, 0}));
  QCOMPARE(document.runs().title(0), "monday.json");
  document.append(runResult("transpose", "copy", 64));  // like those of a slider
  QCOMPARE(runsOf(document).back(), 0u);
  document.runs().begin();
  document.append(runResult("transpose", "copy", 64));
  QCOMPARE(runsOf(document).back(), 1u);
  QCOMPARE(shownOf(document), (Shown{false, true}));
}

void TestSessionRuns::namesNotesAndPinsAreOfTheFile() {
  TwoRuns two;
  two.document.setSaved("/some/a.json", two.document.revision());
  two.document.runs().setName(0, "  before ");
  QVERIFY(two.document.modified());
  two.document.setSaved("/some/a.json", two.document.revision());
  two.document.runs().setNote(1, "with -O3");
  QVERIFY(two.document.modified());
  two.document.setSaved("/some/a.json", two.document.revision());
  two.document.runs().setPinned(1, true);
  QVERIFY(two.document.modified());

  const Session saved = sessionFromJson(toJson(*two.document.snapshot()));
  SessionDocument document;
  document.replace(saved, "/some/a.json");
  QVERIFY(!document.modified());
  QCOMPARE(runsOf(document), (Places{0, 0, 0, 1, 1}));
  QCOMPARE(shownOf(document), (Shown{false, true}));
  QCOMPARE(document.runs().title(0), "before");
  QCOMPARE(document.runs().title(1), "Run 2: Matrix transpose");
  QCOMPARE(document.runs().runs()[1].note, "with -O3");
  QVERIFY(document.runs().runs()[1].pinned && !document.runs().runs()[0].pinned);
  QCOMPARE(document.runs().runs()[0].begun.toSecsSinceEpoch(), two.document.runs().runs()[0].begun.toSecsSinceEpoch());
  // Saved again, it is unchanged.
  QCOMPARE(toJson(*document.snapshot()), toJson(saved));
  // New results belong to the last run; removed results belong to none.
  document.remove({0, 3});
  QCOMPARE(document.snapshot()->runs[0].results, (Places{0, 1}));
  QCOMPARE(document.snapshot()->runs[1].results, (Places{2}));
  document.remove({0, 1});
  QCOMPARE(document.snapshot()->runs.size(), 1u);
  QCOMPARE(document.snapshot()->runs[0].note, "with -O3");
  document.clear();
  QVERIFY(document.snapshot()->runs.empty());
}

void TestSessionRuns::whatIsNotOfAnyRunIsOneMore() {
  TwoRuns two;
  QCOMPARE(two.document.snapshot()->runs.size(), 2u);
  Session session = two.document.session();
  session.runs = {{.name = "mine", .note = {}, .date = {}, .results = {1, 3}}};
  SessionDocument document;
  document.replace(session, "/some/monday.json");
  QCOMPARE(runsOf(document), (Places{1, 0, 1, 0, 1}));
  QCOMPARE(document.runs().title(0), "mine");
  QCOMPARE(document.runs().title(1), "monday.json");
  // A single unnamed run needs no record.
  SessionDocument plain;
  plain.replace(two.document.session(), "/some/monday.json");
  QVERIFY(plain.snapshot()->runs.empty());
  plain.runs().setName(0, "Monday");
  QCOMPARE(plain.snapshot()->runs.size(), 1u);
}

void TestSessionRuns::thePlotShowsTheLastRunByDefault() {
  TwoRuns two;
  PlotsPanel panel(two.document);
  panel.showFamily("transpose");
  const plots::PlotData& data = panel.view(plots::View::Figure)->data();
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(data.series[0].points.size(), 2u);
  QCOMPARE(data.series[0].points[0].resultIndex, 3u);
  two.document.runs().showOnly(0);
  QTRY_COMPARE(panel.view(plots::View::Figure)->data().series[0].points.size(), 3u);
  QCOMPARE(panel.view(plots::View::Figure)->data().series[0].points[0].y, 10.);
}

void TestSessionRuns::runsWithTheSamePointAreLinesOfTheirOwn() {
  TwoRuns two;
  two.document.runs().showAll();
  PlotsPanel panel(two.document);
  panel.showFamily("transpose");
  const plots::PlotData& data = panel.view(plots::View::Figure)->data();
  QCOMPARE(data.series.size(), 2u);
  QVERIFY2(data.series[0].name.endsWith("Run 1: Matrix transpose"), qPrintable(data.series[0].name));
  QVERIFY2(data.series[1].name.endsWith("Run 2: Matrix transpose"), qPrintable(data.series[1].name));
  QCOMPARE(data.series[0].points.size(), 3u);
  QCOMPARE(data.series[1].points[0].y, 20.);

  // Runs of different points form one line and need no names.
  SessionDocument document;
  document.append(runResult("transpose", "naive", 64));
  document.runs().begin();
  document.append(runResult("transpose", "naive", 128));
  document.runs().showAll();
  PlotsPanel other(document);
  other.showFamily("transpose");
  QCOMPARE(other.view(plots::View::Figure)->data().series.size(), 1u);
  QVERIFY(!other.view(plots::View::Figure)->data().series[0].name.contains("Run"));
}

void TestSessionRuns::theTableShowsWhatThePlotShows() {
  TwoRuns two;
  ResultsModel model(two.document);
  ResultsPanel panel(model, two.document.runs());
  ResultsTable& table = panel.table();
  QCOMPARE(table.model()->rowCount(), 2);
  QCOMPARE(table.hiddenCount(), 3);
  two.document.runs().showAll();
  QCOMPARE(table.model()->rowCount(), 5);
  two.document.runs().showOnly(0);
  QVERIFY(table.accepts(0));
  QVERIFY(!table.accepts(4));
  // A selected result is shown.
  table.selectResult(4);
  QCOMPARE(table.selectedResults(), Places{4});
  QCOMPARE(shownOf(two.document), (Shown{true, true}));
}

void TestSessionRuns::theFilterAppliesToThePlot() {
  TwoRuns two;
  PlotsPanel panel(two.document);
  panel.showFamily("transpose");
  panel.setFilter([](std::size_t result) { return result == 4; });
  QTRY_COMPARE(panel.view(plots::View::Figure)->data().series[0].points.size(), 1u);
  QCOMPARE(panel.view(plots::View::Figure)->data().series[0].points[0].resultIndex, 4u);
  panel.setFilter({});
  QTRY_VERIFY(panel.view(plots::View::Figure)->data().series[0].points.size() == 2u);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSessionRuns>(__FILE__);
#include "test_session_runs.moc"
