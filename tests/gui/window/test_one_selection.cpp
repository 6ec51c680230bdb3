// SPDX-License-Identifier: GPL-3.0-or-later
// Table, plot and reasons follow one selection in any family.
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidgetItem>
#include <QTemporaryDir>
#include <QTest>
#include <set>
#include <tuple>
#include <utility>

#include "catalogue/catalogue.h"
#include "gui/window_fixture.h"
#include "memory_panel/memory_panel.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "result_views/runs_list.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::WindowFixture;

namespace {

/// A window with a run of a transposition and, after it, one of a product.
struct TwoFamilies : WindowFixture {
  TwoFamilies() {
    measure("transpose", "width");
    measure("matmul", "rows");
  }

  void measure(const std::string& family, const std::string& side) {
    Request request;
    request.family = family;
    request.device = "simulated:nvidia-h200";
    request.variants = {"naive"};
    for (const ParameterSpec& spec : findFamily(family)->parameters)
      if (spec.isSize()) request.parameters.set(spec.id, std::int64_t{33});
    request.sweeps.push_back({.parameter = side, .values = {std::int64_t{31}, std::int64_t{33}}});
    window.experiment().enter(request);
    clickRun();
    if (!waitForRun()) qFatal("the run did not end");
  }

  std::string plotted() { return window.plots().family(); }
  RunsList& runs() { return *field<RunsList>("runs"); }
  /// The last run is the first row.
  void clickBox(int row) {
    QListWidgetItem* item = runs().item(row);
    item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
  }
};

}  // namespace

class TestOneSelection : public QObject {
  Q_OBJECT

 private slots:
  void thePlotShowsTheFamilyOfTheSelectedResult();
  void clicksWithCtrlInThePlotSelectFurtherResults();
  void aFamilyThatIsLeftKeepsItsSelection();
  void aRunThatIsShownIsPlotted();
  void whatIsLeftOfTheRunsIsPlotted();
  void aChosenFamilyShowsItsLastRun();
  void aChosenFamilyIsSelectedEverywhere();
  void aFamilyWithoutAResultSaysWhatToPress();
  void aPlotWhoseResultsAreHiddenSaysSo();
  void anOpenedSessionPlotsARunThatIsShown();
  void theSelectedRowIsInSightWhicheverRunsAreShown();
  void theSelectedRowStaysInSightWhereTheTableGetsLower();
};

void TestOneSelection::thePlotShowsTheFamilyOfTheSelectedResult() {
  TwoFamilies two;
  QCOMPARE(two.session().results.size(), 4u);
  QCOMPARE(two.plotted(), "matmul");
  two.clickBox(1);
  QTRY_VERIFY(two.window.document().runs().isShown(1));
  two.window.table().selectResult(1);
  QCOMPARE(two.plotted(), "transpose");
  QCOMPARE(two.window.table().selectedResults(), std::vector<std::size_t>{1});
  QCOMPARE(two.window.experiment().family().id, "matmul");  // its settings stay
  two.window.table().selectResult(3);
  QCOMPARE(two.plotted(), "matmul");
}

void TestOneSelection::clicksWithCtrlInThePlotSelectFurtherResults() {
  TwoFamilies two;
  using Indices = std::vector<std::size_t>;
  plots::PlotView* plot = two.window.plots().view(plots::View::Figure);
  emit plot->resultClicked(3);
  emit plot->resultClicked(2, true);
  QCOMPARE(two.window.table().selectedResults(), (Indices{2, 3}));
  emit plot->resultClicked(3, true);
  QCOMPARE(two.window.table().selectedResults(), Indices{2});
  emit plot->resultClicked(2, true);
  QCOMPARE(two.window.table().selectedResults(), Indices{});
}

void TestOneSelection::aFamilyThatIsLeftKeepsItsSelection() {
  TwoFamilies two;
  using Indices = std::vector<std::size_t>;
  ResultsTable& table = two.window.table();
  table.selectResults({2, 3});
  const auto* const title = two.field<QLabel>("why.title");
  const QString compared = title->text();
  QVERIFY(compared.contains("compared with"));
  two.window.experiment().chooseFamily("transpose");
  QCOMPARE(two.plotted(), "transpose");
  QCOMPARE(table.selectedResults(), Indices{1});
  two.window.experiment().chooseFamily("matmul");
  QCOMPARE(table.selectedResults(), (Indices{2, 3}));
  QCOMPARE(title->text(), compared);
  // Removed results are no longer selected, because other results now have their indices.
  two.window.experiment().chooseFamily("transpose");
  two.window.workbench().sessions.document().remove({0});
  two.window.experiment().chooseFamily("matmul");
  QCOMPARE(table.selectedResults(), Indices{2});
}

