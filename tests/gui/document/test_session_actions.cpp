// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, saving, exporting, and the questions before results are lost.
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "experiment/experiment_panel.h"
#include "exporter/exporter.h"
#include "files.h"
#include "format/session_file.h"
#include "gui/fake_device.h"
#include "gui/fake_worker.h"
#include "gui/window_fixture.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::contentOf;
using warpbench::test::FakeDialogs;
using warpbench::test::fakeWorker;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;
using warpbench::test::writeTo;
using Answer = Dialogs::Answer;

namespace {

const std::string kSimulated = "simulated:nvidia-h200";

/// A window with the results of one run.
struct WithResults : WindowFixture {
  WithResults() : WindowFixture(fakeWorker(test::slowWhereNaive())) {
    clickRun();
    if (!waitForRun() || session().results.empty()) qFatal("no results");
  }
};

/// Opens the dialog and presses Save.
void exportPlot(const WindowFixture& fixture) {
  fixture.action("Export plot...")->trigger();
  QTest::mouseClick(fixture.field<QPushButton>("export.save"), Qt::LeftButton);
}

}  // namespace

class TestSessionActions : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }
  void aSavedSessionOpensAsItWas();
  void plotsAreExportedInEveryFormat();
  void csvReadsBack();
  void aTruncatedSessionChangesNothing();
  void aMissingFileIsOneLine();
  void anUnwritablePathIsOneLine();
  void closingAsksAboutUnsavedResults();
  void clearAsksOnlyWhenUnsaved();
  void aNewSessionSaysNothingOfTheLastRun();
  void theFilterGoesWithItsSession();
  void aDeviceThatCannotBeOpenedIsToldAndNothingRuns();
  void openedFilesShowTheirFamily();
  void theExperimentOfAnOpenedFileIsItsLast();
  void theExperimentOfAFileOpenedBeforeTheDevicesAreKnownIsItsLast();
  void textFromAFileIsNeverMarkup();
  void aSnapshotCostsNoCopyAndStaysAsItWas();
  void whatIsAppendedIsMoved();

 private:
  QString path(const QString& name) const { return m_folder->filePath(name); }
  void saveSimulatedRun() const;
  std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSessionActions::aSavedSessionOpensAsItWas() {
  WithResults fixture;
  fixture.script.savePath = path("a.json");
  QVERIFY(fixture.window.isWindowModified());
  QVERIFY(fixture.fileWork([&] { fixture.action("Save session")->trigger(); }));
  QVERIFY(!fixture.window.isWindowModified());
  QVERIFY(fixture.window.windowTitle().contains("a.json"));
  QVERIFY(readSession(path("a.json").toStdString()) == fixture.session());

  WindowFixture other(fakeWorker(test::slowWhereNaive()));
  other.script.openPath = path("a.json");
  QVERIFY(other.fileWork([&] { other.action("Open session...")->trigger(); }));
  QVERIFY(other.session() == fixture.session());
  QVERIFY(!other.window.isWindowModified());
  QCOMPARE(other.window.table().model()->rowCount(), static_cast<int>(fixture.session().results.size()));
  QVERIFY(!other.window.plots().view(plots::View::Time)->data().empty());

  // A second save knows its path.
  other.clickRun();
  QVERIFY(other.waitForRun());
  QVERIFY(other.fileWork([&] { other.action("Save session")->trigger(); }));
  QVERIFY(other.script.proposed.isEmpty());
  QCOMPARE(readSession(path("a.json").toStdString()).results.size(), 2 * fixture.session().results.size());
}

void TestSessionActions::plotsAreExportedInEveryFormat() {
  WithResults fixture;
  for (const char* format : {"png", "pdf", "svg"}) {
    fixture.script.savePath = path(QStringLiteral("plot.") + format);
    QVERIFY2(fixture.fileWork([&] { exportPlot(fixture); }), format);
  }
  const QImage picture(path("plot.png"));
  QVERIFY(!picture.isNull());
  QVERIFY(picture.width() > picture.height());
  QVERIFY(contentOf(path("plot.pdf")).startsWith("%PDF"));
  QVERIFY(contentOf(path("plot.svg")).contains("<svg"));

  fixture.script.savePath = path("plot.doc");
  QVERIFY(!fixture.fileWork([&] { exportPlot(fixture); }));
  QCOMPARE(fixture.script.errors.size(), 1);
  QVERIFY(!QFile::exists(path("plot.doc")));
}

