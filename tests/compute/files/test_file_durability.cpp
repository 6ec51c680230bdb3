// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which a file reaches the disk, so that a power failure leaves the old one or the new one. This program's
// fsync and rename replace the C library's: they record the call and make it, or fail.
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <filesystem>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "results/session/session.h"

namespace {

QStringList calls;
int syncError = 0;  ///< error of fsync; 0: none

QString nameOf(const std::filesystem::path& path) {
  const QString name = QString::fromStdString(path.filename().string());
  return name.startsWith(".warpbench-") && name.endsWith(".tmp") ? "temporary" : name;
}

}  // namespace

extern "C" int fsync(int file) {
  calls << "sync " + nameOf(std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(file)));
  if (syncError != 0) {
    errno = syncError;
    return -1;
  }
  return static_cast<int>(::syscall(SYS_fsync, file));
}

extern "C" int rename(const char* from, const char* to) noexcept {
  calls << "rename " + nameOf(from) + " to " + nameOf(to);
  return ::renameat(AT_FDCWD, from, AT_FDCWD, to);
}

class TestFileDurability : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir("folder"));
    calls.clear();
    syncError = 0;
  }

  void theContentIsOnTheDiskBeforeItsNameAndTheNameBeforeTheEnd() {
    warpbench::writeFile(path(), "new");
    QCOMPARE(calls, QStringList({"sync temporary", "rename temporary to file.json", "sync folder"}));
  }

  void contentThatDoesNotReachTheDiskReplacesNothing() {
    warpbench::writeFile(path(), "old");
    calls.clear();
    syncError = EIO;
    try {
      warpbench::writeFile(path(), "new");
      QFAIL("it was written");
    } catch (const warpbench::RequestError& error) {
      QCOMPARE(QString(error.what()), QString::fromStdString("cannot write '" + path() + "': Input/output error"));
    }
    QCOMPARE(calls, QStringList({"sync temporary"}));
    QCOMPARE(content(), QByteArray("old"));
    QCOMPARE(QDir(m_folder->filePath("folder")).entryList(QDir::Files | QDir::Hidden), QStringList({"file.json"}));
  }

  void aFileSystemThatCannotSyncIsWrittenTo() {
    syncError = EINVAL;
    warpbench::writeFile(path(), "new");
    QCOMPARE(content(), QByteArray("new"));
  }

 private:
  std::string path() const { return m_folder->filePath("folder/file.json").toStdString(); }
  QByteArray content() const {
    QFile file(QString::fromStdString(path()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
  }

  std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_APPLESS_MAIN(TestFileDurability)
#include "test_file_durability.moc"
