// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/compile_error.h"

/// A program's text as the simulator's compiler takes it.
namespace warpbench::program {

/// Whether functions of the GPU compute a * b + c as one operation, as nvcc has them do unless told otherwise
/// (--fmad=false).
enum class Contraction { Off, On };

/// What a preprocessor has made of a file of CUDA C++, with the lines of the files that it came from (`# 12 "a.cu"`),
/// as C++ for g++: launches, kernels, and what lies in the device's memory. Lines stay where they are. What came of the
/// compiler's own headers is left alone, but for the words __host__ and __device__.
/// @throws CompileError where a launch has no end.
std::string cppOf(std::string_view preprocessed, Contraction contraction = Contraction::On);

/// What compilers call the text that is put behind a program's.
inline constexpr std::string_view kKernelsFile = "warpbench-kernels";

}  // namespace warpbench::program
