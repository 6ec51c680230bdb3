// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fills up during autosave and during saving: the window reports it once, existing files stay intact, and
// the rest is saved once space is available. The disk is a small one that the test mounts, which requires root; a limit
// on file size (as with ulimit -f) works for any user.
#include <sys/mount.h>

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

#include "gui/fake_worker.h"
#include "gui/window_fixture.h"
#include "limited_files.h"
#include "recovery/autosave.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::fakeWorker;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;

namespace {

/// A folder on a disk that can be filled.
class Disk {
 public:
  virtual ~Disk() = default;
  virtual QString folder() const = 0;
  virtual void fill() = 0;
  virtual void makeRoom() = 0;
  /// The system's error message.
  virtual QString cause() const = 0;
};

class SmallDisk : public Disk {
 public:
  explicit SmallDisk(const QString& folder) : m_folder(folder) {
    QDir().mkpath(folder);
    m_mounted = ::mount("tmpfs", QFile::encodeName(folder), "tmpfs", 0, "size=4m") == 0;
  }
  ~SmallDisk() override {
    if (m_mounted) ::umount(QFile::encodeName(m_folder));
  }
  bool mounted() const { return m_mounted; }
  QString folder() const override { return m_folder; }
  void fill() override {
    QFile filler(m_folder + "/filler");
    if (!filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) qFatal("no filler");
    while (filler.write(QByteArray(1000, 'x')) == 1000) {
    }
  }
  void makeRoom() override { QFile::remove(m_folder + "/filler"); }
  QString cause() const override { return "No space left on device"; }

 private:
  QString m_folder;
  bool m_mounted = false;
};

class DiskOfLimitedFiles : public Disk {
 public:
  explicit DiskOfLimitedFiles(const QString& folder) : m_folder(folder) { QDir().mkpath(folder); }
  QString folder() const override { return m_folder; }
  void fill() override { m_limit.emplace(1000); }  // enough for a lock, but not for a session
  void makeRoom() override { m_limit.reset(); }
  QString cause() const override { return "File too large"; }

 private:
  QString m_folder;
  std::optional<test::LimitedFiles> m_limit;
};

}  // namespace

class TestFullDisk : public QObject {
  Q_OBJECT

 private slots:
  void autosavingTellsItOnceAndGoesOnWhereThereIsRoom_data() { addDisks(); }
  void autosavingTellsItOnceAndGoesOnWhereThereIsRoom();
  void theFirstCopyCanFailToo_data() { addDisks(); }
  void theFirstCopyCanFailToo();
  void savingSoMakesTheWarningSuperfluous_data() { addDisks(); }
  void savingSoMakesTheWarningSuperfluous();
  void savingLeavesTheOldFileAndTheWindowAsItIs_data() { addDisks(); }
  void savingLeavesTheOldFileAndTheWindowAsItIs();
  void whatKilledProgramsLeftMakesRoom();

 private:
  static void addDisks() {
    QTest::addColumn<bool>("small");
    QTest::newRow("a full disk") << true;
    QTest::newRow("a limit on files") << false;
  }
  /// nullptr if the test must be skipped.
  std::unique_ptr<Disk> makeDisk();

  QTemporaryDir m_folder;
  int m_disks = 0;
};

std::unique_ptr<Disk> TestFullDisk::makeDisk() {
  QFETCH(bool, small);
  const QString folder = m_folder.filePath(QString("disk%1").arg(m_disks++));
  if (!small) return std::make_unique<DiskOfLimitedFiles>(folder);
  auto disk = std::make_unique<SmallDisk>(folder);
  return disk->mounted() ? std::move(disk) : nullptr;
}

#define MAKE_DISK                                \
  const std::unique_ptr<Disk> disk = makeDisk(); \
  if (!disk) QSKIP("only root can mount a small disk")

namespace {

/// A window that saves copies to `disk` every second.
struct KeepingWindow : WindowFixture {
  explicit KeepingWindow(const Disk& disk) : WindowFixture(fakeWorker()), folder(disk.folder() + "/recovery") {
    Settings settings = window.settings();
    settings.autosaveSeconds = 1;
    window.setSettings(settings);
    window.workbench().sessions.keepUnsaved(folder);
    autosave = window.workbench().sessions.findChild<Autosave*>();
    QObject::connect(autosave, &Autosave::failed, &window, [this](const QString& reason) { reasons << reason; });
  }

  void measure() {
    clickRun();
    if (!waitForRun()) qFatal("the run does not end");
  }
  QStringList copies() const { return QDir(folder).entryList({"unsaved-*.json"}, QDir::Files); }
  Session kept() const { return test::readWithoutRuns(QDir(folder).filePath(copies().value(0))); }
  bool keepsAll() const { return copies().size() == 1 && kept() == session(); }
  QLabel* warning() const { return field<QLabel>("status.warning"); }

  QString folder;
  Autosave* autosave = nullptr;
  QStringList reasons;
};

}  // namespace

