// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "images/picture_file.h"

/// Formats implemented here.
namespace warpbench {

[[noreturn]] void refusePicture(const std::filesystem::path& path, const Message& reason);

/// The size of a file that begins with `start`; nothing if it is not a PNG. @throws RequestError if it is damaged.
std::optional<PictureExtent> pngSize(const std::filesystem::path& path, std::string_view start);
/// The size must have been checked.
Picture readPng(const std::filesystem::path& path);
std::string toPng(const Picture& picture);

/// Likewise for netpbm's P6 and P5 (ppm(5), pgm(5)) with one byte per value.
std::optional<PictureExtent> pnmSize(const std::filesystem::path& path, std::string_view start);
Picture readPnm(const std::filesystem::path& path, std::string_view start);
std::string toPnm(const Picture& picture, int channels);

}  // namespace warpbench
