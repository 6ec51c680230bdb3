// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace warpbench {

/// The user's folder for this program: $XDG_DATA_HOME/warpbench/NAME or ~/.local/share/warpbench/NAME (XDG Base
/// Directory Specification); empty if neither is known. Creates nothing.
std::filesystem::path userDataFolder(const char* name);

/// The .json files of a folder, sorted by name without extension; none if the folder cannot be read.
std::map<std::string, std::filesystem::path> jsonFilesIn(const std::filesystem::path& folder);

}  // namespace warpbench
