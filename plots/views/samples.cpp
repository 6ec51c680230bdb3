// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <utility>

#include "data/bins.h"
#include "data/matching_results.h"
#include "results/values/statistics.h"
#include "text/notes.h"
#include "text/number_text.h"
#include "views/view_definition.h"

namespace warpbench::plots {
namespace {

struct SamplesText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Samples)
};

/// Limits on what is drawn: more would show nothing new on a screen and cost time.
struct Limits {
  std::size_t series;       ///< drawn at most
  std::size_t each;         ///< bins or points of a series
  std::size_t altogether;   ///< for all series together
  std::size_t fewest = 10;  ///< of a series, however many series there are

  std::size_t perSeries(std::size_t count) const {
    return std::clamp(altogether / std::max<std::size_t>(count, 1), fewest, each);
  }
};
constexpr Limits kDistribution{.series = 1000, .each = 120, .altogether = 2400};
constexpr Limits kCourse{.series = 12, .each = 160, .altogether = 480};

bool hasSamples(const Result& result) { return result.time && !result.time->samples.empty(); }

/// Finds the same points in the session compared with.
class Counterparts {
 public:
  explicit Counterparts(const FamilyResults& familyResults)
      : m_familyResults(familyResults), m_results([this](First& first, const Result& result, std::size_t place) {
          first.bySource.try_emplace(m_familyResults.source(result), place, &result);
          first.ofAll = std::min(first.ofAll, {place, &result});
        }) {
    for (const Result* result : familyResults.results())
      if (familyResults.isOther(*result) && hasSamples(*result)) m_results.add(*result, groupOf(*result));
  }

  /// Prefers the same device over others, and the first of several. nullptr if there is none.
  const Result* of(const Result& result) {
    Place here = kNone;
    Place anywhere = kNone;
    for (const auto& match : m_results.of(result, groupOf(result))) {
      const auto same = match.summary->bySource.find(m_familyResults.source(result));
      if (same != match.summary->bySource.end()) here = std::min(here, same->second);
      anywhere = std::min(anywhere, match.summary->ofAll);
    }
    return here.second ? here.second : anywhere.second;
  }

 private:
  using Place = std::pair<std::size_t, const Result*>;
  static constexpr Place kNone{kNoResult, nullptr};
  struct First {
    Place ofAll = kNone;
    std::map<std::string, Place> bySource;
  };

  static std::string groupOf(const Result& result) { return toText(result.mode) + ' ' + result.variant; }

  const FamilyResults& m_familyResults;
  MatchingResults<First> m_results;
};

/// The selected results of this family or, if there are none, the last one that has samples.
std::vector<const Result*> chosenResults(PlotData& data, const Context& context, const PlotChoices& choices) {
  const FamilyResults& familyResults = context.familyResults;
  std::vector<const Result*> chosen;
  for (const std::size_t index : choices.selected)
    if (const Result* result = familyResults.at(index)) chosen.push_back(result);
  if (!chosen.empty()) return chosen;
  const Result* last = nullptr;
  for (const Result* result : familyResults.results())
    if (hasSamples(*result) && (!last || familyResults.ofOneSession(*last, *result))) last = result;
  if (!last) return {};
  data.notes << SamplesText::tr("the last result; select others in the table or with a click in another plot");
  return {last};
}

std::vector<const Result*> withCounterparts(const std::vector<const Result*>& chosen,
                                            const FamilyResults& familyResults) {
  std::vector<const Result*> results;
  Counterparts counterparts(familyResults);
  for (const Result* result : chosen) {
    results.push_back(result);
    if (const Result* other = counterparts.of(*result)) results.push_back(other);
  }
  return results;
}

QString nameOf(const Result& result, const Context& context) {
  QStringList texts{context.labels.variant(result, context.arrangement),
                    context.labels.distinction(result, context.arrangement)};
  if (const std::string x = parameterText(result, context.arrangement.x); !x.empty())
    texts.insert(
        1, QStringLiteral("%1 %2").arg(context.labels.axisTitle(context.arrangement.x), QString::fromStdString(x)));
  texts.removeAll(QString());
  return texts.join(QStringLiteral(", "));
}

QString spreadText(const TimeStatistics& time) {
  const double apart = time.q3 - time.q1;
  return SamplesText::tr("median %1 ms, quartiles %2 to %3 ms")
      .arg(closeText(time.median, apart), closeText(time.q1, apart), closeText(time.q3, apart));
}

void addDistribution(PlotData& data, Series& series, const Result& result, std::size_t index, std::size_t most) {
  const Bins bins = binsOf(*result.time, static_cast<int>(most));
  const auto all = static_cast<double>(bins.samples);
  const std::int64_t far = bins.below + bins.above;
  series.spread = Spread{bins.width, result.time->q1, result.time->median, result.time->q3};
  for (std::size_t i = 0; i < bins.counts.size(); ++i) {
    SeriesPoint point;
    point.x = bins.start + static_cast<double>(i) * bins.width;
    point.y = point.low = point.high = 100 * static_cast<double>(bins.counts[i]) / all;
    point.resultIndex = index;
    point.warnings = flagsOf(result);
    series.points.push_back(std::move(point));
  }
  if (far > 0 && hasQuantiles(result))
    data.notes << SamplesText::tr("%1: about %2 % of the samples are outliers and not drawn: from %3 to %4 ms")
                      .arg(series.name, figureText(100 * static_cast<double>(far) / all))
                      .arg(figureText(result.time->min), figureText(result.time->max));
  else if (far > 0)
    data.notes << SamplesText::tr("%1: outliers, not drawn: %2 of %3, from %4 to %5 ms")
                      .arg(series.name)
                      .arg(far)
                      .arg(bins.samples)
                      .arg(figureText(result.time->min), figureText(result.time->max));
}

