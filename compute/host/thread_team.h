// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "core/machine/machine_limits.h"

namespace warpbench::cpu {

/// Lowers the calling thread's priority, if allowed. On Linux a nice value belongs to a thread (setpriority(2)).
void giveWayToOthers();

/// Permanent threads: member i is the same thread in every job.
class ThreadTeam {
 public:
  /// Creates fewer members if the system refuses some. Without any, the calling thread runs jobs as the only member.
  /// Background threads yield the processor to others, above all to a window.
  enum class Priority { Normal, Background };

  explicit ThreadTeam(Priority priority = Priority::Normal, int members = usableThreads());
  ~ThreadTeam();
  ThreadTeam(const ThreadTeam&) = delete;
  ThreadTeam& operator=(const ThreadTeam&) = delete;

  int size() const { return std::max(1, static_cast<int>(m_members.size())); }

  /// Calls `job(member)` on the first `members` threads and waits for all, then throws a job's first exception.
  void run(int members, const std::function<void(int member)>& job);

 private:
  void serve(int member);

  std::mutex m_mutex;
  std::condition_variable m_start;
  std::condition_variable m_end;
  const std::function<void(int)>* m_job = nullptr;
  int m_wanted = 0;          ///< members that run the job
  int m_atWork = 0;          ///< of them, still running
  std::uint64_t m_jobs = 0;  ///< number of jobs so far
  bool m_stop = false;
  std::exception_ptr m_error;
  std::vector<std::thread> m_members;
};

}  // namespace warpbench::cpu
