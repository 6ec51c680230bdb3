// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <string_view>

#include "core/files/descriptor.h"

namespace warpbench {

/// A file beside another one that goes away unless it is moved onto it. Its name does not depend on the other's, which
/// may already be as long as a name can be. It is locked while it lives: one without a lock is a leftover.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::filesystem::path& directory);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  /// 0 or the error.
  int error() const { return m_file ? 0 : m_error; }
  /// Onto the disk, not only to the system's memory. 0 or the error.
  int write(std::string_view content, std::optional<mode_t> mode);
  /// Also onto the disk. 0 or the error.
  int moveTo(const std::filesystem::path& target);

 private:
  std::filesystem::path m_directory;
  std::filesystem::path m_path;
  std::optional<Descriptor> m_file;  ///< empty where it could not be made
  int m_error = 0;
  bool m_moved = false;
};

/// Removes the temporary files of programs that were killed while they wrote to this directory. Those of programs that
/// are still at it stay, on whatever machine they run; where the file system has no locks, all stay.
void removeLeftovers(const std::filesystem::path& directory);

}  // namespace warpbench
