// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/available_memory.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <string>

#include "core/machine/control_groups.h"
#include "core/text/error.h"

namespace warpbench {
namespace {

namespace fs = std::filesystem;

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
