// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/kernel_cache.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <system_error>
#include <vector>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"
#include "own/cache_contents.h"
#include "results/values/digest.h"

namespace warpbench::own {

namespace fs = std::filesystem;

namespace {

std::string hostName() {
  std::array<char, 256> name{};
  if (::gethostname(name.data(), name.size() - 1) != 0) return "unknown";
  return name.data();
}

/// "work-HOST-PID-": a work folder's name without its last six characters.
std::string workPrefix() { return "work-" + hostName() + "-"; }

[[noreturn]] void refuse(const fs::path& path, const std::string& cause) {
  throw WriteError("compiling kernels needs a folder for files: '" + oneLine(path.string()) + "': " + cause +
                   "; name another one with XDG_CACHE_HOME");
}

/// Whether folders can be created there. The folder itself need not exist.
bool canHold(fs::path folder) {
  std::error_code unknown;
  while (!fs::exists(folder, unknown) && folder.has_relative_path()) folder = folder.parent_path();
  return fs::is_directory(folder, unknown) && ::access(folder.c_str(), W_OK | X_OK) == 0;
}

/// A temporary folder of this user only; empty if there is none or others could write to it, because the
/// compiled code there is executed.
fs::path ownTemporaryFolder() {
  std::error_code none;
  const fs::path folder = fs::temp_directory_path(none) / ("warpbench-" + std::to_string(::geteuid()));
  if (none || (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST)) return {};
  struct stat status {};
  const bool own = ::lstat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == ::geteuid() &&
                   (status.st_mode & 077) == 0;
  return own ? folder : fs::path();
}

}  // namespace

WorkFolder::WorkFolder(const fs::path& parent) {
  std::error_code error;
  fs::create_directories(parent, error);
  if (error) refuse(parent, systemMessage(error));
  removeAbandonedWork(parent);
  std::string pattern = (parent / (workPrefix() + std::to_string(::getpid()) + "-XXXXXX")).string();
  if (!::mkdtemp(pattern.data())) refuse(parent, systemMessage(errno));
  m_path = pattern;
}

WorkFolder::~WorkFolder() {
  std::error_code ignored;
  fs::remove_all(m_path, ignored);
}

void removeAbandonedWork(const fs::path& parent) {
  const std::string prefix = workPrefix();
  std::error_code ignored;
  std::vector<fs::path> abandoned;
  for (fs::directory_iterator entry(parent, ignored), end; !ignored && entry != end; entry.increment(ignored)) {
    const std::string name = entry->path().filename().string();
    if (!name.starts_with(prefix)) continue;
    pid_t process = 0;
    std::from_chars(name.data() + prefix.size(), name.data() + name.size(), process);
    if (process > 0 && ::kill(process, 0) != 0 && errno == ESRCH) abandoned.push_back(entry->path());
  }
  for (const fs::path& each : abandoned) fs::remove_all(each, ignored);
}

fs::path kernelCacheFolder() {
  const auto variable = [](const char* of) {
    const char* value = std::getenv(of);
    return fs::path(value ? value : "");
  };
  // The XDG Base Directory Specification says to ignore relative paths.
  fs::path cache = variable("XDG_CACHE_HOME");
  if (!cache.is_absolute()) cache = variable("HOME").is_absolute() ? variable("HOME") / ".cache" : fs::path();
  if (!cache.empty() && canHold(cache)) return cache / "warpbench" / "compiled";
  const fs::path own = ownTemporaryFolder();
  return own.empty() ? own : own / "compiled";
}

fs::path ObjectCache::pathOf(const std::string& source, const char* ending) const {
  return m_folder / (digestOf(source) + ending);
}

std::optional<fs::path> ObjectCache::find(const std::string& source) const {
  // add() stores the object before its source.
  const fs::path known = pathOf(source, ".cpp");
  const fs::path object = pathOf(source, ".so");
  std::error_code unknown;
  if (!fs::is_regular_file(known, unknown) || !fs::is_regular_file(object, unknown) || readFile(known) != source)
    return std::nullopt;
  noteUse(object);
  return object;
}

fs::path ObjectCache::add(const std::string& source, const fs::path& object) const {
  std::error_code error;
  fs::create_directories(m_folder, error);
  const fs::path text = object.parent_path() / "known.cpp";
  std::ofstream(text, std::ios::binary) << source;
  const fs::path kept = pathOf(source, ".so");
  if (!error) fs::rename(object, kept, error);
  if (!error) fs::rename(text, pathOf(source, ".cpp"), error);
  if (error) refuse(m_folder, systemMessage(error));
  limitCache(kernelCacheFolder(), maxCacheBytes());
  return kept;
}

}  // namespace warpbench::own
