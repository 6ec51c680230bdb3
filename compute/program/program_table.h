// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

#include "own/simulator_compiler.h"

/// The table that tells the simulator where a program's parts are, and the operators that kernels and host share.
namespace warpbench::program {

/// Linked to each program. Not instrumented.
std::string tableText();

/// Appended to each object for a linker. All objects of one program or shared library share one table and one padding
/// around their shared arrays, and register with the simulator's library before their own constructors run.
std::string linkedTableText();

/// The table's object, the same for all programs: compiled with the first one and kept. `folder` is for temporary
/// files.
/// @throws DeviceError if it does not compile; WriteError if it cannot be kept.
std::filesystem::path tableObject(const own::SimulatorCompiler& compiler, const std::filesystem::path& folder,
                                  const std::stop_token& stop);

}  // namespace warpbench::program
