// SPDX-License-Identifier: GPL-3.0-or-later
// A program killed at any moment of saving or autosaving loses nothing. This program is its own victim: started with
// kSave and a file, or with kAutosave and a folder, it repeatedly changes a session, saves it and reports that. It
// spends most of the time building the text, so every other kill waits for the start of a write. Each of the two is
// done 26 times; WARPBENCH_KILLS=200 in the environment raises this.
#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "compute/files/kill_fixture.h"
#include "core/files/file_io.h"
#include "document/session_files.h"
#include "format/session_file.h"
#include "recovery/autosave.h"
#include "recovery/recovery_bar.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

namespace {

constexpr const char* kSave = "--save";
constexpr const char* kAutosave = "--autosave";
constexpr int kFirst = 150;  // results in the first file
constexpr int kPatienceMs = 60000;
constexpr int kUsualKills = 26;

void say(const char* what, std::size_t count) {
  std::printf("%s %zu\n", what, count);
  std::fflush(stdout);
}

void change(SessionDocument& document) {
  document.append(numberedSession(static_cast<int>(document.session().results.size()) + 1).results.back());
}

int saveForEver(const QString& path) {
  SessionDocument document;
  SessionFiles files(document);
  const auto saveAnother = [&] {
    change(document);
    say("begun", document.session().results.size());
    files.save(path);
  };
  QObject::connect(&files, &SessionFiles::done, &files, [&] {
    if (!document.modified()) say("whole", document.session().results.size());
    saveAnother();
  });
  QObject::connect(&files, &SessionFiles::failed, &files,
                   [](const QString& reason) { qFatal("%s", qPrintable(reason)); });
  files.open(path);
  return QCoreApplication::exec();
}

int autosaveForEver(const QString& folder) {
  SessionDocument document;
  Autosave autosave(document, folder);
  QObject::connect(&autosave, &Autosave::kept, &autosave, [&] {
    say("whole", document.session().results.size());
    change(document);
  });
  QObject::connect(&autosave, &Autosave::failed, &autosave,
                   [](const QString& reason) { qFatal("%s", qPrintable(reason)); });
  document.recover(numberedSession(kFirst));
  say("begun", document.session().results.size());
  autosave.setInterval(std::chrono::milliseconds(1));
  return QCoreApplication::exec();
}

/// A running child and its reports.
class Victim {
 public:
  Victim(const char* role, const QString& path) {
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QCoreApplication::applicationFilePath(), {role, path});
    m_process.waitForStarted();
    m_id = m_process.processId();
    while (!m_begun)
      if (!listen()) qFatal("the child said nothing");
  }
  ~Victim() { kill(); }

  bool listen() {
    if (!m_process.canReadLine() && !m_process.waitForReadyRead(kPatienceMs)) return false;
    while (m_process.canReadLine()) take(m_process.readLine());
    return true;
  }

  void kill() {
    if (m_process.state() == QProcess::NotRunning) return;
    m_process.kill();
    m_process.waitForFinished();
    while (m_process.canReadLine()) take(m_process.readLine());
  }

  QProcess& process() { return m_process; }
  qint64 id() const { return m_id; }
  bool wasKilled() const { return m_process.exitStatus() == QProcess::CrashExit; }
  /// The number of results that the child had reported as saved in the last file; 0: none yet.
  int whole() const { return m_whole; }
  int files() const { return m_files; }

 private:
  void take(const QByteArray& line) {
    const int count = line.mid(6).trimmed().toInt();
    if (line.startsWith("begun ")) m_begun = true;
    if (!line.startsWith("whole ")) return;
    m_whole = count;
    ++m_files;
  }

  QProcess m_process;
  qint64 m_id = 0;
  bool m_begun = false;
  int m_whole = 0;
  int m_files = 0;
};

/// The child's time per file, in milliseconds.
double timeOfOne(const char* role, const QString& path) {
  constexpr int kFiles = 6;
  Victim victim(role, path);
  QElapsedTimer clock;
  clock.start();
  while (victim.files() < kFiles)
    if (!victim.listen()) qFatal("the child is stuck");
  return static_cast<double>(clock.elapsed()) / kFiles;
}

}  // namespace

class TestKilledSaves : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }
  void theOldOrTheNewFileIsThereWhole();
  void whatWasKeptIsOfferedAtTheNextStart();

 private:
  std::unique_ptr<QTemporaryDir> m_folder;
};

