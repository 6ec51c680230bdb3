// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

#include "host/thread_team.h"

namespace warpbench::cpu {

/// Runs the CPU's loops; the Launcher of the `host` build.
class HostLauncher {
 public:
  explicit HostLauncher(ThreadTeam& team) : m_team(team) {}

  /// Calls `loop(begin, end)` on parts that cover 0..count-1, in sequence on one thread or concurrently on all. Parts
  /// are small enough to check regularly for a stop. @throws Cancelled, see StopScope.
  void oneThread(std::int64_t count, const std::function<void(std::int64_t begin, std::int64_t end)>& loop);
  void allThreads(std::int64_t count, const std::function<void(std::int64_t begin, std::int64_t end)>& loop);

  /// Sets `count` elements before a loop runs.
  template <typename T>
  void fill(T* at, std::int64_t count, T value) {
    std::fill_n(at, count, value);
  }

  /// The CPU's equivalent: threads that run at the same time.
  int multiprocessors() const { return m_team.size(); }

  /// The number of threads in the last loop.
  int threads() const { return m_threads; }

 private:
  void split(int parts, std::int64_t count, const std::function<void(std::int64_t, std::int64_t)>& loop);

  ThreadTeam& m_team;
  int m_threads = 0;
};

}  // namespace warpbench::cpu
