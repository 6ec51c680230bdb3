// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace warpbench::cli {

/// Turns Ctrl-C (and SIGTERM, and SIGHUP, which a terminal sends that is closed) into a request to stop while it lives.
/// A second one ends the program at once. Make it before any other thread starts: threads inherit that they leave these
/// signals to this one's.
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
