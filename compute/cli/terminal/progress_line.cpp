// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/progress_line.h"

#include <unistd.h>

#include <iostream>
#include <nlohmann/json.hpp>
#include <utility>

#include "cli/command.h"
#include "cli/terminal/terminal.h"
#include "core/text/text.h"

namespace warpbench::cli {
namespace {

constexpr std::chrono::seconds kFirstLine(5);
constexpr std::chrono::seconds kBetweenLines(10);

}  // namespace

ProgressLine::ProgressLine(How how)
    : m_terminal(how == How::Terminal && takesEscapes(STDERR_FILENO)), m_json(how == How::Json) {}

void ProgressLine::show(const RunProgress& progress) {
  // Simulated blocks report far more often than a terminal should be updated.
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

LaunchProgress::LaunchProgress() : m_terminal(::isatty(STDERR_FILENO) == 1), m_next(m_before + kFirstLine) {}

void LaunchProgress::show(const program::LaunchEvent& launch) {
  const Clock::time_point now = Clock::now();
  const std::chrono::duration<double> took = now - m_before;
  m_before = now;
  if (isDue(now))
    say("launch " + std::to_string(launch.number) + ", " + launch.result.variant + ": " + significant(took.count(), 2) +
        " s");
}

void LaunchProgress::show(const program::LaunchBegins& launch) {
  const Clock::time_point now = Clock::now();
  if (launch.begun == 0) m_before = now;
  if (launch.begun == 0 || !isDue(now)) return;
  const std::chrono::duration<double> took = now - m_before;
  const double left =
      took.count() * static_cast<double>(launch.blocks - launch.begun) / static_cast<double>(launch.begun);
  say("launch " + std::to_string(launch.number) + ", " + launch.kernel + ": block " + std::to_string(launch.begun) +
      " of " + std::to_string(launch.blocks) + " after " + significant(took.count(), 2) + " s, about " +
      significant(left, 2) + " s left");
}

bool LaunchProgress::isDue(Clock::time_point now) {
  if (!m_terminal || now < m_next) return false;
  m_next = now + kBetweenLines;
  return true;
}

}  // namespace warpbench::cli
