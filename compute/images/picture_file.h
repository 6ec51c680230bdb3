// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "results/values/result.h"

namespace warpbench {

/// The largest picture that is read or written: indices of its pixels fit an int, and blocks of threads cover it.
inline constexpr std::int64_t kMostPixels = std::int64_t{1} << 30;
inline constexpr int kLongestSide = 500'000;

struct PictureExtent {
  std::int64_t width = 0;
  std::int64_t height = 0;
  bool operator==(const PictureExtent&) const = default;
};

/// The size that the file's header gives. Little of the file is read, and no memory is taken for it.
/// @throws RequestError, one line, where it is no picture, or an empty or too large one.
PictureExtent pictureSize(const std::filesystem::path& path);

/// The picture as RGB; what is transparent lies on white. PNG, and PPM and PGM with one byte a value (P6, P5), and what
/// other readers add.
/// @throws RequestError, one line, also where the file is damaged or cut short; DeviceError where memory is short.
Picture readPicture(const std::filesystem::path& path);

/// Writes it whole or not at all, in the format that the suffix names: .png, .ppm, or .pgm for a grey one.
/// @throws RequestError.
void writePicture(const std::filesystem::path& path, const Picture& picture);

/// Whether writePicture knows the suffix and could write there, without changing anything.
/// @throws RequestError.
void checkPictureWritable(const std::filesystem::path& path);

/// Reads formats beside those above, for a program that has the means. Called from any thread.
struct PictureReader {
  std::string formats;  ///< "JPEG, BMP": for messages
  /// Nothing where the file is of no such format.
  std::function<std::optional<PictureExtent>(const std::filesystem::path&)> size;
  /// Called where `size` was within the limits. @throws RequestError.
  std::function<Picture(const std::filesystem::path&)> read;
};
void addPictureReader(PictureReader reader);

}  // namespace warpbench
