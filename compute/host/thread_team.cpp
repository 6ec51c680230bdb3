// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/thread_team.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace warpbench::cpu {

void giveWayToOthers() {
  constexpr int kNice = 5;
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), kNice);
}

ThreadTeam::ThreadTeam(Priority priority, int members) {
  m_members.reserve(static_cast<std::size_t>(members));
  try {
    for (int member = 0; member < members; ++member)
      m_members.emplace_back([this, member, priority] {
        if (priority == Priority::Background) giveWayToOthers();
        serve(member);
      });
  } catch (const std::exception&) {
    // Out of threads or memory: use those that were created.
  }
}

ThreadTeam::~ThreadTeam() {
  {
    const std::lock_guard lock(m_mutex);
    m_stop = true;
  }
  m_start.notify_all();
  for (std::thread& member : m_members) member.join();
}

void ThreadTeam::run(int members, const std::function<void(int)>& job) {
  if (m_members.empty()) return job(0);
  std::unique_lock lock(m_mutex);
  m_job = &job;
  m_wanted = m_atWork = std::clamp(members, 1, size());
  m_error = nullptr;
  ++m_jobs;
  m_start.notify_all();
  m_end.wait(lock, [this] { return m_atWork == 0; });
  if (m_error) std::rethrow_exception(std::exchange(m_error, nullptr));
}

void ThreadTeam::serve(int member) {
  std::unique_lock lock(m_mutex);
  for (std::uint64_t seen = 0;;) {
    m_start.wait(lock, [&] { return m_stop || m_jobs != seen; });
    if (m_stop) return;
    seen = m_jobs;
    if (member >= m_wanted) continue;
    lock.unlock();
    std::exception_ptr error;
    try {
      (*m_job)(member);
    } catch (...) {
      error = std::current_exception();
    }
    lock.lock();
    if (error && !m_error) m_error = error;
    if (--m_atWork == 0) m_end.notify_one();
  }
}

}  // namespace warpbench::cpu
