// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sentence.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace warpbench {
namespace {

constexpr int kDigits = 3;

/// With so many decimals at most, thousands marked, no zeros at the end.
std::string grouped(double value, int decimals) {
  // The largest double has 309 digits before the point.
  std::array<char, 400> buffer{};
  const auto [end, error] =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
  std::string text(buffer.data(), end);
  const std::size_t first = text.starts_with('-') ? 1 : 0;
  for (std::size_t at = std::min(text.find('.'), text.size()); at > first + 3; at -= 3) text.insert(at - 3, ",");
  return text;
}

Number inLargestUnit(double value, double step, std::initializer_list<const char*> units) {
  auto unit = units.begin();
  for (; unit + 1 != units.end() && value >= step; ++unit) value /= step;
  return {value, *unit};
}

}  // namespace

Number durationNumber(double milliseconds) { return inLargestUnit(milliseconds * 1e6, 1e3, {"ns", "us", "ms"}); }

Number sizeNumber(double bytes) { return inLargestUnit(bytes, 1024, {"bytes", "KiB", "MiB", "GiB"}); }

int decimalsOf(double value) {
  if (value == 0 || !std::isfinite(value)) return 0;
  const int whole = static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
  int decimals = std::clamp(kDigits - whole, 0, 6);
  // 4.00 is 4, and 32.0 is 32.
  for (; decimals > 0; --decimals) {
    const double shifted = std::round(value * std::pow(10, decimals));
    if (std::fmod(shifted, 10) != 0) break;
  }
  return decimals;
}

std::string filled(const std::string& text, const std::vector<std::string>& arguments) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t which = i + 1 < text.size() ? static_cast<std::size_t>(text[i + 1] - '1') : arguments.size();
    if (text[i] == '%' && which < arguments.size()) {
      result += arguments[which];
      ++i;
    } else {
      result += text[i];
    }
  }
  return result;
}

std::string englishText(const Number& number) {
  return grouped(number.value, decimalsOf(number.value)) + (number.unit.empty() ? "" : " " + number.unit);
}

std::string englishText(const Sentence& sentence) {
  struct Writer {
    std::string operator()(const Number& number) const { return englishText(number); }
    std::string operator()(const Phrase& phrase) const { return phrase.text; }
    std::string operator()(const std::string& text) const { return text; }
  };
  std::vector<std::string> arguments;
  for (const Argument& argument : sentence.arguments) arguments.push_back(std::visit(Writer(), argument));
  return filled(sentence.text, arguments);
}

}  // namespace warpbench
