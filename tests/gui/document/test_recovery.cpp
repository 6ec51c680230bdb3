// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved results survive a killed window. This program is its own victim: started with kChild and a folder, it is a
// window that measures, saves a copy and waits to be killed.
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/files/file_io.h"
#include "format/session_file.h"
#include "gui/fake_device.h"
#include "gui/fake_worker.h"
#include "gui/window_fixture.h"
#include "presentation/presentation.h"
#include "recovery/autosave.h"
#include "recovery/recovery_bar.h"
#include "result_views/results_table.h"
#include "widgets/background.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::fakeWorker;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;

namespace {

constexpr const char* kChild = "--window";

void keepQuickly(MainWindow& window, const QString& folder) {
  Settings settings = window.settings();
  settings.autosaveSeconds = 1;
  window.setSettings(settings);
  window.workbench().sessions.keepUnsaved(folder);
}

int runChild(const QString& folder) {
  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  keepQuickly(fixture.window, folder);
  fixture.clickRun();
  return QApplication::exec();
}

Session sessionOf(int count) {
  Session session;
  for (int i = 0; i < count; ++i) {
    Result result = test::fakeResult();
    result.family = "transpose";
    result.variant = "naive";
    result.device = "simulated:fake";
    session.results.push_back(result);
  }
  return session;
}

}  // namespace

class TestRecovery : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }
  void resultsOfAKilledWindowComeBack();
  void theCopyOfALivingWindowIsNotOffered();
  void discardedResultsAreGone();
  void severalAreOfferedOneAfterTheOther();
  void aLockWithoutACopyIsCleanedUp();
  void aDamagedCopyIsNoHindrance();
  void aCopyThatIsTakenWhileItIsReadTouchesNoOther();
  void unansweredResultsAreOfferedAgain();
  void recoveringAsksAboutResultsThatNoFileHas();
  void inFrontOfAClassNothingPopsUp();
  void savedResultsNeedNoCopy();
  void theCopyFollowsChanges();
  void neverMeansNever();
  void whatIsNoLongerWantedIsNotCalledKept();
  void aFolderThatCannotBeWrittenIsTold();

 private:
  QString folder() const { return m_folder->filePath("recovery"); }
  QStringList copies() const { return QDir(folder()).entryList({"unsaved-*.json"}, QDir::Files); }
  /// A window that has saved a copy of its results.
  std::unique_ptr<QProcess> startWindow();
  void leaveOrphan(int count);

  std::unique_ptr<QTemporaryDir> m_folder;
};

std::unique_ptr<QProcess> TestRecovery::startWindow() {
  auto process = std::make_unique<QProcess>();
  const qsizetype before = copies().size();
  process->start(QCoreApplication::applicationFilePath(), {kChild, folder()});
  if (!QTest::qWaitFor([&] { return copies().size() > before; }, kPatienceMs)) qFatal("the window kept no copy");
  return process;
}

void TestRecovery::leaveOrphan(int count) {
  QDir().mkpath(folder());
  const QString name = QString("unsaved-%1.json").arg(copies().size());
  writeFile(QDir(folder()).filePath(name).toStdString(), toJson(sessionOf(count)));
}

void TestRecovery::resultsOfAKilledWindowComeBack() {
  const auto process = startWindow();
  process->kill();
  QVERIFY(process->waitForFinished());
  QCOMPARE(process->exitStatus(), QProcess::CrashExit);
  QCOMPARE(copies().size(), 1);
  const Session lost = readSession(QDir(folder()).filePath(copies()[0]).toStdString());
  QVERIFY(lost.results.size() >= 5);

  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  RecoveryBar& bar = fixture.window.recovery();
  QVERIFY(!bar.isVisible());
  keepQuickly(fixture.window, folder());
  QTRY_VERIFY_WITH_TIMEOUT(bar.isVisible(), kPatienceMs);
  const QString text = fixture.field<QLabel>("recovery.text")->text();
  QVERIFY2(text.contains(QString::number(lost.results.size())), qPrintable(text));
  QTest::mouseClick(fixture.field<QPushButton>("recovery.recover"), Qt::LeftButton);
  QVERIFY(fixture.session() == lost);
  QVERIFY(fixture.window.document().modified());
  QVERIFY(fixture.window.document().path().isEmpty());
  QCOMPARE(fixture.window.table().model()->rowCount(), static_cast<int>(lost.results.size()));
  QVERIFY(!bar.isVisible());
  QCOMPARE(copies().size(), 1);  // until a file has them

  QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.save(m_folder->filePath("kept.json")); }));
  QVERIFY(copies().isEmpty());
  QVERIFY(readSession(m_folder->filePath("kept.json").toStdString()) == lost);
}

