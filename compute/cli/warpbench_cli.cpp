// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/thread_stacks.h"
#include "cli/subcommands.h"

int main(int count, char** words) {
  warpbench::setThreadStacks();
  return warpbench::cli::runCommandLine(count, words);
}
