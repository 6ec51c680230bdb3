// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/session_files.h"

#include <QDir>
#include <filesystem>

#include "core/files/folder_lock.h"
#include "core/text/error.h"
#include "format/session_file.h"
#include "format/session_merge.h"
#include "import/any_session.h"
#include "widgets/background.h"
#include "widgets/file_path.h"

namespace warpbench::gui {

namespace {

using Written = std::variant<FileMark, FileConflict>;

/// Nothing if the file is as expected or gone, because then nothing would be overwritten.
std::optional<FileConflict> conflictIn(const QString& path, quint64 document, const FileMark& expected,
                                       const Session& session) {
  const std::optional<FileMark> there = markOfFile(filePath(path));
  if (!there || *there == expected) return std::nullopt;
  FileConflict conflict{.path = path, .document = document, .mark = *there, .others = std::nullopt};
  try {
    Session others = withIdsIn(session.environment, readSession(filePath(path)));
    others.results = missingResults(session, others);
    conflict.others = std::move(others);
  } catch (const FormatError&) {
    // The file is no longer a session.
  }
  return conflict;
}

}  // namespace

SessionFiles::SessionFiles(SessionDocument& document, QObject* parent) : QObject(parent), m_document(document) {}

void SessionFiles::open(const QString& path) {
  const auto read = [path] { return readAnySession(filePath(path)); };
  const auto show = [this, path, number = ++m_opened, revision = m_document.revision()](const auto& outcome) {
    if (number != m_opened) return;
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      emit failed(*reason);
      return;
    }
    const auto replace = [this, path, number, opened = std::get<OpenedSession>(outcome)] {
      if (number != m_opened) return;  // another file was opened while the user was asked
      // An imported file gets no path, so that saving does not overwrite another program's file.
      m_document.replace(opened.session, opened.imported ? QString() : path);
      if (!opened.imported) m_marks[path] = opened.mark;
      emit used(path);
      emit done(tr("Opened %1").arg(QDir::toNativeSeparators(path)));
    };
    if (m_document.revision() == revision)
      replace();
    else
      emit changedMeanwhile(replace);
  };
  inBackground(this, read, show);
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
  m_waiting.push_back({path, m_document.identity(), std::move(next)});
  startNext();
}

void SessionFiles::saveOver(const FileConflict& conflict, std::function<void()> next) {
  m_marks[conflict.path] = conflict.mark;
  save(conflict.path, std::move(next));
}

void SessionFiles::startNext() {
  while (!m_writing && !m_waiting.empty()) {
    const Save save = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (save.document == m_document.identity()) write(save);
  }
}

void SessionFiles::write(const Save& save) {
  m_writing = true;
  const quint64 revision = m_document.revision();
  const auto known = m_marks.find(save.path);
  const std::optional<FileMark> expected = known != m_marks.end() ? std::optional(known->second) : std::nullopt;
  const auto work = [path = save.path, document = save.document, expected,
                     session = m_document.snapshot()]() -> Written {
    const std::filesystem::path file = filePath(path);
    const FolderLock lock(file);
    if (expected)
      if (const std::optional<FileConflict> conflict = conflictIn(path, document, *expected, *session))
        return *conflict;
    const std::string content = toJson(*session);
    writeFile(file, content);
    return markOf(content);
  };
  inBackground(this, work, [this, save, revision](const Outcome<Written>& outcome) {
    m_writing = false;
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      emit failed(*reason);
    } else if (const auto* conflict = std::get_if<FileConflict>(&std::get<Written>(outcome))) {
      emit changedOnDisk(*conflict, save.next);
    } else {
      m_marks[save.path] = std::get<FileMark>(std::get<Written>(outcome));
      const bool shown = save.document == m_document.identity();
      if (shown) m_document.setSaved(save.path, revision);
      emit used(save.path);
      emit done(tr("Saved %1").arg(QDir::toNativeSeparators(save.path)));
      if (shown && save.next) save.next();
    }
    startNext();
  });
}

}  // namespace warpbench::gui
