// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/compile_error.h"

/// Converts a program's text for the simulator's compiler.
namespace warpbench::program {

/// Whether GPU functions compute a * b + c as one operation, as nvcc does without --fmad=false.
enum class Contraction { Off, On };

/// Converts preprocessed CUDA C++ with line markers (`# 12 "a.cu"`) to C++ for g++: launches, kernels and variables in
/// device memory. Keeps line numbers. Leaves text from the compiler's own headers unchanged, except the keywords
/// __host__ and __device__.
/// @throws CompileError for a launch without an end.
std::string cppOf(std::string_view preprocessed, Contraction contraction = Contraction::On);

/// The file name in compiler messages for the code appended to a program.
inline constexpr std::string_view kKernelsFile = "warpbench-kernels";

}  // namespace warpbench::program
