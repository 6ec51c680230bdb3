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

/// A window's copy of its unsaved results. A lock beside it says that the window is alive: what no living window holds
/// was left behind by a crash.
class RecoveryFile {
 public:
  /// A new one for this window in `folder`, which is made where it is missing; nothing is written yet.
  /// @throws RequestError where the folder cannot be written.
  static std::unique_ptr<RecoveryFile> create(const QString& folder);
  /// Those that crashed windows left, the latest first. Other windows do not see them while these objects live.
  static std::vector<std::unique_ptr<RecoveryFile>> orphans(const QString& folder);

  const QString& path() const { return m_path; }
  QDateTime date() const;
  /// From any thread. Nothing after `remove`.
  /// @throws RequestError.
  void write(const std::string& content);
  /// The copy is not needed any more. Waits for nothing: a write in work removes it when it is done.
  void remove();

 private:
  explicit RecoveryFile(const QString& path);

  QString m_path;
  QLockFile m_lock;
  std::mutex m_mutex;  ///< of what follows
  bool m_writing = false;
  bool m_removed = false;
};

}  // namespace warpbench::gui
