// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/table_numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace warpbench {

namespace {

std::string fixed(double value, int decimals) {
  // The largest double has 309 digits before the point.
  std::array<char, 400> buffer{};
  const auto [end, error] =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
  return std::string(buffer.data(), end);
}

}  // namespace

std::string significant(double value, int digits) {
  constexpr int kMostDecimals = 12;
  if (!std::isfinite(value)) return "-";
  if (value == 0) return "0";
  const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
  return fixed(value, std::clamp(digits - 1 - magnitude, 0, kMostDecimals));
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
