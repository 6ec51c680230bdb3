// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace warpbench {

/// A folder of the user's own files for this program: $XDG_DATA_HOME/warpbench/NAME, or ~/.local/share/warpbench/NAME
/// (XDG Base Directory Specification); empty where neither is known. Nothing is created.
std::filesystem::path userDataFolder(const char* name);

/// The .json files of a folder by their names without the ending, in order; none where it cannot be read.
std::map<std::string, std::filesystem::path> jsonFilesIn(const std::filesystem::path& folder);

}  // namespace warpbench
