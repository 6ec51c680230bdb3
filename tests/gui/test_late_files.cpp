// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are read and written in the background while the window goes on: what ends late touches no session that
// it does not belong to, and loses nothing that has come meanwhile.
#include <QAction>
#include <QDir>
#include <QSemaphore>
#include <QSignalSpy>
#include <QThreadPool>
#include <QtTest>

#include "fake_worker.h"
#include "folder_lock.h"
#include "window_fixture.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::fakeWorker;
using test::kPatienceMs;
using Answer = Dialogs::Answer;
using Changed = Dialogs::Changed;

namespace {

Session sessionOf(int count) {
  Session session;
  for (int i = 0; i < count; ++i) {
    Result result = test::fakeResult(1 + i);
    result.family = "transpose";
    result.variant = "naive";
    result.device = "simulated:fake";
    session.results.push_back(result);
  }
  return session;
}

struct Window : test::WindowFixture {
  Window() : WindowFixture(fakeWorker()) {}

  void measure() {
    clickRun();
    if (!waitForRun()) qFatal("the run does not end");
  }
  bool save(const QString& path) {
    return fileWork([&] { window.saveSession(path); });
  }
  const SessionDocument& document() const { return window.document(); }
};

/// While it lives, no work in the background begins.
class HeldPool {
 public:
  HeldPool() {
    QThreadPool* pool = QThreadPool::globalInstance();
    for (int i = 0; i < pool->maxThreadCount(); ++i) pool->start([this] { m_held.acquire(); });
  }
  ~HeldPool() { m_held.release(QThreadPool::globalInstance()->maxThreadCount()); }

 private:
  QSemaphore m_held;
};

}  // namespace

class TestLateFiles : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    for (const char* name : {"a", "b"}) QVERIFY(QDir(m_folder->path()).mkdir(name));
    m_a = m_folder->filePath("a/A.json");
    m_b = m_folder->filePath("b/B.json");
    writeFile(m_b.toStdString(), toJson(sessionOf(3)));
  }

  void aSaveThatEndsLateLeavesTheSessionOpenedSinceItsFile();
  void aSaveThatEndsLateLeavesAClearedSessionWithoutAFile();
  void whatWaitsToBeSavedIsNotTheSessionRecoveredSince();
  void aConflictThatComesLateMixesNothing();

 private:
  Session onDisk(const QString& path) const { return readSession(path.toStdString()); }
  /// While it lives, nothing is written beside A.json.
  std::unique_ptr<FolderLock> holdA() const { return std::make_unique<FolderLock>(m_a.toStdString()); }
  /// Nothing is read or written any more.
  static void finish() {
    QVERIFY(QTest::qWaitFor([] { return QThreadPool::globalInstance()->waitForDone(1); }, kPatienceMs));
    QTest::qWait(20);
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  QString m_a, m_b;
};

void TestLateFiles::aSaveThatEndsLateLeavesTheSessionOpenedSinceItsFile() {
  Window fixture;
  fixture.measure();
  const Session first = fixture.session();
  auto held = holdA();
  fixture.window.saveSession(m_a);
  fixture.script.openPath = m_b;
  QVERIFY(fixture.fileWork([&] { fixture.action("Open session...")->trigger(); }));
  QCOMPARE(fixture.document().path(), m_b);
  QVERIFY(fixture.fileWork([&] { held.reset(); }));
  QVERIFY(onDisk(m_a) == first);
  QCOMPARE(fixture.document().path(), m_b);
  QVERIFY(!fixture.document().modified());

  fixture.measure();
  QVERIFY(fixture.fileWork([&] { fixture.action("Save session")->trigger(); }));
  QVERIFY(onDisk(m_a) == first);
  QVERIFY(onDisk(m_b) == fixture.session());
}

void TestLateFiles::aSaveThatEndsLateLeavesAClearedSessionWithoutAFile() {
  Window fixture;
  fixture.measure();
  const Session first = fixture.session();
  QAction* undo = nullptr;
  for (QAction* action : fixture.window.findChildren<QAction*>())
    if (action->shortcuts().contains(QKeySequence::Undo)) undo = action;
  QVERIFY(undo);
  auto held = holdA();
  fixture.window.saveSession(m_a);
  fixture.action("Clear results")->trigger();
  QVERIFY(fixture.fileWork([&] { held.reset(); }));
  QVERIFY(onDisk(m_a) == first);
  QVERIFY(fixture.document().path().isEmpty());

  // Cleared and brought back while it is written, it is the same session as before.
  undo->trigger();
  held = holdA();
  fixture.window.saveSession(m_a);
  fixture.action("Clear results")->trigger();
  undo->trigger();
  QVERIFY(fixture.fileWork([&] { held.reset(); }));
  QCOMPARE(fixture.document().path(), m_a);
  QVERIFY(!fixture.document().modified());
}

void TestLateFiles::whatWaitsToBeSavedIsNotTheSessionRecoveredSince() {
  const QString recovery = m_folder->filePath("recovery");
  QVERIFY(QDir().mkpath(recovery));
  writeFile((recovery + "/unsaved-0.json").toStdString(), toJson(sessionOf(5)));
  Window fixture;
  fixture.window.keepUnsaved(recovery);
  auto* recover = fixture.field<QPushButton>("recovery.recover");
  QTRY_VERIFY_WITH_TIMEOUT(recover->isVisible(), kPatienceMs);
  fixture.measure();
  QVERIFY(fixture.save(m_a));
  fixture.measure();
  const Session both = fixture.session();

  auto held = holdA();
  fixture.script.unsaved = Answer::Save;
  QTest::mouseClick(recover, Qt::LeftButton);
  fixture.action("Save session")->trigger();
  held.reset();
  QTRY_COMPARE_WITH_TIMEOUT(fixture.session().results.size(), std::size_t{5}, kPatienceMs);
  finish();
  QVERIFY(onDisk(m_a) == both);
  QVERIFY(fixture.document().path().isEmpty());
  QVERIFY(fixture.document().modified());
}

void TestLateFiles::aConflictThatComesLateMixesNothing() {
  Window fixture;
  fixture.measure();
  QVERIFY(fixture.save(m_a));
  fixture.measure();
  const Session others = sessionOf(7);
  writeFile(m_a.toStdString(), toJson(others));
  auto held = holdA();
  fixture.script.changed = Changed::Add;
  fixture.action("Save session")->trigger();
  fixture.script.openPath = m_b;
  QVERIFY(fixture.fileWork([&] { fixture.action("Open session...")->trigger(); }));
  QVERIFY(!fixture.fileWork([&] { held.reset(); }));
  finish();
  QVERIFY(onDisk(m_a) == others);
  QVERIFY(onDisk(m_b) == sessionOf(3));
  QVERIFY(fixture.session() == sessionOf(3));
  QVERIFY(fixture.script.conflicts.empty());
  QCOMPARE(fixture.script.errors,
           QStringList{"'A.json' has been changed by another window or program since it was opened or saved here."});
}

QTEST_MAIN(TestLateFiles)
#include "test_late_files.moc"
