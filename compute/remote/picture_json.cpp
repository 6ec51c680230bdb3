// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/picture_json.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace warpbench::process {

namespace {

/// RFC 4648, section 4.
constexpr std::string_view kBase64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::size_t kMostBytes = std::size_t{32} << 20;  // both pictures together: 43 MiB in base64

std::string toBase64(const std::vector<std::uint8_t>& bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = 0;
    for (std::size_t k = 0; k < 3; ++k) group = group << 8 | (i + k < bytes.size() ? bytes[i + k] : 0U);
    for (int shift = 18; shift >= 0; shift -= 6) text += kBase64Digits[group >> shift & 63U];
  }
  const std::size_t missing = (3 - bytes.size() % 3) % 3;
  text.replace(text.size() - missing, missing, missing, '=');
  return text;
}

/// Empty if `text` is not valid base64.
std::vector<std::uint8_t> fromBase64(std::string_view text) {
  static const std::array<int, 256> kValues = [] {
    std::array<int, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < kBase64Digits.size(); ++i)
      values[static_cast<unsigned char>(kBase64Digits[i])] = static_cast<int>(i);
    return values;
  }();
  while (text.ends_with('=')) text.remove_suffix(1);
  std::vector<std::uint8_t> bytes;
  bytes.reserve(text.size() / 4 * 3 + 2);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    const int value = kValues[static_cast<unsigned char>(c)];
    if (value < 0) return {};
    bits = bits << 6 | static_cast<std::uint32_t>(value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push_back(static_cast<std::uint8_t>(bits >> count));
  }
  return bytes;
}

nlohmann::ordered_json pictureDocument(const Picture& picture) {
  return {{"width", picture.width},
          {"height", picture.height},
          {"channels", picture.channels},
          {"values", toBase64(picture.values)}};
}

Picture pictureOf(const Node& node) {
  constexpr std::int64_t kLongestSide = 1 << 20;
  Picture picture;
  picture.width = static_cast<int>(node.at("width").integer(0, kLongestSide));
  picture.height = static_cast<int>(node.at("height").integer(0, kLongestSide));
  picture.channels = static_cast<int>(node.at("channels").integer(1, 3));
  picture.values = fromBase64(node.at("values").text());
  const std::size_t expected = static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height) *
                               static_cast<std::size_t>(picture.channels);
  if (picture.values.size() != expected)
    node.fail("a picture of " + std::to_string(expected) + " bytes has " + std::to_string(picture.values.size()));
  return picture;
}

}  // namespace

nlohmann::ordered_json documentOf(const Pictures& pictures) {
  const std::size_t bytes = pictures.after.values.size() + (pictures.before ? pictures.before->values.size() : 0);
  if (bytes > kMostBytes) return nullptr;
  nlohmann::ordered_json json = {{"after", pictureDocument(pictures.after)}};
  if (pictures.before) json["before"] = pictureDocument(*pictures.before);
  return json;
}

std::shared_ptr<const Pictures> picturesOf(const Node& node) {
  auto pictures = std::make_shared<Pictures>();
  pictures->after = pictureOf(node.at("after"));
  if (const auto before = node.find("before")) pictures->before = std::make_shared<const Picture>(pictureOf(*before));
  return pictures;
}

}  // namespace warpbench::process
