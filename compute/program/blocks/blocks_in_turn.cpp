// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/blocks/blocks_in_turn.h"

#include <sys/resource.h>

#include <system_error>
#include <utility>

#include "core/text/error.h"
#include "own/process_guard.h"

namespace warpbench::program {

using simulator::BlockRunner;

void BlocksInTurn::runAll(BlockRunner& runner) {
  Worker& first = m_workers.emplace_back();
  m_running = &first;
  work(runner);
  // The others still wait for each other.
  while (!m_waiting.empty()) {
    Worker& next = *m_waiting.front();
    m_waiting.pop_front();
    m_waiting.push_back(&first);
    switchTo(next);
  }
  for (std::thread& thread : m_threads) thread.join();
  if (m_error) std::rethrow_exception(m_error);
}

void BlocksInTurn::work(BlockRunner& runner) {
  while (m_next < m_limits.blocks && !m_error) {
    try {
      m_run(runner, m_next++);
    } catch (...) {
      if (!m_error) m_error = std::current_exception();
    }
    ++m_ended;
    m_idle = 0;
    if (m_met > 0 && m_met == m_limits.blocks - m_ended) completeMeeting();
    if (m_waiting.empty() || m_next == m_limits.blocks || m_error) continue;
    Worker& next = *m_waiting.front();
    m_waiting.pop_front();
    m_waiting.push_back(m_running);
    switchTo(next);
  }
}

BlocksInTurn::Worker& BlocksInTurn::begin() {
  rlimit ofThread{};
  ::getrlimit(RLIMIT_STACK, &ofThread);
  own::reserveMemory(BlockRunner::reservedBytes(m_limits.threadsPerBlock) + ofThread.rlim_cur);
  Worker& worker = m_workers.emplace_back();
  m_threads.emplace_back([this, &worker] {
    {
      std::unique_lock lock(m_mutex);
      worker.turn.wait(lock, [&] { return m_running == &worker; });
    }
    try {
      BlockRunner runner(m_limits.sharedBytes, BlockRunner::kAnySteps, m_limits.threadsPerBlock);
      work(runner);
    } catch (...) {
      if (!m_error) m_error = std::current_exception();
    }
    // The first worker is among those that wait.
    const std::lock_guard lock(m_mutex);
    Worker& next = *m_waiting.front();
    m_waiting.pop_front();
    m_checker.exchange(next.block);
    m_running = &next;
    next.turn.notify_one();
  });
  return worker;
}

void BlocksInTurn::switchTo(Worker& next) {
  std::unique_lock lock(m_mutex);
  Worker& self = *m_running;
  m_checker.exchange(self.block);
  m_checker.exchange(next.block);
  m_running = &next;
  next.turn.notify_one();
  self.turn.wait(lock, [&] { return m_running == &self; });
}

BlocksInTurn::Turn BlocksInTurn::letOthersRun() {
  if (m_error) return Turn::Failed;
  const auto live = static_cast<std::int64_t>(m_waiting.size()) + 1;
  const bool canBegin = m_next < m_limits.blocks && live < m_limits.mostAtOnce;
  ++m_idle;
  if (!canBegin && (m_waiting.empty() || m_idle > 2 * m_waiting.size() + 2)) return Turn::Never;
  Worker* next = nullptr;
  if (canBegin) {
    try {
      next = &begin();
    } catch (const std::system_error&) {
      throw DeviceError("its blocks wait for each other, and this system gives no more than " + std::to_string(live) +
                        " threads for them");
    }
  } else {
    next = m_waiting.front();
    m_waiting.pop_front();
  }
  m_waiting.push_back(m_running);
  switchTo(*next);
  return m_error ? Turn::Failed : Turn::Again;
}

void BlocksInTurn::completeMeeting() {
  m_met = 0;
  ++m_meetings;
  m_idle = 0;
  m_checker.gridBarrier();
}

BlocksInTurn::Turn BlocksInTurn::meet() {
  const std::int64_t meeting = m_meetings;
  if (++m_met == m_limits.blocks - m_ended) completeMeeting();
  while (m_meetings == meeting)
    if (const Turn turn = letOthersRun(); turn != Turn::Again) return turn;
  return Turn::Again;
}

}  // namespace warpbench::program
