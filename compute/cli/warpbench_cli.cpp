// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

int main(int count, char** words) { return warpbench::cli::program(count, words); }
