// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QString>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace warpbench::gui {

/// A window's copy of its unsaved results. A lock file next to it shows that the window is alive; copies without a
/// living window were left by a crash.
class RecoveryFile {
 public:
  /// Creates a file for this window in `folder`, which is created if missing; writes nothing yet.
  /// @throws RequestError if the folder is not writable.
  static std::unique_ptr<RecoveryFile> create(const QString& folder);
  /// The copies left by crashed windows, the latest first. Hidden from other windows while these objects live.
  static std::vector<std::unique_ptr<RecoveryFile>> orphans(const QString& folder);

  const QString& path() const { return m_path; }
  QDateTime date() const;
  /// Thread-safe. Does nothing after `remove`.
  /// @throws RequestError.
  void write(const std::string& content);
  /// Discards the copy. Does not wait: a write in progress removes it when done.
  void remove();

 private:
  explicit RecoveryFile(const QString& path);

  QString m_path;
  QLockFile m_lock;
  std::mutex m_mutex;  ///< protects the members below
  bool m_writing = false;
  bool m_removed = false;
};

}  // namespace warpbench::gui
