// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string_view>

#include "run/runner.h"

namespace warpbench::cli {

/// One line on stderr that is written over again, and is gone with this; nothing where that is no terminal.
class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  void show(const RunProgress& progress);
  /// What is waited for before the run begins.
  void showWaiting(std::string_view what);
  void clear();

 private:
  bool m_terminal;
  bool m_shown = false;
  std::chrono::steady_clock::time_point m_next;
};

}  // namespace warpbench::cli
