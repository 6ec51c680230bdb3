// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/launch_progress.h"

#include <unistd.h>

#include "cli/command.h"
#include "core/text/table_numbers.h"

namespace warpbench::cli {
namespace {

constexpr std::chrono::seconds kFirstLine(5);
constexpr std::chrono::seconds kBetweenLines(10);

}  // namespace

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
