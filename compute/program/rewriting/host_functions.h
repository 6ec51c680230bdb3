// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace warpbench::program {

/// nvcc compiles a file twice: for the GPU with __CUDA_ARCH__ defined, and for the host without. Returns the text of
/// the GPU's preprocessing with the bodies of host functions taken from the host's. Functions of both sides get both
/// bodies if these differ, selected by whether they run in a kernel. Changes only files for which `isOwn` is true.
/// @throws CompileError if anything else about a function differs, such as its parameters.
std::string withHostFunctions(std::string_view forGpu, std::string_view forHost,
                              const std::function<bool(std::string_view file)>& isOwn);

}  // namespace warpbench::program
