// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/recorded/recorded_points.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <set>
#include <stdexcept>

#include "base/text.h"
#include "catalogue/catalogue.h"
#include "run/request.h"

namespace warpbench {

namespace {

std::string textOf(const Point& point) {
  return point.family + " " + point.variant + " " + toText(point.mode) + " " + toText(point.parameters);
}

/// All values, in the order of their descriptions: what a recording does not have was at its initial value. Nothing
/// where the catalogue has no such parameter or does not allow the value.
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

/// How far two values are apart: numbers in doublings, and another name is further than any doubling that there is.
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

/// "the nearest are 4096 and 8192": of numbers the next below and above, of names all.
std::string nearestTo(const Value& value, const std::set<Value>& recorded) {
  std::vector<std::string> words;
  if (std::holds_alternative<std::int64_t>(value)) {
    const auto above = recorded.lower_bound(value);
    if (above != recorded.begin()) words.push_back(toText(*std::prev(above)));
    if (above != recorded.end()) words.push_back(toText(*above));
    return words.size() == 1 ? "the nearest is " + words[0] : "the nearest are " + joined(words, " and ");
  }
  for (const Value& each : recorded) words.push_back(wordFor(each));
  return (words.size() == 1 ? "recorded is " : "recorded are ") + joined(words);
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

std::string RecordedPoints::whyNot(std::string_view family, std::string_view variant) const {
  if (m_entries.contains({std::string(family), std::string(variant)})) return "";
  if (std::ranges::find(m_families, family) == m_families.end())
    return "nothing of " + std::string(family) + " was recorded; there is " + joined(m_families);
  return "it was not recorded";
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
  const std::string name = point.family + " " + point.variant;
  std::vector<const Entry*> ofMode;
  std::ranges::copy_if(entries, std::back_inserter(ofMode),
                       [&](const Entry* entry) { return entry->mode == point.mode; });
  if (ofMode.empty()) {
    const std::string why = whyNot(point.family, point.variant);
    throw NotRecorded(name + ": " + (why.empty() ? "mode " + toText(point.mode) + " was not recorded" : why));
  }
  for (const auto& [id, value] : chosen.entries()) {
    std::set<Value> recorded;
    for (const Entry* entry : ofMode) recorded.insert(*entry->parameters.find(id));
    if (recorded.contains(value)) continue;
    std::vector<std::string> others;
    for (const auto& [key, held] : m_entries)
      if (key.first == point.family && key.second != point.variant &&
          std::ranges::any_of(held, [&, &wanted = value, &parameter = id](const Entry& entry) {
            const Value* known = entry.parameters.find(parameter);
            return known && *known == wanted;
          }))
        others.push_back(key.second);
    throw NotRecorded(id + "=" + printable(wordFor(value)) + " was not recorded for " + name + "; " +
                      nearestTo(value, recorded) + (others.empty() ? "" : "; recorded with it: " + joined(others)));
  }
  // Each value is there, but not all of them at once.
  Parameters wanted = point.parameters;
  for (const auto& [id, value] : chosen.entries()) wanted.set(id, value);
  std::ranges::stable_sort(ofMode, {}, [&](const Entry* entry) { return distance(wanted, entry->parameters); });
  constexpr std::size_t kShown = 2;
  std::vector<std::string> nearest;
  for (const Entry* entry : ofMode)
    if (nearest.size() < kShown) nearest.push_back(toText(entry->parameters));
  throw NotRecorded(toText(chosen) + " was not recorded for " + name + "; the nearest " +
                    (nearest.size() == 1 ? "is " : "are ") + joined(nearest, " and "));
}

std::size_t RecordedPoints::resultOf(const Point& point) const {
  const auto result = m_results.find(textOf(point));
  if (result == m_results.end()) throw std::logic_error("a point that was not recorded: " + textOf(point));
  return result->second;
}

ParameterSpec RecordedPoints::offered(const ParameterSpec& spec, std::string_view family,
                                      const std::vector<std::string>& variants) const {
  std::map<Value, std::set<std::string>> recorded;  // with the variants that have it
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