void TestSessionActions::csvReadsBack() {
  WithResults fixture;
  fixture.script.savePath = path("table.csv");
  QVERIFY(fixture.fileWork([&] { fixture.action("Export data as CSV...")->trigger(); }));
  const QStringList lines = QString::fromUtf8(contentOf(path("table.csv"))).split("\r\n", Qt::SkipEmptyParts);
  const auto& results = fixture.session().results;
  QCOMPARE(lines.size(), static_cast<int>(results.size()) + 1);
  const QStringList header = lines.front().split(',');
  const qsizetype time = header.indexOf("time_median_ms"), variant = header.indexOf("variant");
  QVERIFY(time >= 0 && variant >= 0);
  for (std::size_t i = 0; i < results.size(); ++i) {
    const QStringList cells = lines[static_cast<qsizetype>(i) + 1].split(',');
    QCOMPARE(cells[variant].toStdString(), results[i].variant);
    QCOMPARE(cells[time].toDouble(), results[i].time->median);
  }
}

void TestSessionActions::aTruncatedSessionChangesNothing() {
  WithResults fixture;
  fixture.window.workbench().sessions.save(path("good.json"));
  QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.isWindowModified(), kPatienceMs);
  const QByteArray whole = contentOf(path("good.json"));
  writeTo(path("short.json"), whole.left(whole.size() / 2));

  const Session before = fixture.session();
  fixture.script.openPath = path("short.json");
  QVERIFY(!fixture.fileWork([&] { fixture.action("Open session...")->trigger(); }));
  QCOMPARE(fixture.script.errors.size(), 1);
  QVERIFY2(fixture.script.errors[0].contains("short.json"), qPrintable(fixture.script.errors[0]));
  QVERIFY(!fixture.script.errors[0].contains('\n'));
  QVERIFY(fixture.session() == before);
  QVERIFY(fixture.window.windowTitle().contains("good.json"));
  QVERIFY(!fixture.window.isWindowModified());
  QCOMPARE(fixture.window.table().model()->rowCount(), static_cast<int>(before.results.size()));
}

void TestSessionActions::aMissingFileIsOneLine() {
  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  QVERIFY(!fixture.fileWork([&] { fixture.window.open(path("none.json")); }));
  QCOMPARE(fixture.script.errors.size(), 1);
  QVERIFY(fixture.script.errors[0].contains("none.json"));
}

void TestSessionActions::anUnwritablePathIsOneLine() {
  WithResults fixture;
  const QString bad = path("no/such/folder/out");
  QVERIFY(!fixture.fileWork([&] { fixture.window.workbench().sessions.save(bad + ".json"); }));
  QVERIFY(!fixture.fileWork([&] { fixture.window.exporter().writeCsv(bad + ".csv"); }));
  QVERIFY(!fixture.fileWork([&] { fixture.window.exporter().writePlot(bad + ".png"); }));
  QCOMPARE(fixture.script.errors.size(), 3);
  for (const QString& line : fixture.script.errors) {
    QVERIFY2(line.contains("no/such/folder"), qPrintable(line));
    QVERIFY(!line.contains('\n'));
  }
  QVERIFY(fixture.window.isWindowModified());
}

void TestSessionActions::closingAsksAboutUnsavedResults() {
  WithResults fixture;
  fixture.script.unsaved = Answer::Cancel;
  QVERIFY(!fixture.window.close());
  QTest::qWait(20);
  QVERIFY(fixture.window.isVisible());

  // Save is chosen, but no path: the window stays open and nothing is lost.
  fixture.script.unsaved = Answer::Save;
  fixture.window.close();
  QTest::qWait(20);
  QVERIFY(fixture.window.isVisible());

  fixture.script.savePath = path("kept.json");
  fixture.window.close();
  QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.isVisible(), kPatienceMs);
  QVERIFY(readSession(path("kept.json").toStdString()) == fixture.session());
  QCOMPARE(fixture.script.questions, 3);

  WithResults discarded;
  discarded.window.close();
  QTRY_VERIFY_WITH_TIMEOUT(!discarded.window.isVisible(), kPatienceMs);
}

