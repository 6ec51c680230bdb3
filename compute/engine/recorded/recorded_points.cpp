// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recorded/recorded_points.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <set>
#include <stdexcept>

#include "catalogue/catalogue.h"
#include "catalogue/family.h"
#include "core/text/text.h"

namespace warpbench {

namespace {

std::string textOf(const Point& point) {
  return point.family + " " + point.variant + " " + toText(point.mode) + " " + toText(point.parameters);
}

/// All parameters in the order of their descriptions; those that the recording lacks had their initial values. Nothing
/// if the catalogue lacks a parameter or does not allow its value.
std::optional<Parameters> complete(const std::vector<ParameterSpec>& specs, const Parameters& recorded) {
  Parameters parameters;
  for (const ParameterSpec& spec : specs) {
    const Value* value = recorded.find(spec.id);
    try {
      if (value) spec.check(*value);
    } catch (const RequestError&) {
      return std::nullopt;
    }
    parameters.set(spec.id, value ? *value : spec.initialValue(false));
  }
  for (const auto& [id, value] : recorded.entries())
    if (!parameters.contains(id)) return std::nullopt;
  return parameters;
}

/// Distance of two values: in doublings for numbers; different names are farther apart than any numbers.
double distance(const Value& from, const Value& to) {
  constexpr double kOtherName = 100;
  const auto* one = std::get_if<std::int64_t>(&from);
  const auto* other = std::get_if<std::int64_t>(&to);
  if (!one || !other) return from == to ? 0 : kOtherName;
  const auto size = [](std::int64_t number) { return std::log2(1.0 + std::abs(static_cast<double>(number))); };
  return std::abs(size(*one) - size(*other));
}

double distance(const Parameters& from, const Parameters& to) {
  double sum = 0;
  for (const auto& [id, value] : from.entries())
    if (const Value* other = to.find(id)) sum += distance(value, *other);
  return sum;
}

bool has(const Parameters& parameters, const Parameters& chosen) {
  return std::ranges::all_of(chosen.entries(), [&](const Parameters::Entry& entry) {
    const Value* value = parameters.find(entry.first);
    return value && *value == entry.second;
  });
}

std::string wordFor(const Value& value) {
  const std::string text = toText(value);
  return text.empty() ? "none" : text;
}

Message titleOf(const std::string& family) {
  const Family* const known = findFamily(family);
  return known ? known->title : family;
}

Message titleOf(const std::string& family, const std::string& variant) {
  const Family* const known = findFamily(family);
  const Variant* const found = known ? known->find(variant) : nullptr;
  return found ? found->title : variant;
}

/// @param titles must not be empty.
Message listOf(const std::vector<Message>& titles) {
  Message list = titles.front();
  for (std::size_t i = 1; i < titles.size(); ++i) list = {Message::text("%1, %2"), list, titles[i]};
  return list;
}

/// @param words has one or two elements.
Message nearestText(const std::vector<std::string>& words) {
  if (words.size() == 1) return {Message::text("the nearest is %1"), words[0]};
  return {Message::text("the nearest are %1 and %2"), words[0], words[1]};
}

/// "the nearest are 4096 and 8192": the neighbours of a number, or all names.
Message nearestTo(const Value& value, const std::set<Value>& recorded) {
  std::vector<std::string> words;
  if (std::holds_alternative<std::int64_t>(value)) {
    const auto above = recorded.lower_bound(value);
    if (above != recorded.begin()) words.push_back(toText(*std::prev(above)));
    if (above != recorded.end()) words.push_back(toText(*above));
    return nearestText(words);
  }
  for (const Value& each : recorded) words.push_back(wordFor(each));
  return {words.size() == 1 ? Message::text("the recorded value is %1") : Message::text("the recorded values are %1"),
          joined(words)};
}

}  // namespace

RecordedPoints::RecordedPoints(const Session& session, std::string_view deviceId) {
  for (std::size_t i = 0; i < session.results.size(); ++i) {
    const Result& result = session.results[i];
    const Family* family = findFamily(result.family);
    const Variant* variant = family ? family->find(result.variant) : nullptr;
    if (result.device != deviceId || !variant) continue;
    const auto parameters = complete(specsOf(*family, *variant), result.parameters);
    if (!parameters) continue;
    const Point point{result.family, result.variant, *parameters, result.mode};
    if (!m_results.insert_or_assign(textOf(point), i).second) continue;
    m_entries[{result.family, result.variant}].push_back({*parameters, result.mode});
    if (std::ranges::find(m_families, result.family) == m_families.end()) m_families.push_back(result.family);
  }
}

std::vector<const RecordedPoints::Entry*> RecordedPoints::entriesOf(std::string_view family,
                                                                    std::string_view variant) const {
  std::vector<const Entry*> entries;
  const auto found = m_entries.find({std::string(family), std::string(variant)});
  if (found == m_entries.end()) return entries;
  for (const Entry& entry : found->second) entries.push_back(&entry);
  return entries;
}

Message RecordedPoints::whyNot(std::string_view family, std::string_view variant) const {
  if (m_entries.contains({std::string(family), std::string(variant)})) return {};
  if (std::ranges::find(m_families, family) == m_families.end()) {
    std::vector<Message> titles;
    for (const std::string& each : m_families) titles.push_back(titleOf(each));
    return {Message::text("the recording has no results of %1; it has %2"), titleOf(std::string(family)),
            listOf(titles)};
  }
  return Message::text("it was not recorded");
}

Parameters RecordedPoints::recordedFor(const Point& point, const Parameters& chosen) const {
  const std::vector<const Entry*> entries = entriesOf(point.family, point.variant);
  const Entry* best = nullptr;
  double least = 0;
  for (const Entry* entry : entries) {
    if (entry->mode != point.mode || !has(entry->parameters, chosen)) continue;
    const double away = distance(point.parameters, entry->parameters);
    if (best && away >= least) continue;
    best = entry;
    least = away;
  }
  if (!best) refuse(point, entries, chosen);
  return best->parameters;
}

void RecordedPoints::refuse(const Point& point, const std::vector<const Entry*>& entries,
                            const Parameters& chosen) const {
  const Message name = titleOf(point.family, point.variant);
  std::vector<const Entry*> ofMode;
  std::ranges::copy_if(entries, std::back_inserter(ofMode),
                       [&](const Entry* entry) { return entry->mode == point.mode; });
  if (ofMode.empty()) {
    const Message why = whyNot(point.family, point.variant);
    if (!why.empty()) throw NotRecorded(Message::text("%1: %2"), name, why);
    throw NotRecorded(Message::text("%1: mode %2 was not recorded"), name, toText(point.mode));
  }
  for (const auto& [id, value] : chosen.entries()) {
    std::set<Value> recorded;
    for (const Entry* entry : ofMode) recorded.insert(*entry->parameters.find(id));
    if (recorded.contains(value)) continue;
    std::vector<Message> others;
    for (const auto& [key, held] : m_entries)
      if (key.first == point.family && key.second != point.variant &&
          std::ranges::any_of(held, [&, &wanted = value, &parameter = id](const Entry& entry) {
            const Value* known = entry.parameters.find(parameter);
            return known && *known == wanted;
          }))
        others.push_back(titleOf(key.first, key.second));
    const std::string asked = id + "=" + printable(wordFor(value));
    const Message there = nearestTo(value, recorded);
    if (others.empty()) throw NotRecorded(Message::text("%1 was not recorded for %2; %3"), asked, name, there);
    throw NotRecorded(Message::text("%1 was not recorded for %2; %3; recorded with it: %4"), asked, name, there,
                      listOf(others));
  }
  // Each value was recorded, but not in this combination.
  Parameters wanted = point.parameters;
  for (const auto& [id, value] : chosen.entries()) wanted.set(id, value);
  std::ranges::stable_sort(ofMode, {}, [&](const Entry* entry) { return distance(wanted, entry->parameters); });
  constexpr std::size_t kShown = 2;
  std::vector<std::string> nearest;
  for (const Entry* entry : ofMode)
    if (nearest.size() < kShown) nearest.push_back(toText(entry->parameters));
  throw NotRecorded(Message::text("%1 was not recorded for %2; %3"), toText(chosen), name, nearestText(nearest));
}

std::size_t RecordedPoints::resultOf(const Point& point) const {
  const auto result = m_results.find(textOf(point));
  if (result == m_results.end()) throw std::logic_error("a point that was not recorded: " + textOf(point));
  return result->second;
}

ParameterSpec RecordedPoints::offered(const ParameterSpec& spec, std::string_view family,
                                      const std::vector<std::string>& variants) const {
  std::map<Value, std::set<std::string>> recorded;  // with the variants that were recorded at the value
  for (const auto& [key, entries] : m_entries) {
    if (key.first != family || (!variants.empty() && std::ranges::find(variants, key.second) == variants.end()))
      continue;
    for (const Entry& entry : entries)
      if (const Value* value = entry.parameters.find(spec.id)) recorded[*value].insert(key.second);
  }
  ParameterSpec offered = spec;
  if (recorded.empty() || spec.editor == ParameterSpec::Editor::File) return offered;

  const Value usual = spec.initialValue(false);
  const auto initial = std::ranges::min_element(recorded, {}, [&](const auto& each) {
    return std::pair(-static_cast<double>(each.second.size()), distance(usual, each.first));
  });
  if (spec.isNumber()) {
    offered.initial = std::get<std::int64_t>(initial->first);
    offered.initialSimulated = 0;
    for (const auto& [value, owners] : recorded) offered.offered.push_back(std::get<std::int64_t>(value));
  } else {
    offered.choices = {std::get<std::string>(initial->first)};
    for (const auto& [value, owners] : recorded)
      if (value != initial->first) offered.choices.push_back(std::get<std::string>(value));
  }
  return offered;
}

}  // namespace warpbench
