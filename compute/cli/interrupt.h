// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace warpbench::cli {

/// While an Interrupt exists, it turns Ctrl-C, SIGTERM and SIGHUP (sent when a terminal closes) into a stop request. A
/// second signal ends the program at once. Create it before any other thread, because threads inherit the blocked
/// signals.
class Interrupt {
 public:
  Interrupt();
  std::stop_token token() const { return m_source.get_token(); }

 private:
  void watch(const std::stop_token& end);

  std::stop_source m_source;
  std::jthread m_watcher;
};

}  // namespace warpbench::cli
