// SPDX-License-Identifier: GPL-3.0-or-later
// Two windows on one session file, and other changes to a file that a window has open.
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <atomic>
#include <map>

#include "core/files/file_io.h"
#include "format/session_file.h"
#include "format/session_merge.h"
#include "gui/fake_device.h"
#include "gui/text_fit.h"
#include "gui/window_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;
using Changed = Dialogs::Changed;

namespace {

/// Each measured result is different.
std::unique_ptr<ComputeWorker> numberingWorker() {
  const auto open = [](std::string_view id) {
    return std::make_unique<test::FakeDevice>(test::fakeInfo(std::string(id)),
                                              [](const Point&, const std::stop_token&, const PointProgress&) {
                                                static std::atomic<int> number{0};
                                                Result result = test::fakeResult();
                                                result.facts = {{"number", std::to_string(++number)}};
                                                return result;
                                              });
  };
  return std::make_unique<ComputeWorker>(open, [] { return std::vector{test::fakeInfo()}; });
}

struct SharingWindow : WindowFixture {
  SharingWindow() : WindowFixture(numberingWorker()) {}

  void measure() {
    clickRun();
    if (!waitForRun()) qFatal("the run does not end");
  }
  bool open(const QString& path) {
    script.openPath = path;
    return fileWork([&] { action("Open session...")->trigger(); });
  }
  /// Answers the question if it appears.
  bool save(Changed answer = Changed::Cancel) {
    script.changed = answer;
    return fileWork([&] { action("Save session")->trigger(); });
  }
  std::size_t questions() const { return script.conflicts.size(); }
};

}  // namespace

class TestTwoWindows : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void theSecondToSaveIsAskedAndCanAddWhatIsMissing();
  void cancelWritesNothing();
  void savingElsewhereLeavesBoth();
  void replacingIsAPersonsWord();
  void deletedResultsOfTheOtherAreAskedAboutToo();
  void closingAsksAsSavingDoes();
  void whatIsNoSessionAnyMoreIsNotWrittenOver();
  void aDeletedFileIsWrittenAgain();
  void theSameContentAsksNothing();
  void savingTwiceInARowAsksNothing();
  void aChangeDuringTheQuestionIsAskedAboutAgain();
  void aClearedSessionThatComesBackIsStillWatched();
  void aReadOnlyFileIsToldAndAnotherPlaceTakesTheSession();
  void whatTheCommandLineAppendedIsSeen();
  void theQuestionOffersWhatThereIs_data();
  void theQuestionOffersWhatThereIs();

 private:
  Session onDisk() const { return test::readWithoutRuns(m_path); }
  bool diskHasAllOf(const Session& session) const { return missingResults(onDisk(), session).empty(); }

  std::unique_ptr<QTemporaryDir> m_folder;
  QString m_path;  ///< a session that two windows have open, and both have changed
  std::unique_ptr<SharingWindow> m_one, m_two;
};

void TestTwoWindows::init() {
  m_one.reset();
  m_two.reset();
  m_folder = std::make_unique<QTemporaryDir>();
  m_path = m_folder->filePath("session.json");
  m_one = std::make_unique<SharingWindow>();
  m_two = std::make_unique<SharingWindow>();
  m_one->measure();
  m_one->script.savePath = m_path;
  QVERIFY(m_one->save());
  QVERIFY(m_two->open(m_path));
  m_one->measure();
  m_two->measure();
}

void TestTwoWindows::theSecondToSaveIsAskedAndCanAddWhatIsMissing() {
  QVERIFY(m_one->save());
  QCOMPARE(m_one->questions(), 0u);
  const std::size_t added = missingResults(m_two->session(), m_one->session()).size();
  QVERIFY(added > 0);
  const std::size_t before = m_two->session().results.size();

  QVERIFY(m_two->save(Changed::Add));
  QCOMPARE(m_two->questions(), 1u);
  QVERIFY(m_two->script.conflicts[0] == added);
  QCOMPARE(m_two->session().results.size(), before + added);
  QVERIFY(onDisk() == m_two->session());
  QVERIFY(diskHasAllOf(m_one->session()));
  QVERIFY(!m_two->window.isWindowModified());

  // The first window then sees that: it lacks none of its own results, so adding takes the second one's.
  m_one->measure();
  QVERIFY(m_one->save(Changed::Add));
  QCOMPARE(m_one->questions(), 1u);
  QVERIFY(onDisk() == m_one->session());
  QVERIFY(diskHasAllOf(m_two->session()));
}

void TestTwoWindows::cancelWritesNothing() {
  QVERIFY(m_one->save());
  const Session before = m_two->session();
  QVERIFY(!m_two->save(Changed::Cancel));
  QVERIFY(onDisk() == m_one->session());
  QVERIFY(m_two->session() == before);
  QVERIFY(m_two->window.isWindowModified());
  QVERIFY(m_two->script.errors.isEmpty());
  QVERIFY(!m_two->save(Changed::Cancel));  // asked again each time
  QCOMPARE(m_two->questions(), 2u);
}

