// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <stop_token>

namespace warpbench::simulator {

/// A barrier for blocks that all run at the same time, each on its own operating-system thread.
class GridMeeting {
 public:
  explicit GridMeeting(std::int64_t blocks) : m_blocks(blocks) {}

  /// Waits for all blocks that have not left. @returns whether they arrived; false if stopped.
  bool wait(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    const std::int64_t meeting = m_meeting;
    ++m_arrived;
    letGo();
    constexpr std::chrono::milliseconds kPause{20};  // a stop token wakes nobody
    while (m_meeting == meeting) {
      if (m_givenUp || stop.stop_requested()) return false;
      stop.stop_possible() ? static_cast<void>(m_all.wait_for(lock, kPause)) : m_all.wait(lock);
    }
    return true;
  }
  /// The block will not arrive any more. `failed`: the others need not wait.
  void leave(bool failed) {
    const std::lock_guard lock(m_mutex);
    --m_blocks;
    m_givenUp |= failed;
    letGo();
  }

 private:
  void letGo() {
    if (!m_givenUp && m_arrived < m_blocks) return;
    m_arrived = 0;
    ++m_meeting;
    m_all.notify_all();
  }

  std::mutex m_mutex;
  std::condition_variable m_all;
  std::int64_t m_blocks;
  std::int64_t m_arrived = 0;
  std::int64_t m_meeting = 0;
  bool m_givenUp = false;
};

}  // namespace warpbench::simulator
