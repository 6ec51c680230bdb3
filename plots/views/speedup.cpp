// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/speedup.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <utility>

#include "data/matching_results.h"
#include "text/number_text.h"
#include "views/figures.h"
#include "views/view_definition.h"

namespace warpbench::plots {
namespace {

struct SpeedupText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Speedup)
};

bool isTimed(const Result& result) {
  return result.status == Result::Status::Ok && result.time && result.time->median > 0;
}

/// Candidate results of the baseline.
struct Candidates {
  const Result* first = nullptr;
  std::size_t place = 0;  ///< of the first candidate
  bool oneTime = true;

  void add(const Candidates& other) {
    if (!other.first) return;
    if (!first) {
      *this = other;
      return;
    }
    oneTime = oneTime && other.oneTime && first->time->median == other.first->time->median;
    if (place < other.place) return;
    first = other.first;
    place = other.place;
  }
};

/// Finds the baseline of each result.
class Baselines {
 public:
  Baselines(const FamilyResults& familyResults, const std::string& variant)
      : m_familyResults(familyResults),
        m_variant(variant),
        m_results([this](Lines& lines, const Result& result, std::size_t place) {
          lines[lineOf(result)][result.mode].add({&result, place});
        }) {
    for (const Result* result : familyResults.results())
      if (isBaseline(*result)) m_results.add(*result, sessionOf(*result));
  }

  /// @returns nullptr if there is no match, or several matches have different times.
  const Result* of(const Result& result) {
    if (isBaseline(result)) return &result;
    Candidates here;
    Candidates elsewhere;
    const Line own = lineOf(result);
    for (const auto& match : m_results.of(result, sessionOf(result)))
      for (const auto& [line, modes] : *match.summary)
        for (const auto& [mode, candidates] : modes)
          if (line != own)
            elsewhere.add(candidates);
          else if (mode == result.mode)
            here.add(candidates);
    const Candidates& candidates = here.first ? here : elsewhere;
    return candidates.oneTime ? candidates.first : nullptr;
  }

 private:
  using Line = std::pair<std::string, Origin>;
  using Lines = std::map<Line, std::map<Mode, Candidates>>;

  bool isBaseline(const Result& result) const { return isTimed(result) && result.variant == m_variant; }
  Line lineOf(const Result& result) const { return {m_familyResults.source(result), result.origin}; }
  std::string sessionOf(const Result& result) const { return m_familyResults.partOf(result); }

  const FamilyResults& m_familyResults;
  const std::string m_variant;
  MatchingResults<Lines> m_results;
};

std::vector<Baseline> baselinesOf(const FamilyResults& familyResults, const Labels& labels) {
  std::map<int, const Result*> ofPlace;
  for (const Result* result : familyResults.results())
    if (isTimed(*result)) ofPlace.try_emplace(labels.place(result->variant), result);
  std::vector<Baseline> baselines;
  for (const auto& [place, result] : ofPlace)
    baselines.push_back({QString::fromStdString(result->variant), labels.variant(*result, {})});
  return baselines;
}

/// The chosen variant if it has results, otherwise the proposed one.
Baseline chosenBaseline(const Context& context, const PlotChoices& choices) {
  const QString family = QString::fromStdString(context.familyResults.family());
  const auto baselines = baselinesOf(context.familyResults, context.labels);
  auto found = std::ranges::find(baselines, choices.baseline, &Baseline::variant);
  if (found == baselines.end())
    found = std::ranges::find(baselines, proposedBaseline(baselines, family), &Baseline::variant);
  return found == baselines.end() ? Baseline() : *found;
}

/// Draws the speedup over the baseline: its median time / the result's time, with the quartiles of the result's times.
/// Compares results of one session that agree in all shared parameters: on the same device and in the same mode if the
/// baseline ran there, otherwise on another device. Results without a unique baseline time become a note.
std::vector<DrawnResult> drawSpeedup(PlotData& data, const Context& context, const PlotChoices& choices) {
  const Baseline baseline = chosenBaseline(context, choices);
  data.yTitle = SpeedupText::tr("Speedup");
  data.unit = SpeedupText::tr("times as fast");
  if (baseline.variant.isEmpty()) return {};
  data.formula =
      SpeedupText::tr("speedup = median time of '%1' / time, on the same device where possible").arg(baseline.title);

  Baselines baselines(context.familyResults, baseline.variant.toStdString());
  std::vector<DrawnResult> drawn;
  std::vector<const Result*> alone;
  for (const Result* result : context.familyResults.results()) {
    if (!isTimed(*result)) continue;
    const Result* const other = baselines.of(*result);
    auto point = pointOf(*result, Quantity::Time);
    if (!other || !point) {
      alone.push_back(result);
      continue;
    }
    const SeriesPoint time = *point;
    const auto times = [&](double milliseconds) { return other->time->median / milliseconds; };
    point->y = point->low = point->high = times(time.y);
    // The longest time gives the lowest speedup.
    if (time.low < time.high && time.low > 0) {
      point->low = times(time.high);
      point->high = times(time.low);
    }
    const QString median =
        SpeedupText::tr("%1 ms, the baseline %2 ms").arg(figureText(time.y), figureText(other->time->median));
    point->details.prepend(context.familyResults.source(*other) == context.familyResults.source(*result)
                               ? median
                               : SpeedupText::tr("%1 on %2").arg(median, context.labels.source(*other)));
    drawn.push_back({result, std::move(*point)});
  }
  if (!alone.empty())
    data.notes << SpeedupText::tr("'%1' has no single time at the same parameters: %2")
                      .arg(baseline.title, namesOf(alone, context.labels));
  if (!drawn.empty())
    data.lines.push_back({SpeedupText::tr("baseline %1").arg(figureText(1)), 1, ReferenceLine::Kind::Baseline});
  return drawn;
}

bool severalVariants(const Subject& subject) {
  if (subject.known) return subject.known->variants.size() > 1;
  const auto& results = subject.session.results;
  const auto first = std::ranges::find(results, subject.family, &Result::family);
  return first != results.end() && subject.any([&](const Result& result) { return result.variant != first->variant; });
}

}  // namespace

std::vector<Baseline> baselinesOf(const Session& session, const QString& family, const Comparison& comparison) {
  const FamilyResults familyResults(session, family.toStdString(), comparison);
  return baselinesOf(familyResults, Labels(familyResults));
}

QString proposedBaseline(const std::vector<Baseline>& baselines, const QString& family) {
  const Family* const known = findFamily(family.toStdString());
  const auto proposed = std::ranges::find_if(baselines, [&](const Baseline& baseline) {
    const Variant* const variant = known ? known->find(baseline.variant.toStdString()) : nullptr;
    return !variant || (variant->computes.empty() && !variant->wrongOnPurpose);
  });
  if (proposed != baselines.end()) return proposed->variant;
  return baselines.empty() ? QString() : baselines.front().variant;
}

const ViewDefinition kSpeedupView{.title = [](const Family*) { return SpeedupText::tr("Speed&up"); },
                                  .toolTip = [] { return SpeedupText::tr("Speedup over a variant of your choice"); },
                                  .has = severalVariants,
                                  .draw = drawSpeedup};

}  // namespace warpbench::plots
