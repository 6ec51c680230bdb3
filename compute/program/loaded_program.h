// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "program/program_process.h"

namespace warpbench::program {

struct ProgramTable;

/// Registers the kernels and variables of a file that this process has loaded.
/// @returns why nvcc would refuse them; otherwise nothing.
std::string adopt(const ProgramTable& table, const std::string& file, void* handle);

/// Loads the program in its own process and calls its main(). Events go to the descriptor.
/// @returns main()'s result for exit().
int runLoaded(const ProgramOrder& order, const GpuProfile& profile, int report);

}  // namespace warpbench::program
