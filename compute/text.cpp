// SPDX-License-Identifier: GPL-3.0-or-later
#include "text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>

namespace warpbench {

namespace {

/// Single characters inserted, deleted or replaced, or two neighbours exchanged, as fast typing does it (the optimal
/// string alignment distance).
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

template <typename Number>
std::string charsOf(Number value) {
  // The longest double that std::to_chars writes has 24 characters.
  std::array<char, 32> buffer{};
  const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
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

std::string oneLine(std::string_view text) {
  std::string out;
  for (const char c : text) out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
  return out;
}

std::string nearest(std::string_view name, const std::vector<std::string>& candidates) {
  // Longer names are no slip of the hand, and the distance costs their product.
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

}  // namespace warpbench