void TestKilledSaves::theOldOrTheNewFileIsThereWhole() {
  const QString path = m_folder->filePath("session.warpbench.json");
  writeFile(path.toStdString(), toJson(numberedSession(kFirst)));
  const double duration = timeOfOne(kSave, path);
  RandomMoments moments("killed while saving");
  const int wanted = killsOr(kUsualKills);
  int kills = 0, inside = 0, older = 0;
  int before = static_cast<int>(readSession(path.toStdString()).results.size());
  for (; kills < wanted || (inside == 0 && kills < mostKills(wanted)); ++kills) {
    Victim victim(kSave, path);
    if (kills % 2 == 0)
      moments.waitWithin(3 * duration);
    else
      moments.waitForWrite(victim.process(), m_folder->path());
    victim.kill();
    QVERIFY(victim.wasKilled());

    const Session session = readSession(path.toStdString());  // throws, and fails the test, for an incomplete file
    const int count = static_cast<int>(session.results.size());
    const int whole = std::max(before, victim.whole());
    QVERIFY2(count == whole || count == whole + 1, qPrintable(QString("%1 after %2").arg(count).arg(whole)));
    QVERIFY(session == numberedSession(count));
    QVERIFY(leftoversIn(m_folder->path()).size() <= 1);  // the next write removes it
    inside += leftoversIn(m_folder->path(), victim.id()).isEmpty() ? 0 : 1;
    older += count == whole ? 1 : 0;
    before = count;
  }
  std::printf(
      "%d kills, a save takes %.0f ms, %.1f MB: %d inside a write; the old file %d times, the new one %d times\n",
      kills, duration, static_cast<double>(QFileInfo(path).size()) * 1e-6, inside, older, kills - older);
  QVERIFY(inside > 0);
  writeFile(path.toStdString(), toJson(numberedSession(before)));
  QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), {QFileInfo(path).fileName()});
}

void TestKilledSaves::whatWasKeptIsOfferedAtTheNextStart() {
  const QString folder = m_folder->filePath("recovery");
  const double duration = timeOfOne(kAutosave, folder);
  RecoveryOffers offers;
  RecoveryBar bar(offers);
  Session offered;
  connect(&bar, &RecoveryBar::accepted, &bar, [&] {
    offered = offers.offer()->session;
    offers.discard();
  });
  const auto recover = [&] {
    offers.lookIn(folder);
    if (QDir(folder).entryList({"unsaved-*.json"}, QDir::Files).isEmpty()) return false;
    if (!QTest::qWaitFor([&] { return bar.isVisibleTo(nullptr); }, kPatienceMs)) return false;
    bar.findChild<QPushButton*>("recovery.recover")->click();
    return true;
  };
  QVERIFY(recover());

  RandomMoments moments("killed while autosaving");
  const int wanted = killsOr(kUsualKills);
  int kills = 0, inside = 0, none = 0;
  for (; kills < wanted || (inside == 0 && kills < mostKills(wanted)); ++kills) {
    Victim victim(kAutosave, folder);
    if (kills % 2 == 0)
      moments.waitWithin(3 * duration);
    else
      moments.waitForWrite(victim.process(), folder);
    victim.kill();
    QVERIFY(victim.wasKilled());

    QVERIFY(leftoversIn(folder).size() <= 1);
    inside += leftoversIn(folder, victim.id()).isEmpty() ? 0 : 1;
    const bool any = recover();
    QVERIFY(any || victim.whole() == 0);
    none += any ? 0 : 1;
    if (any) {
      const int count = static_cast<int>(offered.results.size());
      const int whole = victim.whole() > 0 ? victim.whole() : kFirst - 1;
      QVERIFY2(count == whole || count == whole + 1, qPrintable(QString("%1 after %2").arg(count).arg(whole)));
      QVERIFY(offered == numberedSession(count));
    }
    // Nothing of the killed program is left except the offer, which is accepted.
    QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden), QStringList());
  }
  std::printf("%d kills, a copy takes %.0f ms: %d inside a write; %d before the first copy was whole\n", kills,
              duration, inside, none);
  QVERIFY(inside > 0);
}

int main(int argc, char** argv) {
  if (argc == 3 && (QLatin1String(argv[1]) == kSave || QLatin1String(argv[1]) == kAutosave)) {
    const QCoreApplication application(argc, argv);
    const QString path = QString::fromLocal8Bit(argv[2]);
    return QLatin1String(argv[1]) == kSave ? saveForEver(path) : autosaveForEver(path);
  }
  QApplication application(argc, argv);
  TestKilledSaves test;
  return QTest::qExec(&test, argc, argv);
}

#include "test_killed_saves.moc"
