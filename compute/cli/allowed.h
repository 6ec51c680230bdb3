// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/sandbox/confinement.h"

namespace warpbench::cli {

/// Adds --allow: what a program may do outside its folder.
void addAllowed(CLI::App& command, std::vector<std::string>& allowed);

/// The confinement of a program with these files; std::nullopt if everything is allowed. @throws RequestError.
std::optional<sandbox::Confinement> makeConfinement(const std::vector<std::string>& allowed,
                                                    const std::vector<std::filesystem::path>& files);

/// Prints a line to stderr if this Linux kernel cannot confine everything, or if a program on a GPU runs unconfined.
/// @throws RequestError like makeConfinement().
void sayWhatIsNotConfined(const std::vector<std::string>& allowed, bool onGpu);

}  // namespace warpbench::cli
