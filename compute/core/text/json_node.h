// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench {

/// The largest amount accepted from a file: above any product of two table cells, so that derived values stay finite.
inline constexpr double kMaxAmount = 1e250;

/// A value of an untrusted JSON document. Accessors throw a FormatError with the value's path.
class Node {
 public:
  using Json = nlohmann::ordered_json;

  /// `json` must outlive this node. `path` is empty for the whole document.
  Node(const Json& json, std::string path) : m_json(json), m_path(std::move(path)) {}

  [[noreturn]] void fail(Message what) const {
    const Message place = m_path.empty() ? Message(Message::text("the document")) : Message(m_path);
    throw FormatError(Message::text("%1: %2"), place, std::move(what));
  }

  /// Nothing if the field is absent or null.
  std::optional<Node> find(const char* key) const {
    if (!m_json.is_object()) failType(Message::text("an object"));
    const auto& fields = m_json.get_ref<const Json::object_t&>();
    const std::string_view name = key;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const std::size_t at = m_next + i < fields.size() ? m_next + i : m_next + i - fields.size();
      const auto& [field, value] = fields.begin()[static_cast<std::ptrdiff_t>(at)];
      if (field != name) continue;
      m_next = at + 1;
      return value.is_null() ? std::nullopt : std::optional(Node(value, pathOf(name)));
    }
    return std::nullopt;
  }

  Node at(const char* key) const {
    if (const auto field = find(key)) return *field;
    throw FormatError(Message::text("%1: is missing"), pathOf(key));
  }

  /// Calls `visit(key, node)` for each field in file order.
  template <typename Visit>
  void visitFields(Visit visit) const {
    if (!m_json.is_object()) failType(Message::text("an object"));
    for (const auto& [key, value] : m_json.items()) visit(key, Node(value, pathOf(printable(key))));
  }

  template <typename Visit>
  void visitElements(Visit visit) const {
    if (!m_json.is_array()) failType(Message::text("an array"));
    for (std::size_t i = 0; i < m_json.size(); ++i) visit(Node(m_json[i], m_path + "[" + std::to_string(i) + "]"));
  }

  /// Returns this node after checking that it is an array of at most `most` elements.
  const Node& atMost(std::size_t most) const {
    if (const std::size_t count = elementCount(); count > most) failMost(most, count);
    return *this;
  }
  [[noreturn]] void failMost(std::size_t most, std::size_t found) const {
    fail({Message::text("expected up to %1 elements, found %2"), most, found});
  }

  const Json& json() const { return m_json; }
  bool isText() const { return m_json.is_string(); }
  bool isInteger() const { return m_json.is_number_integer(); }
  bool isNull() const { return m_json.is_null(); }

  std::size_t elementCount() const {
    if (!m_json.is_array()) failType(Message::text("an array"));
    return m_json.size();
  }

  std::string text() const {
    if (!m_json.is_string()) failType(Message::text("a string"));
    return m_json.get<std::string>();
  }

  bool boolean() const {
    if (!m_json.is_boolean()) failType(Message::text("true or false"));
    return m_json.get<bool>();
  }

  std::int64_t integer(std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                       std::int64_t most = std::numeric_limits<std::int64_t>::max()) const {
    if (!m_json.is_number_integer()) failType(Message::text("a whole number"));
    const bool beyond = m_json.is_number_unsigned() &&
                        m_json.get<std::uint64_t>() > std::uint64_t{std::numeric_limits<std::int64_t>::max()};
    const std::int64_t value = beyond ? 0 : m_json.get<std::int64_t>();
    if (beyond || value < least || value > most)
      fail({Message::text("expected a whole number from %1 to %2, found %3"), least, most, m_json.dump()});
    return value;
  }

  /// Any double; NaN and infinities are the strings "nan", "inf" and "-inf".
  double anyNumber() const {
    if (m_json.is_number()) return m_json.get<double>();
    const std::string word = m_json.is_string() ? m_json.get<std::string>() : "";
    if (word == "nan") return std::numeric_limits<double>::quiet_NaN();
    if (word == "inf") return std::numeric_limits<double>::infinity();
    if (word == "-inf") return -std::numeric_limits<double>::infinity();
    failType(Message::text("a number"));
  }

  /// A time, size or count from 0 to kMaxAmount.
  double amount() const {
    const double value = anyNumber();
    if (!(value >= 0) || value > kMaxAmount)
      fail({Message::text("expected a number from 0 to %1, found %2"), kMaxAmount, found()});
    return value;
  }

  /// The enumerator named by the text.
  template <typename Enum>
  Enum word(std::initializer_list<Enum> values) const {
    return word(std::vector<Enum>(values));
  }
  template <typename Enum>
  Enum word(const std::vector<Enum>& values) const {
    const std::string given = text();
    std::string known;
    for (const Enum value : values) {
      if (toText(value) == given) return value;
      known += (known.empty() ? "" : ", ") + toText(value);
    }
    fail({Message::text("expected one of %1, found %2"), known, found()});
  }

 private:
  [[noreturn]] void failType(MessageId expected) const {
    fail({Message::text("expected %1, found %2"), expected, found()});
  }

  Message found() const {
    if (m_json.is_structured()) return m_json.is_array() ? Message::text("an array") : Message::text("an object");
    return printable(m_json.dump(-1, ' ', false, Json::error_handler_t::replace));
  }
  std::string pathOf(std::string_view key) const {
    std::string path;
    path.reserve(m_path.size() + 1 + key.size());  // avoids a reallocation per field
    if (!m_path.empty()) (path += m_path) += '.';
    return path += key;
  }

  const Json& m_json;
  std::string m_path;
  mutable std::size_t m_next = 0;  ///< field after the last one found, since fields are usually read in file order
};

}  // namespace warpbench
