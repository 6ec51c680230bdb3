// SPDX-License-Identifier: GPL-3.0-or-later
#include "recovery/recovery_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include "core/files/file_io.h"
#include "core/files/temporary_file.h"
#include "core/text/error.h"
#include "results/session/session.h"

namespace warpbench::gui {

namespace {

QString lockOf(const QString& path) { return path + QStringLiteral(".lock"); }

}  // namespace

RecoveryFile::RecoveryFile(const QString& path) : m_path(path), m_lock(lockOf(path)) {
  m_lock.setStaleLockTime(0);  // a window may stay open for days; only the end of its process frees the lock
}

std::unique_ptr<RecoveryFile> RecoveryFile::create(const QString& folder) {
  QDir().mkpath(folder);
  const QString name = QStringLiteral("unsaved-%1.json").arg(QUuid::createUuid().toString(QUuid::WithoutBraces));
  std::unique_ptr<RecoveryFile> file(new RecoveryFile(QDir(folder).filePath(name)));
  if (!file->m_lock.tryLock(0))
    throw RequestError(Message::text("cannot back up unsaved results in '%1': the folder is not writable"),
                       folder.toStdString());
  return file;
}

std::vector<std::unique_ptr<RecoveryFile>> RecoveryFile::orphans(const QString& folder) {
  std::vector<std::unique_ptr<RecoveryFile>> found;
  const QDir directory(folder);
  removeLeftovers(folder.toStdU16String());
  const QStringList copies{QStringLiteral("unsaved-*.json")};
  for (const QFileInfo& info : directory.entryInfoList(copies, QDir::Files, QDir::Time)) {
    std::unique_ptr<RecoveryFile> file(new RecoveryFile(info.absoluteFilePath()));
    if (file->m_lock.tryLock(0)) found.push_back(std::move(file));
  }
  // A window that crashed before its first copy leaves only its lock. The object that takes the lock over removes it.
  for (const QFileInfo& info : directory.entryInfoList({lockOf(copies[0])}, QDir::Files)) {
    const QString path = info.absoluteFilePath().chopped(lockOf({}).size());
    if (!QFile::exists(path)) std::unique_ptr<RecoveryFile>(new RecoveryFile(path))->m_lock.tryLock(0);
  }
  return found;
}

QDateTime RecoveryFile::date() const { return QFileInfo(m_path).lastModified(); }

void RecoveryFile::write(const std::string& content) {
  {
    const std::scoped_lock lock(m_mutex);
    if (m_removed) return;
    m_writing = true;
  }
  const auto end = [this] {
    const std::scoped_lock lock(m_mutex);
    m_writing = false;
    if (m_removed) QFile::remove(m_path);
  };
  try {
    writeFile(m_path.toStdU16String(), content);
  } catch (...) {
    end();
    throw;
  }
  end();
}

void RecoveryFile::remove() {
  const std::scoped_lock lock(m_mutex);
  m_removed = true;
  if (!m_writing) QFile::remove(m_path);
}

}  // namespace warpbench::gui
