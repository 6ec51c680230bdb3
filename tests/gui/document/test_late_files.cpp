// SPDX-License-Identifier: GPL-3.0-or-later
// Files that the window reads and writes in the background: a late result affects no other session and loses nothing
// that has arrived in between.
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <QAction>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/files/descriptor.h"
#include "core/files/file_io.h"
#include "core/files/folder_lock.h"
#include "format/session_file.h"
#include "gui/fake_worker.h"
#include "gui/window_fixture.h"
#include "test_registry.h"
#include "widgets/background.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::fakeWorker;
using test::kPatienceMs;
using Answer = Dialogs::Answer;
using Changed = Dialogs::Changed;

namespace {

Session lateSession(int count) {
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
    return fileWork([&] { window.workbench().sessions.save(path); });
  }
  const SessionDocument& document() const { return window.document(); }
};

/// A file whose reading takes as long as this object lives, and which then contains these results.
class SlowFile {
 public:
  SlowFile(const QString& path, const Session& session) : m_path(QFile::encodeName(path)), m_content(toJson(session)) {
    QFile::remove(path);
    // Without a name: the program does not wait for a named one.
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) qFatal("no pipe");
    m_output = Descriptor(ends[0]);
    m_input = Descriptor(ends[1]);
    if (::symlink(("/proc/self/fd/" + std::to_string(ends[0])).c_str(), m_path) != 0) qFatal("no link");
  }
  ~SlowFile() {
    m_input.writeAll(m_content);
    // The reader has opened it once bytes are read, so the writer may close it.
    int left = 1;
    for (int i = 0; i < kPatienceMs && ::ioctl(m_output.get(), FIONREAD, &left) == 0 && left > 0; ++i) QTest::qSleep(1);
  }
  SlowFile(const SlowFile&) = delete;
  SlowFile& operator=(const SlowFile&) = delete;

 private:
  QByteArray m_path;
  std::string m_content;
  Descriptor m_output;
  Descriptor m_input;
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
    writeFile(m_b.toStdString(), toJson(lateSession(3)));
  }

  void aSaveThatEndsLateLeavesTheSessionOpenedSinceItsFile();
  void aSaveThatEndsLateLeavesAClearedSessionWithoutAFile();
  void whatWaitsToBeSavedIsNotTheSessionRecoveredSince();
  void aConflictThatComesLateMixesNothing();
  void resultsThatCameWhileAFileWasReadAreAskedAbout();
  void ofTwoFilesTheLaterIsShown();
  void whatCameWhileItWasSavedIsAskedAboutToo();
  void aRunAfterTheQuestionIsAskedAboutAtTheClose();
  void whatIsDiscardedWhileItWaitsIsNotRecovered();

 private:
  Session onDisk(const QString& path) const { return test::readWithoutRuns(path); }
  /// During its lifetime, no file next to A.json can be written.
  std::unique_ptr<FolderLock> holdA() const { return std::make_unique<FolderLock>(m_a.toStdString()); }
  /// No reads or writes are pending.
  static void finish() {
    QVERIFY(QTest::qWaitFor([] { return backgroundPool().waitForDone(1); }, kPatienceMs));
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
  fixture.window.workbench().sessions.save(m_a);
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
  fixture.window.workbench().sessions.save(m_a);
  fixture.action("Clear results")->trigger();
  QVERIFY(fixture.fileWork([&] { held.reset(); }));
  QVERIFY(onDisk(m_a) == first);
  QVERIFY(fixture.document().path().isEmpty());

  // Cleared and restored during the write, it equals the earlier session.
  undo->trigger();
  held = holdA();
  fixture.window.workbench().sessions.save(m_a);
  fixture.action("Clear results")->trigger();
  undo->trigger();
  QVERIFY(fixture.fileWork([&] { held.reset(); }));
  QCOMPARE(fixture.document().path(), m_a);
  QVERIFY(!fixture.document().modified());
}

void TestLateFiles::whatWaitsToBeSavedIsNotTheSessionRecoveredSince() {
  const QString recovery = m_folder->filePath("recovery");
  QVERIFY(QDir().mkpath(recovery));
  writeFile((recovery + "/unsaved-0.json").toStdString(), toJson(lateSession(5)));
  Window fixture;
  fixture.window.workbench().sessions.keepUnsaved(recovery);
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
  const Session others = lateSession(7);
  writeFile(m_a.toStdString(), toJson(others));
  auto held = holdA();
  fixture.script.changed = Changed::Add;
  fixture.action("Save session")->trigger();
  fixture.script.openPath = m_b;
  QVERIFY(fixture.fileWork([&] { fixture.action("Open session...")->trigger(); }));
  QVERIFY(!fixture.fileWork([&] { held.reset(); }));
  finish();
  QVERIFY(onDisk(m_a) == others);
  QVERIFY(onDisk(m_b) == lateSession(3));
  QVERIFY(fixture.session() == lateSession(3));
  QVERIFY(fixture.script.conflicts.empty());
  QCOMPARE(fixture.script.errors,
           QStringList{"Another window or program has changed 'A.json' since it was opened or saved here."});
}

