// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "core/files/descriptor.h"

/// A job's folder and its files, which anyone may have changed: nothing is followed out of it, and nothing is waited
/// for.
namespace warpbench::jobs {

/// The whole of a plain file; nothing where there is none.
/// @throws RequestError where it is a link, a pipe, or larger than `most` bytes, or cannot be read.
std::optional<std::string> contentOf(const std::filesystem::path& path, std::size_t most);

/// The last 4 KiB of a plain file; empty where there is none.
std::string endOf(const std::filesystem::path& path);

/// A folder that one program at a time has, of all machines that share the file system. Ends with its object, and with
/// the program.
class JobLock {
 public:
  /// Nothing where another program has it, or where it is not there any more. Where the file system knows no locks,
  /// anybody gets it.
  static std::optional<JobLock> tryTake(const std::filesystem::path& folder);

  void release() { m_file.close(); }

 private:
  explicit JobLock(Descriptor file) : m_file(std::move(file)) {}
  Descriptor m_file;
};

/// A new folder for this moment's job in `parent`, which is made where it is missing, readable by its owner only.
/// @throws RequestError.
std::filesystem::path makeFolder(const std::filesystem::path& parent);

/// All of it; another process sees all or nothing. @throws RequestError.
void removeFolder(const std::filesystem::path& folder, JobLock lock);

}  // namespace warpbench::jobs