void TestRecovery::theCopyOfALivingWindowIsNotOffered() {
  const auto process = startWindow();
  {
    WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
    fixture.window.workbench().sessions.keepUnsaved(folder());
    QTest::qWait(200);
    QVERIFY(!fixture.window.recovery().isVisible());
  }
  QCOMPARE(copies().size(), 1);
  process->kill();
  QVERIFY(process->waitForFinished());
  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  fixture.window.workbench().sessions.keepUnsaved(folder());
  QTRY_VERIFY_WITH_TIMEOUT(fixture.window.recovery().isVisible(), kPatienceMs);

  // While this window offers it, no other window does.
  WindowFixture other(fakeWorker(test::slowWhereNaive()));
  other.window.workbench().sessions.keepUnsaved(folder());
  QTest::qWait(200);
  QVERIFY(!other.window.recovery().isVisible());
}

void TestRecovery::discardedResultsAreGone() {
  leaveOrphan(3);
  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  fixture.window.workbench().sessions.keepUnsaved(folder());
  QTRY_VERIFY_WITH_TIMEOUT(fixture.window.recovery().isVisible(), kPatienceMs);
  QTest::mouseClick(fixture.field<QPushButton>("recovery.discard"), Qt::LeftButton);
  QVERIFY(!fixture.window.recovery().isVisible());
  QVERIFY(copies().isEmpty());
  QVERIFY(fixture.session().results.empty());
}

void TestRecovery::severalAreOfferedOneAfterTheOther() {
  leaveOrphan(3);
  leaveOrphan(7);
  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  fixture.window.workbench().sessions.keepUnsaved(folder());
  auto* text = fixture.field<QLabel>("recovery.text");
  QTRY_VERIFY_WITH_TIMEOUT(fixture.window.recovery().isVisible(), kPatienceMs);
  const QString first = text->text();
  QTest::mouseClick(fixture.field<QPushButton>("recovery.recover"), Qt::LeftButton);
  const std::size_t count = fixture.session().results.size();
  QTRY_VERIFY_WITH_TIMEOUT(fixture.window.recovery().isVisible(), kPatienceMs);
  QVERIFY(text->text() != first);
  QTest::mouseClick(fixture.field<QPushButton>("recovery.recover"), Qt::LeftButton);
  QCOMPARE(fixture.script.questions, 1);
  QCOMPARE(fixture.session().results.size() + count, std::size_t{10});
}

void TestRecovery::aLockWithoutACopyIsCleanedUp() {
  // From a window killed before it had anything to save, in the state that its process left.
  QProcess process;
  process.start(QCoreApplication::applicationFilePath(), {kChild, folder()});
  const auto locks = [this] { return QDir(folder()).entryList({"*.lock"}, QDir::Files); };
  QTRY_COMPARE_WITH_TIMEOUT(locks().size(), 1, kPatienceMs);
  QTRY_COMPARE_WITH_TIMEOUT(copies().size(), 1, kPatienceMs);
  process.kill();
  QVERIFY(process.waitForFinished());
  QVERIFY(QFile::remove(QDir(folder()).filePath(copies()[0])));
  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  fixture.window.workbench().sessions.keepUnsaved(folder());
  QCOMPARE(locks().size(), 0);
  QVERIFY(!fixture.window.recovery().isVisible());
}