void TestSessionActions::clearAsksOnlyWhenUnsaved() {
  WithResults fixture;
  fixture.script.unsaved = Answer::Cancel;
  fixture.action("Clear results")->trigger();
  QCOMPARE(fixture.script.questions, 1);
  QVERIFY(!fixture.session().results.empty());

  QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.save(path("a.json")); }));
  fixture.action("Clear results")->trigger();
  QCOMPARE(fixture.script.questions, 1);
  QVERIFY(fixture.session().results.empty());
  QCOMPARE(fixture.window.table().model()->rowCount(), 0);
  QVERIFY(fixture.window.plots().view(plots::View::Time)->data().empty());
  QVERIFY(!fixture.action("Clear results")->isEnabled());
  QVERIFY(!fixture.action("Export plot...")->isEnabled());
}

void TestSessionActions::aNewSessionSaysNothingOfTheLastRun() {
  WithResults fixture;
  const auto* status = fixture.field<QLabel>("status");
  QVERIFY2(status->text().startsWith("Done. New results: "), qPrintable(status->text()));
  fixture.script.unsaved = Answer::Cancel;
  fixture.action("New session")->trigger();
  QVERIFY2(status->text().startsWith("Done. New results: "), qPrintable(status->text()));
  fixture.script.unsaved = Answer::Discard;
  fixture.action("New session")->trigger();
  QVERIFY(fixture.session().results.empty());
  QCOMPARE(status->text(), QString());
}

void TestSessionActions::theFilterGoesWithItsSession() {
  WithResults fixture;
  QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.save(path("a.json")); }));
  fixture.window.table().setFilter("no such word");
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path("a.json")); }));
  QCOMPARE(fixture.window.table().filter(), "");
  fixture.window.table().setFilter("no such word");
  fixture.action("New session")->trigger();
  QCOMPARE(fixture.window.table().filter(), "");
}

void TestSessionActions::aDeviceThatCannotBeOpenedIsToldAndNothingRuns() {
  WindowFixture fixture(std::make_unique<ComputeWorker>(
      [](std::string_view) -> std::unique_ptr<Device> { throw RequestError("the device went away: plug it in"); },
      [] { return std::vector{test::fakeInfo()}; }));
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  QCOMPARE(fixture.script.errors, QStringList{"the device went away: plug it in"});
  QVERIFY(fixture.session().results.empty());
  QVERIFY(fixture.field<QPushButton>("run")->isEnabled());
}

void TestSessionActions::openedFilesShowTheirFamily() {
  Session session;
  Result result = test::fakeResult();
  result.family = "matmul";
  result.variant = "tiled";
  result.device = "simulated:fake";
  result.gflops = 5;
  session.environment.add(test::fakeInfo().record);
  session.results = {result};
  writeFile(path("m.json").toStdString(), toJson(session));

  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  QCOMPARE(fixture.window.experiment().family().id, std::string("transpose"));
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path("m.json")); }));
  QCOMPARE(fixture.window.experiment().family().id, std::string("matmul"));
  QCOMPARE(fixture.window.plots().family(), std::string("matmul"));
  QCOMPARE(QString(fixture.window.plots().tabText(1)).remove('&'), QString("GFLOP/s"));
}

void TestSessionActions::saveSimulatedRun() const {
  WindowFixture fixture;
  QVERIFY(fixture.window.experiment().chooseDevice(kSimulated));
  fixture.enter("width", 64);
  fixture.enter("height", 48);
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  fixture.script.savePath = path("last.json");
  QVERIFY(fixture.fileWork([&] { fixture.action("Save session")->trigger(); }));
}

