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
  if (!m_terminal || now < m_next) return;
  m_next = now + kBetweenLines;
  say("launch " + std::to_string(launch.number) + ", " + launch.result.variant + ": " + significant(took.count(), 2) +
      " s");
}

}  // namespace warpbench::cli
