// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/file_io.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <functional>
#include <system_error>

#include "core/files/descriptor.h"
#include "core/files/temporary_file.h"
#include "core/machine/large_pages.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"

namespace warpbench {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuseToRead(const fs::path& path, const Message& reason) {
  throw RequestError(Message::text("cannot read '%1': %2"), oneLine(path.string()), reason);
}

[[noreturn]] void refuseToWrite(const fs::path& path, const Message& reason) {
  throw RequestError(Message::text("cannot write '%1': %2"), oneLine(path.string()), reason);
}

[[noreturn]] void failToWrite(const fs::path& path, int error) {
  throw WriteError(Message::text("cannot write '%1': %2"), oneLine(path.string()), systemMessage(error));
}

constexpr MessageId kNamedPipe = Message::text("it is a named pipe, which may never deliver data; name a file");

/// Whether it is an anonymous pipe, as a shell makes for /dev/stdin or <(command), so that its other end exists.
/// Anyone, or nobody, may open the other end of a named one (mkfifo).
bool isNameless(int pipe) {
  struct statfs system {};
  return ::fstatfs(pipe, &system) == 0 && system.f_type == PIPEFS_MAGIC;
}
bool isNameless(const fs::path& pipe) {
  struct statfs system {};
  return ::statfs(pipe.c_str(), &system) == 0 && system.f_type == PIPEFS_MAGIC;
}

/// Where writing to a path really goes.
struct Target {
  fs::path file;               ///< with links followed
  fs::path directory;          ///< of `file`
  bool inPlace = false;        ///< a terminal, an anonymous pipe or /dev/null, which a rename must not replace
  std::optional<mode_t> mode;  ///< permissions of the existing file
};

/// Follows links to a target that may not exist yet.
fs::path followDangling(const fs::path& path) {
  constexpr int kMaxLinks = 40;  // Linux's limit
  fs::path file = path;
  std::error_code ignored;
  for (int i = 0; i < kMaxLinks && fs::is_symlink(fs::symlink_status(file, ignored)); ++i) {
    const fs::path next = fs::read_symlink(file, ignored);
    file = next.is_absolute() ? next : file.parent_path() / next;
  }
  return file;
}

Target targetOf(const fs::path& path) {
  if (path.empty()) refuseToWrite(path, Message::text("it is empty; give a file name"));
  if (path.native().find('\0') != std::string::npos)
    refuseToWrite(path, Message::text("a file name cannot contain a NUL character"));

  Target target;
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode)) refuseToWrite(path, Message::text("it is a directory; give a file name"));
    if (S_ISBLK(status.st_mode)) refuseToWrite(path, Message::text("it is a disk; give a file name"));
    if (S_ISFIFO(status.st_mode) && !isNameless(path)) refuseToWrite(path, kNamedPipe);
    if (::access(path.c_str(), W_OK) != 0) refuseToWrite(path, systemMessage(errno));
    target.inPlace = !S_ISREG(status.st_mode);
    target.mode = status.st_mode & 0777;
    std::error_code error;
    target.file = target.inPlace ? path : fs::canonical(path, error);
    if (error) refuseToWrite(path, systemMessage(error));
  } else if (errno == ENOENT) {
    target.file = followDangling(path);
    if (!target.file.has_filename()) refuseToWrite(path, Message::text("it names a directory that does not exist"));
  } else {
    refuseToWrite(path, systemMessage(errno));
  }

  target.directory = target.file.has_parent_path() ? target.file.parent_path() : fs::path(".");
  if (::stat(target.directory.c_str(), &status) != 0) {
    if (errno == ENOENT)
      refuseToWrite(path, {Message::text("there is no directory '%1'"), oneLine(target.directory.string())});
    refuseToWrite(path, systemMessage(errno));
  }
  if (!S_ISDIR(status.st_mode))
    refuseToWrite(path, {Message::text("'%1' is not a directory"), oneLine(target.directory.string())});
  return target;
}

}  // namespace

FileMark markOf(std::string_view content) { return {content.size(), std::hash<std::string_view>()(content)}; }

std::optional<FileMark> markOfFile(const fs::path& path) {
  std::error_code ignored;
  const fs::file_type type = fs::status(path, ignored).type();
  if (type != fs::file_type::regular && type != fs::file_type::directory) return std::nullopt;
  return markOf(readFile(path));
}

