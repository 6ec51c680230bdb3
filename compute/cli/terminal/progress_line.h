// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string_view>

#include "engine/run/runner.h"
#include "program/report/program_events.h"

namespace warpbench::cli {

/// A line on stderr that overwrites itself and disappears with this object. Prints nothing if stderr is not a terminal
/// or cannot erase. For programs that read the progress, prints JSON instead: one object per line, for each point and
/// at most ten times a second.
class ProgressLine {
 public:
  enum class How { Terminal, Json, None };

  explicit ProgressLine(How how = How::Terminal);
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  void show(const RunProgress& progress);
  /// Shows what the run waits for before it begins.
  void showWaiting(std::string_view what);
  /// Call when all points are done. In JSON this prints a final object, so that a progress bar elsewhere reaches its
  /// end.
  void finish(int points);
  void clear();

 private:
  static void showJson(const RunProgress& progress);

  bool m_terminal;
  bool m_json;
  int m_pointsDone = -1;  ///< value when last shown
  bool m_shown = false;
  std::chrono::steady_clock::time_point m_next;
};

/// Reports now and then on stderr, if that is a terminal, which launch a program has reached. Each report is a line of
/// its own, because the program may write to the same terminal.
class LaunchProgress {
 public:
  LaunchProgress();
  /// Shows a launch that has just ended.
  void show(const program::LaunchEvent& launch);
  /// Shows a running launch.
  void show(const program::LaunchBegins& launch);

 private:
  using Clock = std::chrono::steady_clock;

  /// True if the next line is due.
  bool isDue(Clock::time_point now);

  bool m_terminal;
  Clock::time_point m_before = Clock::now();  ///< start of the launch, or of the program
  Clock::time_point m_next;
};

}  // namespace warpbench::cli
