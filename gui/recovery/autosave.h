// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <memory>

#include "document/session_document.h"
#include "recovery/recovery_file.h"

namespace warpbench::gui {

/// Keeps a copy of results that no file has, some seconds after each change, so that they outlive a crash. Where all
/// is saved, and where this object ends, there is no copy.
class Autosave : public QObject {
  Q_OBJECT

 public:
  /// In `folder`, which is made where it is missing.
  Autosave(const SessionDocument& document, const QString& folder, QObject* parent = nullptr);
  ~Autosave() override;

  /// 0: nothing is kept.
  void setInterval(std::chrono::milliseconds interval);
  /// The document's revision that the copy has, or is about to have.
  quint64 keptRevision() const { return m_keptRevision; }
  /// From now on this file, which holds the document as it is, is the copy.
  void adopt(std::unique_ptr<RecoveryFile> file);

 signals:
  /// The copy is whole on the disk.
  void kept();
  /// One line, once: from now on it is tried again at each interval without a word.
  void failed(const QString& reason);
  /// What `failed` told is over: a copy is kept again, or none is needed.
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
  bool m_failing = false;                ///< and that was told
  std::shared_ptr<RecoveryFile> m_file;  ///< while there may be a copy; shared with the writer in the background
};

}  // namespace warpbench::gui
