// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/subcommands.h"
#include "core/machine/thread_stacks.h"

int main(int count, char** words) {
  warpbench::setThreadStacks();
  return warpbench::cli::runCommandLine(count, words);
}
