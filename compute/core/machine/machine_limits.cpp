// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/machine_limits.h"

#include <sched.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/text/error.h"

namespace warpbench {
namespace {

namespace fs = std::filesystem;

/// Version of Linux's control groups, which decides the names of a group's files.
enum class GroupVersion { One, Two };

/// Calls `visit` for each control group of a process that governs `controller` ("memory", "cpu"), from its own group
/// up. `groups` is in the format of /proc/self/cgroup, `root` is their mount point. Source: cgroups(7).
void visitGroups(const fs::path& groups, const fs::path& root, std::string_view controller,
                 const std::function<void(const fs::path& group, GroupVersion version)>& visit) {
  const std::string wanted = "," + std::string(controller) + ",";
  // Lines are "0::/user.slice" or, in version 1, "4:memory:/user.slice" or "3:cpu,cpuacct:/user.slice".
  std::ifstream file(groups);
  for (std::string line; std::getline(file, line);) {
    const std::size_t first = line.find(':');
    const std::size_t second = line.find(':', first + 1);
    if (first == line.npos || second == line.npos) continue;
    const std::string controllers = "," + line.substr(first + 1, second - first - 1) + ",";
    const bool unified = controllers == ",,";
    if (!unified && controllers.find(wanted) == controllers.npos) continue;
    const fs::path top = unified ? root : root / controller;
    // A container may see its own group as the top, whatever the path says.
    fs::path group = top / fs::path(line.substr(second + 1)).relative_path();
    for (;; group = group.parent_path()) {
      visit(group, unified ? GroupVersion::Two : GroupVersion::One);
      if (group == top || !group.has_relative_path()) break;
    }
  }
}

/// Processors that the scheduler allows this process; 0 if unknown.
int allowedProcessors() {
  constexpr std::size_t kMost = 1024;  // sets of 1,024 processors each
  for (std::size_t sets = 1; sets <= kMost; sets *= 2) {
    std::vector<cpu_set_t> allowed(sets);
    if (::sched_getaffinity(0, sets * sizeof(cpu_set_t), allowed.data()) == 0)
      return CPU_COUNT_S(sets * sizeof(cpu_set_t), allowed.data());
    if (errno != EINVAL) break;  // EINVAL: the kernel has more processors than the set
  }
  return 0;
}

/// Parses "50000 100000", microseconds of CPU time per period; "max" or -1 means no limit.
std::optional<double> shareIn(std::istream& text) {
  double time = 0, period = 0;
  if (text >> time >> period && time > 0 && period > 0) return time / period;
  return std::nullopt;
}

std::optional<double> shareOf(const fs::path& group, GroupVersion version) {
  if (version == GroupVersion::Two) {
    std::ifstream file(group / "cpu.max");
    return shareIn(file);
  }
  std::stringstream both;
  for (const char* name : {"cpu.cfs_quota_us", "cpu.cfs_period_us"}) {
    std::ifstream file(group / name);
    std::string number;
    file >> number;
    both << number << ' ';
  }
  return shareIn(both);
}

/// The number in a file; nothing if there is none, as with "max".
std::optional<std::size_t> numberIn(const fs::path& path) {
  std::ifstream file(path);
  std::size_t number = 0;
  return file >> number ? std::optional(number) : std::nullopt;
}

/// Looks up a "name number" line; 0 if absent.
std::size_t entryOf(const fs::path& path, std::string_view wanted) {
  std::ifstream file(path);
  std::string name;
  for (std::size_t number = 0; file >> name >> number;)
    if (name == wanted) return number;
  return 0;
}

/// File names of each version of control groups.
struct GroupFiles {
  const char* limit;
  const char* used;
  /// Entries of memory.stat for cached files, which the kernel frees on demand.
  std::array<std::string_view, 2> reclaimable;
};
constexpr GroupFiles kVersion1{
    "memory.limit_in_bytes", "memory.usage_in_bytes", {"total_inactive_file", "total_active_file"}};
constexpr GroupFiles kVersion2{"memory.max", "memory.current", {"inactive_file", "active_file"}};

std::optional<std::size_t> leftBy(const fs::path& group, const GroupFiles& files) {
  const auto limit = numberIn(group / files.limit);
  const auto used = numberIn(group / files.used);
  constexpr std::size_t kNoLimit = std::size_t{1} << 62;  // version 1 writes a larger number for "no limit"
  if (!limit || !used || *limit >= kNoLimit) return std::nullopt;
  std::size_t reclaimable = 0;
  for (const std::string_view name : files.reclaimable) reclaimable += entryOf(group / "memory.stat", name);
  reclaimable = std::min(reclaimable, *used);
  return *limit - std::min(*limit, *used - reclaimable);
}

/// MemAvailable of /proc/meminfo (proc(5)) in bytes; nothing if unreadable.
std::optional<std::size_t> availableOnMachine() {
  std::ifstream file("/proc/meminfo");
  std::string name;
  std::size_t kib = 0;
  for (std::string unit; file >> name >> kib; std::getline(file, unit))
    if (name == "MemAvailable:") return kib * 1024;
  return std::nullopt;
}

}  // namespace

std::optional<double> processorShare(const fs::path& groups, const fs::path& root) {
  std::optional<double> least;
  visitGroups(groups, root, "cpu", [&](const fs::path& group, GroupVersion version) {
    if (const auto share = shareOf(group, version)) least = std::min(*share, least.value_or(*share));
  });
  return least;
}

int usableThreads(int processors, std::optional<double> share) {
  if (!share || *share >= processors) return std::max(1, processors);
  return std::max(1, static_cast<int>(std::ceil(*share)));
}

int usableThreads() {
  static const int threads = [] {
    int processors = allowedProcessors();
    if (processors == 0) processors = static_cast<int>(std::thread::hardware_concurrency());
    return usableThreads(processors, processorShare("/proc/self/cgroup", "/sys/fs/cgroup"));
  }();
  return threads;
}

std::optional<std::size_t> memoryLeftByGroups(const std::string& groups, const std::string& root) {
  std::optional<std::size_t> least;
  visitGroups(groups, root, "memory", [&](const fs::path& group, GroupVersion version) {
    if (const auto left = leftBy(group, version == GroupVersion::Two ? kVersion2 : kVersion1))
      least = std::min(*left, least.value_or(*left));
  });
  return least;
}

std::size_t freeMemory() {
  // Leave some to other programs: when memory runs out, Linux kills the largest process.
  std::optional<std::size_t> available = availableOnMachine();
  if (const auto left = memoryLeftByGroups("/proc/self/cgroup", "/sys/fs/cgroup"))
    available = std::min(*left, available.value_or(*left));
  return available.value_or(0) / 8 * 7;
}

void requireMemory(std::size_t bytes, MessageId refusal) {
  const std::size_t available = freeMemory();
  if (available > 0 && bytes > available) throw DeviceError(refusal, bytes >> 20, available >> 20);
}

}  // namespace warpbench
