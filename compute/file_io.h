// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace warpbench {

/// The whole content of a file of up to 1 GiB.
/// @throws RequestError naming the path and the cause.
std::string readFile(const std::filesystem::path& path);

}  // namespace warpbench