void TestSessionActions::theExperimentOfAnOpenedFileIsItsLast() {
  saveSimulatedRun();
  WindowFixture fixture;
  fixture.window.experiment().chooseFamily("offset");
  fixture.script.openPath = path("last.json");
  QVERIFY(fixture.fileWork([&] { fixture.action("Open session...")->trigger(); }));
  QCOMPARE(fixture.window.experiment().family().id, std::string("transpose"));
  QCOMPARE(fixture.window.plots().family(), std::string("transpose"));
  QCOMPARE(fixture.window.experiment().device()->record.id, kSimulated);
  QCOMPARE(fixture.window.experiment().position().integer("width"), 64);
  QCOMPARE(fixture.window.experiment().position().integer("height"), 48);
  QVERIFY(!fixture.window.running());
}

void TestSessionActions::theExperimentOfAFileOpenedBeforeTheDevicesAreKnownIsItsLast() {
  saveSimulatedRun();
  QSemaphore known;
  FakeDialogs::Script script;
  const auto list = [&known] {
    known.acquire();
    return listDevices();
  };
  MainWindow window(std::make_unique<ComputeWorker>(openDevice, list), std::make_unique<FakeDialogs>(script));
  const auto end = qScopeGuard([&known] { known.release(); });  // the window waits for its worker
  window.open(path("last.json"));
  QTRY_VERIFY_WITH_TIMEOUT(!window.document().session().results.empty(), kPatienceMs);
  QVERIFY(!window.devicesKnown());
  known.release();
  QTRY_VERIFY_WITH_TIMEOUT(window.devicesKnown(), kPatienceMs);
  QCOMPARE(window.experiment().device()->record.id, kSimulated);
  QCOMPARE(window.experiment().position().integer("width"), 64);
  QCOMPARE(window.experiment().position().integer("height"), 48);
}

void TestSessionActions::textFromAFileIsNeverMarkup() {
  Session session;
  Result result = test::fakeResult();
  result.family = "transpose";
  result.variant = "<b>bold</b>";
  result.device = "<img src='x'>";
  result.warnings = {"<h1>big</h1>"};
  session.results = {result};
  writeFile(path("m.json").toStdString(), toJson(session));

  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path("m.json")); }));
  const QAbstractItemModel* model = fixture.window.table().model();
  for (int column = 0; column < model->columnCount(); ++column) {
    const QString tip = model->index(0, column).data(Qt::ToolTipRole).toString();
    for (const char* tag : {"<b>", "<img", "<h1>"}) QVERIFY2(!tip.contains(tag), qPrintable(tip));
  }
  QVERIFY(model->index(0, ResultsModel::Warnings).data(Qt::ToolTipRole).toString().contains("&lt;h1&gt;"));
}

void TestSessionActions::aSnapshotCostsNoCopyAndStaysAsItWas() {
  SessionDocument document;
  document.append(Result{.family = "f", .variant = "first"});
  document.append(Result{.family = "f", .variant = "second"});
  const Result* const first = &document.session().results[0];
  const Result* const second = &document.session().results[1];
  const auto snapshot = document.snapshot();
  document.append(Result{.family = "f", .variant = "third"});
  document.remove({0});
  QCOMPARE(snapshot->results.size(), std::size_t{2});
  QCOMPARE(&snapshot->results[0], first);
  QCOMPARE(snapshot->results[0].variant, std::string("first"));
  QCOMPARE(&snapshot->results[1], second);
  QCOMPARE(document.session().results.size(), std::size_t{2});
  QCOMPARE(&document.session().results[0], second);
  document.undoStack().undo();
  QCOMPARE(&document.session().results[0], first);
  QCOMPARE(document.session().results[2].variant, std::string("third"));
}

void TestSessionActions::whatIsAppendedIsMoved() {
  Result result{.family = "f", .variant = "first"};
  result.time.emplace().samples.assign(1000, 1.5);
  const double* const samples = result.time->samples.data();
  SessionDocument document;
  document.append(std::move(result));
  QCOMPARE(document.session().results.back().time->samples.data(), samples);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSessionActions>(__FILE__);
#include "test_session_actions.moc"
