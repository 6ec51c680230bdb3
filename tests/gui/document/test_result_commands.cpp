// SPDX-License-Identifier: GPL-3.0-or-later
// Deleting and restoring results: the document alone, then the window with all its views.
#include <QSignalSpy>
#include <QTest>

#include "gui/fake_device.h"
#include "gui/fake_worker.h"
#include "gui/window_fixture.h"
#include "pictures/pictures_dialog.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::fakeWorker;
using warpbench::test::WindowFixture;

namespace {

using Indices = std::vector<std::size_t>;

Result resultOf(const std::string& variant, double milliseconds = 1) {
  Result result = test::fakeResult(milliseconds);
  result.family = "transpose";
  result.variant = variant;
  result.device = "simulated:fake";
  result.bandwidthGbs = 1 / milliseconds;
  return result;
}

Session sessionOf(const std::vector<std::string>& variants) {
  Session session;
  session.environment.add(test::fakeInfo().record);
  session.environment.date = "2026-11-20T10:00:00Z";
  for (const std::string& variant : variants) session.results.push_back(resultOf(variant));
  return session;
}

std::vector<std::string> variantNamesOf(const SessionDocument& document) {
  std::vector<std::string> variants;
  for (const Result& result : document.session().results) variants.push_back(result.variant);
  return variants;
}

std::shared_ptr<const Pictures> picturesOf(std::size_t bytes) {
  auto pictures = std::make_shared<Pictures>();
  auto before = std::make_shared<Picture>();
  before->values.resize(1);
  pictures->before = before;
  pictures->after.values.resize(bytes);
  return pictures;
}

/// The results of the plot's points, by index and by value.
void verifyPlot(const WindowFixture& fixture) {
  const auto& results = fixture.session().results;
  std::size_t points = 0;
  for (const plots::Series& series : fixture.window.plots().view(plots::View::Time)->data().series)
    for (const plots::SeriesPoint& point : series.points) {
      ++points;
      QVERIFY(point.resultIndex < results.size());
      QCOMPARE(series.variant.toStdString(), results[point.resultIndex].variant);
      QCOMPARE(point.y, results[point.resultIndex].time->median);
    }
  QCOMPARE(points, results.size());
}

}  // namespace

class TestResultCommands : public QObject {
  Q_OBJECT

 private slots:
  void deletedRowsComeBackWithUndoWhereTheyWere();
  void undoLeadsBackToTheSavedState();
  void resultsThatCameMeanwhileStay();
  void aClearedSessionComesBackWithItsFile();
  void aNewSessionHasNothingOfTheFormerOne();
  void whatAPersonChangesIsUndoneInItsOrder();
  void wordsThatAreTypedAreOneChange();
  void anotherSessionForgetsWhatWasDeleted();
  void picturesOfDeletedResultsCountAndGoFirst();
  void aThousandScatteredRowsComeBack();
  void resultsAddedTogetherAreOneChange();
  void viewsFollowDeletionAndUndo();
};

void TestResultCommands::deletedRowsComeBackWithUndoWhereTheyWere() {
  SessionDocument document;
  const Session session = sessionOf({"a", "b", "c", "d", "e"});
  document.replace(session, "file.json");
  document.remove({0, 2, 3});
  QCOMPARE(variantNamesOf(document), (std::vector<std::string>{"b", "e"}));
  document.remove({1});
  QCOMPARE(variantNamesOf(document), (std::vector<std::string>{"b"}));
  QVERIFY(document.modified());
  document.undoStack().undo();
  QCOMPARE(variantNamesOf(document), (std::vector<std::string>{"b", "e"}));
  document.undoStack().undo();
  QVERIFY(document.session() == session);
  document.undoStack().redo();
  QCOMPARE(variantNamesOf(document), (std::vector<std::string>{"b", "e"}));
  document.undoStack().undo();
  QVERIFY(document.session() == session);
}

void TestResultCommands::undoLeadsBackToTheSavedState() {
  SessionDocument document;
  document.replace(sessionOf({"a", "b"}), "file.json");
  document.remove({0});
  QVERIFY(document.modified());
  document.undoStack().undo();
  QVERIFY(!document.modified());
  document.undoStack().redo();
  QVERIFY(document.modified());
  document.setSaved("file.json", document.revision());
  QVERIFY(!document.modified());
  document.undoStack().undo();  // the file lacks the restored results
  QVERIFY(document.modified());
  document.append(resultOf("c"));
  document.undoStack().redo();
  QVERIFY(document.modified());  // the file lacks c
}

void TestResultCommands::resultsThatCameMeanwhileStay() {
  SessionDocument document;
  document.replace(sessionOf({"a", "b", "c"}), {});
  document.remove({0, 1, 2});
  document.append(resultOf("new"));
  document.undoStack().undo();
  QCOMPARE(variantNamesOf(document), (std::vector<std::string>{"a", "b", "c", "new"}));
  document.undoStack().redo();
  QCOMPARE(variantNamesOf(document), (std::vector<std::string>{"new"}));
}

