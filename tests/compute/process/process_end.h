// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>

namespace warpbench::test {

/// Waits until the process has ended; false if it never started. QProcess::waitForFinished() alone returns false for a
/// process already known to have ended.
inline bool waitForEnd(QProcess& process, int milliseconds) {
  const bool ended = process.state() == QProcess::NotRunning && process.error() != QProcess::FailedToStart;
  return ended || process.waitForFinished(milliseconds);
}

}  // namespace warpbench::test
