// SPDX-License-Identifier: GPL-3.0-or-later
#include "session_files.h"

#include <QDir>
#include <filesystem>

#include "background.h"
#include "import/any_session.h"

namespace warpbench::gui {

namespace {

std::filesystem::path filePath(const QString& path) { return path.toStdU16String(); }

}  // namespace

SessionFiles::SessionFiles(SessionDocument& document, QObject* parent) : QObject(parent), m_document(document) {}

void SessionFiles::open(const QString& path) {
  const auto read = [path] { return readAnySession(filePath(path)); };
  inBackground(this, read, [this, path](const Outcome<OpenedSession>& outcome) {
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      emit failed(*reason);
      return;
    }
    // Saving must not write a session over another program's file.
    const auto& opened = std::get<OpenedSession>(outcome);
    m_document.replace(opened.session, opened.imported ? QString() : path);
    emit used(path);
    emit done(tr("Opened %1").arg(QDir::toNativeSeparators(path)));
  });
}

void SessionFiles::openForComparison(const QString& path) {
  const auto read = [path] { return readAnySession(filePath(path)); };
  inBackground(this, read, [this, path](const Outcome<OpenedSession>& outcome) {
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      emit failed(*reason);
      return;
    }
    emit comparisonOpened(std::get<OpenedSession>(outcome).session, path);
    emit done(tr("Compared with %1").arg(QDir::toNativeSeparators(path)));
  });
}

void SessionFiles::save(const QString& path, std::function<void()> next) {
  const quint64 revision = m_document.revision();
  const auto write = [path, session = m_document.session()] {
    writeFile(filePath(path), toJson(session));
    return true;
  };
  inBackground(this, write, [this, path, revision, next = std::move(next)](const Outcome<bool>& outcome) {
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      emit failed(*reason);
      return;
    }
    m_document.setSaved(path, revision);
    emit used(path);
    emit done(tr("Saved %1").arg(QDir::toNativeSeparators(path)));
    if (next) next();
  });
}

void SessionFiles::exportCsv(const QString& path) {
  const auto write = [path, session = m_document.session()] {
    writeFile(filePath(path), toCsv(session));
    return true;
  };
  inBackground(this, write, [this, path](const Outcome<bool>& outcome) {
    if (const auto* reason = std::get_if<QString>(&outcome))
      emit failed(*reason);
    else
      emit done(tr("Exported %1").arg(QDir::toNativeSeparators(path)));
  });
}

}  // namespace warpbench::gui