void TestTwoWindows::savingElsewhereLeavesBoth() {
  QVERIFY(m_one->save());
  const QString other = m_folder->filePath("other.json");
  m_two->script.savePath = other;
  QVERIFY(m_two->save(Changed::SaveAs));
  QVERIFY(onDisk() == m_one->session());
  QVERIFY(test::readWithoutRuns(other) == m_two->session());
  QVERIFY(m_two->window.windowTitle().contains("other.json"));
}

void TestTwoWindows::replacingIsAPersonsWord() {
  QVERIFY(m_one->save());
  QVERIFY(m_two->save(Changed::Replace));
  QVERIFY(onDisk() == m_two->session());
  m_two->measure();
  QVERIFY(m_two->save());
  QCOMPARE(m_two->questions(), 1u);  // from now on the file is its own
}

void TestTwoWindows::deletedResultsOfTheOtherAreAskedAboutToo() {
  m_one->action("Clear results")->trigger();
  writeFile(m_path.toStdString(), toJson(Session()));  // as the other window saved it, without results
  QVERIFY(!m_two->save());
  QCOMPARE(m_two->questions(), 1u);
  QVERIFY(m_two->script.conflicts[0] == std::size_t{0});
}

void TestTwoWindows::closingAsksAsSavingDoes() {
  QVERIFY(m_one->save());
  m_two->script.unsaved = Dialogs::Answer::Save;
  m_two->script.changed = Changed::Cancel;
  QVERIFY(!m_two->fileWork([&] { m_two->window.close(); }));
  QTest::qWait(50);
  QVERIFY(m_two->window.isVisible());
  m_two->script.changed = Changed::Add;
  m_two->window.close();
  QTRY_VERIFY_WITH_TIMEOUT(!m_two->window.isVisible(), kPatienceMs);
  QVERIFY(onDisk() == m_two->session());
  QVERIFY(diskHasAllOf(m_one->session()));
}

void TestTwoWindows::whatIsNoSessionAnyMoreIsNotWrittenOver() {
  writeFile(m_path.toStdString(), "a letter");
  QVERIFY(!m_two->save());
  QVERIFY(m_two->script.conflicts == std::vector<std::optional<std::size_t>>{std::nullopt});
  QCOMPARE(QString::fromStdString(readFile(m_path.toStdString())), "a letter");
  QVERIFY(m_two->save(Changed::Replace));
  QVERIFY(onDisk() == m_two->session());
}

void TestTwoWindows::aDeletedFileIsWrittenAgain() {
  QVERIFY(QFile::remove(m_path));
  QVERIFY(m_two->save());
  QCOMPARE(m_two->questions(), 0u);
  QVERIFY(onDisk() == m_two->session());
  // Without its folder, saving is impossible, and the results stay.
  const QString folder = m_folder->filePath("folder");
  QVERIFY(QDir().mkpath(folder));
  QVERIFY(m_two->fileWork([&] { m_two->window.workbench().sessions.save(folder + "/session.json"); }));
  QVERIFY(QDir(folder).removeRecursively());
  m_two->measure();
  QVERIFY(!m_two->save());
  QVERIFY2(m_two->script.errors.value(0).contains("there is no directory"), qPrintable(m_two->script.errors.value(0)));
  QVERIFY(m_two->window.isWindowModified());
}

void TestTwoWindows::theSameContentAsksNothing() {
  const std::string content = readFile(m_path.toStdString());
  QTest::qWait(20);
  writeFile(m_path.toStdString(), content);  // another file at another time
  QVERIFY(m_two->save());
  QCOMPARE(m_two->questions(), 0u);
}

void TestTwoWindows::savingTwiceInARowAsksNothing() {
  // Does not wait for the first, which writes in the background.
  int done = 0;
  connect(&m_two->window, &MainWindow::fileDone, &m_two->window, [&](bool success) { done += success ? 1 : 100; });
  for (int i = 0; i < 5; ++i) m_two->action("Save session")->trigger();
  QTRY_COMPARE_WITH_TIMEOUT(done, 5, kPatienceMs);
  QCOMPARE(m_two->questions(), 0u);
  QVERIFY(onDisk() == m_two->session());
}

void TestTwoWindows::aChangeDuringTheQuestionIsAskedAboutAgain() {
  QVERIFY(m_one->save());
  // While the question is open, another program saves again.
  m_two->script.whileAsked = [&] {
    m_two->script.whileAsked = {};
    Session more = m_one->session();
    more.results.push_back(more.results.front());
    writeFile(m_path.toStdString(), toJson(more));
  };
  QVERIFY(m_two->save(Changed::Replace));
  QCOMPARE(m_two->questions(), 2u);
}

