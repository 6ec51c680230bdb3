// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "program/program_process.h"

namespace warpbench::program {

/// In the process that is for it: loads the program and calls its main(). Events go to the descriptor.
/// @returns what main() returns, to be given to exit().
int runLoaded(const ProgramOrder& order, const GpuProfile& profile, int report);

}  // namespace warpbench::program