void TestRecovery::aDamagedCopyIsNoHindrance() {
  QDir().mkpath(folder());
  writeFile(QDir(folder()).filePath("unsaved-damaged.json").toStdString(), "{\"format\":");
  leaveOrphan(4);
  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  fixture.window.workbench().sessions.keepUnsaved(folder());
  QTRY_VERIFY_WITH_TIMEOUT(fixture.window.recovery().isVisible(), kPatienceMs);
  QTest::mouseClick(fixture.field<QPushButton>("recovery.recover"), Qt::LeftButton);
  QCOMPARE(fixture.session().results.size(), std::size_t{4});
  QVERIFY(fixture.script.errors.isEmpty());
}

void TestRecovery::aCopyThatIsTakenWhileItIsReadTouchesNoOther() {
  QDir().mkpath(folder());
  const QString first = QDir(folder()).filePath("unsaved-damaged.json");
  writeFile(first.toStdString(), "{\"format\":");
  QFile file(first);
  QVERIFY(file.open(QFile::ReadWrite));
  QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(1), QFile::FileModificationTime));  // the latest
  file.close();
  RecoveryOffers offers;
  RecoveryBar bar(offers);
  const auto takeWhileItIsRead = [&] {
    offers.lookIn(folder());
    QVERIFY(offers.take(first));
    QVERIFY(QTest::qWaitFor([] { return backgroundPool().waitForDone(1); }, kPatienceMs));
    QTest::qWait(20);
  };
  takeWhileItIsRead();
  QVERIFY(!bar.isVisible());
  leaveOrphan(4);
  takeWhileItIsRead();
  QVERIFY(bar.isVisible());
  QCOMPARE(offers.offer()->session.results.size(), std::size_t{4});
  bool accepted = false;
  connect(&bar, &RecoveryBar::accepted, &bar, [&] { accepted = true; });
  bar.findChild<QPushButton*>("recovery.recover")->click();
  QVERIFY(accepted);
}

void TestRecovery::unansweredResultsAreOfferedAgain() {
  leaveOrphan(3);
  for (int start = 0; start < 2; ++start) {
    WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
    fixture.window.workbench().sessions.keepUnsaved(folder());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.recovery().isVisible(), kPatienceMs);
    fixture.window.close();
  }
  QCOMPARE(copies().size(), 1);
}

void TestRecovery::recoveringAsksAboutResultsThatNoFileHas() {
  leaveOrphan(3);
  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  fixture.window.workbench().sessions.keepUnsaved(folder());
  QTRY_VERIFY_WITH_TIMEOUT(fixture.window.recovery().isVisible(), kPatienceMs);
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  const Session before = fixture.session();
  fixture.script.unsaved = Dialogs::Answer::Cancel;
  QTest::mouseClick(fixture.field<QPushButton>("recovery.recover"), Qt::LeftButton);
  QCOMPARE(fixture.script.questions, 1);
  QVERIFY(fixture.session() == before);
  QVERIFY(fixture.window.recovery().isVisible());
}

void TestRecovery::inFrontOfAClassNothingPopsUp() {
  leaveOrphan(3);
  WindowFixture fixture(fakeWorker(test::slowWhereNaive()));
  fixture.window.presentation().action()->setChecked(true);
  fixture.window.workbench().sessions.keepUnsaved(folder());
  QTest::qWait(200);
  QVERIFY(!fixture.window.recovery().isVisible());
  fixture.window.presentation().action()->setChecked(false);
  QTRY_VERIFY_WITH_TIMEOUT(fixture.window.recovery().isVisible(), kPatienceMs);
}

