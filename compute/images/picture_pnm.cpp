// SPDX-License-Identifier: GPL-3.0-or-later
#include <cctype>
#include <fstream>

#include "images/picture_formats.h"

namespace warpbench {
namespace {

namespace fs = std::filesystem;

struct Header {
  int channels = 0;
  PictureExtent size;
  std::size_t end = 0;  ///< offset of the values
};

/// Parses header numbers: digits separated by white space, with comments from # to the end of a line.
class Scanner {
 public:
  Scanner(const fs::path& path, std::string_view text) : m_path(path), m_text(text) {}

  std::int64_t number() {
    while (m_at < m_text.size() && (isSpace() || m_text[m_at] == '#')) {
      if (m_text[m_at] == '#') m_at = std::min(m_text.find('\n', m_at), m_text.size());
      if (m_at < m_text.size()) ++m_at;
    }
    constexpr std::int64_t kEnough = 1'000'000'000;  // more digits are wrong anyway
    std::int64_t value = 0;
    const std::size_t first = m_at;
    for (; m_at < m_text.size() && std::isdigit(static_cast<unsigned char>(m_text[m_at])); ++m_at)
      value = std::min(value * 10 + (m_text[m_at] - '0'), kEnough);
    if (m_at == first) refusePicture(m_path, Message::text("its header is truncated or damaged"));
    return value;
  }

  /// The offset after the single space that ends the header.
  std::size_t end() const {
    if (m_at >= m_text.size() || !isSpace()) refusePicture(m_path, Message::text("its header is truncated or damaged"));
    return m_at + 1;
  }

 private:
  bool isSpace() const { return std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0; }

  const fs::path& m_path;
  std::string_view m_text;
  std::size_t m_at = 2;
};

std::optional<Header> headerOf(const fs::path& path, std::string_view start) {
  if (!start.starts_with("P6") && !start.starts_with("P5")) return std::nullopt;
  Header header{.channels = start[1] == '6' ? 3 : 1, .size = {}, .end = 0};
  Scanner scanner(path, start);
  header.size.width = scanner.number();
  header.size.height = scanner.number();
  const std::int64_t most = scanner.number();
  if (most != 255) refusePicture(path, {Message::text("its values go up to %1, but the limit is 255"), most});
  header.end = scanner.end();
  return header;
}

}  // namespace

std::optional<PictureExtent> pnmSize(const fs::path& path, std::string_view start) {
  const auto header = headerOf(path, start);
  if (!header) return std::nullopt;
  const auto [width, height] = header->size;
  if (width > kLongestSide || height > kLongestSide) return header->size;
  // Do not trust a header whose pixels do not fit the file.
  std::error_code error;
  const auto bytes = static_cast<std::int64_t>(fs::file_size(path, error));
  const std::int64_t needed = static_cast<std::int64_t>(header->end) + header->channels * width * height;
  if (!error && bytes < needed) refusePicture(path, {Message::text("it is truncated: %1 of %2 bytes"), bytes, needed});
  return header->size;
}

Picture readPnm(const fs::path& path, std::string_view start) {
  const Header header = headerOf(path, start).value();
  const auto pixels = static_cast<std::size_t>(header.size.width * header.size.height);
  Picture picture{.width = static_cast<int>(header.size.width),
                  .height = static_cast<int>(header.size.height),
                  .channels = 3,
                  .values = {}};
  picture.values.resize(3 * pixels);
  std::ifstream file(path, std::ios::binary);
  file.seekg(static_cast<std::streamoff>(header.end));
  const std::size_t bytes = pixels * static_cast<std::size_t>(header.channels);
  file.read(reinterpret_cast<char*>(picture.values.data()), static_cast<std::streamsize>(bytes));
  if (!file) refusePicture(path, Message::text("it is truncated"));
  if (header.channels == 1)
    for (std::size_t i = pixels; i-- > 0;)  // backwards, so that values are read before being overwritten
      for (std::size_t channel = 3; channel-- > 0;) picture.values[3 * i + channel] = picture.values[i];
  return picture;
}

std::string toPnm(const Picture& picture, int channels) {
  std::string file = std::string(channels == 3 ? "P6" : "P5") + "\n" + std::to_string(picture.width) + " " +
                     std::to_string(picture.height) + "\n255\n";
  file.reserve(file.size() + picture.values.size() * static_cast<std::size_t>(channels / picture.channels));
  for (const std::uint8_t value : picture.values)
    file.append(static_cast<std::size_t>(channels / picture.channels), static_cast<char>(value));
  return file;
}

}  // namespace warpbench