void TestTwoWindows::aClearedSessionThatComesBackIsStillWatched() {
  QVERIFY(m_one->save());
  m_two->action("Clear results")->trigger();
  QVERIFY(m_two->window.document().path().isEmpty());
  for (QAction* action : m_two->window.findChildren<QAction*>())
    if (action->shortcuts().contains(QKeySequence::Undo)) action->trigger();
  QCOMPARE(m_two->window.document().path(), m_path);
  QVERIFY(!m_two->save());
  QCOMPARE(m_two->questions(), 1u);
}

void TestTwoWindows::aReadOnlyFileIsToldAndAnotherPlaceTakesTheSession() {
  // Root may write to any file, but not to a read-only disk.
  const QString disk = m_folder->filePath("disk");
  QVERIFY(QDir().mkpath(disk));
  const QString path = disk + "/session.json";
  const bool root = ::geteuid() == 0;
  if (root && ::mount("tmpfs", QFile::encodeName(disk), "tmpfs", 0, "size=4m") != 0) QSKIP("cannot mount a disk");
  const auto unmount = qScopeGuard([&] {
    if (root) ::umount(QFile::encodeName(disk));
  });
  QVERIFY(m_two->fileWork([&] { m_two->window.workbench().sessions.save(path); }));
  const Session before = m_two->session();
  if (root)
    QCOMPARE(::mount("tmpfs", QFile::encodeName(disk), "tmpfs", MS_REMOUNT | MS_RDONLY, "size=4m"), 0);
  else
    QCOMPARE(::chmod(QFile::encodeName(path), 0400), 0);
  m_two->measure();
  QVERIFY(!m_two->save());
  QCOMPARE(m_two->script.errors.size(), 1);
  const QString cause = root ? "Read-only file system" : "Permission denied";
  QCOMPARE(m_two->script.errors[0], "cannot write '" + path + "': " + cause);
  QVERIFY(test::readWithoutRuns(path) == before);
  QVERIFY(m_two->window.isWindowModified());

  m_two->script.savePath = m_folder->filePath("elsewhere.json");
  QVERIFY(m_two->fileWork([&] { m_two->action("Save session as...")->trigger(); }));
  QVERIFY(test::readWithoutRuns(m_two->script.savePath) == m_two->session());
  QVERIFY(!m_two->window.isWindowModified());
}

void TestTwoWindows::whatTheCommandLineAppendedIsSeen() {
  QProcess process;
  process.start(WARPBENCH_CLI, {"run", "transpose", "--variant", "copy", "--device", "simulated:nvidia-h200", "-p",
                                "width=16", "-p", "height=16", "--out", m_path, "--append"});
  QVERIFY(process.waitForFinished(kPatienceMs));
  QCOMPARE(process.exitCode(), 0);
  QVERIFY(m_two->save(Changed::Add));
  QCOMPARE(m_two->questions(), 1u);
  QVERIFY(m_two->script.conflicts[0] == std::size_t{1});
  QVERIFY(onDisk() == m_two->session());
  QVERIFY(onDisk().environment.find("simulated:nvidia-h200"));
}

void TestTwoWindows::theQuestionOffersWhatThereIs_data() {
  QTest::addColumn<int>("missing");  // -1: not a session
  QTest::addColumn<QStringList>("buttons");
  QTest::addColumn<QString>("says");
  const QStringList few{"Save as...", "Replace it", "Cancel"};
  QTest::newRow("results") << 12 << (QStringList{"Add them and save"} + few) << "Results missing here: 12";
  QTest::newRow("none") << 0 << few << "All of its results are also here.";
  QTest::newRow("no session") << -1 << few << "It is no longer a readable session.";
}

void TestTwoWindows::theQuestionOffersWhatThereIs() {
  QFETCH(int, missing);
  QFETCH(QStringList, buttons);
  QFETCH(QString, says);
  const auto count = missing < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(missing));
  for (const QString& chosen : buttons) {
    QStringList offered, faults;
    QString text;
    QTimer::singleShot(0, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!box) return;
      QTest::qWait(50);
      faults = test::textsThatDoNotFit(*box);
      text = box->text() + "\n" + box->informativeText();
      QAbstractButton* press = nullptr;
      for (QAbstractButton* button : box->buttons()) {
        offered << QString(button->text()).remove('&');
        if (button->toolTip().isEmpty()) faults << button->text();
        if (offered.back() == chosen) press = button;
      }
      if (press) press->click();
    });
    const Changed answer = Dialogs().askChanged(&m_two->window, "/a folder/monday <b>.json", count);
    QCOMPARE(QSet<QString>(offered.begin(), offered.end()), QSet<QString>(buttons.begin(), buttons.end()));
    QCOMPARE(faults, QStringList());
    QVERIFY2(text.contains(says) && text.contains("monday <b>.json"), qPrintable(text));
    const std::map<QString, Changed> answers{{"Add them and save", Changed::Add},
                                             {"Save as...", Changed::SaveAs},
                                             {"Replace it", Changed::Replace},
                                             {"Cancel", Changed::Cancel}};
    QVERIFY(answer == answers.at(chosen));
  }
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestTwoWindows>(__FILE__);
#include "test_two_windows.moc"
