// SPDX-License-Identifier: GPL-3.0-or-later
// File > Export all views...
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "core/files/file_io.h"
#include "exporter/batch_dialog.h"
#include "exporter/exporter.h"
#include "files.h"
#include "gui/live_fixture.h"
#include "gui/text_fit.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::contentOf;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;
using warpbench::test::writeTo;
using Existing = Dialogs::Existing;

namespace {

Result resultOf(const std::string& family, const std::string& variant, double milliseconds) {
  Result result = test::fakeResult(milliseconds);
  result.family = family;
  result.variant = variant;
  result.device = "simulated:fake";
  result.bandwidthGbs = result.bytes / milliseconds / 1e6;
  return result;
}

Session twoFamilies() {
  Session session;
  session.environment.add(test::fakeInfo().record);
  session.results = {resultOf("transpose", "copy", 1), resultOf("transpose", "naive", 2),
                     resultOf("offset", "increment", 3)};
  return session;
}

QStringList filesIn(const QString& folder) { return QDir(folder).entryList(QDir::Files, QDir::Name); }

/// Runs one to its end and records its messages.
struct Batch {
  explicit Batch(const QString& folder, const QString& ending = "svg", Existing answer = Existing::Cancel) {
    choices.ending = ending;
    QObject::connect(&work, &BatchExport::finished, &work, [this](int count, bool stopped) {
      written = count;
      cancelled = stopped;
      ended = true;
    });
    QObject::connect(&work, &BatchExport::failed, &work, [this](const QString& line) {
      reason = line;
      ended = true;
    });
    work.start(twoFamilies(), folder, choices, {600, 400}, [this, answer](int there, int all) {
      existing = there;
      planned = all;
      return answer;
    });
  }
  bool wait() {
    return QTest::qWaitFor([this] { return ended; }, kPatienceMs);
  }

  ExportChoices choices;
  BatchExport work;
  int written = -1;
  bool cancelled = false;
  bool ended = false;
  int existing = 0;
  int planned = 0;
  QString reason;
};

const QStringList kPlots{"offset-bandwidth",    "offset-speedup",    "offset-time",
                         "transpose-bandwidth", "transpose-speedup", "transpose-time"};

QStringList files(const QString& ending) {
  QStringList names;
  for (const QString& plot : kPlots) names << plot + '.' + ending;
  return names;
}

}  // namespace

class TestBatchExport : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }
  void everyViewOfEveryFamilyBecomesAFile_data();
  void everyViewOfEveryFamilyBecomesAFile();
  void aFolderIsMadeWhateverItIsCalled();
  void nothingIsReplacedUnasked();
  void oldOnesCanBeKept();
  void oldOnesCanBeReplaced();
  void aFileInPlaceOfTheFolderIsTold();
  void cancellingKeepsWhatIsWritten();
  void theWindowAnswersBetweenFiles();
  void theDialogExportsTheSessionAsItWasWhileASweepRuns();
  void anotherLanguageWaitsForTheFiles();
  void closingWaitsForTheFiles();
  void theDialogIsUsedByKeyboardAndSaysWhatItLacks();

 private:
  QString path(const QString& name) const { return m_folder->filePath(name); }
  std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBatchExport::everyViewOfEveryFamilyBecomesAFile_data() {
  QTest::addColumn<QByteArray>("start");
  QTest::newRow("svg") << QByteArray("<?xml");
  QTest::newRow("pdf") << QByteArray("%PDF");
  QTest::newRow("png") << QByteArray("\x89PNG");
  QTest::newRow("csv") << QByteArray("Series,");
  QTest::newRow("json") << QByteArray("{");
  QTest::newRow("tex") << QByteArray("% ");
}

void TestBatchExport::everyViewOfEveryFamilyBecomesAFile() {
  QFETCH(QByteArray, start);
  const QString ending = QTest::currentDataTag();
  Batch batch(m_folder->path(), ending);
  QVERIFY(batch.wait());
  QCOMPARE(batch.reason, QString());
  QCOMPARE(batch.written, static_cast<int>(kPlots.size()));
  QCOMPARE(batch.planned, 0);  // no dialog was shown
  QCOMPARE(filesIn(m_folder->path()), files(ending));
  for (const QString& file : files(ending)) QVERIFY2(contentOf(path(file)).startsWith(start), qPrintable(file));
  QVERIFY(contentOf(path("transpose-time." + ending)) != contentOf(path("offset-time." + ending)));
}

