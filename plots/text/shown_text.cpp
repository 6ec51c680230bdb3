// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/shown_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <optional>
#include <string_view>
#include <vector>

#include "model/sentence.h"
#include "text/compute_texts.h"

namespace warpbench::plots {

namespace {

using Values = std::vector<std::string>;

/// Where the next placeholder begins, or the end.
std::size_t placeholderIn(std::string_view text) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i)
    if (text[i] == '%' && text[i + 1] >= '1' && text[i + 1] <= '9') return i;
  return text.size();
}

bool isNumber(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](unsigned char c) {
    return std::isdigit(c) || std::strchr(".,e+-", c) != nullptr;
  }) && std::ranges::any_of(text, [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool names(const char* digits, std::size_t value) {
  return std::strchr(digits, static_cast<char>('1' + value)) != nullptr;
}

/// What stands in `text` for the placeholders of `pattern`. Each takes as little as it can, which
/// finds them wherever they can be found, since the last part has to end the text.
std::optional<Values> match(const ComputeText& pattern, std::string_view text) {
  std::string_view rest = pattern.text;
  std::size_t next = placeholderIn(rest);
  if (!text.starts_with(rest.substr(0, next))) return std::nullopt;
  text.remove_prefix(next);
  Values values;
  while (next < rest.size()) {
    rest.remove_prefix(next + 2);
    next = placeholderIn(rest);
    const std::string_view part = rest.substr(0, next);
    const bool last = next == rest.size();
    if (last && (text.size() < part.size() || !text.ends_with(part))) return std::nullopt;
    const std::size_t end = last ? text.size() - part.size() : text.find(part);
    if (end == std::string_view::npos) return std::nullopt;
    values.emplace_back(text.substr(0, end));
    if (names(pattern.numbers, values.size() - 1) && !isNumber(values.back())) return std::nullopt;
    text.remove_prefix(end + part.size());
  }
  return text.empty() ? std::optional(values) : std::nullopt;
}

struct Match {
  const ComputeText* text;
  Values values;
};

using Candidates = std::vector<const ComputeText*>;

/// By the first character, in their order, those that can match: most begin with another one, and every result asks.
const Candidates& candidatesFor(unsigned char first) {
  constexpr std::size_t kCharacters = 256;
  static const std::array<Candidates, kCharacters> kByFirst = [] {
    std::array<Candidates, kCharacters> byFirst;
    for (const ComputeText& text : computeTexts())
      if (placeholderIn(text.text) > 0)
        byFirst[static_cast<unsigned char>(*text.text)].push_back(&text);
      else
        for (Candidates& candidates : byFirst) candidates.push_back(&text);
    return byFirst;
  }();
  return kByFirst[first];
}

std::optional<Match> find(std::string_view english) {
  if (english.empty()) return std::nullopt;
  for (const ComputeText* text : candidatesFor(static_cast<unsigned char>(english.front())))
    if (std::optional<Values> values = match(*text, english)) return Match{text, std::move(*values)};
  return std::nullopt;
}

/// A number with the decimal sign of the window's language; anything else as it is.
std::string localised(std::string value) {
  const std::size_t point = value.find('.');
  const bool decimal = point != std::string::npos && value.find('.', point + 1) == std::string::npos &&
                       isNumber(std::string_view(value).substr(0, value.find(' ')));
  if (decimal) value.replace(point, 1, QLocale().decimalPoint().toStdString());
  return value;
}

/// A sentence within a sentence, and so on: deeper ones than any that compute/ says stay as they are.
constexpr int kDeepest = 8;

QString shownText(const std::string& english, int depth);

QString computeText(const std::string& english, int depth) {
  const std::optional<Match> found = find(english);
  if (!found) return QString::fromStdString(english);
  Values values;
  for (std::size_t i = 0; i < found->values.size(); ++i)
    values.push_back(names(found->text->sentences, i) ? shownText(found->values[i], depth + 1).toStdString()
                                                      : localised(found->values[i]));
  const QString translated = QCoreApplication::translate("Compute", found->text->text);
  return QString::fromStdString(filled(translated.toStdString(), values));
}

QString shownText(const std::string& english, int depth) {
  // None of the program's own has a NUL, at which a text to translate would end.
  if (depth > kDeepest || english.find('\0') != std::string::npos) return QString::fromStdString(english);
  const QString title = QCoreApplication::translate("Catalogue", english.c_str());
  return title == QString::fromStdString(english) ? computeText(english, depth) : title;
}

}  // namespace

QString shownText(const std::string& english) { return shownText(english, 0); }

QString factText(const Fact& fact) {
  return QStringLiteral("%1: %2").arg(shownText(fact.name), shownText(fact.value)).simplified();
}

bool isComputeText(const std::string& english) { return find(english).has_value(); }

}  // namespace warpbench::plots
