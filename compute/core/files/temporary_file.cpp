// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/temporary_file.h"

#include <sys/file.h>
#include <sys/stat.h>

#include <atomic>
#include <string>
#include <system_error>

namespace warpbench {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kStart = ".warpbench-";
constexpr std::string_view kEnd = ".tmp";

/// A process that makes a file and one that looks for leftovers may meet in between: the latter may have locked it, and then it
/// is about to be removed, or be gone.
bool taken(int file) {
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) return errno == EWOULDBLOCK;  // else: no locks here
  struct stat status {};
  return ::fstat(file, &status) == 0 && status.st_nlink == 0;
}

/// 0 or the error. Some file systems have no fsync; the content is written all the same.
int sync(int file) { return ::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno; }

}  // namespace

TemporaryFile::TemporaryFile(const fs::path& directory) : m_directory(directory) {
  static std::atomic<unsigned> counter{0};
  constexpr int kMostTries = 1000;  // leftovers of a process of the same id that cannot be removed
  for (int i = 0; i < kMostTries; ++i) {
    std::string name(kStart);
    name += std::to_string(::getpid()) + "-" + std::to_string(counter++);
    m_path = directory / name.append(kEnd);
    // The kernel takes the umask off; asking for it would change it for other threads.
    m_file.emplace(m_path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (m_file->isOpen() && !taken(m_file->get())) return;
    m_error = m_file->isOpen() ? EEXIST : errno;
    m_file.reset();
    if (m_error != EEXIST) return;
  }
}

TemporaryFile::~TemporaryFile() {
  if (m_file && !m_moved) ::unlink(m_path.c_str());
}

int TemporaryFile::write(std::string_view content, std::optional<mode_t> mode) {
  if (mode && ::fchmod(m_file->get(), *mode) != 0) return errno;
  if (const int error = m_file->writeAll(content)) return error;
  // Renamed before its content is on the disk, a file can be empty after a power failure.
  if (const int error = sync(m_file->get())) return error;
  return m_file->closeCopy();  // the lock has to outlive the renaming
}

int TemporaryFile::moveTo(const fs::path& target) {
  if (::rename(m_path.c_str(), target.c_str()) != 0) return errno;
  m_moved = true;
  // What the new file makes superfluous, as a copy of unsaved results, may be removed next: its name has to last, too.
  // Nothing is told where that fails: the file is there.
  const Descriptor directory(m_directory, O_RDONLY | O_DIRECTORY);
  if (directory.isOpen()) sync(directory.get());
  return 0;
}

void removeLeftovers(const fs::path& directory) {
  std::error_code ignored;
  for (fs::directory_iterator entry(directory, ignored), end; !ignored && entry != end; entry.increment(ignored)) {
    const std::string name = entry->path().filename().string();
    if (!name.starts_with(kStart) || !name.ends_with(kEnd)) continue;
    const Descriptor file(entry->path(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK);
    if (file.isOpen() && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0) ::unlink(entry->path().c_str());
  }
}

}  // namespace warpbench
