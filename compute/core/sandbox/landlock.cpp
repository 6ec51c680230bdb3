// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sandbox/landlock.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

namespace warpbench::sandbox {
namespace {

// Constants of linux/landlock.h, repeated because older headers lack some.
constexpr long kCreateRuleset = 444;
constexpr long kAddRule = 445;
constexpr long kRestrictSelf = 446;
constexpr unsigned kAskVersion = 1;
constexpr int kPathBeneath = 1;
struct Ruleset {
  std::uint64_t files;
  std::uint64_t network;
  std::uint64_t scoped;
};
struct [[gnu::packed]] PathBeneath {
  std::uint64_t allowed;
  std::int32_t parent;
};

constexpr std::uint64_t bit(int number) { return std::uint64_t{1} << number; }
constexpr std::uint64_t kExecute = bit(0);
constexpr std::uint64_t kWriteFile = bit(1);
constexpr std::uint64_t kReadFile = bit(2);
constexpr std::uint64_t kReadFolder = bit(3);
constexpr std::uint64_t kMakeCharacterDevice = bit(6);
constexpr std::uint64_t kMakeBlockDevice = bit(11);
constexpr std::uint64_t kFirstVersion = bit(13) - 1;
constexpr std::uint64_t kRefer = bit(13);
constexpr std::uint64_t kTruncate = bit(14);
constexpr std::uint64_t kDeviceCalls = bit(15);
constexpr std::uint64_t kBindAndConnect = 3;
constexpr std::uint64_t kAbstractSocketsAndSignals = 3;

std::uint64_t filesOf(int version) {
  return kFirstVersion | (version >= 2 ? kRefer : 0) | (version >= 3 ? kTruncate : 0) |
         (version >= 5 ? kDeviceCalls : 0);
}

/// Ignores paths that do not exist.
void allow(int ruleset, const std::string& path, std::uint64_t what) noexcept {
  const int file = ::open(path.c_str(), O_PATH | O_CLOEXEC);
  if (file < 0) return;
  struct stat status {};
  if (::fstat(file, &status) == 0) {
    if (!S_ISDIR(status.st_mode)) what &= kExecute | kWriteFile | kReadFile | kTruncate | kDeviceCalls;
    const PathBeneath rule{.allowed = what, .parent = file};
    ::syscall(kAddRule, ruleset, kPathBeneath, &rule, 0);
  }
  ::close(file);
}

}  // namespace

int landlockVersion() noexcept {
  const long version = ::syscall(kCreateRuleset, nullptr, 0, kAskVersion);
  return version > 0 ? static_cast<int>(version) : 0;
}

void confineFiles(const Confinement& confinement) noexcept {
  const int version = landlockVersion();
  if (version == 0) return;
  const std::uint64_t all = filesOf(version);
  const Ruleset rules{.files = all,
                      .network = version >= 4 && !confinement.network ? kBindAndConnect : 0,
                      .scoped = version >= kLandlockScopes ? kAbstractSocketsAndSignals : 0};
  const auto ruleset = static_cast<int>(::syscall(kCreateRuleset, &rules, sizeof rules, 0));
  if (ruleset < 0) return;
  for (const std::string& path : confinement.read) allow(ruleset, path, kExecute | kReadFile | kReadFolder);
  for (const std::string& path : confinement.write)
    allow(ruleset, path, all & ~(kMakeCharacterDevice | kMakeBlockDevice));
  ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  ::syscall(kRestrictSelf, ruleset, 0);
  ::close(ruleset);
}

}  // namespace warpbench::sandbox