void TestRecovery::savedResultsNeedNoCopy() {
  SessionDocument document;
  {
    Autosave autosave(document, folder());
    autosave.setInterval(std::chrono::seconds(1));
    document.replace(sessionOf(2), "opened.json");
    document.append(sessionOf(1).results[0]);
    QTRY_COMPARE_WITH_TIMEOUT(copies().size(), 1, kPatienceMs);
    document.setSaved("saved.json", document.revision());
    QTRY_COMPARE(copies().size(), 0);  // it may be in the middle of a write
    document.append(sessionOf(1).results[0]);
    QTRY_COMPARE_WITH_TIMEOUT(copies().size(), 1, kPatienceMs);
  }
  QTRY_COMPARE(copies().size(), 0);  // the window ended normally
  QCOMPARE(QDir(folder()).entryList(QDir::Files).size(), 0);
}

void TestRecovery::theCopyFollowsChanges() {
  SessionDocument document;
  Autosave autosave(document, folder());
  autosave.setInterval(std::chrono::seconds(1));
  QSignalSpy kept(&autosave, &Autosave::kept);
  for (const Result& result : sessionOf(2).results) document.append(result);
  QVERIFY(kept.wait(kPatienceMs));
  const QString path = QDir(folder()).filePath(copies().value(0));
  QVERIFY(readSession(path.toStdString()) == document.session());
  document.append(sessionOf(1).results[0]);
  QVERIFY(kept.wait(kPatienceMs));
  QVERIFY(readSession(path.toStdString()) == document.session());
  QCOMPARE(copies().size(), 1);
  QVERIFY(!kept.wait(1500));  // nothing changed
}

void TestRecovery::neverMeansNever() {
  SessionDocument document;
  Autosave autosave(document, folder());
  autosave.setInterval(std::chrono::seconds(1));
  document.append(sessionOf(1).results[0]);
  QTRY_COMPARE_WITH_TIMEOUT(copies().size(), 1, kPatienceMs);
  autosave.setInterval(std::chrono::seconds(0));
  QTRY_COMPARE(copies().size(), 0);  // a copy being written is removed afterwards
  document.append(sessionOf(1).results[0]);
  QTest::qWait(1500);
  QCOMPARE(copies().size(), 0);
}

void TestRecovery::whatIsNoLongerWantedIsNotCalledKept() {
  SessionDocument document;
  Autosave autosave(document, folder());
  QSignalSpy kept(&autosave, &Autosave::kept);
  // All threads are busy while the copy is asked for.
  const auto busy = std::make_shared<QSemaphore>();
  const auto release = qScopeGuard([busy] { busy->release(1000); });
  for (int i = 0; i < backgroundPool().maxThreadCount(); ++i) backgroundPool().start([busy] { busy->acquire(); });
  autosave.setInterval(std::chrono::milliseconds(1));
  document.append(sessionOf(1).results[0]);
  QTRY_COMPARE_WITH_TIMEOUT(autosave.keptRevision(), document.revision(), kPatienceMs);
  autosave.setInterval(std::chrono::seconds(0));
  busy->release(1000);
  QVERIFY(QTest::qWaitFor([] { return backgroundPool().waitForDone(1); }, kPatienceMs));
  QTest::qWait(20);
  QCOMPARE(kept.count(), 0);
  QCOMPARE(copies().size(), 0);
  // Requested again, it is saved.
  autosave.setInterval(std::chrono::milliseconds(1));
  QVERIFY(kept.wait(kPatienceMs));
  QCOMPARE(copies().size(), 1);
}

void TestRecovery::aFolderThatCannotBeWrittenIsTold() {
  SessionDocument document;
  writeFile(m_folder->filePath("file").toStdString(), "no folder");
  Autosave autosave(document, m_folder->filePath("file/inside"));
  autosave.setInterval(std::chrono::seconds(1));
  QSignalSpy failed(&autosave, &Autosave::failed);
  document.append(sessionOf(1).results[0]);
  QVERIFY(failed.wait(kPatienceMs));
  QVERIFY(failed[0][0].toString().contains("file/inside"));
  QVERIFY(!failed[0][0].toString().contains('\n'));
}

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() == 3 && arguments[1] == kChild) return runChild(arguments[2]);
  TestRecovery test;
  return QTest::qExec(&test, argc, argv);
}

#include "test_recovery.moc"
