// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/series.h"

#include <QCoreApplication>
#include <algorithm>
#include <unordered_set>

#include "catalogue/catalogue.h"
#include "data/annotated_plot.h"
#include "data/arrangement.h"
#include "data/family_results.h"
#include "text/labels.h"
#include "text/notes.h"
#include "views/counters.h"
#include "views/end_to_end.h"
#include "views/figures.h"
#include "views/ratio.h"
#include "views/roofline.h"
#include "views/samples.h"
#include "views/speedup.h"

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Series)
};

using Results = std::vector<const Result*>;

/// The variant chosen, where it has results, else the one proposed.
Baseline chosenBaseline(const FamilyResults& familyResults, const Labels& labels, const PlotChoices& choices) {
  const QString family = QString::fromStdString(familyResults.family());
  const auto baselines = baselinesOf(familyResults, labels);
  auto found = std::ranges::find(baselines, choices.baseline, &Baseline::variant);
  if (found == baselines.end())
    found = std::ranges::find(baselines, proposedBaseline(baselines, family), &Baseline::variant);
  return found == baselines.end() ? Baseline() : *found;
}

/// Why results that ran are not drawn.
QString withoutText(View view, const PlotData& data, const QString& names) {
  switch (view) {
    case View::EndToEnd:
      return Text::tr("left out, as no copies to a device and back were timed: %1").arg(names);
    case View::Roofline:
      return Text::tr("left out, without flops or bytes: %1").arg(names);
    case View::Counters:
      return Text::tr("without such counts: %1").arg(names);
    default:
      return Text::tr("without a value in %1: %2").arg(data.unit, names);
  }
}

void addLines(PlotData& data, View view, const Context& context, const Results& drawn) {
  if (view == View::Roofline) addRoofs(data, context, drawn);
  if (view == View::Counters) shareIdeal(data);
  if (view != View::Figure) return;
  // What stays on the chip is not bounded by its memory.
  const Family* const family = context.labels.family();
  if (!family || !family->onChip)
    data.lines = deviceLimits(context.familyResults, drawn, figureQuantity(family, context.familyResults.results()));
}

}  // namespace

bool PlotData::empty() const {
  return std::ranges::all_of(series, [](const Series& one) { return one.points.empty(); });
}

namespace {

PlotData dataOf(const Session& session, const QString& family, View view, const PlotChoices& choices,
                const Comparison& comparison) {
  if (view == View::Ratio) return ratioData(session, family, comparison, choices.runs);
  const FamilyResults familyResults(session, family.toStdString(), comparison, choices.runs);
  const Results& results = familyResults.results();
  const Labels labels(familyResults);
  const Arrangement arrangement = results.empty() ? Arrangement() : arrangementOf(familyResults);
  const Context context{familyResults, labels, arrangement};
  PlotData data;
  data.title = labels.title();
  if (!results.empty()) {
    data.subtitle = labels.subtitle();
    // Of samples only those that are drawn are spoken of.
    if (view != View::Samples) data.notes = notesOf(results, labels, arrangement);
    if (comparison.session && labels.session(*results.front()).isEmpty())
      data.notes << Text::tr("nothing to compare with: %1 has no results of these kernels").arg(comparison.name);
  }

  std::vector<DrawnResult> drawn;
  switch (view) {
    case View::Time:
      drawn = drawFigure(data, context, Quantity::Time);
      break;
    case View::Figure:
      drawn = drawFigure(data, context, figureQuantity(labels.family(), results));
      break;
    case View::Speedup:
      drawn = drawSpeedup(data, context, chosenBaseline(familyResults, labels, choices));
      break;
    case View::Roofline:
      drawn = drawRoofline(data, context);
      break;
    case View::EndToEnd:
      drawn = drawEndToEnd(data, context);
      break;
    case View::Samples:
      if (!results.empty()) drawSamples(data, context, choices);
      return data;
    case View::Counters:
      drawn = drawCounter(data, context, choices.counter);
      break;
    case View::Ratio:
      break;  // made of pairs of results
  }
  std::unordered_set<const Result*> isDrawn;
  for (DrawnResult& one : drawn) {
    one.point.resultIndex = familyResults.index(*one.result);
    isDrawn.insert(one.result);
  }

  Results drawnResults;
  Results without;
  for (const Result* result : results)
    if (isDrawn.contains(result))
      drawnResults.push_back(result);
    else if (result->status == Result::Status::Ok)
      without.push_back(result);
  if (!without.empty() && view != View::Speedup) data.notes << withoutText(view, data, namesOf(without, labels));
  for (const std::string& parameter : arrangement.alongX)
    data.notes << Text::tr("%1 changes along with %2")
                      .arg(QString::fromStdString(parameter), QString::fromStdString(arrangement.x));
  if (drawn.empty()) {
    if (view == View::Counters && !without.empty())
      data.emptyText = Text::tr("No such counts. Run the kernels on a simulated device, which gives them.");
    return data;
  }

  addSeries(data, context, drawn);
  addLines(data, view, context, drawnResults);
  return data;
}

}  // namespace

PlotData plotData(const Session& session, const QString& family, View view, const PlotChoices& choices,
                  const Comparison& comparison) {
  return annotated(dataOf(session, family, view, choices, comparison), session.annotations, family.toStdString(), view);
}

}  // namespace warpbench::plots
