// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>

#include "session_document.h"

namespace warpbench::gui {

/// Reads and writes the document's files in the background, and tells how it went.
class SessionFiles : public QObject {
  Q_OBJECT

 public:
  explicit SessionFiles(SessionDocument& document, QObject* parent = nullptr);

  /// Replaces the document by the file's session; where that fails, nothing changes.
  void open(const QString& path);
  /// Writes the document as it is now and calls `next` once that is done; not at all where it failed.
  void save(const QString& path, std::function<void()> next = {});
  void exportCsv(const QString& path);
  /// Reads a session that the document has nothing to do with.
  void openForComparison(const QString& path);

 signals:
  void comparisonOpened(const Session& session, const QString& path);
  /// The file was read or written as a session: the person may want it again.
  void used(const QString& path);
  void done(const QString& message);
  /// One line.
  void failed(const QString& reason);

 private:
  SessionDocument& m_document;
};

}  // namespace warpbench::gui
