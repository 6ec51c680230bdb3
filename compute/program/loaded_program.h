// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "program/program_process.h"

namespace warpbench::program {

struct ProgramTable;

/// Kernels and variables of a file that this process has loaded are the program's from now on.
/// @returns why not, where nvcc refuses them; else nothing.
std::string adopt(const ProgramTable& table, const std::string& file, void* handle);

/// In the process that is for it: loads the program and calls its main(). Events go to the descriptor.
/// @returns what main() returns, to be given to exit().
int runLoaded(const ProgramOrder& order, const GpuProfile& profile, int report);

}  // namespace warpbench::program
