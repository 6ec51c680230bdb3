// SPDX-License-Identifier: GPL-3.0-or-later
// Landlock only makes a call fail; these wrappers report which file was refused. They interpose the C library's
// functions that open, create and remove files, and those that start a process with signals blocked, for this program
// and all libraries it loads. Each forwards to the library.
#include "core/sandbox/denials.h"

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

#include "core/sandbox/syscall_filter.h"
#include "core/text/text.h"

namespace warpbench::sandbox {
namespace {

std::atomic<bool> g_told = false;
const Confinement* g_confinement = nullptr;

constexpr const char* kBegin = "warpbench-cli: the sandbox did not let the program ";

void writeOut(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    const ssize_t written = ::write(STDERR_FILENO, line.data() + at, line.size() - at);
    if (written <= 0) return;
    at += static_cast<std::size_t>(written);
  }
}

/// Reports each text once, and only a limited number: a program may try a thousand files.
void say(const std::string& what) {
  constexpr std::size_t kMost = 20;
  static std::mutex mutex;
  static std::set<std::string> said;
  const std::scoped_lock lock(mutex);
  if (said.size() > kMost || !said.insert(what).second) return;
  writeOut(kBegin + (said.size() > kMost ? std::string("do more of this; further refusals are not shown") : what) +
           "\n");
}

/// Whether it is reported for the first time. Compares addresses, as each text is one literal.
bool isNews(const char* what) {
  static std::array<std::atomic<const char*>, 16> said{};
  for (std::atomic<const char*>& each : said) {
    const char* known = nullptr;
    if (each.compare_exchange_strong(known, what)) return true;
    if (known == what) return false;
  }
  return false;
}

/// Takes no locks: fork() may hold all of the C library's.
void say(const DeniedCall& call) {
  if (!isNews(call.what)) return;
  std::array<char, 256> line{};
  const int length = std::snprintf(line.data(), line.size(), "%s%s%s%s%s\n", kBegin, call.what,
                                   *call.allowedBy == '\0' ? "" : " (--allow ", call.allowedBy,
                                   *call.allowedBy == '\0' ? "" : " does)");
  writeOut({line.data(), static_cast<std::size_t>(length)});
}

/// SIGSYS handler: makes the filtered call return EPERM.
void deny(int, siginfo_t* info, void* context) {
  const int before = errno;
  say(deniedCall(info->si_syscall));
  errno = before;
  auto& machine = static_cast<ucontext_t*>(context)->uc_mcontext;
#if defined(__x86_64__)
  machine.gregs[REG_RAX] = -EPERM;
#elif defined(__aarch64__)
  machine.regs[0] = static_cast<std::uint64_t>(-EPERM);
#endif
}

bool isWithin(const std::filesystem::path& path, const std::vector<std::string>& folders) {
  for (const std::string& folder : folders)
    if (path == folder || path.string().starts_with(folder.ends_with('/') ? folder : folder + '/')) return true;
  return false;
}

/// After a failed call: reports it if the sandbox caused the failure.
void look(const char* path, bool writes) {
  if (errno != EACCES && errno != EXDEV) return;
  const int before = errno;
  std::error_code unknown;
  const std::filesystem::path whole =
      std::filesystem::weakly_canonical(std::filesystem::absolute(path, unknown), unknown);
  const bool within = isWithin(whole, g_confinement->write) || (!writes && isWithin(whole, g_confinement->read));
  if (!unknown && !within) {
    const std::filesystem::path folder = std::filesystem::is_directory(whole, unknown) ? whole : whole.parent_path();
    say(std::string(writes ? "write" : "read") + " '" + oneLine(whole.string()) + "' (--allow " +
        (writes ? "write=" : "read=") + oneLine(folder.string()) + " does)");
  }
  errno = before;
}

/// Before a function that starts a process: whether the sandbox allows it.
bool mayStart() {
  if (!g_told || g_confinement->processes || !filtersCalls()) return true;
  say(deniedCall(SYS_execve));
  return false;
}

template <typename Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

bool opensToWrite(int flags) { return (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) != 0; }
bool opensToWrite(const char* mode) { return std::strpbrk(mode, "wa+") != nullptr; }
bool takesMode(int flags) { return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE; }

template <typename Result>
Result looked(Result result, bool failed, const char* path, bool writes) {
  if (failed && g_told.load(std::memory_order_relaxed)) look(path, writes);
  return result;
}

}  // namespace