void TestBatchExport::aFolderIsMadeWhateverItIsCalled() {
  const QString folder = path(QString::fromUtf8("új \"képek\" 'и' 100 %/below"));
  Batch batch(folder);
  QVERIFY(batch.wait());
  QCOMPARE(batch.reason, QString());
  QCOMPARE(filesIn(folder), files("svg"));
}

void TestBatchExport::nothingIsReplacedUnasked() {
  writeTo(path("transpose-time.svg"), "old");
  writeTo(path("offset-time.svg"), "old");
  writeTo(path("offset-time.pdf"), "another format");
  Batch batch(m_folder->path(), "svg", Existing::Cancel);
  QVERIFY(batch.wait());
  QCOMPARE(batch.existing, 2);
  QCOMPARE(batch.planned, static_cast<int>(kPlots.size()));
  QVERIFY(batch.cancelled);
  QCOMPARE(batch.written, 0);
  QCOMPARE(filesIn(m_folder->path()).size(), 3);
  QCOMPARE(contentOf(path("transpose-time.svg")), QByteArray("old"));
}

void TestBatchExport::oldOnesCanBeKept() {
  writeTo(path("transpose-time.svg"), "old");
  Batch batch(m_folder->path(), "svg", Existing::Keep);
  QVERIFY(batch.wait());
  QCOMPARE(batch.written, static_cast<int>(kPlots.size()) - 1);
  QCOMPARE(contentOf(path("transpose-time.svg")), QByteArray("old"));
  QCOMPARE(filesIn(m_folder->path()), files("svg"));
}

void TestBatchExport::oldOnesCanBeReplaced() {
  writeTo(path("transpose-time.svg"), "old");
  Batch batch(m_folder->path(), "svg", Existing::Replace);
  QVERIFY(batch.wait());
  QCOMPARE(batch.written, static_cast<int>(kPlots.size()));
  QVERIFY(contentOf(path("transpose-time.svg")).startsWith("<?xml"));
}

void TestBatchExport::aFileInPlaceOfTheFolderIsTold() {
  writeTo(path("file"), "old");
  for (const QString& folder : {path("file"), path("file/below"), QStringLiteral("/proc/none")}) {
    Batch batch(folder);
    QVERIFY(batch.wait());
    QVERIFY2(batch.reason.startsWith("cannot write " + folder + "/transpose-time.svg: "), qPrintable(batch.reason));
    QVERIFY(!batch.work.running());
  }
  QCOMPARE(contentOf(path("file")), QByteArray("old"));
}

void TestBatchExport::cancellingKeepsWhatIsWritten() {
  Batch batch(m_folder->path());
  connect(&batch.work, &BatchExport::progress, this, [&](int done, int) {
    if (done == 2) batch.work.cancel();
  });
  QVERIFY(batch.wait());
  QVERIFY(batch.cancelled);
  QCOMPARE(batch.written, 2);
  QCOMPARE(filesIn(m_folder->path()).size(), 2);
}

void TestBatchExport::theWindowAnswersBetweenFiles() {
  // Events queued during a file are handled before the next one is painted.
  Batch batch(m_folder->path());
  int turns = 0;
  QList<int> turnsAt;
  connect(&batch.work, &BatchExport::progress, this, [&](int, int) {
    turnsAt << turns;
    QMetaObject::invokeMethod(
        this, [&] { ++turns; }, Qt::QueuedConnection);
  });
  QVERIFY(batch.wait());
  QCOMPARE(turnsAt, (QList<int>{0, 1, 2, 3, 4, 5, 6}));
}

void TestBatchExport::theDialogExportsTheSessionAsItWasWhileASweepRuns() {
  test::LiveFixture live;
  WindowFixture& fixture = live.window;
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  const std::size_t before = fixture.session().results.size();
  QVERIFY(before > 0);
  live.gate.close();
  fixture.clickRun();
  QTRY_VERIFY(fixture.window.running());
  fixture.action("Export all views...")->trigger();
  BatchDialog& dialog = fixture.window.exporter().batch();
  fixture.field<QLineEdit>("batch.folder")->setText(m_folder->path());
  ExportChoices choices;
  choices.ending = "json";
  fixture.window.exporter().setChoices(choices);
  QSignalSpy done(&dialog, &BatchDialog::done);
  // The run resumes as soon as the export has begun.
  QTest::mouseClick(fixture.field<QPushButton>("batch.start"), Qt::LeftButton);
  live.gate.open();
  QVERIFY(QTest::qWaitFor([&] { return done.size() == 1; }, kPatienceMs));
  QVERIFY(fixture.waitForRun());
  QVERIFY(fixture.session().results.size() > before);
  QVERIFY(fixture.script.errors.isEmpty());
  const QStringList written = filesIn(m_folder->path());
  QVERIFY(!written.isEmpty());
  QVERIFY2(done[0][0].toString().contains(QString::number(written.size())), qPrintable(done[0][0].toString()));
  // Each file holds the points of the start, without those that arrived later.
  std::size_t points = 0;
  const QByteArray time = contentOf(path("matmul-time.json"));
  for (qsizetype at = time.indexOf("\"y\": "); at >= 0; at = time.indexOf("\"y\": ", at + 1)) ++points;
  QCOMPARE(points, before + 1);  // one more is the axis title
}

