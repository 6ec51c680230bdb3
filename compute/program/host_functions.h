// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace warpbench::program {

/// nvcc compiles a file twice: for the GPU with __CUDA_ARCH__ defined, and for the host without. The text of the first
/// preprocessing, in which functions of the host have the body of the second, and functions of both have both bodies
/// where these differ: the one that runs in a kernel, and the other. Only in files of which `isOwn` says so.
/// @throws CompileError where something else of a function differs, such as its parameters.
std::string withHostFunctions(std::string_view forGpu, std::string_view forHost,
                              const std::function<bool(std::string_view file)>& isOwn);

}  // namespace warpbench::program
