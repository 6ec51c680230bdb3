// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/json_parser.h"

#include <locale.h>

#include <algorithm>
#include <array>

#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench {
namespace {

using Json = nlohmann::ordered_json;

/// "line 3, column 7" for the byte at `index`, counting from 1.
Message placeOf(std::string_view text, std::size_t index) {
  const std::string_view before = text.substr(0, index);
  const auto line = 1 + std::ranges::count(before, '\n');
  const std::size_t lineStart = before.rfind('\n');
  const std::size_t column = before.size() - (lineStart == std::string_view::npos ? 0 : lineStart + 1) + 1;
  return {Message::text("line %1, column %2"), line, column};
}

/// Calls `visit(index)` for every character outside strings, except quotes, until it returns false.
template <typename Visit>
void visitOutsideStrings(std::string_view text, Visit visit) {
  bool inString = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (inString) {
      if (text[i] == '\\')
        ++i;
      else if (text[i] == '"')
        inString = false;
    } else if (text[i] == '"') {
      inString = true;
    } else if (!visit(i)) {
      return;
    }
  }
}

/// Refuses empty texts, for which the library's messages vary by version, and texts beyond the limits.
void checkShape(std::string_view text) {
  if (text.find_first_not_of(" \t\r\n") == text.npos) throw FormatError(Message::text("the text is empty"));
  struct Level {
    bool object = false;
    std::size_t commas = 0;
  };
  std::array<Level, kDeepestJson> levels;
  std::size_t depth = 0;
  std::size_t values = 1;
  visitOutsideStrings(text, [&](std::size_t i) {
    const char c = text[i];
    if (c == '{' || c == '[') {
      if (depth == kDeepestJson)
        throw FormatError(Message::text("%1: nested deeper than %2 levels"), placeOf(text, i), kDeepestJson);
      levels[depth++] = {.object = c == '{'};
    } else if ((c == '}' || c == ']') && depth > 0) {
      --depth;
    } else if (c == ',' && depth > 0 && levels[depth - 1].object && ++levels[depth - 1].commas >= kMaxJsonFields) {
      throw FormatError(Message::text("%1: an object of more than %2 fields"), placeOf(text, i), kMaxJsonFields);
    }
    // The first value of an array or object has no comma.
    if ((c == ',' || c == '{' || c == '[') && ++values > kMaxJsonValues)
      throw FormatError(Message::text("%1: more than %2 values"), placeOf(text, i), kMaxJsonValues);
    return true;
  });
}

/// The position of the second field called `name` in one object; 0 if the two are spelt differently.
std::size_t placeOfRepeated(std::string_view text, std::string_view name) {
  std::vector<std::size_t> found;  // counts per open array or object, outermost first
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{' || text[i] == '[') found.push_back(0);
    if ((text[i] == '}' || text[i] == ']') && !found.empty()) found.pop_back();
    if (text[i] != '"') continue;
    const std::size_t begin = i++;
    while (i < text.size() && text[i] != '"') i += text[i] == '\\' ? 2 : 1;
    const std::size_t next = text.find_first_not_of(" \t\r\n", i + 1);
    const bool field = next != std::string_view::npos && text[next] == ':';
    if (field && !found.empty() && text.substr(begin + 1, i - begin - 1) == name && found.back()++ > 0) return begin;
  }
  return 0;
}

/// Sets the C locale for this thread, since the parser converts numbers with strtod.
class NeutralLocale {
 public:
  NeutralLocale() : m_neutral(::newlocale(LC_ALL_MASK, "C", nullptr)), m_previous(::uselocale(m_neutral)) {}
  ~NeutralLocale() {
    ::uselocale(m_previous);
    ::freelocale(m_neutral);
  }
  NeutralLocale(const NeutralLocale&) = delete;
  NeutralLocale& operator=(const NeutralLocale&) = delete;

 private:
  locale_t m_neutral;
  locale_t m_previous;
};

/// The reason in nlohmann's syntax error, without the library's name, the position and the text.
std::string reasonOf(const Json::exception& error) {
  std::string_view what = error.what();
  if (const auto reason = what.find("syntax error"); reason != std::string_view::npos)
    what.remove_prefix(reason);
  else if (const auto bracket = what.find("] "); bracket != std::string_view::npos)
    what.remove_prefix(bracket + 2);
  return oneLine(what.substr(0, what.find("; last read")));
}

}  // namespace

void parse(std::string_view text, JsonParser& parser) {
  checkShape(text);
  const NeutralLocale neutral;
  try {
    Json::sax_parse(text, &parser);
  } catch (const Json::parse_error& error) {
    throw FormatError(Message::text("%1: %2"), placeOf(text, error.byte > 0 ? error.byte - 1 : 0), reasonOf(error));
  } catch (const RepeatedField& repeated) {
    throw FormatError(Message::text("%1: the field \"%2\" occurs twice in one object"),
                      placeOf(text, placeOfRepeated(text, repeated.name)), printable(repeated.name));
  } catch (const Json::exception& error) {
    // Number overflow, as in "number overflow parsing '1e999'", has no position; find it by the number.
    const std::string reason = reasonOf(error);
    const std::size_t quote = reason.find('\'');
    const std::string token =
        quote == std::string::npos ? "" : reason.substr(quote + 1, reason.rfind('\'') - quote - 1);
    std::size_t place = 0;
    visitOutsideStrings(text, [&](std::size_t i) {
      place = i;
      return text.substr(i, token.size()) != token;
    });
    throw FormatError(Message::text("%1: %2"), placeOf(text, place), printable(reason));
  }
}

nlohmann::ordered_json parseJson(std::string_view text) {
  JsonParser parser;
  parse(text, parser);
  return parser.takeDocument();
}

}  // namespace warpbench
