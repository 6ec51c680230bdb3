// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/temporary_file.h"

#include <stdlib.h>

#include <sys/file.h>
#include <sys/stat.h>
#include <atomic>
#include <cerrno>
#include <string>
#include <system_error>

#include "core/text/error.h"
#include "core/text/system_message.h"

namespace warpbench {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kStart = ".warpbench-";
constexpr std::string_view kEnd = ".tmp";

/// Whether another process's cleanup got this new file first: it has locked it and will remove it, or has removed it.
bool taken(int file) {
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) return errno == EWOULDBLOCK;  // otherwise locks are unsupported
  struct stat status {};
  return ::fstat(file, &status) == 0 && status.st_nlink == 0;
}

/// @returns 0 or an errno. File systems without fsync are accepted.
int sync(int file) { return ::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno; }

}  // namespace

TemporaryFile::TemporaryFile(const fs::path& directory) : m_directory(directory) {
  static std::atomic<unsigned> counter{0};
  constexpr int kMaxTries = 1000;  // leftovers of a process with the same id that cannot be removed
  for (int i = 0; i < kMaxTries; ++i) {
    std::string name(kStart);
    name += std::to_string(::getpid()) + "-" + std::to_string(counter++);
    m_path = directory / name.append(kEnd);
    // The kernel applies the umask; reading it here would change it for other threads.
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
  // A file renamed before its content is on disk can be empty after a power failure.
  if (const int error = sync(m_file->get())) return error;
  return m_file->closeCopy();  // the lock must outlive the rename
}

int TemporaryFile::moveTo(const fs::path& target) {
  if (::rename(m_path.c_str(), target.c_str()) != 0) return errno;
  m_moved = true;
  // Sync the name too, since the caller may now delete what the file replaces, such as a copy of unsaved results.
  // Errors are ignored: the file exists.
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

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "warpbench-XXXXXX").string();
  if (!::mkdtemp(pattern.data()))
    throw RequestError("cannot make a folder '" + pattern + "': " + systemMessage(errno).english());
  m_path = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(m_path, ignored);
}

}  // namespace warpbench
