// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sandbox/confinement.h"

#include <pwd.h>
#include <unistd.h>

#include <cstdlib>
#include <system_error>

#include "core/sandbox/denials.h"
#include "core/sandbox/landlock.h"
#include "core/sandbox/syscall_filter.h"

namespace warpbench::sandbox {
namespace {

namespace fs = std::filesystem;

fs::path whole(const fs::path& path) {
  std::error_code unknown;
  fs::path found = fs::weakly_canonical(fs::absolute(path, unknown), unknown);
  return unknown ? fs::path() : found;
}

fs::path homeFolder() {
  if (const char* const named = std::getenv("HOME"); named != nullptr && *named == '/') return whole(named);
  const passwd* const user = ::getpwuid(::geteuid());
  return user != nullptr && user->pw_dir != nullptr ? whole(user->pw_dir) : fs::path("/root");
}

/// Whether `inner` equals `outer` or lies inside it.
bool isWithin(const fs::path& inner, const fs::path& outer) {
  const std::string in = inner.string(), out = outer.string();
  return in == out || in.starts_with(out.ends_with('/') ? out : out + '/');
}

}  // namespace

Confinement systemConfinement() {
  Confinement confinement;
  for (const char* const folder : {"/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/opt", "/nix/store", "/sys"})
    confinement.read.emplace_back(folder);
  for (const char* const file : {"ld.so.cache", "ld.so.conf", "ld.so.conf.d", "ld.so.preload", "localtime",
                                 "locale.alias", "alternatives", "passwd", "group", "nsswitch.conf", "os-release"})
    confinement.read.push_back("/etc/" + std::string(file));
  for (const char* const file :
       {"self", "cpuinfo", "meminfo", "stat", "version", "filesystems", "loadavg", "uptime", "sys", "driver/nvidia"})
    confinement.read.push_back("/proc/" + std::string(file));
  for (const char* const file : {"random", "urandom"}) confinement.read.push_back("/dev/" + std::string(file));
  for (const char* const file : {"null", "zero", "full", "tty"})
    confinement.write.push_back("/dev/" + std::string(file));
  std::error_code unknown;
  if (const fs::path own = fs::read_symlink("/proc/self/exe", unknown); !unknown) {
    confinement.read.push_back(own.string());
    addFolder(confinement.read, own.parent_path());
  }
  return confinement;
}

Confinement ofKernels(const fs::path& cache) {
  Confinement confinement = systemConfinement();
  confinement.processes = true;
  confinement.denials = Confinement::Denials::Silent;
  const fs::path home = homeFolder();
  const auto addVisible = [&](const fs::path& folder, const auto& leaveOut) {
    std::error_code unknown;
    for (fs::directory_iterator entry(folder, unknown), end; !unknown && entry != end; entry.increment(unknown))
      if (!leaveOut(entry->path()) && !entry->path().filename().string().starts_with('.'))
        confinement.read.push_back(entry->path().string());
  };
  for (fs::path above = home; above.has_relative_path(); above = above.parent_path())
    addVisible(above.parent_path(), [&](const fs::path& each) {
      return each == above || each == "/proc" || each == "/dev" || each == "/etc";
    });
  addVisible(home, [](const fs::path&) { return false; });
  if (!cache.empty()) {
    std::error_code unknown;
    fs::create_directories(cache, unknown);
    confinement.write.push_back(whole(cache).string());
  }
  return confinement;
}

void addFolder(std::vector<std::string>& list, const fs::path& folder) {
  const fs::path path = whole(folder.empty() ? "." : folder);
  if (path.empty()) return;
  if (!isWithin(homeFolder(), path)) {
    list.push_back(path.string());
    return;
  }
  std::error_code unknown;
  for (fs::directory_iterator entry(path, unknown), end; !unknown && entry != end; entry.increment(unknown)) {
    std::error_code none;
    if (!entry->path().filename().string().starts_with('.') && entry->is_regular_file(none) && !entry->is_symlink(none))
      list.push_back(entry->path().string());
  }
}

void confine(const Confinement& confinement) noexcept {
  confineFiles(confinement);
  if (confinement.denials == Confinement::Denials::Reported) reportDenials(confinement);
  filterCalls(confinement);
}

std::string whatCannotBeConfined() {
  std::string what = landlockVersion() == 0 ? "files" : "";
  if (!filtersCalls()) what += what.empty() ? "system calls" : " and system calls";
  return what;
}

}  // namespace warpbench::sandbox
