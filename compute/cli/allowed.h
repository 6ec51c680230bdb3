// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/sandbox/confinement.h"

namespace warpbench::cli {

/// --allow: what a program may do beyond its folder.
void addAllowed(CLI::App& command, std::vector<std::string>& allowed);

/// What a program of these files is confined to; nothing where all is allowed. @throws RequestError.
std::optional<sandbox::Confinement> confinementOf(const std::vector<std::string>& allowed,
                                                  const std::vector<std::filesystem::path>& files);

/// One line on stderr where this kernel does not confine all, or a program on a GPU would be confined to nothing.
/// @throws RequestError as confinementOf() does.
void sayWhatIsNotConfined(const std::vector<std::string>& allowed, bool onGpu);

}  // namespace warpbench::cli
