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
  /// It runs.
  void show(const program::LaunchBegins& launch);

 private:
  using Clock = std::chrono::steady_clock;

  /// It is time for a line.
  bool isDue(Clock::time_point now);

  bool m_terminal;
  Clock::time_point m_before = Clock::now();  ///< the launch's begin, or the start
  Clock::time_point m_next;
};

}  // namespace warpbench::cli
