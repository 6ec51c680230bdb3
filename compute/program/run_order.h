// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "program/program_process.h"

namespace warpbench::program {

/// The shared library that such programs run by.
inline constexpr const char* kProgramLibrary = "libwarpbench_cuda.so";

/// What the process of a program that warpbench-nvcc has linked finds in its environment where somebody watches it.
inline constexpr const char* kRunVariable = "WARPBENCH_RUN";

/// How such a program is to run, and who hears of it.
struct LinkedRun {
  std::string device;  ///< "simulated:nvidia-h200"
  int report = -1;     ///< a descriptor; -1: nobody listens
  ProgramOrder order;  ///< what it says of checks and traces
};

std::string textOf(const LinkedRun& run);
/// @throws FormatError.
LinkedRun linkedRunFrom(std::string_view text);

}  // namespace warpbench::program
