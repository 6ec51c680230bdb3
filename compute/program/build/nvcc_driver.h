// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

/// `warpbench-nvcc` replaces nvcc in a build system and builds for the simulator. CUDA files become ordinary objects,
/// as for `exec`; g++ compiles other files and links.
namespace warpbench::program {

/// @param words the arguments after the program's name. Prints what nvcc would print on standard output.
/// @returns the exit status.
/// @throws CompileError, RequestError, DeviceError, WriteError, Cancelled.
int runNvcc(const std::vector<std::string>& words, const std::stop_token& stop);

}  // namespace warpbench::program
