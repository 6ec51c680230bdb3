// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz.h"
#include "images/picture_file.h"

using namespace warpbench;

namespace {

/// A file in memory.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view content) : m_number(::memfd_create("picture", 0)) {
    fuzz::require(m_number >= 0, "a file in memory can be made");
    fuzz::require(::write(m_number, content.data(), content.size()) == static_cast<ssize_t>(content.size()),
                  "a file in memory can be written");
  }
  ~MemoryFile() { ::close(m_number); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  std::string path() const { return "/proc/self/fd/" + std::to_string(m_number); }

 private:
  int m_number;
};

}  // namespace

/// PNG, PPM and PGM.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const MemoryFile file(fuzz::textOf(data, size));
  fuzz::takes([&] {
    const PictureExtent announced = pictureSize(file.path());
    const Picture picture = readPicture(file.path());
    fuzz::require(picture.width == announced.width && picture.height == announced.height, "the size is as announced");
    fuzz::require(picture.values.size() == static_cast<std::size_t>(3 * announced.width * announced.height),
                  "a picture has three values for each pixel");
  });
  return 0;
}
