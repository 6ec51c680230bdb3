// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/arrangement.h"

#include <algorithm>
#include <unordered_map>

#include "results/session/point_key.h"

namespace warpbench::plots {
namespace {

/// Numbers distinct texts from 0.
class Numbers {
 public:
  std::size_t of(std::string text) { return m_numbers.try_emplace(std::move(text), m_numbers.size()).first->second; }
  std::size_t size() const { return m_numbers.size(); }

 private:
  std::unordered_map<std::string, std::size_t> m_numbers;
};

/// The first text at each place, and whether any place has several texts.
class Texts {
 public:
  void add(std::size_t place, std::size_t text) {
    m_severalSomewhere = m_severalSomewhere || m_first.try_emplace(place, text).first->second != text;
  }
  bool severalSomewhere() const { return m_severalSomewhere; }

 private:
  std::unordered_map<std::size_t, std::size_t> m_first;
  bool m_severalSomewhere = false;
};

/// The values of one parameter. Equal texts have equal numbers.
struct Values {
  explicit Values(std::string parameter) : id(std::move(parameter)) {}

  void add(std::size_t result, const Value& value, std::size_t variant, std::size_t line) {
    results.push_back(result);
    const std::size_t text = texts.of(toText(value));
    perVariant.add(variant, text);
    perLine.add(line, text);
    number = number && std::holds_alternative<std::int64_t>(value);
  }
  bool sweeps() const { return number && perLine.severalSomewhere(); }
  bool variesWithinVariant() const { return perVariant.severalSomewhere(); }

  std::string id;
  Numbers texts;
  std::vector<std::size_t> results;  ///< that have this parameter
  Texts perVariant;
  Texts perLine;  ///< a line is one variant on one source in one mode and session
  bool number = true;
};

std::string lineOf(const FamilyResults& familyResults, const Result& result) {
  std::string key = toText(result.origin) + ' ' + toText(result.mode) + familyResults.partOf(result);
  addToKey(key, result.variant);
  addToKey(key, familyResults.source(result));
  return key;
}

/// The values of each parameter, in order of appearance.
std::vector<Values> valuesOf(const FamilyResults& familyResults, const std::vector<std::size_t>& lines) {
  std::vector<Values> parameters;
  std::unordered_map<std::string, std::size_t> places;
  Numbers variants;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Result& result = *familyResults.results()[i];
    const std::size_t variant = variants.of(result.variant);
    for (const auto& [id, value] : result.parameters.entries()) {
      const auto [place, isNew] = places.try_emplace(id, parameters.size());
      if (isNew) parameters.emplace_back(id);
      parameters[place->second].add(i, value, variant, lines[i]);
    }
  }
  return parameters;
}

/// The parameter as a whole number; 0 if the result has none.
double numberOf(const Result& result, const std::string& parameter) {
  const Value* const value = result.parameters.find(parameter);
  const auto* const number = value ? std::get_if<std::int64_t>(value) : nullptr;
  return number ? static_cast<double>(*number) : 0;
}

/// Finds the parameters that change along with the swept parameter x.
class CoupledParameters {
 public:
  CoupledParameters(const FamilyResults& familyResults, const std::vector<std::size_t>& lines, const std::string& x)
      : m_results(familyResults.results()), m_lines(lines), m_x(x) {
    Numbers points;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      std::string key = std::to_string(lines[i]);
      addToKey(key, parameterText(*m_results[i], x));
      m_points.push_back(points.of(std::move(key)));
    }
    m_sizes.resize(points.size());
    for (const std::size_t point : m_points) ++m_sizes[point];
  }

  /// Whether the parameter is the same multiple of x at every point of a line, as a square's height is of its width, or
  /// is missing at some points. Otherwise two parameters vary and the points do not form a line.
  bool has(const Values& values) const {
    if (!isMultiple(values)) return false;
    Texts texts;
    Texts points;  // of each line and value
    Numbers numbers;
    Numbers places;
    std::unordered_map<std::size_t, std::size_t> having;
    for (const std::size_t i : values.results) {
      const std::size_t value = numbers.of(parameterText(*m_results[i], values.id));
      texts.add(m_points[i], value);
      points.add(places.of(std::to_string(m_lines[i]) + ' ' + std::to_string(value)), m_points[i]);
      ++having[m_points[i]];
    }
    return !texts.severalSomewhere() && !points.severalSomewhere() &&
           std::ranges::all_of(having, [this](const auto& point) { return point.second == m_sizes[point.first]; });
  }

 private:
  bool isMultiple(const Values& values) const {
    std::unordered_map<std::size_t, std::pair<double, double>> first;  // per line: x and the value there
    return std::ranges::all_of(values.results, [&](std::size_t i) {
      const double x = numberOf(*m_results[i], m_x);
      const double value = numberOf(*m_results[i], values.id);
      const auto& [firstX, firstValue] = first.try_emplace(m_lines[i], x, value).first->second;
      return x * firstValue == firstX * value;
    });
  }

  const std::vector<const Result*>& m_results;
  const std::vector<std::size_t>& m_lines;
  std::string m_x;
  std::vector<std::size_t> m_points;  ///< per result: its line and x
  std::vector<std::size_t> m_sizes;   ///< results per point
};

}  // namespace

std::string parameterText(const Result& result, std::string_view parameter) {
  const Value* value = result.parameters.find(parameter);
  return value ? toText(*value) : std::string();
}

Arrangement arrangementOf(const FamilyResults& familyResults) {
  const std::vector<const Result*>& results = familyResults.results();
  Numbers numbers;
  std::vector<std::size_t> lines;  // per result
  for (const Result* result : results) lines.push_back(numbers.of(lineOf(familyResults, *result)));
  const std::vector<Values> parameters = valuesOf(familyResults, lines);

  Arrangement arrangement;
  std::size_t most = 1;
  for (const Values& values : parameters)
    if (values.sweeps() && values.texts.size() > most) {
      arrangement.x = values.id;
      most = values.texts.size();
    }

  const CoupledParameters coupled(familyResults, lines, arrangement.x);
  for (const Values& values : parameters) {
    if (values.id == arrangement.x || values.texts.size() < 2) continue;
    if (!values.variesWithinVariant())
      arrangement.perVariant.push_back(values.id);
    else if (values.sweeps() && coupled.has(values))
      arrangement.alongX.push_back(values.id);
    else
      arrangement.splitting.push_back(values.id);
  }
  arrangement.modesDiffer =
      std::ranges::any_of(results, [&](const Result* result) { return result->mode != results.front()->mode; });
  return arrangement;
}

}  // namespace warpbench::plots