void TestFullDisk::autosavingTellsItOnceAndGoesOnWhereThereIsRoom() {
  MAKE_DISK;
  KeepingWindow fixture(*disk);
  fixture.measure();
  QTRY_VERIFY_WITH_TIMEOUT(fixture.keepsAll(), kPatienceMs);
  const Session before = fixture.session();
  QVERIFY(!fixture.warning()->isVisible());

  disk->fill();
  for (int i = 0; i < 3; ++i) {
    fixture.measure();
    QTest::qWait(1300);  // longer than the interval, so each attempt happens
  }
  QCOMPARE(fixture.reasons.size(), 1);
  QVERIFY2(fixture.reasons[0].contains(disk->cause()) && !fixture.reasons[0].contains('\n'),
           qPrintable(fixture.reasons[0]));
  QVERIFY(fixture.warning()->isVisible());
  QVERIFY2(fixture.warning()->toolTip().contains(disk->cause()), qPrintable(fixture.warning()->toolTip()));
  QVERIFY(fixture.script.errors.isEmpty());  // nothing pops up
  QVERIFY(fixture.session().results.size() > before.results.size());
  QVERIFY(fixture.kept() == before);

  disk->makeRoom();
  fixture.measure();
  QTRY_VERIFY_WITH_TIMEOUT(fixture.keepsAll(), kPatienceMs);
  QTRY_VERIFY(!fixture.warning()->isVisible());

  // The next attempt reports it again; the copy is written even without a change.
  disk->fill();
  fixture.measure();
  QTRY_COMPARE_WITH_TIMEOUT(fixture.reasons.size(), 2, kPatienceMs);
  disk->makeRoom();
  QTRY_VERIFY_WITH_TIMEOUT(fixture.keepsAll(), kPatienceMs);
  QCOMPARE(QDir(fixture.folder).entryList(QDir::Files | QDir::Hidden).size(), 2);  // the copy and its lock
}

void TestFullDisk::theFirstCopyCanFailToo() {
  MAKE_DISK;
  KeepingWindow fixture(*disk);
  disk->fill();
  fixture.measure();
  QTRY_COMPARE_WITH_TIMEOUT(fixture.reasons.size(), 1, kPatienceMs);
  QTest::qWait(2500);
  QCOMPARE(fixture.reasons.size(), 1);
  QVERIFY(fixture.warning()->isVisible());
  QVERIFY(fixture.copies().isEmpty());
  disk->makeRoom();
  QTRY_VERIFY_WITH_TIMEOUT(fixture.keepsAll(), kPatienceMs);
  QTRY_VERIFY(!fixture.warning()->isVisible());
}

void TestFullDisk::savingSoMakesTheWarningSuperfluous() {
  MAKE_DISK;
  KeepingWindow fixture(*disk);
  disk->fill();
  fixture.measure();
  QTRY_VERIFY_WITH_TIMEOUT(fixture.warning()->isVisible(), kPatienceMs);
  disk->makeRoom();
  QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.save(m_folder.filePath("elsewhere.json")); }));
  QVERIFY(!fixture.warning()->isVisible());
}

void TestFullDisk::savingLeavesTheOldFileAndTheWindowAsItIs() {
  MAKE_DISK;
  WindowFixture fixture(fakeWorker());
  const QString path = disk->folder() + "/session.json";
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  fixture.script.savePath = path;
  QVERIFY(fixture.fileWork([&] { fixture.action("Save session")->trigger(); }));
  const Session before = fixture.session();
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());

  disk->fill();
  QVERIFY(!fixture.fileWork([&] { fixture.action("Save session")->trigger(); }));
  QCOMPARE(fixture.script.errors, QStringList{"cannot write '" + path + "': " + disk->cause()});
  QVERIFY(test::readWithoutRuns(path) == before);
  QVERIFY(fixture.window.isWindowModified());
  // The window does not close either.
  fixture.script.unsaved = Dialogs::Answer::Save;
  QVERIFY(!fixture.fileWork([&] { fixture.window.close(); }));
  QTest::qWait(50);
  QVERIFY(fixture.window.isVisible());
  QCOMPARE(fixture.script.errors.size(), 2);

  disk->makeRoom();
  QVERIFY(fixture.fileWork([&] { fixture.action("Save session")->trigger(); }));
  QVERIFY(test::readWithoutRuns(path) == fixture.session());
  QVERIFY(!fixture.window.isWindowModified());
  QCOMPARE(QDir(disk->folder()).entryList(QDir::Files | QDir::Hidden), QStringList{"session.json"});
}

void TestFullDisk::whatKilledProgramsLeftMakesRoom() {
  SmallDisk disk(m_folder.filePath("leftovers"));
  if (!disk.mounted()) QSKIP("only root can mount a small disk");
  disk.fill();
  QVERIFY(QFile::rename(disk.folder() + "/filler", disk.folder() + "/.warpbench-1-0.tmp"));
  WindowFixture fixture(fakeWorker());
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.save(disk.folder() + "/session.json"); }));
  QCOMPARE(QDir(disk.folder()).entryList(QDir::Files | QDir::Hidden), QStringList{"session.json"});
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestFullDisk>(__FILE__);
#include "test_full_disk.moc"
