// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <memory>

#include "document/session_document.h"
#include "recovery/recovery_file.h"

namespace warpbench::gui {

/// Keeps a copy of unsaved results, written some seconds after each change, so that they survive a crash. Removes the
/// copy when everything is saved, and on destruction.
class Autosave : public QObject {
  Q_OBJECT

 public:
  /// Keeps the copy in `folder`, which is created if missing.
  Autosave(const SessionDocument& document, const QString& folder, QObject* parent = nullptr);
  ~Autosave() override;

  /// 0: keep no copy.
  void setInterval(std::chrono::milliseconds interval);
  /// The document's revision that the copy has or is about to have.
  quint64 keptRevision() const { return m_keptRevision; }
  /// Uses this file, which contains the current document, as the copy from now on.
  void adopt(std::unique_ptr<RecoveryFile> file);

 signals:
  /// The copy is completely on disk.
  void kept();
  /// Emitted once; `reason` is one line. Later attempts at each interval stay silent.
  void failed(const QString& reason);
  /// The failure is over: a copy exists again, or none is needed.
  void mended();

 private:
  void follow();
  void write();
  void fail(const QString& reason);
  void mend();

  const SessionDocument& m_document;
  QString m_folder;
  std::chrono::milliseconds m_interval{0};
  QTimer m_timer;
  quint64 m_keptRevision = 0;
  bool m_writing = false;
  bool m_failing = false;                ///< and failed() was emitted
  std::shared_ptr<RecoveryFile> m_file;  ///< exists while there may be a copy; shared with the background writer
};

}  // namespace warpbench::gui