std::string readFile(const fs::path& path, std::size_t largest) {
  if (path.empty()) refuseToRead(path, Message::text("it is empty; give a file name"));
  // Without O_NONBLOCK, opening a pipe waits for a writer.
  const Descriptor file(path, O_RDONLY | O_NONBLOCK);
  if (!file.isOpen()) refuseToRead(path, systemMessage(errno));
  struct stat status {};
  const bool known = ::fstat(file.get(), &status) == 0;
  if (known && S_ISDIR(status.st_mode)) refuseToRead(path, Message::text("it is a directory"));
  if (known && S_ISFIFO(status.st_mode) && !isNameless(file.get())) refuseToRead(path, kNamedPipe);
  ::fcntl(file.get(), F_SETFL, ::fcntl(file.get(), F_GETFL) & ~O_NONBLOCK);
  // For example /dev/zero, which never ends.
  if (known && (S_ISBLK(status.st_mode) || (S_ISCHR(status.st_mode) && ::isatty(file.get()) == 0)))
    refuseToRead(path, Message::text("it is a device"));
  const Message tooLarge = largest >> 30 > 0 ? Message(Message::text("it is larger than %1 GiB"), largest >> 30)
                                             : Message(Message::text("it is larger than %1 MiB"), largest >> 20);
  std::string content;
  if (known && S_ISREG(status.st_mode)) {
    if (static_cast<std::size_t>(status.st_size) > largest) refuseToRead(path, tooLarge);
    content.reserve(static_cast<std::size_t>(status.st_size));
    preferLargePages(content.data(), content.capacity());
  }
  std::array<char, 65536> buffer{};
  while (true) {
    const ssize_t got = ::read(file.get(), buffer.data(), buffer.size());
    if (got == 0) return content;
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) refuseToRead(path, systemMessage(errno));
    if (static_cast<std::size_t>(got) > largest - content.size()) refuseToRead(path, tooLarge);
    content.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

void writeFile(const fs::path& path, std::string_view content) {
  const Target target = targetOf(path);
  if (target.inPlace) {
    Descriptor file(target.file, O_WRONLY);
    if (!file.isOpen()) refuseToWrite(path, systemMessage(errno));
    if (const int error = file.writeAll(content)) failToWrite(path, error);
    if (const int error = file.close()) failToWrite(path, error);
    return;
  }
  removeLeftovers(target.directory);  // first, since they may be what fills the disk
  TemporaryFile temporary(target.directory);
  if (const int error = temporary.error()) refuseToWrite(path, systemMessage(error));
  if (const int error = temporary.write(content, target.mode)) failToWrite(path, error);
  if (const int error = temporary.moveTo(target.file)) failToWrite(path, error);
}

void writeScratchFile(const fs::path& path, std::string_view content) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  std::ofstream file(path, std::ios::binary);
  file << content;
  file.close();
  if (!file) throw WriteError(Message::text("cannot write '%1': %2"), oneLine(path.string()), systemMessage(errno));
}

void checkNotRead(const fs::path& output, const fs::path& input) {
  std::error_code unknown;
  if (fs::equivalent(output, input, unknown) && fs::is_regular_file(input, unknown))
    refuseToWrite(output, Message::text("it is the input file; name another file"));
}

bool isSameFile(const fs::path& first, const fs::path& second) {
  std::error_code absent;
  if (fs::equivalent(first, second, absent)) return !fs::is_character_file(first, absent);
  const Target one = targetOf(first), other = targetOf(second);
  return one.file.filename() == other.file.filename() && fs::equivalent(one.directory, other.directory, absent);
}

void checkWritable(const fs::path& path) {
  const Target target = targetOf(path);
  if (target.inPlace) return;
#ifdef O_TMPFILE
  // An unnamed file leaves even the directory's modification time unchanged.
  const Descriptor nameless(target.directory, O_TMPFILE | O_WRONLY, 0600);
  if (nameless.isOpen()) return;
  if (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL) refuseToWrite(path, systemMessage(errno));
#endif
  const TemporaryFile temporary(target.directory);
  if (const int error = temporary.error()) refuseToWrite(path, systemMessage(error));
}

}  // namespace warpbench
