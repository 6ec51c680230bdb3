// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warpbench {

/// Limits of a document: nesting depth (costs memory), fields per object (the parser searches them all for each new
/// one), and values in total (16 to 64 bytes each).
inline constexpr std::size_t kDeepestJson = 32;
inline constexpr std::size_t kMaxJsonFields = 1000;
inline constexpr std::size_t kMaxJsonValues = 50'000'000;

/// Parses an untrusted document within the limits above, independent of the locale. Refuses duplicate fields, and input
/// beyond a limit before allocating. @throws FormatError with line and column.
nlohmann::ordered_json parseJson(std::string_view text);

/// Thrown for duplicate fields in an object, which are ambiguous.
struct RepeatedField {
  std::string name;
};

/// SAX handler that builds a document and refuses duplicate fields. It can hand over each element of "results" as soon
/// as it is read, since results in a document take several times their own memory. The library's parser with a callback
/// could do so too, but searches all elements of an array for each object in it.
class JsonParser {
 public:
  using Json = nlohmann::ordered_json;

  /// Without `onResult`, results become part of the document.
  explicit JsonParser(std::function<void(const Json& result)> onResult = {}) : m_onResult(std::move(onResult)) {}

  /// The document, without results if they were handed over.
  const Json& document() const { return m_document; }
  Json takeDocument() { return std::move(m_document); }

  // The library's SAX interface.
  bool null() { return add(nullptr); }
  bool boolean(bool value) { return add(value); }
  bool number_integer(Json::number_integer_t value) { return add(value); }
  bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
  bool number_float(Json::number_float_t value, const std::string&) { return add(value); }
  bool string(std::string& value) { return add(std::move(value)); }
  bool binary(Json::binary_t&) { return false; }  // never in JSON text
  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool key(std::string& name) {
    m_key = std::move(name);
    if (m_open.back()->contains(m_key)) throw RepeatedField{m_key};
    return true;
  }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  template <typename Error>
  bool parse_error(std::size_t, const std::string&, const Error& error) {
    throw error;
  }

 private:
  bool isResult() const { return m_results && m_open.size() == 2 && m_open[1] == m_results; }

  /// Inserts the value at the current position.
  Json& put(Json value) {
    if (m_open.empty()) return m_document = std::move(value);
    if (isResult()) return m_result = std::move(value);
    Json& parent = *m_open.back();
    if (parent.is_array()) {
      parent.push_back(std::move(value));
      return parent.back();
    }
    // emplace_back avoids operator[]'s lookup.
    return parent.get_ref<Json::object_t&>().emplace_back(m_key, std::move(value)).second;
  }

  bool add(Json value) {
    put(std::move(value));
    if (isResult()) m_onResult(m_result);
    return true;
  }

  bool open(Json value) {
    Json& opened = put(std::move(value));
    if (m_onResult && m_open.size() == 1 && m_key == "results") m_results = opened.is_array() ? &opened : nullptr;
    m_open.push_back(&opened);
    return true;
  }

  bool close() {
    m_open.pop_back();
    if (m_open.size() == 1) m_results = nullptr;
    if (isResult()) m_onResult(m_result);
    return true;
  }

  std::function<void(const Json&)> m_onResult;
  Json m_document;
  Json m_result;                    ///< the result being read
  const Json* m_results = nullptr;  ///< the array "results" while it is open
  std::vector<Json*> m_open;        ///< open arrays and objects, outermost first
  std::string m_key;                ///< of the next value
};

/// Parses a text within the limits above. @throws FormatError with line and column.
void parse(std::string_view text, JsonParser& parser);

}  // namespace warpbench
