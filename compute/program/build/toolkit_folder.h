// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

/// The files that build systems expect next to a CUDA compiler.
namespace warpbench::program {

/// A folder laid out like NVIDIA's toolkit: bin/nvcc, headers for g++ in include, and libraries in lib64, which stand
/// for the simulator or, if it lacks their functions, are empty. Created once per installation of this program inside
/// the folder of the compiler's `headers`.
/// @throws RequestError if the simulator's library is not installed; WriteError.
std::filesystem::path toolkitFolder(const std::filesystem::path& headers);

/// The shared library, next to this program, that programs of warpbench-nvcc need to run.
/// @throws RequestError if it does not exist.
std::filesystem::path programLibrary();

}  // namespace warpbench::program