void TestBatchExport::anotherLanguageWaitsForTheFiles() {
  WindowFixture fixture;
  writeFile(path("session.json").toStdString(), toJson(twoFamilies()));
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path("session.json")); }));
  fixture.action("Export all views...")->trigger();
  fixture.field<QLineEdit>("batch.folder")->setText(path("files"));
  QSignalSpy changed(&fixture.window, &MainWindow::languageChanged);
  QTest::mouseClick(fixture.field<QPushButton>("batch.start"), Qt::LeftButton);
  QVERIFY(fixture.window.exporter().busy());
  Settings settings = fixture.window.settings();
  settings.language = "it";
  fixture.window.setSettings(settings);
  QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, kPatienceMs);
  QCOMPARE(filesIn(path("files")), files("pdf"));
  settings.language = "en";
  fixture.window.setSettings(settings);
  QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, kPatienceMs);
}

void TestBatchExport::closingWaitsForTheFiles() {
  WindowFixture fixture;
  writeFile(path("session.json").toStdString(), toJson(twoFamilies()));
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path("session.json")); }));
  fixture.action("Export all views...")->trigger();
  fixture.field<QLineEdit>("batch.folder")->setText(path("files"));
  QStringList whileVisible;
  connect(&fixture.window, &MainWindow::fileDone, &fixture.window, [&] {
    if (fixture.window.isVisible()) whileVisible = filesIn(path("files"));
  });
  QVERIFY(fixture.fileWork([&] {
    QTest::mouseClick(fixture.field<QPushButton>("batch.start"), Qt::LeftButton);
    QVERIFY(!fixture.window.close());
  }));
  QCOMPARE(whileVisible, files("pdf"));
  QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.isVisible(), kPatienceMs);
}

void TestBatchExport::theDialogIsUsedByKeyboardAndSaysWhatItLacks() {
  WindowFixture fixture;
  QVERIFY(!fixture.action("Export all views...")->isEnabled());
  writeFile(path("session.json").toStdString(), toJson(twoFamilies()));
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path("session.json")); }));
  fixture.action("Export all views...")->trigger();
  BatchDialog& dialog = fixture.window.exporter().batch();
  dialog.activateWindow();
  QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(&dialog));
  auto* folder = fixture.field<QLineEdit>("batch.folder");
  QCOMPARE(folder->text(), m_folder->path());  // next to the session
  QCOMPARE(dialog.focusWidget(), static_cast<QWidget*>(folder));
  folder->selectAll();
  QTest::keyClick(folder, Qt::Key_Delete);
  QVERIFY(!fixture.field<QPushButton>("batch.start")->isEnabled());
  QCOMPARE(fixture.field<QLabel>("batch.result")->text(), QString("Choose a folder."));
  fixture.script.folder = path("chosen");
  QTest::keyClick(folder, Qt::Key_B, Qt::AltModifier);
  QTRY_COMPARE(folder->text(), path("chosen"));
  const QStringList faults = test::textsThatDoNotFit(dialog);
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
  QSignalSpy done(&dialog, &BatchDialog::done);
  QTest::keyClick(folder, Qt::Key_Return);
  QVERIFY(QTest::qWaitFor([&] { return done.size() == 1; }, kPatienceMs));
  QCOMPARE(filesIn(path("chosen")), files("pdf"));
  QCOMPARE(fixture.field<QProgressBar>("batch.progress")->value(), 6);

  fixture.script.existing = Existing::Cancel;
  QTest::keyClick(folder, Qt::Key_Return);
  QVERIFY(QTest::qWaitFor([&] { return done.size() == 2; }, kPatienceMs));
  QCOMPARE(fixture.script.replaced.size(), 1);
  QCOMPARE(fixture.script.replaced[0], (std::pair{6, 6}));
  QTest::keyClick(&dialog, Qt::Key_Escape);
  QVERIFY(!dialog.isVisible());
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestBatchExport>(__FILE__);
#include "test_batch_export.moc"
