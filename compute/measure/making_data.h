// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <utility>

namespace warpbench {

/// Makes inParallel() do nothing in this thread, so that arrays have a size but no content and take no memory.
class SizesOnly {
 public:
  SizesOnly() : m_before(std::exchange(t_on, true)) {}
  ~SizesOnly() { t_on = m_before; }
  SizesOnly(const SizesOnly&) = delete;
  SizesOnly& operator=(const SizesOnly&) = delete;

  static bool on() { return t_on; }

 private:
  inline static thread_local bool t_on = false;
  bool m_before;
};

/// While it lives, receives the bytes created by this thread's inParallel() calls and occasionally reports the
/// completed share, 0..1. Fast work is not reported.
class DataProgress {
 public:
  using Tell = std::function<void(double share)>;
  static constexpr std::chrono::milliseconds kReadable{200};  ///< the rate at which people can read

  /// Reports at intervals of at least `between`, including the first.
  DataProgress(std::size_t bytes, Tell tell, std::chrono::milliseconds between = kReadable)
      : m_all(static_cast<double>(bytes)),
        m_tell(std::move(tell)),
        m_between(between),
        m_before(std::exchange(t_current, this)) {}
  ~DataProgress() { t_current = m_before; }
  DataProgress(const DataProgress&) = delete;
  DataProgress& operator=(const DataProgress&) = delete;

  static void add(double bytes) {
    if (t_current) t_current->made(bytes);
  }

 private:
  using Clock = std::chrono::steady_clock;
  void made(double bytes);

  inline static thread_local DataProgress* t_current = nullptr;
  double m_all;
  double m_made = 0;
  Clock::time_point m_told = Clock::now();
  Tell m_tell;
  std::chrono::milliseconds m_between;
  DataProgress* m_before;
};

}  // namespace warpbench
