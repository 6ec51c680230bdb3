// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/parameter_text.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench {
namespace {

/// Messages for an unknown name. Their common arguments come first.
struct Unknown {
  MessageId near;   ///< further arguments: the likely name, all names
  MessageId among;  ///< further argument: all names
  MessageId none;
};
constexpr Unknown kNoFamily{Message::text("there is no family '%1' (did you mean %2?); the families are %3"),
                            Message::text("there is no family '%1'; the families are %2"),
                            Message::text("there is no family '%1'")};
constexpr Unknown kNoVariant{Message::text("%1 has no variant '%2' (did you mean %3?); its variants are %4"),
                             Message::text("%1 has no variant '%2'; its variants are %3"),
                             Message::text("%1 has no variant '%2'")};
constexpr Unknown kNoParameter{Message::text("%1 has no parameter '%2' (did you mean %3?); its parameters are %4"),
                               Message::text("%1 has no parameter '%2'; its parameters are %3"),
                               Message::text("%1 has no parameter '%2'; it has none")};

[[noreturn]] void throwUnknown(const Unknown& unknown, std::vector<Argument> arguments, std::string_view name,
                               const std::vector<std::string>& known) {
  const std::string close = nearest(name, known);
  arguments.emplace_back(printable(name));
  if (!close.empty()) arguments.emplace_back(close);
  if (!known.empty()) arguments.emplace_back(joined(known));
  const MessageId id = known.empty() ? unknown.none : close.empty() ? unknown.among : unknown.near;
  throw RequestError(Message(id.english, std::move(arguments)));
}

template <typename Item>
std::vector<std::string> idsOf(const std::vector<Item>& items) {
  std::vector<std::string> ids;
  for (const Item& item : items) ids.push_back(item.id);
  return ids;
}

/// The parameter's descriptions in the family and then its variants.
std::vector<const ParameterSpec*> descriptionsOf(const Family& family, std::string_view id) {
  std::vector<const ParameterSpec*> found;
  const auto collect = [&](const std::vector<ParameterSpec>& specs) {
    for (const ParameterSpec& spec : specs)
      if (spec.id == id) found.push_back(&spec);
  };
  collect(family.parameters);
  for (const Variant& variant : family.variants) collect(variant.parameters);
  if (found.empty()) refuseParameter(family, id);
  return found;
}

/// Splits at the first '='. @param refusal is thrown if there is none.
std::pair<std::string_view, std::string_view> splitAssignment(std::string_view text, const Message& refusal) {
  const std::size_t sign = text.find('=');
  if (sign == std::string_view::npos || sign == 0) throw RequestError(refusal);
  return {text.substr(0, sign), text.substr(sign + 1)};
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

/// @param reason takes the parameter as %1 and the input as %2.
template <typename... Arguments>
[[noreturn]] void refuseSweep(const ParameterSpec& spec, std::string_view given, MessageId reason,
                              Arguments&&... arguments) {
  throw RequestError(reason, spec.id, printable(given), std::forward<Arguments>(arguments)...);
}

/// Parses "A:B" or "A:B:STEP".
std::vector<Value> rangeOf(const ParameterSpec& spec, std::string_view given) {
  if (!spec.isNumber())
    refuseSweep(spec, given, Message::text("sweep of %1: '%2' is a range, but the values are names: give a list of %3"),
                spec.allowed());
  const std::vector<std::string_view> parts = split(given, ':');
  if (parts.size() > 3) refuseSweep(spec, given, Message::text("sweep of %1: '%2' is not A:B or A:B:STEP"));
  const auto first = std::get<std::int64_t>(spec.parse(parts[0]));
  const auto last = std::get<std::int64_t>(spec.parse(parts[1]));
  if (first > last)
    refuseSweep(spec, given, Message::text("sweep of %1: '%2' runs backwards: write %3"),
                std::to_string(last) + ":" + std::to_string(first));

  std::uint64_t step = 1;
  if (parts.size() == 3) {
    const ParameterSpec stepSpec{.id = spec.id + ", step of its sweep", .minimum = 1, .maximum = INT64_MAX};
    step = static_cast<std::uint64_t>(std::get<std::int64_t>(stepSpec.parse(parts[2])));
  }
  // Unsigned, since the difference of two 64-bit numbers may not fit a signed one.
  const std::uint64_t span = static_cast<std::uint64_t>(last) - static_cast<std::uint64_t>(first);
  if (span / step >= kMaxSweepValues)
    refuseSweep(spec, given, Message::text("sweep of %1: '%2' has more than %3 values: give a larger step"),
                kMaxSweepValues);
  std::vector<Value> values;
  for (std::uint64_t i = 0; i <= span / step; ++i)
    values.emplace_back(static_cast<std::int64_t>(static_cast<std::uint64_t>(first) + i * step));
  return values;
}

std::vector<Value> listOf(const ParameterSpec& spec, std::string_view given) {
  const std::vector<std::string_view> parts = split(given, ',');
  if (parts.size() > kMaxSweepValues)
    refuseSweep(spec, given, Message::text("sweep of %1: '%2' has more than %3 values: give fewer"), kMaxSweepValues);
  std::vector<Value> values;
  for (const std::string_view part : parts) {
    Value value = spec.parse(part);
    if (std::ranges::find(values, value) != values.end())
      refuseSweep(spec, given, Message::text("sweep of %1: '%2' names %3 twice: name each value once"), toText(value));
    values.push_back(std::move(value));
  }
  return values;
}

/// The result of `parse` for the first description that accepts the input; otherwise throws the first one's error.
template <typename Parse>
auto withDescription(const std::vector<const ParameterSpec*>& specs, Parse parse) {
  std::optional<RequestError> objection;
  for (const ParameterSpec* spec : specs) {
    try {
      return parse(*spec);
    } catch (const RequestError& error) {
      if (!objection) objection = error;
    }
  }
  throw RequestError(*objection);
}

}  // namespace

void refuseFamily(std::string_view name) { throwUnknown(kNoFamily, {}, name, idsOf(catalog())); }

void refuseVariant(const Family& family, std::string_view name) {
  throwUnknown(kNoVariant, {family.id}, name, idsOf(family.variants));
}

void refuseParameter(const Family& family, std::string_view name) {
  std::vector<std::string> known = idsOf(family.parameters);
  for (const Variant& variant : family.variants)
    for (const std::string& id : idsOf(variant.parameters))
      if (std::ranges::find(known, id) == known.end()) known.push_back(id);
  throwUnknown(kNoParameter, {family.id}, name, known);
}

Parameters::Entry parseParameter(const Family& family, std::string_view text) {
  const auto [name, given] = splitAssignment(
      text, {Message::text("'%1' is not NAME=VALUE, such as %2"), printable(text),
             family.parameters.front().id + "=" + toText(family.parameters.front().initialValue(false))});
  const std::string_view value = given;
  return {std::string(name),
          withDescription(descriptionsOf(family, name), [&](const ParameterSpec& spec) { return spec.parse(value); })};
}

Sweep parseSweep(const Family& family, std::string_view text) {
  const auto [assigned, given] =
      splitAssignment(text, {Message::text("'%1' is not NAME=A:B, NAME=A:B:STEP or NAME=V,V,V"), printable(text)});
  const std::string_view values = given;
  Sweep sweep;
  for (const std::string_view name : split(assigned, ',')) {
    const auto taken = withDescription(descriptionsOf(family, name), [&](const ParameterSpec& spec) {
      return values.find(':') != std::string_view::npos ? rangeOf(spec, values) : listOf(spec, values);
    });
    if (sweep.parameter.empty())
      sweep = {std::string(name), taken};
    else
      sweep.along.emplace_back(name);
  }
  return sweep;
}

}  // namespace warpbench