void TestResultCommands::aClearedSessionComesBackWithItsFile() {
  SessionDocument document;
  const Session session = sessionOf({"a", "b"});
  document.replace(session, "file.json");
  document.clear();
  QVERIFY(document.session() == Session());
  QVERIFY(document.path().isEmpty());
  QVERIFY(!document.modified());
  document.undoStack().undo();
  QVERIFY(document.session() == session);
  QCOMPARE(document.path(), "file.json");
  QVERIFY(!document.modified());

  document.append(resultOf("unsaved"));
  document.clear();
  document.undoStack().undo();
  QVERIFY(document.modified());

  // Redone next to unsaved results, it must not mark them as saved.
  document.append(resultOf("later"));
  document.undoStack().redo();
  QCOMPARE(variantNamesOf(document), (std::vector<std::string>{"later"}));
  QVERIFY(document.modified());
}

void TestResultCommands::aNewSessionHasNothingOfTheFormerOne() {
  SessionDocument document;
  Session session = sessionOf({"a", "b"});
  session.copies = {{.family = "transpose", .variant = "naive", .kernel = {.name = "mine", .file = {}, .text = "text"}}};
  document.replace(session, "file.json");
  document.remove({1});
  document.clear();  // the results alone
  QCOMPARE(document.session().copies.size(), std::size_t{1});
  document.begin();
  QVERIFY(document.session() == Session());
  QVERIFY(document.path().isEmpty());
  QVERIFY(!document.modified());
  // Undo would bring the former session's results into this one.
  QVERIFY(!document.undoStack().canUndo() && !document.undoStack().canRedo());
  QVERIFY(!document.wasOfACopy("transpose", "naive@mine"));
  document.append(resultOf("c"));
  QCOMPARE(document.runs().title(0), "Run 1: Matrix transpose");
  QVERIFY(!document.undoStack().canUndo());
}

void TestResultCommands::whatAPersonChangesIsUndoneInItsOrder() {
  SessionDocument document;
  document.replace(sessionOf({"a", "b"}), "file.json");
  QUndoStack& stack = document.undoStack();
  document.remove({1});
  document.runs().setName(0, "Monday");
  document.runs().setNote(0, "with -O3");
  document.runs().setNote(0, "with -O3");  // changes nothing
  document.runs().setPinned(0, true);
  const Annotations marked{.series = {{"transpose", "a", "Mine", "#102030"}}, .marks = {}};
  document.setAnnotations(marked);
  document.setAxes({.family = "transpose", .view = "time", .logY = true});
  QCOMPARE(stack.count(), 6);
  QSignalSpy changed(&document, &SessionDocument::annotationsChanged);
  QCOMPARE(stack.undoText(), "changing a plot");
  stack.undo();
  QVERIFY(document.session().annotations == marked);
  stack.undo();
  QVERIFY(document.session().annotations == Annotations());
  QCOMPARE(changed.size(), 2);
  QCOMPARE(stack.undoText(), "describing a run");
  stack.undo();
  QVERIFY(!document.runs().runs()[0].pinned);
  stack.undo();
  QCOMPARE(document.runs().runs()[0].note, "");
  stack.undo();
  QCOMPARE(document.runs().title(0), "file.json");
  QVERIFY(document.modified());
  stack.undo();
  QCOMPARE(variantNamesOf(document), (std::vector<std::string>{"a", "b"}));
  QVERIFY(!document.modified());
  for (int i = 0; i < 6; ++i) stack.redo();
  QCOMPARE(document.runs().title(0), "Monday");
  QCOMPARE(document.runs().runs()[0].note, "with -O3");
  QVERIFY(document.runs().runs()[0].pinned);
  QCOMPARE(document.session().annotations.axes.size(), std::size_t{1});
}

void TestResultCommands::wordsThatAreTypedAreOneChange() {
  SessionDocument document;
  document.replace(sessionOf({"a"}), "file.json");
  for (const char* title : {"M", "Mi", "Mine"}) document.setWords({.plot = "one", .title = title});
  QCOMPARE(document.undoStack().count(), 1);
  document.setWords({.plot = "two", .title = "Other"});
  QCOMPARE(document.undoStack().count(), 2);
  document.undoStack().undo();
  document.undoStack().undo();
  QVERIFY(document.session().annotations.words.empty());
  QVERIFY(!document.modified());
  document.undoStack().redo();
  QCOMPARE(document.session().annotations.words.front().title, std::string("Mine"));
  // Results in a file are a separate step.
  document.setSaved("file.json", document.revision());
  document.setWords({.plot = "one", .title = "Mine too"});
  document.undoStack().undo();
  QCOMPARE(document.session().annotations.words.front().title, std::string("Mine"));
  QVERIFY(!document.modified());
}

