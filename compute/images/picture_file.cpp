// SPDX-License-Identifier: GPL-3.0-or-later
#include "images/picture_file.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <mutex>
#include <system_error>
#include <vector>

#include "core/files/file_io.h"
#include "core/machine/machine_limits.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"
#include "images/picture_formats.h"
#include "results/session/session.h"

namespace warpbench {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kHeader = 4096;  ///< bytes that contain any picture's header, with comments

std::mutex readersMutex;

std::vector<PictureReader>& addedReaders() {
  static std::vector<PictureReader> readers;
  return readers;
}

std::vector<PictureReader> readersNow() {
  const std::scoped_lock lock(readersMutex);
  return addedReaders();
}

/// Reads the first bytes of a file. Checks its type before opening it, since opening a pipe would wait.
std::string startOf(const fs::path& path) {
  if (path.empty() || path.native().find('\0') != std::string::npos)
    refusePicture(path, Message::text("give the name of a file"));
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (error) refusePicture(path, systemMessage(error));
  if (fs::is_directory(status)) refusePicture(path, Message::text("it is a directory"));
  if (!fs::is_regular_file(status)) refusePicture(path, Message::text("it is not a file, but a device or a pipe"));
  std::ifstream file(path, std::ios::binary);
  if (!file) refusePicture(path, systemMessage(errno));
  std::string start(kHeader, '\0');
  file.read(start.data(), static_cast<std::streamsize>(start.size()));
  start.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
  return start;
}

void checkSize(const fs::path& path, const PictureExtent& size) {
  if (size.width < 1 || size.height < 1)
    refusePicture(path, {Message::text("its size is %1 x %2: it has no pixels"), size.width, size.height});
  // Check the sides first, so that the product cannot overflow.
  if (size.width > kLongestSide || size.height > kLongestSide)
    refusePicture(path, {Message::text("its size is %1 x %2: a side may have up to %3 pixels"), size.width, size.height,
                         kLongestSide});
  if (size.width * size.height > kMostPixels)
    refusePicture(path, {Message::text("its size is %1 x %2: it may have up to %3 pixels"), size.width, size.height,
                         kMostPixels});
}

enum class Format { Png, Pnm, Added };

struct Found {
  Format format;
  PictureExtent size;
  PictureReader reader;  ///< if an added reader handles the format
};

Found find(const fs::path& path, const std::string& start) {
  std::string formats = "PNG, PPM, PGM";
  std::optional<Found> found;
  if (const auto png = pngSize(path, start)) found = {Format::Png, *png, {}};
  if (const auto pnm = pnmSize(path, start)) found = {Format::Pnm, *pnm, {}};
  for (const PictureReader& reader : readersNow()) {
    formats += ", " + reader.formats;
    if (found) break;
    if (const auto size = reader.size(path)) found = {Format::Added, *size, reader};
  }
  if (!found) refusePicture(path, {Message::text("it is not a picture in a supported format (%1)"), formats});
  checkSize(path, found->size);
  return *found;
}

std::string suffixOf(const fs::path& path) {
  std::string suffix = path.extension().string();
  std::ranges::transform(suffix, suffix.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return suffix;
}

void checkSuffix(const fs::path& path) {
  const std::string suffix = suffixOf(path);
  if (suffix != ".png" && suffix != ".ppm" && suffix != ".pgm")
    throw RequestError(Message::text("cannot write '%1': give a name that ends in .png, .ppm or .pgm"),
                       oneLine(path.string()));
}

}  // namespace

void refusePicture(const fs::path& path, const Message& reason) {
  throw RequestError(Message::text("cannot read the picture '%1': %2"), oneLine(path.string()), reason);
}

PictureExtent pictureSize(const fs::path& path) { return find(path, startOf(path)).size; }

Picture readPicture(const fs::path& path) {
  const std::string start = startOf(path);
  const Found found = find(path, start);
  requireMemory(static_cast<std::size_t>(3 * found.size.width * found.size.height), kPictureNeeds);
  switch (found.format) {
    case Format::Png:
      return readPng(path);
    case Format::Pnm:
      return readPnm(path, start);
    case Format::Added:
      break;
  }
  return found.reader.read(path);
}

void checkPictureWritable(const fs::path& path) {
  checkSuffix(path);
  checkWritable(path);
}

void writePicture(const fs::path& path, const Picture& picture) {
  checkSuffix(path);
  const std::string suffix = suffixOf(path);
  if (suffix == ".pgm" && picture.channels != 1)
    throw RequestError(Message::text("cannot write '%1': a .pgm is grey; give a name that ends in .ppm"),
                       oneLine(path.string()));
  writeFile(path, suffix == ".png" ? toPng(picture) : toPnm(picture, suffix == ".pgm" ? 1 : 3));
}

void addPictureReader(PictureReader reader) {
  const std::scoped_lock lock(readersMutex);
  addedReaders().push_back(std::move(reader));
}

}  // namespace warpbench
