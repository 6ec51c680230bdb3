// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>

namespace warpbench {
namespace {

/// Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
std::size_t editDistance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> beforeLast(to.size() + 1);
  std::vector<std::size_t> last(to.size() + 1);
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 0; i < from.size(); ++i) {
    row[0] = i + 1;
    for (std::size_t j = 0; j < to.size(); ++j) {
      row[j + 1] = std::min({row[j] + 1, last[j + 1] + 1, last[j] + (from[i] == to[j] ? 0 : 1)});
      const bool exchanged = i > 0 && j > 0 && from[i] == to[j - 1] && from[i - 1] == to[j];
      if (exchanged) row[j + 1] = std::min(row[j + 1], beforeLast[j - 1] + 1);
    }
    std::swap(beforeLast, last);
    std::swap(last, row);
  }
  return last.back();
}

struct Character {
  char32_t code = 0;
  std::size_t bytes = 0;  ///< 0: invalid UTF-8
};

/// Decodes one character (RFC 3629, section 3).
Character firstOf(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t bytes = lead >= 0xf0 && lead < 0xf5   ? 4
                            : lead >= 0xe0 && lead < 0xf0 ? 3
                            : lead >= 0xc2 && lead < 0xe0 ? 2
                                                          : 0;
  if (bytes == 0 || text.size() < bytes) return {};
  char32_t code = lead & (0x7fu >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {};
    code = code << 6 | (byte(i) & 0x3fu);
  }
  constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code < 0xe000;
  return code < kLeast[bytes] || code > 0x10ffff || surrogate ? Character() : Character{code, bytes};
}

/// Invisible characters: controls, category Cf and Default_Ignorable_Code_Point of the Unicode Character Database, line
/// and paragraph separators, and the fillers of Hangul and Braille.
bool isInvisible(char32_t c) {
  struct Range {
    char32_t first;
    char32_t last;
  };
  static constexpr Range kRanges[] = {{0, 0x1f},          {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},
                                      {0x600, 0x605},     {0x61c, 0x61c},     {0x6dd, 0x6dd},     {0x70f, 0x70f},
                                      {0x890, 0x891},     {0x8e2, 0x8e2},     {0x115f, 0x1160},   {0x17b4, 0x17b5},
                                      {0x180b, 0x180f},   {0x200b, 0x200f},   {0x2028, 0x202e},   {0x2060, 0x206f},
                                      {0x2800, 0x2800},   {0x3164, 0x3164},   {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},
                                      {0xffa0, 0xffa0},   {0xfff0, 0xfffb},   {0x110bd, 0x110bd}, {0x110cd, 0x110cd},
                                      {0x13430, 0x1343f}, {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff}};
  return std::ranges::any_of(kRanges, [c](const Range& range) { return range.first <= c && c <= range.last; });
}

template <typename Number>
std::string charsOf(Number value) {
  // std::to_chars writes at most 24 characters for a double.
  std::array<char, 32> buffer{};
  const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return std::string(buffer.data(), end);
}

std::string fixed(double value, int decimals) {
  // The largest double has 309 digits before the point.
  std::array<char, 400> buffer{};
  const auto [end, error] =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
  return std::string(buffer.data(), end);
}

}  // namespace

std::string numberText(double value) {
  constexpr double kExactIntegers = 9007199254740992.0;  // 2^53
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  const bool negativeZero = value == 0 && std::signbit(value);
  if (!negativeZero && std::abs(value) < kExactIntegers && std::trunc(value) == value)
    return charsOf(static_cast<std::int64_t>(value));
  return charsOf(value);
}

double shortestDouble(float value) {
  if (!std::isfinite(value)) return static_cast<double>(value);
  const std::string text = charsOf(value);
  double shortest = 0;
  std::from_chars(text.data(), text.data() + text.size(), shortest);
  return shortest;
}

bool isUtf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t bytes = firstOf(text).bytes;
    if (bytes == 0) return false;
    text.remove_prefix(bytes);
  }
  return true;
}

std::string csvCell(std::string_view cell) {
  if (cell.find_first_of(",\"\r\n") == cell.npos) return std::string(cell);
  std::string quoted = "\"";
  for (const char c : cell) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

std::string withoutControls(std::string_view text, char instead) {
  std::string out;
  out.reserve(text.size());
  const auto isPlain = [](char c) { return c >= ' ' && c <= '~'; };
  while (!text.empty()) {
    const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(text, isPlain) - text.begin());
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const Character first = firstOf(text);
    if (first.bytes == 0 || isInvisible(first.code))
      out += instead;
    else
      out += text.substr(0, first.bytes);
    text.remove_prefix(std::max<std::size_t>(first.bytes, 1));
  }
  return out;
}

std::string oneLine(std::string_view text) { return withoutControls(text, ' '); }

std::string nearest(std::string_view name, const std::vector<std::string>& candidates) {
  // Skip longer names: they are no typing errors, and the cost grows with the product of the lengths.
  constexpr std::size_t kLongest = 40;
  std::string best;
  std::size_t bestDistance = std::max<std::size_t>(1, std::min<std::size_t>(name.size(), kLongest) / 3) + 1;
  if (name.size() > kLongest) return best;
  for (const std::string& candidate : candidates) {
    const std::size_t distance = editDistance(name, candidate);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

std::string joined(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const std::string& word : words) {
    if (&word != &words.front()) text += separator;
    text += word;
  }
  return text;
}

std::string significant(double value, int digits) {
  constexpr int kMaxDecimals = 12;
  if (!std::isfinite(value)) return "-";
  if (value == 0) return "0";
  const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
  return fixed(value, std::clamp(digits - 1 - magnitude, 0, kMaxDecimals));
}

std::string scientific(double value) {
  constexpr int kDigits = 4;
  if (!std::isfinite(value)) return std::isnan(value) ? "NaN" : "inf";
  std::array<char, 32> buffer{};
  const auto [end, error] =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, kDigits);
  return std::string(buffer.data(), end);
}

std::string grouped(double count) {
  if (!std::isfinite(count)) return "-";
  std::string text = fixed(count, 0);
  const std::size_t sign = text.starts_with('-') ? 1 : 0;
  for (std::size_t end = text.size(); end > sign + 3; end -= 3) text.insert(end - 3, ",");
  return text;
}

}  // namespace warpbench