void TestOneSelection::aRunThatIsShownIsPlotted() {
  TwoFamilies two;
  emit two.runs().itemDoubleClicked(two.runs().item(1));
  QCOMPARE(two.plotted(), "transpose");
  two.clickBox(0);
  QTRY_COMPARE(two.plotted(), "matmul");
  QVERIFY(two.window.document().runs().isShown(0));
}

void TestOneSelection::whatIsLeftOfTheRunsIsPlotted() {
  TwoFamilies two;
  two.clickBox(1);
  QTRY_COMPARE(two.plotted(), "transpose");
  two.clickBox(1);
  QTRY_COMPARE(two.plotted(), "matmul");
  two.clickBox(0);  // nothing is shown now
  QTRY_VERIFY(!two.window.document().runs().isShown(3));
  QCOMPARE(two.plotted(), "matmul");
}

void TestOneSelection::aChosenFamilyShowsItsLastRun() {
  TwoFamilies two;
  two.measure("transpose", "height");
  two.window.experiment().chooseFamily("matmul");
  QCOMPARE(two.plotted(), "matmul");
  const SessionRuns& runs = two.window.document().runs();
  const auto shown = [&] {
    QList<bool> each;
    for (const SessionRuns::Run& run : runs.runs()) each << run.shown;
    return each;
  };
  QCOMPARE(shown(), QList<bool>({false, true, true}));
  QVERIFY(!two.window.plots().view(plots::View::Figure)->data().empty());
  // The user's choice of a family's runs stays.
  two.clickBox(0);
  two.clickBox(2);
  QTRY_COMPARE(shown(), QList<bool>({true, true, false}));
  two.window.experiment().chooseFamily("transpose");
  QCOMPARE(shown(), QList<bool>({true, true, false}));
  two.clickBox(2);
  QTRY_COMPARE(shown(), QList<bool>({false, true, false}));
  two.window.experiment().chooseFamily("reduction");  // without results
  QCOMPARE(shown(), QList<bool>({false, true, false}));
  two.window.experiment().chooseFamily("transpose");
  QCOMPARE(shown(), QList<bool>({false, true, true}));
}

void TestOneSelection::aChosenFamilyIsSelectedEverywhere() {
  TwoFamilies two;
  two.field<QDockWidget>("dock.source")->show();
  const auto rows = [&] { return two.window.table().model()->rowCount(); };
  const auto text = [&](const char* label) { return two.field<QLabel>(label)->text(); };
  two.clickBox(1);  // both runs
  QTRY_VERIFY(two.window.document().runs().isShown(1));
  QCOMPARE(rows(), 2);
  for (const auto& [family, newest, point] :
       {std::tuple("transpose", 1u, "width=33"), {"matmul", 3u, "rows=33"}, {"transpose", 1u, "width=33"}}) {
    two.window.experiment().chooseFamily(family);
    QCOMPARE(two.plotted(), family);
    QCOMPARE(two.window.table().selectedResults(), std::vector<std::size_t>{newest});
    QCOMPARE(rows(), 2);
    QVERIFY2(text("why.point").startsWith(point), qPrintable(text("why.point")));
    QCOMPARE(text("source.title"), "Naive");
    QCOMPARE(two.window.plots().memory().family(), family);
  }
  // Selecting a run in the list is another way there.
  emit two.runs().itemDoubleClicked(two.runs().item(0));
  QCOMPARE(two.plotted(), "matmul");
  QCOMPARE(two.window.table().selectedResults(), std::vector<std::size_t>{3});
}

void TestOneSelection::aFamilyWithoutAResultSaysWhatToPress() {
  TwoFamilies two;
  two.field<QDockWidget>("dock.source")->show();
  two.window.experiment().chooseFamily("vector-add");
  const QString says = "There is no result of Vector addition yet: press Run (F5).";
  QCOMPARE(two.window.plots().view(plots::View::Figure)->data().emptyText, says);
  QCOMPARE(two.field<QLabel>("why.sentences")->text(), says);
  QVERIFY(two.field<QLabel>("why.point")->isHidden());
  QCOMPARE(two.window.table().model()->rowCount(), 0);
  QCOMPARE(two.window.table().selectedResults(), std::vector<std::size_t>{});
  const QImage empty = two.window.table().viewport()->grab().toImage();
  std::set<QRgb> colours;
  for (int y = 0; y < empty.height(); ++y)
    for (int x = 0; x < empty.width(); ++x) colours.insert(empty.pixel(x, y));
  QVERIFY(colours.size() > 2);  // something is written there
  // Panels that need no result follow that family.
  QCOMPARE(two.window.plots().memory().family(), "vector-add");
  QCOMPARE(two.field<QLabel>("source.title")->text(), "One thread per element");
  // The first result removes the message.
  two.measure("vector-add", "elements");
  QVERIFY(two.field<QLabel>("why.point")->text().startsWith("elements="));
  QCOMPARE(two.window.plots().view(plots::View::Figure)->data().emptyText, "");
}

