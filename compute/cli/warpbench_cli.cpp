// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/subcommands.h"

int main(int count, char** words) { return warpbench::cli::runCommandLine(count, words); }