void addCourse(Series& series, const Result& result, std::size_t index, std::size_t most) {
  for (const Stretch& stretch : findStretches(result.time->samples, most)) {
    SeriesPoint point;
    point.x = static_cast<double>(stretch.first + 1);
    point.y = stretch.median;
    point.low = stretch.q1;
    point.high = stretch.q3;
    point.resultIndex = index;
    if (stretch.count > 1)
      point.details << SamplesText::tr("median of %n samples", nullptr, static_cast<int>(stretch.count));
    series.points.push_back(std::move(point));
  }
}

/// Draws the samples of the selected results, one series each: their distribution in bins as shares, or their course in
/// the order taken. If a session is compared with, adds its results for the same points.
void drawSamples(PlotData& data, const Context& context, const PlotChoices& choices) {
  const FamilyResults& familyResults = context.familyResults;
  const auto results = withCounterparts(chosenResults(data, context, choices), familyResults);
  data.notes << textsOf(notesOf(results, context.labels, context.arrangement));
  std::vector<const Result*> without, unordered, drawables;
  for (const Result* result : results)
    (!hasSamples(*result)                       ? without
     : choices.inOrder && hasQuantiles(*result) ? unordered
                                                : drawables)
        .push_back(result);
  const Limits& limits = choices.inOrder ? kCourse : kDistribution;
  const std::size_t drawable = drawables.size();
  const std::size_t drawn = std::min(drawable, limits.series);
  if (drawn < drawable)
    data.notes << SamplesText::tr("the plot shows the first %1 of %2 results").arg(drawn).arg(drawable);

  if (choices.inOrder) {
    data.form = Form::Course;
    data.xTitle = SamplesText::tr("Sample, as taken");
    data.yTitle = SamplesText::tr("Time (ms)");
    data.unit = QStringLiteral("ms");
  } else {
    data.form = Form::Distribution;
    data.xTitle = SamplesText::tr("Time (ms)");
    data.yTitle = SamplesText::tr("Share of samples (%)");
    data.unit = QStringLiteral("%");
    data.formula =
        SamplesText::tr("share = samples in a bin / samples; a solid line is the median, dotted ones the quartiles");
  }

  const bool oneVariant =
      std::ranges::all_of(results, [&](const Result* result) { return result->variant == results.front()->variant; });
  std::map<std::string, int> ofVariant;
  for (const Result* result : drawables) {
    if (data.series.size() == drawn) break;
    Series series{.name = nameOf(*result, context), .variant = QString::fromStdString(result->variant)};
    // As in other plots, the variant sets the colour if there are several.
    const int ordinal = ofVariant[result->variant]++;
    series.style = context.labels.place(result->variant) + (oneVariant ? ordinal : 0);
    series.group = oneVariant ? 0 : ordinal;
    series.origin = result->origin;
    if (choices.inOrder) {
      addCourse(series, *result, familyResults.index(*result), limits.perSeries(drawn));
    } else {
      addDistribution(data, series, *result, familyResults.index(*result), limits.perSeries(drawn));
      series.name = SamplesText::tr("%1: %2").arg(series.name, spreadText(*result->time));
    }
    data.series.push_back(std::move(series));
  }
  if (!without.empty())
    data.notes << SamplesText::tr("no samples, because the time is computed or the samples were not kept: %1")
                      .arg(namesOf(without, context.labels));
  if (!unordered.empty())
    data.notes << SamplesText::tr("the order of the samples was not kept: %1").arg(namesOf(unordered, context.labels));
  if (data.series.empty() && !unordered.empty())
    data.emptyText =
        SamplesText::tr("Not in order: for more than %1 samples, recordings keep only quantiles.").arg(kQuantiles);
  else if (data.series.empty())
    data.emptyText =
        SamplesText::tr("No samples: a modelled time is computed once. Measured and recorded times have samples.");
}

/// The notes concern drawn results only.
PlotData samplesPlot(const Session& session, const QString& family, const PlotChoices& choices,
                     const Comparison& comparison) {
  const FamilyResults familyResults(session, family.toStdString(), comparison, choices.runs);
  const Labels labels(familyResults);
  PlotData data = plotOf(familyResults, labels, comparison);
  if (!familyResults.results().empty())
    drawSamples(data, {familyResults, labels, arrangementOf(familyResults)}, choices);
  return data;
}

}  // namespace

const ViewDefinition kSamplesView{
    .title = [](const Family*) { return SamplesText::tr("Sam&ples"); },
    .toolTip = [] { return SamplesText::tr("How the samples of the selected results are distributed"); },
    .has = [](const Subject& subject) { return subject.known || subject.any(hasSamples); },
    .plot = samplesPlot};

}  // namespace warpbench::plots
