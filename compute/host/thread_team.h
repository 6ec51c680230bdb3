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

#include "core/machine/usable_threads.h"

namespace warpbench::cpu {

/// From now on the calling thread leaves the processor to whoever else wants it. On Linux a nice value is a thread's
/// own (setpriority(2)); where it is refused, the thread works on as it is.
void giveWayToOthers();

/// Operating-system threads that stay: member i is the same thread in every job.
class ThreadTeam {
 public:
  /// As many members, or fewer where the system refuses some. Where it gives none, the thread
  /// that has a job does it, as the only member.
  /// Background threads leave the processor to whoever else wants it: a window, above all.
  enum class Priority { Normal, Background };

  explicit ThreadTeam(Priority priority = Priority::Normal, int members = usableThreads());
  ~ThreadTeam();
  ThreadTeam(const ThreadTeam&) = delete;
  ThreadTeam& operator=(const ThreadTeam&) = delete;

  int size() const { return std::max(1, static_cast<int>(m_members.size())); }

  /// Calls `job(member)` in the first `members` threads and waits for all.
  /// @throws the first exception that a member's job threw, after all have ended.
  void run(int members, const std::function<void(int member)>& job);

 private:
  void serve(int member);

  std::mutex m_mutex;
  std::condition_variable m_start;
  std::condition_variable m_end;
  const std::function<void(int)>* m_job = nullptr;
  int m_wanted = 0;          ///< members that take part in the job
  int m_atWork = 0;          ///< of them, those that have not ended
  std::uint64_t m_jobs = 0;  ///< jobs given out so far
  bool m_stop = false;
  std::exception_ptr m_error;
  std::vector<std::thread> m_members;
};

}  // namespace warpbench::cpu
