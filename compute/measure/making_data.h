// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <utility>

namespace warpbench {

/// While it lives, inParallel() does nothing in this thread: the arrays that a family describes have their size and no
/// content, and take no memory.
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

/// While it lives, inParallel() tells it of the bytes that this thread has it make, and it tells now and then which
/// share of all of them that is, 0..1. What is made in a moment is not told of.
class DataProgress {
 public:
  using Tell = std::function<void(double share)>;
  static constexpr std::chrono::milliseconds kReadable{200};  ///< as often as a person can read

  /// Tells no sooner than `between` after its start and after it told before.
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
