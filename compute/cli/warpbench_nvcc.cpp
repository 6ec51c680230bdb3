// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/nvcc_command_line.h"

int main(int count, char** words) { return warpbench::cli::runNvccCommandLine(count, words); }
