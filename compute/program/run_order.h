// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "program/program_process.h"

namespace warpbench::program {

/// The shared library that linked programs need to run.
inline constexpr const char* kProgramLibrary = "libwarpbench_cuda.so";

/// The environment variable for a program linked by warpbench-nvcc if another process watches it.
inline constexpr const char* kRunVariable = "WARPBENCH_RUN";

/// How such a program runs, and where it reports.
struct LinkedRun {
  std::string device;  ///< "simulated:nvidia-h200"
  int report = -1;     ///< a descriptor; -1: nobody listens
  ProgramOrder order;  ///< the options for checks and traces
};

std::string textOf(const LinkedRun& run);
/// @throws FormatError.
LinkedRun linkedRunFrom(std::string_view text);

}  // namespace warpbench::program
