// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <signal.h>

#include "compute/cli/cli_fixture.h"

namespace warpbench::test {

/// Sends SIGTERM to a command after its first output. @returns its outcome.
inline Outcome stoppedOnceItPrints(const QStringList& arguments) {
  QProcess process;
  process.setChildProcessModifier([] { ::signal(SIGTERM, SIG_DFL); });
  process.start(WARPBENCH_CLI, arguments);
  QByteArray printed;
  if (!QTest::qWaitFor([&] { return !(printed += process.readAllStandardOutput()).isEmpty(); }, kPatience))
    return {.code = -4, .out = {}, .err = "it prints nothing"};
  ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
  Outcome outcome = outcomeOf(process);
  outcome.out.prepend(QString::fromUtf8(printed));
  return outcome;
}

}  // namespace warpbench::test
