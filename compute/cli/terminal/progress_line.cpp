// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/progress_line.h"

#include <unistd.h>

#include <iostream>
#include <nlohmann/json.hpp>
#include <utility>

#include "cli/terminal/terminal.h"

namespace warpbench::cli {

ProgressLine::ProgressLine(How how)
    : m_terminal(how == How::Terminal && takesEscapes(STDERR_FILENO)), m_json(how == How::Json) {}

void ProgressLine::show(const RunProgress& progress) {
  // Simulated blocks report far more often than a terminal is worth writing to.
  constexpr std::chrono::milliseconds kPause{100};
  const auto now = std::chrono::steady_clock::now();
  const bool next = progress.pointsDone != m_pointsDone || !m_shown;
  if ((!m_terminal && !m_json) || (m_shown && now < m_next && !(m_json && next))) return;
  m_next = now + kPause;
  m_pointsDone = progress.pointsDone;
  if (m_json) {
    showJson(progress);
    m_shown = true;
    return;
  }
  const int percent = static_cast<int>(progress.pointShare * 100);
  std::cerr << "\r\033[K[" << progress.pointsDone + 1 << '/' << progress.pointsTotal << "] " << progress.what << ' '
            << percent << " %" << std::flush;
  m_shown = true;
}

void ProgressLine::showJson(const RunProgress& progress) {
  const nlohmann::ordered_json line = {{"points_done", progress.pointsDone},
                                       {"points_total", progress.pointsTotal},
                                       {"what", progress.what.english()},
                                       {"share_of_point", progress.pointShare}};
  std::cerr << line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << std::endl;
}

void ProgressLine::showWaiting(std::string_view what) {
  if (!m_terminal) return;
  std::cerr << "\r\033[K" << what << std::flush;
  m_shown = true;
}

void ProgressLine::finish(int points) {
  if (m_json) showJson({.pointsDone = points, .pointsTotal = points, .what = "done", .pointShare = 0});
  clear();
}

void ProgressLine::clear() {
  if (std::exchange(m_shown, false) && !m_json) std::cerr << "\r\033[K" << std::flush;
}

}  // namespace warpbench::cli
