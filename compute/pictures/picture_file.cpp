// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/picture_file.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <mutex>
#include <system_error>
#include <vector>

#include "base/available_memory.h"
#include "base/error.h"
#include "base/system_message.h"
#include "base/text.h"
#include "pictures/picture_formats.h"
#include "session/session.h"

namespace warpbench {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kHeader = 4096;  ///< bytes that hold the header of any picture, with its comments

std::mutex readersMutex;

std::vector<PictureReader>& addedReaders() {
  static std::vector<PictureReader> readers;
  return readers;
}

std::vector<PictureReader> readersNow() {
  const std::scoped_lock lock(readersMutex);
  return addedReaders();
}

/// The first bytes of a file, which is seen to be one before it is opened: opening a pipe would wait.
std::string startOf(const fs::path& path) {
  if (path.empty() || path.native().find('\0') != std::string::npos) refusePicture(path, "give the name of a file");
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (error) refusePicture(path, systemMessage(error));
  if (fs::is_directory(status)) refusePicture(path, "it is a directory");
  if (!fs::is_regular_file(status)) refusePicture(path, "it is no file, but a device or a pipe");
  std::ifstream file(path, std::ios::binary);
  if (!file) refusePicture(path, systemMessage(errno));
  std::string start(kHeader, '\0');
  file.read(start.data(), static_cast<std::streamsize>(start.size()));
  start.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
  return start;
}

void checkSize(const fs::path& path, const PictureSize& size) {
  const std::string found = "its size is " + std::to_string(size.width) + " x " + std::to_string(size.height);
  if (size.width < 1 || size.height < 1) refusePicture(path, found + ": it has no pixels");
  // The sides first: their product then fits.
  if (size.width > kLongestSide || size.height > kLongestSide)
    refusePicture(path, found + ": a side of up to " + std::to_string(kLongestSide) + " pixels would be right");
  if (size.width * size.height > kMostPixels)
    refusePicture(path, found + ": up to " + std::to_string(kMostPixels) + " pixels would be right");
}

enum class Format { Png, Pnm, Added };

struct Found {
  Format format;
  PictureSize size;
  PictureReader reader;  ///< where it was added
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
  if (!found) refusePicture(path, "it is not a picture in a format known here (" + formats + ")");
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
    throw RequestError("cannot write '" + oneLine(path.string()) + "': give a name that ends in .png, .ppm or .pgm");
}

}  // namespace

void refusePicture(const fs::path& path, const std::string& reason) {
  throw RequestError("cannot read the picture '" + oneLine(path.string()) + "': " + reason);
}

PictureSize pictureSize(const fs::path& path) { return find(path, startOf(path)).size; }

Picture readPicture(const fs::path& path) {
  const std::string start = startOf(path);
  const Found found = find(path, start);
  requireMemory(static_cast<std::size_t>(3 * found.size.width * found.size.height), "the picture needs");
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
    throw RequestError("cannot write '" + oneLine(path.string()) + "': a .pgm is grey; give a name that ends in .ppm");
  writeFile(path, suffix == ".png" ? toPng(picture) : toPnm(picture, suffix == ".pgm" ? 1 : 3));
}

void addPictureReader(PictureReader reader) {
  const std::scoped_lock lock(readersMutex);
  addedReaders().push_back(std::move(reader));
}

}  // namespace warpbench
