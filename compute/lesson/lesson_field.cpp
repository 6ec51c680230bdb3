// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_field.h"

#include <algorithm>

#include "catalogue/catalogue.h"
#include "core/text/text.h"

namespace warpbench {
namespace {

/// Number of UTF-8 code points.
std::size_t lengthOf(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

bool isLanguage(std::string_view code) {
  constexpr std::size_t kLongest = 3;
  return code.size() >= 2 && code.size() <= kLongest &&
         std::ranges::all_of(code, [](char c) { return c >= 'a' && c <= 'z'; });
}

std::string rightOne(const std::string& close, const std::vector<std::string>& known) {
  return close.empty() ? "use one of " + joined(known) : "use '" + close + "'";
}

}  // namespace

void LessonField::fail(const std::string& what) const {
  throw FormatError(m_path.empty() ? what : m_path + ": " + what);
}

void LessonField::allow(std::initializer_list<const char*> names) const {
  if (!m_json.is_object()) fail("expected an object");
  const std::vector<std::string> known(names.begin(), names.end());
  for (const auto& [name, value] : m_json.items())
    if (std::ranges::count(known, name) == 0)
      LessonField(value, (m_path.empty() ? "" : m_path + ".") + printable(name))
          .fail("there is no such field; " + rightOne(nearest(name, known), known));
}

LessonField LessonField::at(const char* name) const {
  if (auto field = find(name)) return *field;
  fail(std::string("the field '") + name + "' is missing");
}

std::optional<LessonField> LessonField::find(const char* name) const {
  if (!m_json.is_object()) fail("expected an object");
  const auto found = m_json.find(name);
  if (found == m_json.end()) return std::nullopt;
  return LessonField(*found, m_path.empty() ? name : m_path + "." + name);
}

std::vector<LessonField> LessonField::elements(std::size_t least, std::size_t most) const {
  if (!m_json.is_array()) fail("expected a list");
  if (m_json.size() < least || m_json.size() > most)
    fail("it has " + std::to_string(m_json.size()) + " elements; use " + std::to_string(least) + " to " +
         std::to_string(most));
  std::vector<LessonField> all;
  for (std::size_t i = 0; i < m_json.size(); ++i) all.emplace_back(m_json[i], m_path + "[" + std::to_string(i) + "]");
  return all;
}

std::string LessonField::words(std::size_t most, bool paragraphs) const {
  if (!m_json.is_string()) fail("expected a text");
  const auto& text = m_json.get_ref<const std::string&>();
  if (text.find_first_not_of(" \n") == std::string::npos) fail("it is empty");
  if (const std::size_t length = lengthOf(text); length > most)
    fail("it has " + std::to_string(length) + " characters; use up to " + std::to_string(most));
  for (const char c : text)
    if ((static_cast<unsigned char>(c) < 0x20 && !(paragraphs && c == '\n')) || c == 0x7f)
      fail(c == '\n' ? "expected one line" : "it has a control character");
  if (std::ranges::count(text, '`') % 2 != 0) fail("a backtick has no partner");
  for (const LessonPart& part : partsOf(text)) {
    if (part.kind != LessonPart::Kind::Variant) continue;
    const Family* const family = findFamily(part.family);
    if (!family || !family->find(part.text)) fail("there is no variant {" + part.family + "/" + part.text + "}");
  }
  return text;
}

std::string LessonField::line(std::size_t most) const { return words(most, false); }

std::int64_t LessonField::integer(std::int64_t least, std::int64_t most) const {
  // The parser stores numbers beyond 63 bits as unsigned, which would turn negative.
  const bool whole = m_json.is_number_integer() &&
                     !(m_json.is_number_unsigned() && m_json.get<std::uint64_t>() > static_cast<std::uint64_t>(most));
  if (!whole || m_json.get<std::int64_t>() < least || m_json.get<std::int64_t>() > most)
    fail("a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected");
  return m_json.get<std::int64_t>();
}

std::size_t LessonField::word(const std::vector<std::string>& known) const {
  constexpr std::size_t kLongest = 100;
  const std::string given = words(kLongest, false);
  const auto found = std::ranges::find(known, given);
  if (found == known.end()) fail("'" + printable(given) + "' is not known; " + rightOne(nearest(given, known), known));
  return static_cast<std::size_t>(found - known.begin());
}

LessonText LessonField::text(std::size_t most, bool paragraphs) const {
  if (m_json.is_string()) return LessonText({{"en", words(most, paragraphs)}});
  if (!m_json.is_object()) fail("expected a text, or an object of texts by language");
  std::map<std::string, std::string, std::less<>> texts;
  for (const auto& [language, value] : m_json.items()) {
    const LessonField field(value, m_path + "." + printable(language));
    if (!isLanguage(language)) field.fail("this is not a language code; use one such as 'en' or 'sr'");
    texts[language] = field.words(most, paragraphs);
  }
  if (!texts.contains("en")) fail("the English text, 'en', is missing");
  return LessonText(std::move(texts));
}

}  // namespace warpbench
