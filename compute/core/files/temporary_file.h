// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>
#include <filesystem>
#include <optional>
#include <string_view>

#include "core/files/descriptor.h"

namespace warpbench {

/// A temporary file that is removed unless it is moved to its target. Its name is independent of the target's, which
/// may have the maximum length. It stays locked while it lives, so that an unlocked one is a leftover.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::filesystem::path& directory);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  /// @returns 0 or an errno.
  int error() const { return m_file ? 0 : m_error; }
  /// Writes and syncs to disk. @returns 0 or an errno.
  int write(std::string_view content, std::optional<mode_t> mode);
  /// Renames and syncs the directory. @returns 0 or an errno.
  int moveTo(const std::filesystem::path& target);

 private:
  std::filesystem::path m_directory;
  std::filesystem::path m_path;
  std::optional<Descriptor> m_file;  ///< empty if it could not be created
  int m_error = 0;
  bool m_moved = false;
};

/// Removes the temporary files of killed programs. Keeps locked ones, and all of them on file systems without locks.
void removeLeftovers(const std::filesystem::path& directory);

class TemporaryFolder {
 public:
  /// @throws RequestError if it cannot be created.
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return m_path; }

 private:
  std::filesystem::path m_path;
};

}  // namespace warpbench
