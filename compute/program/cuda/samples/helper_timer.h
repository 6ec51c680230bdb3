// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The stopwatch of the CUDA samples, for programs that come without the samples' own header.
#include <chrono>

class StopWatchInterface {
 public:
  void start() {
    m_begin = Clock::now();
    m_runs = true;
  }
  void stop() {
    m_total = getTime();
    m_runs = false;
    ++m_times;
  }
  void reset() {
    m_total = 0;
    m_times = 0;
    m_begin = Clock::now();
  }
  float getTime() const {
    return m_runs ? m_total + std::chrono::duration<float, std::milli>(Clock::now() - m_begin).count() : m_total;
  }
  float getAverageTime() const { return m_times > 0 ? m_total / m_times : 0.0f; }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point m_begin;
  float m_total = 0;
  int m_times = 0;
  bool m_runs = false;
};

inline bool sdkCreateTimer(StopWatchInterface** timer) { return (*timer = new StopWatchInterface) != nullptr; }
inline bool sdkDeleteTimer(StopWatchInterface** timer) {
  delete *timer;
  *timer = nullptr;
  return true;
}
inline bool sdkStartTimer(StopWatchInterface** timer) {
  if (*timer != nullptr) (*timer)->start();
  return true;
}
inline bool sdkStopTimer(StopWatchInterface** timer) {
  if (*timer != nullptr) (*timer)->stop();
  return true;
}
inline bool sdkResetTimer(StopWatchInterface** timer) {
  if (*timer != nullptr) (*timer)->reset();
  return true;
}
inline float sdkGetAverageTimerValue(StopWatchInterface** timer) {
  return *timer != nullptr ? (*timer)->getAverageTime() : 0.0f;
}
inline float sdkGetTimerValue(StopWatchInterface** timer) { return *timer != nullptr ? (*timer)->getTime() : 0.0f; }
