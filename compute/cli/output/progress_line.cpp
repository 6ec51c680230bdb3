// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/progress_line.h"

#include <unistd.h>

#include <iostream>
#include <utility>

namespace warpbench::cli {

ProgressLine::ProgressLine() : m_terminal(::isatty(STDERR_FILENO) == 1) {}

void ProgressLine::show(const RunProgress& progress) {
  // Simulated blocks report far more often than a terminal is worth writing to.
  constexpr std::chrono::milliseconds kPause{100};
  const auto now = std::chrono::steady_clock::now();
  if (!m_terminal || (m_shown && now < m_next)) return;
  m_next = now + kPause;
  const int percent = static_cast<int>(progress.pointShare * 100);
  std::cerr << "\r\033[K[" << progress.pointsDone + 1 << '/' << progress.pointsTotal << "] " << progress.what << ' '
            << percent << " %" << std::flush;
  m_shown = true;
}

void ProgressLine::showWaiting(std::string_view what) {
  if (!m_terminal) return;
  std::cerr << "\r\033[K" << what << std::flush;
  m_shown = true;
}

void ProgressLine::clear() {
  if (std::exchange(m_shown, false)) std::cerr << "\r\033[K" << std::flush;
}

}  // namespace warpbench::cli