void TestLateFiles::resultsThatCameWhileAFileWasReadAreAskedAbout() {
  Window fixture;
  const auto readWhileMeasuring = [&] {
    {
      const SlowFile slow(m_b, lateSession(3));
      fixture.window.open(m_b);
      fixture.measure();
    }
    finish();
  };
  fixture.script.unsaved = Answer::Cancel;
  readWhileMeasuring();
  QCOMPARE(fixture.script.questions, 1);
  const Session measured = fixture.session();
  QVERIFY(!measured.results.empty());
  QVERIFY(measured != lateSession(3));
  QVERIFY(fixture.document().path().isEmpty());

  fixture.script.unsaved = Answer::Save;
  fixture.script.savePath = m_a;
  readWhileMeasuring();
  QTRY_COMPARE_WITH_TIMEOUT(fixture.document().path(), m_b, kPatienceMs);
  QCOMPARE(fixture.script.questions, 2);
  QCOMPARE(onDisk(m_a).results.size(), 2 * measured.results.size());
  QVERIFY(fixture.session() == lateSession(3));
}

void TestLateFiles::ofTwoFilesTheLaterIsShown() {
  const QString other = m_folder->filePath("b/C.json");
  writeFile(other.toStdString(), toJson(lateSession(4)));
  Window fixture;
  QSignalSpy replaced(&fixture.document(), &SessionDocument::replaced);
  {
    const SlowFile slow(m_b, lateSession(3));
    fixture.window.open(m_b);
    QVERIFY(fixture.fileWork([&] { fixture.window.open(other); }));
  }
  finish();
  QCOMPARE(fixture.document().path(), other);
  QCOMPARE(replaced.size(), 1);
  QVERIFY(fixture.session() == lateSession(4));
}

void TestLateFiles::whatCameWhileItWasSavedIsAskedAboutToo() {
  Window fixture;
  fixture.measure();
  const std::size_t first = fixture.session().results.size();
  fixture.script.savePath = m_a;
  fixture.script.openPath = m_b;
  int questions = 0;
  for (const char* action : {"Clear results", "Open session..."}) {
    auto held = holdA();
    fixture.script.unsaved = Answer::Save;
    fixture.action(action)->trigger();
    fixture.measure();
    fixture.script.unsaved = Answer::Cancel;
    const Session all = fixture.session();
    QVERIFY(fixture.fileWork([&] { held.reset(); }));
    finish();
    questions += 2;
    QCOMPARE(fixture.script.questions, questions);
    QVERIFY(fixture.session() == all);
    QVERIFY(fixture.document().modified());
    QCOMPARE(onDisk(m_a).results.size(), all.results.size() - first);
  }
}

void TestLateFiles::aRunAfterTheQuestionIsAskedAboutAtTheClose() {
  Window fixture;
  fixture.measure();
  fixture.window.close();  // Discard, and it closes a moment later
  QCOMPARE(fixture.script.questions, 1);
  fixture.script.unsaved = Answer::Cancel;
  fixture.window.startRun();
  QVERIFY(fixture.waitForRun());
  QTest::qWait(50);
  QCOMPARE(fixture.script.questions, 2);
  QVERIFY(fixture.window.isVisible());
}

void TestLateFiles::whatIsDiscardedWhileItWaitsIsNotRecovered() {
  const QString recovery = m_folder->filePath("recovery");
  QVERIFY(QDir().mkpath(recovery));
  for (const int count : {5, 6})
    writeFile((recovery + QString("/unsaved-%1.json").arg(count)).toStdString(), toJson(lateSession(count)));
  const auto copies = [&] { return QDir(recovery).entryList({"unsaved-*.json"}, QDir::Files).size(); };
  Window fixture;
  fixture.window.workbench().sessions.keepUnsaved(recovery);
  auto* recover = fixture.field<QPushButton>("recovery.recover");
  QTRY_VERIFY_WITH_TIMEOUT(recover->isVisible(), kPatienceMs);
  fixture.measure();
  const Session own = fixture.session();

  auto held = holdA();
  fixture.script.unsaved = Answer::Save;
  fixture.script.savePath = m_a;
  QTest::mouseClick(recover, Qt::LeftButton);
  QTest::mouseClick(fixture.field<QPushButton>("recovery.discard"), Qt::LeftButton);
  QCOMPARE(copies(), 1);
  QVERIFY(fixture.fileWork([&] { held.reset(); }));
  finish();
  QVERIFY(fixture.session() == own);
  QCOMPARE(fixture.document().path(), m_a);
  QCOMPARE(copies(), 1);  // results not shown yet are offered
  QTRY_VERIFY_WITH_TIMEOUT(recover->isVisible(), kPatienceMs);
  QTest::mouseClick(recover, Qt::LeftButton);
  QVERIFY(fixture.session().results.size() == 5 || fixture.session().results.size() == 6);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLateFiles>(__FILE__);
#include "test_late_files.moc"
