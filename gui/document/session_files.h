// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <deque>
#include <functional>
#include <map>
#include <optional>

#include "core/files/file_io.h"
#include "document/session_document.h"

namespace warpbench::gui {

/// A file holds something else than what was read from it or written to it here: another program has been
/// there, or another window.
struct FileConflict {
  QString path;
  quint64 document = 0;           ///< the identity of the one that was to be written
  FileMark mark;                  ///< of what is there now
  std::optional<Session> others;  ///< its results that the document lacks; empty where it is no session any more
};

/// Reads and writes the document's files in the background, and tells how it went.
class SessionFiles : public QObject {
  Q_OBJECT

 public:
  explicit SessionFiles(SessionDocument& document, QObject* parent = nullptr);

  /// Replaces the document by the file's session, unless another is opened before that is read; where it fails, nothing
  /// changes. `changedMeanwhile` asks where the document is no longer as it is now.
  void open(const QString& path);
  /// Writes the document and calls `next` once that is done; not at all where it failed. Saves follow each other in the
  /// order of the calls, each with the document as it is when its turn comes. Where another document has taken its
  /// place by then, nothing is written; where one does while it is written, it learns nothing of that, nor does `next`.
  /// A file that was opened or saved here and has changed since is not written over: `changedOnDisk` asks then.
  void save(const QString& path, std::function<void()> next = {});
  /// The same over what `conflict` found there, and nothing newer.
  void saveOver(const FileConflict& conflict, std::function<void()> next);
  /// Reads a session that the document has nothing to do with.
  void openForComparison(const QString& path);

 signals:
  void comparisonOpened(const Session& session, const QString& path);
  /// The file was read or written as a session: the person may want it again.
  void used(const QString& path);
  void done(const QString& message);
  /// One line.
  void failed(const QString& reason);
  /// Nothing was written. `next` is what was to come after saving.
  void changedOnDisk(const FileConflict& conflict, const std::function<void()>& next);
  /// While a file was read. `replace` shows what it holds in place of the document.
  void changedMeanwhile(const std::function<void()>& replace);

 private:
  struct Save {
    QString path;
    quint64 document = 0;  ///< its identity
    std::function<void()> next;
  };
  void startNext();
  void write(const Save& save);

  SessionDocument& m_document;
  std::map<QString, FileMark> m_marks;  ///< of the files that were opened and saved, by path
  std::deque<Save> m_waiting;
  bool m_writing = false;
  int m_opened = 0;  ///< the latest open()
};

}  // namespace warpbench::gui