void TestOneSelection::aPlotWhoseResultsAreHiddenSaysSo() {
  TwoFamilies two;
  const auto why = [&] { return two.window.plots().view(plots::View::Figure)->data().emptyText; };
  QCOMPARE(why(), "");
  two.clickBox(0);
  QTRY_COMPARE(why(), "No run of this family is shown: check one next to the table.");
  two.clickBox(0);
  QTRY_COMPARE(why(), "");
  two.field<QLineEdit>("results.filter")->setText("no such word");
  QTRY_COMPARE(why(), "The table's filter hides all results of this family.");
  two.field<QLineEdit>("results.filter")->setText("naive");
  QTRY_COMPARE(why(), "");
}

void TestOneSelection::anOpenedSessionPlotsARunThatIsShown() {
  TwoFamilies two;
  const QTemporaryDir folder;
  two.script.savePath = folder.filePath("two.json");
  emit two.runs().itemDoubleClicked(two.runs().item(1));
  QVERIFY(two.fileWork([&] { two.action("Save session")->trigger(); }));
  two.window.experiment().chooseFamily("reduction");
  QCOMPARE(two.plotted(), "reduction");
  QVERIFY(two.fileWork([&] { two.window.open(two.script.savePath); }));
  QCOMPARE(two.plotted(), "transpose");
  QCOMPARE(two.window.experiment().family().id, "transpose");
}

void TestOneSelection::theSelectedRowIsInSightWhicheverRunsAreShown() {
  TwoFamilies two;
  const Session again = two.session();
  SessionDocument& document = two.window.workbench().sessions.document();
  document.runs().begin();
  Session many{again.environment, {}};
  for (int i = 0; i < 60; ++i) many.results.push_back(again.results[2]);
  document.add(many);
  ResultsTable& table = two.window.table();
  table.selectResult(3);
  const auto selected = [&] { return table.visualRect(table.currentIndex()); };
  QVERIFY(!selected().isEmpty());  // like that of a hidden column
  QVERIFY(table.viewport()->rect().contains(selected().center()));
  table.scrollToBottom();
  emit two.runs().itemDoubleClicked(two.runs().item(1));  // only the product's run
  QTRY_VERIFY(!document.runs().isShown(4));
  two.clickBox(0);
  QTRY_VERIFY(document.runs().isShown(4));
  QCOMPARE(table.selectedResults(), std::vector<std::size_t>{3});
  QVERIFY(table.viewport()->rect().contains(selected().center()));
  table.sortByColumn(0, Qt::AscendingOrder);
  table.scrollToBottom();
  two.clickBox(2);
  QTRY_VERIFY(document.runs().isShown(0));
  QVERIFY(table.viewport()->rect().contains(selected().center()));
}

void TestOneSelection::theSelectedRowStaysInSightWhereTheTableGetsLower() {
  TwoFamilies two;
  SessionDocument& document = two.window.workbench().sessions.document();
  Session many{two.session().environment, {}};
  for (int i = 0; i < 30; ++i) many.results.push_back(two.session().results[2]);
  document.add(many);
  ResultsTable& table = two.window.table();
  const auto height = [&] { return table.viewport()->height(); };
  two.window.resize(1280, 1100);
  table.selectNewest();
  const auto seen = [&] {
    const QRect row = table.visualRect(table.currentIndex());
    return !row.isEmpty() && table.viewport()->rect().contains(row.center());
  };
  QTRY_VERIFY(seen());
  const int high = height();
  two.window.resize(1280, 600);
  QTRY_VERIFY(height() < high);
  QVERIFY(table.model()->rowCount() * table.rowHeight(0) > height());
  QTRY_VERIFY(seen());
  for (int last = 0; std::exchange(last, height()) != height();) QTest::qWait(20);  // the layout takes several steps
  // Hidden panels do not look for it.
  table.scrollToTop();
  QVERIFY(!seen());
  const int low = height();
  two.window.resize(1280, 1000);
  QTRY_VERIFY(height() > low);
  QTest::qWait(1);
  QVERIFY(!seen());
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestOneSelection>(__FILE__);
#include "test_one_selection.moc"
