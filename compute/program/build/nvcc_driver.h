// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

/// `warpbench-nvcc`: what nvcc does for a build system, done for the simulator. Files of CUDA become ordinary objects,
/// of the kind that `exec` makes of them; g++ compiles the others, and links.
namespace warpbench::program {

/// @param words behind the program's name. Tells on standard output what nvcc would.
/// @returns the exit status.
/// @throws CompileError, RequestError, DeviceError, WriteError, Cancelled.
int runNvcc(const std::vector<std::string>& words, const std::stop_token& stop);

}  // namespace warpbench::program
