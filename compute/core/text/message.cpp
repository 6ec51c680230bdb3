// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/message.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <ostream>
#include <utility>

#include "core/text/text.h"

namespace warpbench {
namespace {

constexpr int kDigits = 3;

/// At most `decimals` decimals, thousands separated, no trailing zeros.
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

struct English {
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(std::int64_t value) const { return std::to_string(value); }
  std::string operator()(double value) const { return numberText(value); }
  std::string operator()(const Number& number) const { return englishText(number); }
  std::string operator()(const Message& message) const { return message.english(); }
};

std::string english(const std::string& id, const std::vector<Argument>& arguments) {
  std::vector<std::string> texts;
  for (const Argument& argument : arguments) texts.push_back(std::visit(English(), argument.value));
  return filled(id, texts);
}

}  // namespace

Message::Message(std::string text) : m_english(std::move(text)) {}

Message::Message(const char* text) : m_english(text) {}

Message::Message(MessageId id) : m_english(id.english) {}

Message::Message(std::string id, std::vector<Argument> arguments)
    : m_english(warpbench::english(id, arguments)),
      m_id(arguments.empty() ? std::string() : std::move(id)),
      m_arguments(std::move(arguments)) {}

Message::Message(MessageId id, std::vector<Argument> arguments)
    : Message(std::string(id.english), std::move(arguments)) {}

bool Message::operator==(const Message& other) const {
  return m_english == other.m_english && m_id == other.m_id && m_arguments == other.m_arguments;
}

Message inOneLine(Message message) {
  std::string line = oneLine(message.english());
  return line == message.english() ? message : Message(std::move(line));
}

std::ostream& operator<<(std::ostream& stream, const Message& message) { return stream << message.english(); }

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

int decimalsOf(double value) {
  if (value == 0 || !std::isfinite(value)) return 0;
  const int whole = static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
  int decimals = std::clamp(kDigits - whole, 0, 6);
  // Drop trailing zeros: 4 instead of 4.00.
  for (; decimals > 0; --decimals) {
    const double shifted = std::round(value * std::pow(10, decimals));
    if (std::fmod(shifted, 10) != 0) break;
  }
  return decimals;
}

std::string englishText(const Number& number) {
  return grouped(number.value, decimalsOf(number.value)) + (number.unit.empty() ? "" : " " + number.unit);
}

}  // namespace warpbench
