// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/compile_error.h"

/// A program's text as the simulator's compiler takes it.
namespace warpbench::program {

/// What a preprocessor has made of a file of CUDA C++, with the lines of the files that it came from (`# 12 "a.cu"`),
/// as C++ for g++: launches, kernels, and what lies in the device's memory. Lines stay where they are. What came of the
/// compiler's own headers is left alone, but for the words __host__ and __device__.
/// @throws CompileError where a launch has no end.
std::string cppOf(std::string_view preprocessed);

/// What compilers call the text that is put behind a program's.
inline constexpr std::string_view kKernelsFile = "warpbench-kernels";

}  // namespace warpbench::program
