// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/job_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"

namespace warpbench::jobs {

namespace {

namespace fs = std::filesystem;

constexpr MessageId kRead = Message::text("cannot read '%1': %2");
constexpr MessageId kRemove = Message::text("cannot remove '%1': %2");

/// @param what takes the path as %1 and the reason as %2.
[[noreturn]] void refuse(MessageId what, const fs::path& path, const Message& reason) {
  throw RequestError(what, oneLine(path.string()), reason);
}

/// Opens a plain file without following links or waiting for a pipe's writer. Not open if it does not exist.
Descriptor openPlain(const fs::path& path, struct stat& status) {
  Descriptor file(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  if (!file.isOpen() && errno == ENOENT) return file;
  if (!file.isOpen())
    refuse(kRead, path, errno == ELOOP ? Message(Message::text("it is a link")) : systemMessage(errno));
  if (::fstat(file.get(), &status) != 0) refuse(kRead, path, systemMessage(errno));
  if (!S_ISREG(status.st_mode)) refuse(kRead, path, Message::text("it is not a regular file"));
  return file;
}

std::string readUpTo(int file, std::size_t most, const fs::path& path) {
  std::string content;
  std::array<char, 65536> buffer{};
  while (content.size() < most) {
    const ssize_t got = ::read(file, buffer.data(), std::min(buffer.size(), most - content.size()));
    if (got == 0) break;
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) refuse(kRead, path, systemMessage(errno));
    content.append(buffer.data(), static_cast<std::size_t>(got));
  }
  return content;
}

}  // namespace

std::optional<std::string> contentOf(const fs::path& path, std::size_t most) {
  struct stat status {};
  const Descriptor file = openPlain(path, status);
  if (!file.isOpen()) return std::nullopt;
  std::string content = readUpTo(file.get(), most + 1, path);
  if (content.size() > most) refuse(kRead, path, {Message::text("it is larger than %1 MiB"), most >> 20});
  return content;
}

std::string endOf(const fs::path& path) {
  constexpr off_t kMost = 4096;
  try {
    struct stat status {};
    const Descriptor file = openPlain(path, status);
    if (!file.isOpen()) return "";
    if (status.st_size > kMost) ::lseek(file.get(), status.st_size - kMost, SEEK_SET);
    return readUpTo(file.get(), kMost, path);
  } catch (const RequestError& error) {
    return error.what();
  }
}

std::optional<JobLock> JobLock::tryTake(const fs::path& folder) {
  const fs::path path = folder / "lock";
  Descriptor file(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0600);
  if (!file.isOpen()) return std::nullopt;
  if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return std::nullopt;
  // The previous owner of the lock may have removed the folder.
  struct stat own {};
  struct stat there {};
  if (::fstat(file.get(), &own) != 0 || ::lstat(path.c_str(), &there) != 0 || own.st_ino != there.st_ino ||
      own.st_dev != there.st_dev)
    return std::nullopt;
  return JobLock(std::move(file));
}

fs::path makeFolder(const fs::path& parent) {
  std::error_code error;
  fs::create_directories(parent, error);
  if (error) refuse(Message::text("cannot make the folder '%1': %2"), parent, systemMessage(error));
  std::string path = (parent / "job-XXXXXX").string();
  if (!::mkdtemp(path.data())) refuse(Message::text("cannot make a folder in '%1': %2"), parent, systemMessage(errno));
  return path;
}

void removeFolder(const fs::path& folder, JobLock lock) {
  // Rename first to a hidden name, so that others see all or nothing; the lock file moves along.
  const fs::path hidden = folder.parent_path() / ("." + folder.filename().string());
  std::error_code error;
  fs::rename(folder, hidden, error);
  if (error) refuse(kRemove, folder, systemMessage(error));
  lock.release();
  fs::remove_all(hidden, error);
  if (error) refuse(kRemove, hidden, systemMessage(error));
}

}  // namespace warpbench::jobs
