// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "images/picture_file.h"

/// The formats that the compute module reads and writes itself.
namespace warpbench {

[[noreturn]] void refusePicture(const std::filesystem::path& path, const Message& reason);

/// Of a file that begins with `start`: nothing where it is no PNG. @throws RequestError where it is a damaged one.
std::optional<PictureExtent> pngSize(const std::filesystem::path& path, std::string_view start);
/// Of a file of that size within the limits.
Picture readPng(const std::filesystem::path& path);
std::string toPng(const Picture& picture);

/// The same for the portable anymap formats (netpbm's ppm(5) and pgm(5)) P6 and P5 with one byte a value.
std::optional<PictureExtent> pnmSize(const std::filesystem::path& path, std::string_view start);
Picture readPnm(const std::filesystem::path& path, std::string_view start);
std::string toPnm(const Picture& picture, int channels);

}  // namespace warpbench
