// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <utility>

#include "core/text/error.h"

namespace warpbench {

/// While it lives, this thread's inParallel() and the CPU loops throw Cancelled soon after `stop` is requested. A
/// thread-local, since families create data, references and loops deep inside code that knows no stop token.
class StopScope {
 public:
  explicit StopScope(std::stop_token stop) : m_before(std::exchange(t_stop, std::move(stop))) {}
  ~StopScope() { t_stop = std::move(m_before); }
  StopScope(const StopScope&) = delete;
  StopScope& operator=(const StopScope&) = delete;

  static const std::stop_token& current() { return t_stop; }
  /// @throws Cancelled if a stop is requested.
  static void check() {
    if (t_stop.stop_requested()) throw Cancelled();
  }

 private:
  inline static thread_local std::stop_token t_stop;
  std::stop_token m_before;
};

}  // namespace warpbench
