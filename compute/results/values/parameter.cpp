// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/values/parameter.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench {

namespace {

/// Checks only that the name fits on one line; reading reports a missing file.
bool isFileName(const std::string& name) {
  constexpr std::size_t kLongest = 4096;
  return name.size() <= kLongest && std::ranges::none_of(name, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
}

}  // namespace

std::string toText(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return std::get<std::string>(value);
}

Value ParameterSpec::initialValue(bool simulated) const {
  if (editor == Editor::File) return std::string();
  if (!isNumber()) return choices.front();
  return simulated && initialSimulated != 0 ? initialSimulated : initial;
}

Message ParameterSpec::allowed() const {
  if (editor == Editor::File) return Message::text("a file name, or empty");
  if (isNumber() && offered.empty()) return {Message::text("a whole number from %1 to %2"), minimum, maximum};
  std::vector<std::string> names = choices;
  for (const std::int64_t value : offered) names.push_back(std::to_string(value));
  return {Message::text("one of %1"), joined(names)};
}

Value ParameterSpec::parse(std::string_view text) const {
  Value value = std::string(text);
  if (isNumber()) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
      throw RequestError(Message::text("parameter %1: '%2' is not %3"), id, printable(text), allowed());
    value = number;
  }
  check(value);
  return value;
}

void ParameterSpec::check(const Value& value) const {
  const auto* number = std::get_if<std::int64_t>(&value);
  bool right = false;
  if (isNumber())
    right = number && *number >= minimum && *number <= maximum &&
            (offered.empty() || std::ranges::count(offered, *number) == 1);
  else if (!number)
    right = editor == Editor::File ? isFileName(std::get<std::string>(value))
                                   : std::ranges::count(choices, std::get<std::string>(value)) == 1;
  if (!right)
    throw RequestError(Message::text("parameter %1: '%2' is not %3"), id, printable(toText(value)), allowed());
}

void Parameters::set(std::string_view id, Value value) {
  const auto entry = std::ranges::find(m_entries, id, &Entry::first);
  if (entry != m_entries.end())
    entry->second = std::move(value);
  else
    m_entries.emplace_back(id, std::move(value));
}

const Value* Parameters::find(std::string_view id) const {
  const auto entry = std::ranges::find(m_entries, id, &Entry::first);
  return entry == m_entries.end() ? nullptr : &entry->second;
}

std::int64_t Parameters::integer(std::string_view id) const {
  const Value* value = find(id);
  const auto* number = value ? std::get_if<std::int64_t>(value) : nullptr;
  if (!number) throw std::logic_error("no number named " + std::string(id) + " among the parameters");
  return *number;
}

const std::string& Parameters::text(std::string_view id) const {
  const Value* value = find(id);
  const auto* name = value ? std::get_if<std::string>(value) : nullptr;
  if (!name) throw std::logic_error("no name for " + std::string(id) + " among the parameters");
  return *name;
}

std::string elementTypeOf(const Parameters& parameters) {
  const auto* const type = std::get_if<std::string>(parameters.find("type"));  // a file may contain a number
  return type ? *type : "fp32";
}

std::string toText(const Parameters& parameters) {
  std::string text;
  for (const auto& [id, value] : parameters.entries())
    if (const std::string word = toText(value); !word.empty()) text += (text.empty() ? "" : " ") + id + "=" + word;
  return text;
}

}  // namespace warpbench