void TestResultCommands::anotherSessionForgetsWhatWasDeleted() {
  SessionDocument document;
  document.replace(sessionOf({"a", "b"}), {});
  document.remove({0});
  document.replace(sessionOf({"x"}), {});
  QVERIFY(!document.undoStack().canUndo());
  document.remove({0});
  document.recover(sessionOf({"y"}));
  QVERIFY(!document.undoStack().canUndo());
  QVERIFY(document.modified());
}

void TestResultCommands::picturesOfDeletedResultsCountAndGoFirst() {
  constexpr std::size_t kHalf = (std::size_t{1} << 29) - 100;
  SessionDocument document;
  for (const char* variant : {"a", "b"}) {
    Result result = resultOf(variant);
    result.pictures = picturesOf(kHalf);
    document.append(result);
  }
  document.remove({1});
  QVERIFY(document.session().results[0].pictures);
  Result small = resultOf("c");
  small.pictures = picturesOf(1000);
  document.append(small);  // one too many: the deleted result's picture must be removed
  QVERIFY(document.session().results[0].pictures);
  QVERIFY(document.session().results[1].pictures);
  document.undoStack().undo();
  QCOMPARE(variantNamesOf(document), (std::vector<std::string>{"a", "b", "c"}));
  QVERIFY(document.session().results[0].pictures);
  QVERIFY(!document.session().results[1].pictures);
}

void TestResultCommands::aThousandScatteredRowsComeBack() {
  SessionDocument document;
  Session session;
  Indices even;
  for (std::size_t i = 0; i < 1000; ++i) {
    session.results.push_back(resultOf(std::to_string(i)));
    if (i % 2 == 0) even.push_back(i);
  }
  document.replace(session, {});
  ResultsModel model(document);
  ResultsTable table(model);
  document.remove(even);
  QCOMPARE(model.rowCount(), 500);
  QCOMPARE(table.model()->rowCount(), 500);
  QCOMPARE(document.session().results[7].variant, std::string("15"));
  document.undoStack().undo();
  QVERIFY(document.session() == session);
  QCOMPARE(table.model()->rowCount(), 1000);
}

void TestResultCommands::resultsAddedTogetherAreOneChange() {
  SessionDocument document;
  ResultsModel model(document);
  document.add(sessionOf({"a", "b"}));
  QSignalSpy changed(&document, &SessionDocument::stateChanged);
  QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
  document.add(sessionOf({"c", "d", "e"}));
  QCOMPARE(variantNamesOf(document), (std::vector<std::string>{"a", "b", "c", "d", "e"}));
  QCOMPARE(changed.size(), 1);
  QCOMPARE(inserted.size(), 1);
  QCOMPARE(inserted[0][1].toInt(), 2);
  QCOMPARE(inserted[0][2].toInt(), 4);
  const quint64 revision = document.revision();
  document.add(Session());
  QCOMPARE(document.revision(), revision);
  QCOMPARE(changed.size(), 1);
}

void TestResultCommands::viewsFollowDeletionAndUndo() {
  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  const Session before = fixture.session();
  QVERIFY(before.results.size() >= 5);
  ResultsTable& table = fixture.window.table();
  QCOMPARE(table.selectedResults(), std::vector<std::size_t>{before.results.size() - 1});  // the newest
  table.clearSelection();
  QVERIFY(!fixture.action("Delete selected results")->isEnabled());
  QVERIFY(!fixture.action("Undo")->isEnabled());

  table.sortByColumn(ResultsModel::Time, Qt::DescendingOrder);
  table.selectResults({1, 3});
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_Delete);
  QCOMPARE(fixture.session().results.size(), before.results.size() - 2);
  QCOMPARE(fixture.session().results[1].variant, before.results[2].variant);
  QCOMPARE(table.model()->rowCount(), static_cast<int>(before.results.size()) - 2);
  QVERIFY(table.selectedResults().empty());
  verifyPlot(fixture);
  QCOMPARE(fixture.script.questions, 0);

  // A click on a point after the deletion selects its row.
  emit fixture.window.plots().view(plots::View::Figure)->resultClicked(2);
  QCOMPARE(table.selectedResults(), Indices{2});
  const QModelIndex row = table.selectionModel()->selectedRows(ResultsModel::Time).front();
  QCOMPARE(row.data(ResultsModel::SortRole).toDouble(), fixture.session().results[2].time->median);

  fixture.action("Undo deleting results")->trigger();
  QVERIFY(fixture.session() == before);
  QCOMPARE(table.selectedResults(), (Indices{1, 3}));
  verifyPlot(fixture);
  fixture.action("Redo deleting results")->trigger();
  QCOMPARE(fixture.session().results.size(), before.results.size() - 2);
  verifyPlot(fixture);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestResultCommands>(__FILE__);
#include "test_result_commands.moc"
