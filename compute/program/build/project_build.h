// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/sandbox/confinement.h"

/// Builds projects with their own build systems.
namespace warpbench::program {

/// Builds the folder's Makefile or CMakeLists.txt with warpbench-nvcc as nvcc: a Makefile in the folder itself, CMake
/// in its subfolder `build-warpbench`. Prints the tools' output on standard error if they fail. `confinement` is the
/// program's; the tools may also start other programs and write to the compiler's cache.
/// @returns the programs in the folder that warpbench-nvcc has linked, by name.
/// @throws RequestError if the folder has neither file; DeviceError if the build fails; Cancelled.
std::vector<std::filesystem::path> buildProject(const std::filesystem::path& folder,
                                                std::optional<sandbox::Confinement> confinement,
                                                const std::stop_token& stop);

}  // namespace warpbench::program
