// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "core/files/descriptor.h"

/// A job's folder and files, which anyone may have changed: links are not followed, and pipes are not waited for.
namespace warpbench::jobs {

/// The content of a plain file; nothing if it does not exist. @throws RequestError if it is a link, a pipe or larger
/// than `most` bytes, or cannot be read.
std::optional<std::string> contentOf(const std::filesystem::path& path, std::size_t most);

/// The last 4 KiB of a plain file; empty if it does not exist.
std::string endOf(const std::filesystem::path& path);

/// Exclusive lock on a folder, for all machines that share the file system; released when the process exits.
class JobLock {
 public:
  /// Nothing if another process holds the lock or the folder is gone. Always succeeds on file systems without locks.
  static std::optional<JobLock> tryTake(const std::filesystem::path& folder);

  void release() { m_file.close(); }

 private:
  explicit JobLock(Descriptor file) : m_file(std::move(file)) {}
  Descriptor m_file;
};

/// Creates a folder named by the time in `parent` (created if missing), for its owner only. @throws RequestError.
std::filesystem::path makeFolder(const std::filesystem::path& parent);

/// Removes the folder; other processes see all or nothing. @throws RequestError.
void removeFolder(const std::filesystem::path& folder, JobLock lock);

}  // namespace warpbench::jobs
