// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <thread>
#include <vector>

#include "core/files/descriptor.h"
#include "core/files/file_io.h"
#include "core/files/folder_lock.h"
#include "core/text/error.h"
#include "format/session_file.h"
#include "refusal.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;
using test::refusal;

namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void put(const QString& path, const QByteArray& content) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(content), content.size());
}

unsigned permissionsOf(const QString& path) {
  struct stat status {};
  return ::stat(qPrintable(path), &status) == 0 ? status.st_mode & 0777 : 0;
}

QString writeRefusal(const QString& path) {
  return refusal([&] { writeFile(path.toStdString(), "new"); });
}

QString checkRefusal(const QString& path) {
  return refusal([&] { checkWritable(path.toStdString()); });
}

/// During its lifetime, the superuser becomes a user who may write only in `folder` and owns its files.
class AsSomebody {
 public:
  explicit AsSomebody(const QString& folder, const QString& entry) {
    if (::geteuid() != 0) return;
    m_superuser = ::chown(qPrintable(folder), kNobody, kNobody) == 0 &&
                  ::chown(qPrintable(entry), kNobody, kNobody) == 0 && ::setresuid(kNobody, kNobody, 0) == 0;
  }
  ~AsSomebody() {
    if (m_superuser && ::setresuid(0, 0, 0) != 0) std::abort();
  }
  AsSomebody(const AsSomebody&) = delete;
  AsSomebody& operator=(const AsSomebody&) = delete;

 private:
  static constexpr uid_t kNobody = 65534;
  bool m_superuser = false;
};

}  // namespace

