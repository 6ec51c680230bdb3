// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrangement.h"

#include <algorithm>
#include <map>
#include <set>

namespace warpbench::plots {
namespace {

using Texts = std::set<std::string>;

/// The values of one parameter, seen from all sides.
struct Values {
  Texts all;
  std::map<std::string, Texts> perVariant;
  std::map<std::string, Texts> perLine;  ///< of one variant on one source in one mode and session
  bool number = true;

  bool sweeps() const {
    return number && std::ranges::any_of(perLine, [](const auto& line) { return line.second.size() > 1; });
  }
  bool variesWithinVariant() const {
    return std::ranges::any_of(perVariant, [](const auto& variant) { return variant.second.size() > 1; });
  }
};

std::string lineOf(const Gathered& gathered, const Result& result) {
  return result.variant + '\n' + gathered.source(result) + '\n' + toText(result.origin) + '\n' + toText(result.mode) +
         (gathered.isOther(result) ? "\n+" : "");
}

Values valuesOf(const Gathered& gathered, const std::string& parameter) {
  Values values;
  for (const Result* result : gathered.results()) {
    const Value* value = result->parameters.find(parameter);
    if (!value) continue;
    const std::string text = toText(*value);
    values.all.insert(text);
    values.perVariant[result->variant].insert(text);
    values.perLine[lineOf(gathered, *result)].insert(text);
    values.number = values.number && std::holds_alternative<std::int64_t>(*value);
  }
  return values;
}

/// Whether each point of x has one value of the parameter on every line.
bool followsX(const Gathered& gathered, const std::string& parameter, const std::string& x) {
  std::map<std::string, Texts> values;
  for (const Result* result : gathered.results())
    values[lineOf(gathered, *result) + '\n' + parameterText(*result, x)].insert(parameterText(*result, parameter));
  return std::ranges::all_of(values, [](const auto& point) { return point.second.size() == 1; });
}

}  // namespace

std::string parameterText(const Result& result, std::string_view parameter) {
  const Value* value = result.parameters.find(parameter);
  return value ? toText(*value) : std::string();
}

Arrangement arrangementOf(const Gathered& gathered) {
  const std::vector<const Result*>& results = gathered.results();
  std::vector<std::pair<std::string, Values>> parameters;
  for (const Result* result : results)
    for (const auto& [id, value] : result->parameters.entries())
      if (std::ranges::find(parameters, id, [](const auto& known) { return known.first; }) == parameters.end())
        parameters.emplace_back(id, valuesOf(gathered, id));

  Arrangement arrangement;
  std::size_t most = 1;
  for (const auto& [id, values] : parameters)
    if (values.sweeps() && values.all.size() > most) {
      arrangement.x = id;
      most = values.all.size();
    }

  for (const auto& [id, values] : parameters) {
    if (id == arrangement.x || values.all.size() < 2) continue;
    if (!values.variesWithinVariant())
      arrangement.perVariant.push_back(id);
    else if (values.sweeps() && followsX(gathered, id, arrangement.x))
      arrangement.alongX.push_back(id);
    else
      arrangement.splitting.push_back(id);
  }
  arrangement.modesDiffer =
      std::ranges::any_of(results, [&](const Result* result) { return result->mode != results.front()->mode; });
  return arrangement;
}

}  // namespace warpbench::plots
