// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "runner.h"

namespace warpbench::cli {

/// One line on stderr that is written over again; nothing where that is no terminal.
class ProgressLine {
 public:
  ProgressLine();
  void show(const RunProgress& progress);
  void clear();

 private:
  bool m_terminal;
  bool m_shown = false;
  std::chrono::steady_clock::time_point m_next;
};

}  // namespace warpbench::cli