void reportDenials(const Confinement& confinement) noexcept {
  g_confinement = &confinement;
  struct sigaction action {};
  action.sa_sigaction = deny;
  action.sa_flags = SA_SIGINFO | SA_NODEFER;
  ::sigaction(SIGSYS, &action, nullptr);
  g_told = true;
}

}  // namespace warpbench::sandbox

using warpbench::sandbox::looked;
using warpbench::sandbox::mayStart;
using warpbench::sandbox::next;
using warpbench::sandbox::opensToWrite;
using warpbench::sandbox::takesMode;

extern "C" {

// Each wrapper looks up its function on first call, before the program starts threads.
#define WARPBENCH_OPEN(name)                                           \
  int name(const char* path, int flags, ...) {                         \
    static auto* const real = next<int(const char*, int, ...)>(#name); \
    mode_t mode = 0;                                                   \
    if (takesMode(flags)) {                                            \
      va_list more;                                                    \
      va_start(more, flags);                                           \
      mode = static_cast<mode_t>(va_arg(more, int));                   \
      va_end(more);                                                    \
    }                                                                  \
    const int file = real(path, flags, mode);                          \
    return looked(file, file < 0, path, opensToWrite(flags));          \
  }
WARPBENCH_OPEN(open)
WARPBENCH_OPEN(open64)
#undef WARPBENCH_OPEN

#define WARPBENCH_FOPEN(name)                                               \
  FILE* name(const char* path, const char* mode) {                          \
    static auto* const real = next<FILE*(const char*, const char*)>(#name); \
    FILE* const file = real(path, mode);                                    \
    return looked(file, file == nullptr, path, opensToWrite(mode));         \
  }
WARPBENCH_FOPEN(fopen)
WARPBENCH_FOPEN(fopen64)
#undef WARPBENCH_FOPEN

DIR* opendir(const char* path) {
  static auto* const real = next<DIR*(const char*)>("opendir");
  DIR* const folder = real(path);
  return looked(folder, folder == nullptr, path, false);
}

int mkdir(const char* path, mode_t mode) noexcept {
  static auto* const real = next<int(const char*, mode_t)>("mkdir");
  const int result = real(path, mode);
  return looked(result, result != 0, path, true);
}

int unlink(const char* path) noexcept {
  static auto* const real = next<int(const char*)>("unlink");
  const int result = real(path);
  return looked(result, result != 0, path, true);
}

int system(const char* command) {
  static auto* const real = next<int(const char*)>("system");
  if (command == nullptr || mayStart()) return real(command);
  errno = EPERM;
  return -1;
}

FILE* popen(const char* command, const char* mode) {
  static auto* const real = next<FILE*(const char*, const char*)>("popen");
  if (mayStart()) return real(command, mode);
  errno = EPERM;
  return nullptr;
}

pid_t fork() {
  static auto* const real = next<pid_t()>("fork");
  if (mayStart()) return real();
  errno = EPERM;
  return -1;
}

#define WARPBENCH_SPAWN(name)                                                                                     \
  int name(pid_t* pid, const char* path, const posix_spawn_file_actions_t* actions, const posix_spawnattr_t* how, \
           char* const words[], char* const environment[]) {                                                      \
    static auto* const real = next<int(pid_t*, const char*, const posix_spawn_file_actions_t*,                    \
                                       const posix_spawnattr_t*, char* const[], char* const[])>(#name);           \
    return mayStart() ? real(pid, path, actions, how, words, environment) : EPERM;                                \
  }
WARPBENCH_SPAWN(posix_spawn)
WARPBENCH_SPAWN(posix_spawnp)
#undef WARPBENCH_SPAWN

}  // extern "C"
