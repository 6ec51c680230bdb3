// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string_view>

#include "engine/run/runner.h"
#include "program/report/program_events.h"

namespace warpbench::cli {

/// One line on stderr that is written over again, and is gone with this; nothing where that is no terminal, or
/// one that can erase nothing. Or, for
/// programs that wait for this one, JSON: one object a line, for each point and at most ten times a second.
class ProgressLine {
 public:
  enum class How { Terminal, Json, None };

  explicit ProgressLine(How how = How::Terminal);
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  void show(const RunProgress& progress);
  /// What is waited for before the run begins.
  void showWaiting(std::string_view what);
  /// All points of the run are done. In JSON that is an object of its own, for a bar elsewhere to end full.
  void finish(int points);
  void clear();

 private:
  static void showJson(const RunProgress& progress);

  bool m_terminal;
  bool m_json;
  int m_pointsDone = -1;  ///< when it was last shown
  bool m_shown = false;
  std::chrono::steady_clock::time_point m_next;
};

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
