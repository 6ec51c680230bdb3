// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_answer.h"

#include <algorithm>
#include <cmath>

namespace warpbench {
namespace {

bool matches(const Result& result, const Parameters& parameters) {
  return std::ranges::all_of(parameters.entries(), [&](const Parameters::Entry& entry) {
    const Value* value = result.parameters.find(entry.first);
    return value && *value == entry.second;
  });
}

/// The last value of a swept parameter, if any result has it.
std::optional<Value> lastValue(const std::string& parameter, const Results& results) {
  for (auto result = results.rbegin(); result != results.rend(); ++result)
    if (const Value* value = result->parameters.find(parameter)) return *value;
  return std::nullopt;
}

std::optional<double> quantityOf(const Result& result, LessonGuess::Quantity quantity) {
  using Quantity = LessonGuess::Quantity;
  if (quantity == Quantity::Time) return result.time ? std::optional(result.time->median) : std::nullopt;
  if (quantity == Quantity::Bandwidth) return result.bandwidthGbs;
  if (!result.counters) return std::nullopt;
  if (quantity == Quantity::LoadSectors) return result.counters->globalLoad.sectors;
  if (quantity == Quantity::StoreSectors) return result.counters->globalStore.sectors;
  return result.counters->shared().wavefronts;
}

/// Index of the last matching result.
std::optional<std::size_t> resultAt(const LessonPoint& point, const Results& results) {
  for (std::size_t i = results.size(); i-- > 0;)
    if (results[i].status == Result::Status::Ok && results[i].variant == point.variant &&
        matches(results[i], point.parameters))
      return i;
  return std::nullopt;
}

std::optional<double> quantityAt(const LessonPoint& point, LessonGuess::Quantity quantity, const Results& results) {
  const auto found = resultAt(point, results);
  return found ? quantityOf(results[*found], quantity) : std::nullopt;
}

}  // namespace

std::vector<TimedVariant> rankedByTime(const LessonExperiment& experiment, const Results& results) {
  std::vector<TimedVariant> ranked;
  for (const std::string& variant : variantsOf(experiment)) {
    std::optional<double> time;
    for (const Result& result : results) {
      if (result.status != Result::Status::Ok || result.variant != variant || !result.time) continue;
      const bool last = std::ranges::all_of(experiment.request.sweeps, [&](const Sweep& sweep) {
        // A variant without the parameter has one time for the whole sweep.
        const Value* value = result.parameters.find(sweep.parameter);
        return !value || *value == lastValue(sweep.parameter, results);
      });
      if (last) time = result.time->median;
    }
    if (time) ranked.push_back({variant, *time});
  }
  std::ranges::stable_sort(ranked, {}, &TimedVariant::milliseconds);
  return ranked;
}

std::optional<FoundRatio> ratioOf(const LessonGuess& guess, const Results& results) {
  const std::optional<double> of = quantityAt(guess.of, guess.quantity, results);
  const std::optional<double> over = quantityAt(guess.over, guess.quantity, results);
  if (!of || !over || !(*over > 0)) return std::nullopt;
  return FoundRatio{*of, *over};
}

std::optional<std::size_t> explainedResult(const LessonStep& step, const Results& results) {
  if (!step.reveal || step.reveal->explain.empty()) return std::nullopt;
  LessonPoint point{.variant = step.reveal->explain, .parameters = {}};
  if (step.guess && step.guess->kind == LessonGuess::Kind::Ratio && step.guess->of.variant == point.variant)
    point = step.guess->of;
  return resultAt(point, results);
}

Closeness closenessOf(double guessed, double found) {
  constexpr double kRight = 0.1;
  constexpr double kNear = 1.0 / 3;
  const double apart = std::abs(guessed - found);
  if (apart <= kRight * std::abs(found)) return Closeness::Right;
  return apart <= kNear * std::abs(found) ? Closeness::Near : Closeness::Far;
}

}  // namespace warpbench
