// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <utility>

#include "results/values/point.h"

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
  using Report = std::function<void(double share)>;
  static constexpr std::chrono::milliseconds kReadable{200};  ///< the rate at which people can read

  /// Reports at intervals of at least `between`, including the first.
  DataProgress(std::size_t bytes, Report report, std::chrono::milliseconds between = kReadable)
      : m_all(static_cast<double>(bytes)),
        m_report(std::move(report)),
        m_between(between),
        m_before(std::exchange(t_current, this)) {}
  ~DataProgress() { t_current = m_before; }
  DataProgress(const DataProgress&) = delete;
  DataProgress& operator=(const DataProgress&) = delete;

  static void add(double bytes) {
    if (t_current) t_current->addBytes(bytes);
  }

 private:
  using Clock = std::chrono::steady_clock;
  void addBytes(double bytes);

  inline static thread_local DataProgress* t_current = nullptr;
  double m_all;
  double m_made = 0;
  Clock::time_point m_reported = Clock::now();
  Report m_report;
  std::chrono::milliseconds m_between;
  DataProgress* m_before;
};

/// While it lives, reports the creation of a point's data to `progress`, with the remaining time if it takes long.
class InputProgress {
 public:
  /// `bytes` is the total that inParallel() will create, see DataProgress.
  InputProgress(std::size_t bytes, const PointProgress& progress,
                std::chrono::milliseconds between = DataProgress::kReadable);

  /// Scales `progress`, which must outlive it, to the rest of the bar, or to the full bar if creation was fast.
  PointProgress rest() const;

 private:
  using Clock = std::chrono::steady_clock;
  /// Remaining time at the pace so far, rounded up.
  std::int64_t secondsLeft(double share) const;

  const PointProgress& m_progress;
  Clock::time_point m_begun = Clock::now();
  double m_share = 0;  ///< of the bar
  DataProgress m_data;
};

}  // namespace warpbench
