// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/sandbox/confinement.h"

/// A project as its author builds it.
namespace warpbench::program {

/// Builds what the folder's Makefile or CMakeLists.txt makes, with warpbench-nvcc in the place of nvcc: a Makefile's
/// files in the folder itself, CMake's in `build-warpbench` in it. What the tools print is printed on standard error
/// where they fail. `confinement`: of the program; the tools may start others, and write in the compiler's cache too.
/// @returns the programs in the folder that warpbench-nvcc has linked, by name.
/// @throws RequestError where the folder has neither file; DeviceError where the build fails; Cancelled.
std::vector<std::filesystem::path> buildProject(const std::filesystem::path& folder,
                                                std::optional<sandbox::Confinement> confinement,
                                                const std::stop_token& stop);

}  // namespace warpbench::program
