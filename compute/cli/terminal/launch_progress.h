// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "program/report/program_events.h"

namespace warpbench::cli {

/// Says now and then on stderr, where that is a terminal, at which launch a program is. Each time a line of its own:
/// the program may write to the same terminal.
class LaunchProgress {
 public:
  LaunchProgress();
  /// It has just ended.
  void show(const program::LaunchEvent& launch);

 private:
  using Clock = std::chrono::steady_clock;

  bool m_terminal;
  Clock::time_point m_before = Clock::now();  ///< the end of the launch before, or the start
  Clock::time_point m_next;
};

}  // namespace warpbench::cli
