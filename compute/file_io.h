// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace warpbench {

/// The largest file that is read whole: a session of a million results.
inline constexpr std::size_t kLargestFile = std::size_t{1} << 30;

/// The whole content of a file of up to `largest` bytes. A larger one is refused before it takes memory.
/// @throws RequestError naming the path and the cause.
std::string readFile(const std::filesystem::path& path, std::size_t largest = kLargestFile);

}  // namespace warpbench
