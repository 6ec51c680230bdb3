// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

/// What build systems look for beside a compiler of CUDA.
namespace warpbench::program {

/// A folder laid out as NVIDIA's toolkit: bin/nvcc, headers for g++ in include, and in lib64 the libraries that
/// programs name, which stand for the simulator or, where that does not do what is in them, for nothing. `headers` are
/// the compiler's own, in whose folder it is made once for each place that this program is installed at.
/// @throws RequestError where the simulator's library is not installed; WriteError.
std::filesystem::path toolkitFolder(const std::filesystem::path& headers);

/// The shared library that programs of warpbench-nvcc run by, beside this program.
/// @throws RequestError where it is not there.
std::filesystem::path programLibrary();

}  // namespace warpbench::program
