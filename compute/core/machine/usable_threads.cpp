// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/usable_threads.h"

#include <sched.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "core/machine/control_groups.h"

namespace warpbench {
namespace {

namespace fs = std::filesystem;

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

}  // namespace warpbench
