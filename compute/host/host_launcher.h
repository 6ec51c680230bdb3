// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

#include "host/thread_team.h"

namespace warpbench::cpu {

/// Runs the CPU's loops: the launcher of the `host` build.
class HostLauncher {
 public:
  explicit HostLauncher(ThreadTeam& team) : m_team(team) {}

  /// Calls `loop(begin, end)` on parts of 0..count-1 that cover it, one after the other in one thread, or in all at the
  /// same time. Parts are as large as leaves a look now and then at whether to stop. @throws Cancelled, see Stoppable.
  void oneThread(std::int64_t count, const std::function<void(std::int64_t begin, std::int64_t end)>& loop);
  void allThreads(std::int64_t count, const std::function<void(std::int64_t begin, std::int64_t end)>& loop);

  /// Sets `count` elements before a loop runs.
  template <typename T>
  void fill(T* at, std::int64_t count, T value) {
    std::fill_n(at, count, value);
  }

  /// What comes next to them on a CPU: threads that run at the same time.
  int multiprocessors() const { return m_team.size(); }

  /// Of the last loop.
  int threads() const { return m_threads; }

 private:
  void split(int parts, std::int64_t count, const std::function<void(std::int64_t, std::int64_t)>& loop);

  ThreadTeam& m_team;
  int m_threads = 0;
};

}  // namespace warpbench::cpu
