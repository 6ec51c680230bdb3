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

/// Another program or window has changed a file since it was last read or written here.
struct FileConflict {
  QString path;
  quint64 document = 0;           ///< identity of the document to be written
  FileMark mark;                  ///< of the current file
  std::optional<Session> others;  ///< its results that the document lacks; nothing if it is no longer a session
};

/// Reads and writes the document's files in the background and reports the outcome.
class SessionFiles : public QObject {
  Q_OBJECT

 public:
  explicit SessionFiles(SessionDocument& document, QObject* parent = nullptr);

  /// Replaces the document by the file's session, unless another open() follows before it is read. On failure nothing
  /// changes. If the document changes while the file is read, emits `changedMeanwhile`.
  void open(const QString& path);
  /// Writes the document, then calls `next` unless writing fails. Saves happen in the order of the calls, each with the
  /// document as of its turn. Writes nothing if another document has replaced this one by then. If one replaces it
  /// during the write, neither that document nor `next` is notified. Does not overwrite a file that has changed since
  /// it was opened or saved here; emits `changedOnDisk` instead.
  void save(const QString& path, std::function<void()> next = {});
  /// As save(), but overwrites what `conflict` found, and nothing newer.
  void saveOver(const FileConflict& conflict, std::function<void()> next);
  /// Reads a session without changing the document.
  void openForComparison(const QString& path);

 signals:
  void comparisonOpened(const Session& session, const QString& path);
  /// The file was read or written as a session, so it belongs on the list of recent ones.
  void used(const QString& path);
  void done(const QString& message);
  /// `reason` is one line.
  void failed(const QString& reason);
  /// Nothing was written. `next` was to run after saving.
  void changedOnDisk(const FileConflict& conflict, const std::function<void()>& next);
  /// The document changed while a file was read. `replace` shows the file's session instead of the document.
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
  std::map<QString, FileMark> m_marks;  ///< of the opened and saved files, by path
  std::deque<Save> m_waiting;
  bool m_writing = false;
  int m_opened = 0;  ///< number of the latest open()
};

}  // namespace warpbench::gui
