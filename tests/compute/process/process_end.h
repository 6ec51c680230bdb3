// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>

namespace warpbench::test {

/// Waits until it has ended; false also where it never started. QProcess::waitForFinished() alone is false for one that
/// was already seen to end.
inline bool waitForEnd(QProcess& process, int milliseconds) {
  const bool ended = process.state() == QProcess::NotRunning && process.error() != QProcess::FailedToStart;
  return ended || process.waitForFinished(milliseconds);
}

}  // namespace warpbench::test
