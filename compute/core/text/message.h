// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace warpbench {

/// A value that is formatted for the reader's locale: 262,144 or 262 144, 4.08 or 4,08.
struct Number {
  double value = 0;
  std::string unit = {};  ///< empty, "%", "ns", "us", "ms", "bytes", "KiB", "MiB", "GiB", "GB/s", "GFLOP/s"
  bool operator==(const Number&) const = default;
};

/// The English text of a message, made by Message::text().
struct MessageId {
  const char* english = "";
  bool operator==(const MessageId&) const = default;  ///< compares addresses, not texts
};

struct Argument;

/// A translatable message: an id, which is the English text with placeholders %1 to %9, and its arguments, for example
/// `Message(Message::text("only %1 samples"), count)`. The English text is built at once; a view translates it when
/// shown. A plain string is a message without arguments.
class Message {
 public:
  /// Marks a literal for translation without Qt; gui/app/write_texts.cpp collects it. Pass only literals.
  static constexpr MessageId text(const char* english) { return {english}; }

  Message() = default;
  Message(std::string text);
  Message(const char* text);
  Message(MessageId id);
  Message(std::string id, std::vector<Argument> arguments);
  Message(MessageId id, std::vector<Argument> arguments);
  template <typename... Arguments>
  requires(sizeof...(Arguments) > 0) Message(MessageId id, Arguments&&... arguments);

  const std::string& english() const { return m_english; }
  /// For files and the command line, which use English.
  operator const std::string&() const { return m_english; }

  const std::string& id() const { return m_arguments.empty() ? m_english : m_id; }
  const std::vector<Argument>& arguments() const { return m_arguments; }
  bool empty() const { return m_english.empty(); }

  bool operator==(const Message& other) const;
  friend bool operator==(const Message& message, std::string_view english) { return message.m_english == english; }
  friend bool operator==(const Message& message, const std::string& english) { return message.m_english == english; }
  friend bool operator==(const Message& message, const char* english) { return message.m_english == english; }

 private:
  std::string m_english;
  std::string m_id;  ///< empty without arguments
  std::vector<Argument> m_arguments;
};

std::ostream& operator<<(std::ostream& stream, const Message& message);

/// Returns the message if it is one line, otherwise its English text joined into one line, without arguments.
Message inOneLine(Message message);

/// A message argument: untranslated text, a number, or a nested message.
struct Argument {
  Argument(std::string text) : value(std::move(text)) {}
  Argument(std::string_view text) : value(std::string(text)) {}
  Argument(const char* text) : value(std::string(text)) {}
  template <std::integral Whole>
  Argument(Whole whole) : value(static_cast<std::int64_t>(whole)) {}
  Argument(double number) : value(number) {}
  Argument(Number number) : value(std::move(number)) {}
  Argument(Message message) : value(std::move(message)) {}
  Argument(MessageId id) : value(Message(id)) {}
  bool operator==(const Argument&) const = default;

  std::variant<std::string, std::int64_t, double, Number, Message> value;
};

template <typename... Arguments>
requires(sizeof...(Arguments) > 0) Message::Message(MessageId id, Arguments&&... arguments)
    : Message(std::string(id.english), std::vector<Argument>{Argument(std::forward<Arguments>(arguments))...}) {}

/// Replaces the placeholders of `text`.
std::string filled(const std::string& text, const std::vector<std::string>& arguments);

/// Decimals to show for three significant digits; none for whole numbers or from 100 on.
int decimalsOf(double value);

/// The number as the command line prints it: "4.08", "262,144", "1.13 us".
std::string englishText(const Number& number);

}  // namespace warpbench
