// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "results/values/result.h"

namespace warpbench {

/// Size limits for reading and writing: pixel indices fit an int, and thread blocks can cover the picture.
inline constexpr std::int64_t kMostPixels = std::int64_t{1} << 30;
inline constexpr int kLongestSide = 500'000;

struct PictureExtent {
  std::int64_t width = 0;
  std::int64_t height = 0;
  bool operator==(const PictureExtent&) const = default;
};

/// The size from the file's header, without reading or allocating the pixels. @throws RequestError, one line, if the
/// file is not a picture, or the picture is empty or too large.
PictureExtent pictureSize(const std::filesystem::path& path);

/// Reads a picture as RGB, with transparency on white: PNG, PPM and PGM with one byte per value (P6, P5), and formats
/// of added readers. @throws RequestError, one line, also for a damaged or truncated file; DeviceError if memory is
/// short.
Picture readPicture(const std::filesystem::path& path);

/// Writes a picture atomically in the format of the suffix: .png, .ppm, or .pgm for grey. @throws RequestError.
void writePicture(const std::filesystem::path& path, const Picture& picture);

/// Checks that writePicture() supports the suffix and can write there, without changing anything. @throws RequestError.
void checkPictureWritable(const std::filesystem::path& path);

/// Reader for further formats. Must be thread-safe.
struct PictureReader {
  std::string formats;  ///< for messages: "JPEG, BMP"
  /// Nothing if the file has another format.
  std::function<std::optional<PictureExtent>(const std::filesystem::path&)> size;
  /// Called after `size` returned a valid size. @throws RequestError.
  std::function<Picture(const std::filesystem::path&)> read;
};
void addPictureReader(PictureReader reader);

}  // namespace warpbench