class TestFileIo : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
  }

  void aNewFileIsWrittenWithTheUsualPermissions() {
    const mode_t before = ::umask(027);
    writeFile(path("new.json").toStdString(), std::string("a\0b", 3));
    ::umask(before);
    QCOMPARE(contentOf(path("new.json")), QByteArray("a\0b", 3));
    QCOMPARE(permissionsOf(path("new.json")), 0640u);
    QCOMPARE(entries(), QStringList({"new.json"}));
  }

  void aFileThatIsThereIsReplacedAndKeepsItsPermissions() {
    put(path("old.json"), "something longer than what follows");
    QCOMPARE(::chmod(qPrintable(path("old.json")), 0604), 0);
    writeFile(path("old.json").toStdString(), "new");
    QCOMPARE(contentOf(path("old.json")), QByteArray("new"));
    QCOMPARE(permissionsOf(path("old.json")), 0604u);
    QCOMPARE(entries(), QStringList({"old.json"}));
  }

  void aLinkStaysALink() {
    QVERIFY(QDir(m_directory->path()).mkdir("real"));
    put(path("real/file.json"), "old");
    QVERIFY(QFile::link("real/file.json", path("link.json")));
    writeFile(path("link.json").toStdString(), "new");
    QVERIFY(QFileInfo(path("link.json")).isSymLink());
    QCOMPARE(contentOf(path("real/file.json")), QByteArray("new"));
  }

  void aLinkToNothingMakesItsTarget() {
    QVERIFY(QDir(m_directory->path()).mkdir("real"));
    QVERIFY(QFile::link("real/file.json", path("link.json")));
    QCOMPARE(checkRefusal(path("link.json")), QString());
    writeFile(path("link.json").toStdString(), "new");
    QVERIFY(QFileInfo(path("link.json")).isSymLink());
    QCOMPARE(contentOf(path("real/file.json")), QByteArray("new"));
  }

  void aNameAsLongAsNamesCanBeIsWritten() {
    const QString longest(255, 'n');
    QCOMPARE(checkRefusal(path(longest)), QString());
    QCOMPARE(writeRefusal(path(longest)), QString());
    QCOMPARE(contentOf(path(longest)), QByteArray("new"));
  }

  void aDeviceIsWrittenInPlace() {
    QCOMPARE(checkRefusal("/dev/null"), QString());
    QCOMPARE(writeRefusal("/dev/null"), QString());
    struct stat status {};
    QCOMPARE(::stat("/dev/null", &status), 0);
    QVERIFY(S_ISCHR(status.st_mode));
  }

  void aFullDeviceIsReported() {
    if (!QFileInfo::exists("/dev/full")) QSKIP("this system has no /dev/full");
    QCOMPARE(writeRefusal("/dev/full"), "cannot write '/dev/full': No space left on device");
  }

  void whatCannotBeWrittenIsRefusedAlikeBeforeAndWhileWriting_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no directory") << "missing/file.json"
                                  << "there is no directory '%1/missing'";
    QTest::newRow("a directory") << "directory"
                                 << "it is a directory; give a file name";
    QTest::newRow("names a directory") << "missing/"
                                       << "it names a directory that does not exist";
    QTest::newRow("a file as directory") << "file/file.json"
                                         << "Not a directory";
    QTest::newRow("too long") << QString(256, 'n') << "File name too long";
    QTest::newRow("links in a circle") << "circle"
                                       << "Too many levels of symbolic links";
  }
  void whatCannotBeWrittenIsRefusedAlikeBeforeAndWhileWriting() {
    QFETCH(QString, name);
    QFETCH(QString, reason);
    QVERIFY(QDir(m_directory->path()).mkdir("directory"));
    put(path("file"), "old");
    QVERIFY(QFile::link("circle", path("circle")));
    const QStringList before = entries();
    const QString expected =
        "cannot write '" + path(name) + "': " + (reason.contains("%1") ? reason.arg(m_directory->path()) : reason);
    QCOMPARE(checkRefusal(path(name)), expected);
    QCOMPARE(writeRefusal(path(name)), expected);
    QCOMPARE(entries(), before);
    QCOMPARE(contentOf(path("file")), QByteArray("old"));
  }

  void anEmptyNameIsRefused() {
    QCOMPARE(checkRefusal(""), "cannot write '': it is empty; give a file name");
    QCOMPARE(refusal([] { readSession(""); }), "cannot read '': it is empty; give a file name");
  }

  void aNameWithControlCharactersStaysOneLine() {
    QCOMPARE(checkRefusal(path("a\nb/c")),
             "cannot write '" + path("a b/c") + "': there is no directory '" + path("a b") + "'");
  }

  void aDirectoryWithoutPermissionIsRefused() {
    QVERIFY(QDir(m_directory->path()).mkdir("closed"));
    const AsSomebody somebody(m_directory->path(), path("closed"));
    QCOMPARE(::chmod(qPrintable(path("closed")), 0500), 0);
    const QString expected = "cannot write '" + path("closed/file.json") + "': Permission denied";
    QCOMPARE(checkRefusal(path("closed/file.json")), expected);
    QCOMPARE(writeRefusal(path("closed/file.json")), expected);
    QCOMPARE(::chmod(qPrintable(path("closed")), 0700), 0);
  }

  void aFailedReplacementLeavesTheOldFile() {
    put(path("old.json"), "old");
    const AsSomebody somebody(m_directory->path(), path("old.json"));
    QCOMPARE(::chmod(qPrintable(path("old.json")), 0400), 0);
    QCOMPARE(writeRefusal(path("old.json")), "cannot write '" + path("old.json") + "': Permission denied");
    QCOMPARE(contentOf(path("old.json")), QByteArray("old"));
  }

  void whatAKilledProgramLeftIsRemovedByTheNextWrite() {
    put(path(".warpbench-1-0.tmp"), "half a fi");
    put(path(".warpbench-another.json"), "not ours");
    writeFile(path("new.json").toStdString(), "new");
    QCOMPARE(entries(), QStringList({".warpbench-another.json", "new.json"}));
  }

  void whatAnotherProgramIsWritingStays() {
    put(path(".warpbench-1-0.tmp"), "half a fi");
    const int other = ::open(qPrintable(path(".warpbench-1-0.tmp")), O_WRONLY);
    QCOMPARE(::flock(other, LOCK_EX | LOCK_NB), 0);
    writeFile(path("new.json").toStdString(), "new");
    QCOMPARE(entries(), QStringList({".warpbench-1-0.tmp", "new.json"}));
    ::close(other);
    writeFile(path("new.json").toStdString(), "newer");
    QCOMPARE(entries(), QStringList({"new.json"}));
  }

  void aLinkThatLooksLikeALeftoverIsNotFollowed() {
    put(path("precious.json"), "old");
    QVERIFY(QFile::link("precious.json", path(".warpbench-1-0.tmp")));
    writeFile(path("new.json").toStdString(), "new");
    QCOMPARE(contentOf(path("precious.json")), QByteArray("old"));
  }

  void writersInOneFolderLeaveEachOtherAlone() {
    std::vector<std::thread> writers;
    for (int i = 0; i < 4; ++i)
      writers.emplace_back([file = path(QString("%1.json").arg(i)).toStdString()] {
        for (int j = 0; j < 100; ++j) writeFile(file, std::to_string(j));
      });
    for (std::thread& writer : writers) writer.join();
    QCOMPARE(entries(), QStringList({"0.json", "1.json", "2.json", "3.json"}));
    for (const QString& name : entries()) QCOMPARE(contentOf(path(name)), QByteArray("99"));
  }

  void aDeviceIsNotRead() {
    for (const char* device : {"/dev/zero", "/dev/null"}) {
      QCOMPARE(refusal([&] { readFile(device); }), QString("cannot read '%1': it is a device").arg(device));
      QVERIFY(!markOfFile(device));
    }
  }

  /// Equivalent to `show <(command)`.
  void aPipeWithoutANameIsReadUpToTheLimit() {
    const auto readOf = [&](std::size_t size) {
      int ends[2];
      if (::pipe(ends) != 0) qFatal("no pipe");
      const Descriptor output(ends[0]);
      std::jthread writer([size, input = Descriptor(ends[1])] { input.writeAll(std::string(size, 'x')); });
      return readFile("/proc/self/fd/" + std::to_string(output.get()), 1 << 20);
    };
    QCOMPARE(readOf(1 << 20).size(), std::size_t{1} << 20);
    const QString reason = refusal([&] { readOf((1 << 20) + 1); });
    QVERIFY2(reason.endsWith(": it is larger than 1 MiB"), qPrintable(reason));
  }

  void aPipeWithANameIsNotWaitedFor() {
    const QString pipe = path("pipe");
    QCOMPARE(::mkfifo(pipe.toStdString().c_str(), 0600), 0);
    const QString why = "it is a named pipe, which may never deliver data; name a file";
    QCOMPARE(refusal([&] { readFile(pipe.toStdString()); }), "cannot read '" + pipe + "': " + why);
    QCOMPARE(checkRefusal(pipe), "cannot write '" + pipe + "': " + why);
    QCOMPARE(writeRefusal(pipe), "cannot write '" + pipe + "': " + why);
    QVERIFY(!markOfFile(pipe.toStdString()));
  }

  void aMarkTellsOneContentFromAnother() {
    const auto mark = [this] { return markOfFile(path("marked.json").toStdString()); };
    QVERIFY(!mark());
    put(path("marked.json"), "content");
    QVERIFY(mark() == markOf("content"));
    QVERIFY(mark() != markOf("contend"));
    // Rewritten, with a new time and a new place on the disk: the same content.
    writeFile(path("marked.json").toStdString(), "content");
    QVERIFY(mark() == markOf("content"));
    put(path("marked.json"), "");
    QVERIFY(mark() == markOf(""));
  }

  void whoReadsAndWritesAnewKeepsOthersOff() {
    const std::string file = path("count").toStdString();
    writeFile(file, "0");
    const auto count = [&] {
      for (int i = 0; i < 50; ++i) {
        const FolderLock lock(file);
        writeFile(file, std::to_string(std::stoi(readFile(file)) + 1));
      }
    };
    std::thread other(count);
    count();
    other.join();
    QCOMPARE(contentOf(path("count")), QByteArray("100"));
  }

  void whoWaitsForTooLongWritesNothing() {
    const std::string file = path("held").toStdString();
    const FolderLock held(file);
    QCOMPARE(refusal([&] { FolderLock(file, std::chrono::milliseconds(50)); }),
             "cannot write '" + path("held") + "': another Warpbench is still writing there");
  }

  void checkingChangesNothing() {
    put(path("old.json"), "old");
    const QDateTime before = QFileInfo(path("old.json")).lastModified();
    QCOMPARE(checkRefusal(path("old.json")), QString());
    QCOMPARE(checkRefusal(path("new.json")), QString());
    QCOMPARE(contentOf(path("old.json")), QByteArray("old"));
    QCOMPARE(QFileInfo(path("old.json")).lastModified(), before);
    QCOMPARE(entries(), QStringList({"old.json"}));
  }

  void aSessionIsReadBack() {
    Session session;
    session.results.push_back({.family = "transpose", .variant = "naive", .device = "cpu"});
    writeFile(path("session.json").toStdString(), toJson(session));
    QVERIFY(readSession(path("session.json").toStdString()) == session);
  }

  void whatCannotBeReadIsRefused() {
    QCOMPARE(refusal([&] { readSession(path("none.json").toStdString()); }),
             "cannot read '" + path("none.json") + "': No such file or directory");
    QCOMPARE(refusal([&] { readSession(m_directory->path().toStdString()); }),
             "cannot read '" + m_directory->path() + "': it is a directory");
  }

  void aFileThatIsNoSessionIsNamed() {
    put(path("text.json"), "{");
    try {
      readSession(path("text.json").toStdString());
      QFAIL("it was read");
    } catch (const FormatError& error) {
      QCOMPARE(QString::fromUtf8(error.what()),
               "'" + path("text.json") +
                   "': line 1, column 2: syntax error while parsing object key - unexpected end of input; expected "
                   "string literal");
    }
  }

 private:
  QString path(const QString& name) const { return m_directory->path() + "/" + name; }
  QStringList entries() const {
    return QDir(m_directory->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
  }

  std::unique_ptr<QTemporaryDir> m_directory;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestFileIo>(__FILE__);
#include "test_file_io.moc"
