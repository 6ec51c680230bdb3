// SPDX-License-Identifier: GPL-3.0-or-later
#include <png.h>

#include <cstdio>
#include <memory>

#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"
#include "images/picture_formats.h"

/// PNG by libpng's simplified interface (libpng-manual.txt, section V), which never uses longjmp() across our frames.
namespace warpbench {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSignature("\x89PNG\r\n\x1a\n", 8);
constexpr std::size_t kHeaderEnd = 29;  ///< signature and IHDR: length, name, 13 bytes

unsigned byteAt(std::string_view start, std::size_t at) { return static_cast<unsigned char>(start[at]); }

std::int64_t bigEndian(std::string_view start, std::size_t at) {
  std::int64_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value << 8 | byteAt(start, at + i);
  return value;
}

/// Frees a libpng image at the end of its scope.
struct Image {
  Image() { png.version = PNG_IMAGE_VERSION; }
  ~Image() { png_image_free(&png); }
  Image(const Image&) = delete;
  Image& operator=(const Image&) = delete;

  png_image png{};
};

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

}  // namespace

std::optional<PictureExtent> pngSize(const fs::path& path, std::string_view start) {
  if (!start.starts_with(kSignature)) return std::nullopt;
  if (start.size() < kHeaderEnd || start.substr(12, 4) != "IHDR")
    refusePicture(path, Message::text("it is truncated or damaged"));
  const PictureExtent size{bigEndian(start, 16), bigEndian(start, 20)};
  if (size.width > kLongestSide || size.height > kLongestSide) return size;

  // Do not trust a header whose pixels cannot fit the file: deflate reaches at most 1032:1 (zlib, technical details).
  constexpr std::int64_t kBest = 1032;
  constexpr int kChannels[] = {1, 0, 3, 1, 2, 0, 4};
  const unsigned colours = byteAt(start, 25);
  const std::int64_t bits = std::int64_t{byteAt(start, 24)} * (colours < std::size(kChannels) ? kChannels[colours] : 0);
  const std::int64_t bytes = size.height * ((size.width * bits + 7) / 8);
  std::error_code error;
  const auto inFile = static_cast<std::int64_t>(fs::file_size(path, error));
  if (bits == 0) refusePicture(path, Message::text("it is damaged: its colours are invalid"));
  if (!error && bytes / kBest > inFile) refusePicture(path, Message::text("it is truncated"));
  return size;
}

Picture readPng(const fs::path& path) {
  const File file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (!file) refusePicture(path, systemMessage(errno));
  Image image;
  const auto check = [&](int good) {
    if (!good) refusePicture(path, {Message::text("it is truncated or damaged (%1)"), oneLine(image.png.message)});
  };
  check(png_image_begin_read_from_stdio(&image.png, file.get()));
  image.png.format = PNG_FORMAT_RGB;
  Picture picture{.width = static_cast<int>(image.png.width),
                  .height = static_cast<int>(image.png.height),
                  .channels = 3,
                  .values = {}};
  if (image.png.width > kLongestSide || image.png.height > kLongestSide ||
      std::int64_t{picture.width} * picture.height > kMostPixels)
    refusePicture(path, Message::text("it changed while Warpbench read it"));
  picture.values.resize(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height) * 3);
  constexpr png_color kWhite{255, 255, 255};
  check(png_image_finish_read(&image.png, &kWhite, picture.values.data(), 0, nullptr));
  return picture;
}

std::string toPng(const Picture& picture) {
  Image image;
  image.png.width = static_cast<png_uint_32>(picture.width);
  image.png.height = static_cast<png_uint_32>(picture.height);
  image.png.format = picture.channels == 1 ? PNG_FORMAT_GRAY : PNG_FORMAT_RGB;
  // libpng's macro for the maximum size computes in 32 bits.
  constexpr std::size_t kChunks = 4096;
  const std::size_t raw = picture.values.size() + static_cast<std::size_t>(picture.height);
  std::string file(raw + raw / 8 + raw / 64 + kChunks, '\0');
  png_alloc_size_t size = file.size();
  if (!png_image_write_to_memory(&image.png, file.data(), &size, 0, picture.values.data(), 0, nullptr))
    throw RequestError(Message::text("cannot make a PNG of the picture: %1"), oneLine(image.png.message));
  file.resize(size);
  return file;
}

}  // namespace warpbench
