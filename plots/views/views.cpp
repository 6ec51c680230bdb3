// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/views.h"

#include <QCoreApplication>
#include <iterator>
#include <unordered_set>

#include "data/arrangement.h"
#include "data/family_results.h"
#include "text/labels.h"
#include "text/notes.h"
#include "views/annotated_plot.h"
#include "views/view_definition.h"

namespace warpbench::plots {
namespace {

struct ViewsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Series)
};

using Results = std::vector<const Result*>;

/// In the order of View.
constexpr const ViewDefinition* kDefinitions[] = {&kTimeView,     &kFigureView,  &kSpeedupView,  &kRooflineView,
                                                  &kEndToEndView, &kSamplesView, &kCountersView, &kRatioView};
static_assert(std::size(kDefinitions) == kViews.size());

const ViewDefinition& definitionOf(View view) { return *kDefinitions[static_cast<std::size_t>(view)]; }

QString figureName(Figure figure) {
  switch (figure) {
    case Figure::Gflops:
      return QStringLiteral("gflops");
    case Figure::Items:
      return QStringLiteral("rate");
    case Figure::Bandwidth:
      break;
  }
  return QStringLiteral("bandwidth");
}

}  // namespace

QString viewName(View view, const QString& family) {
  if (view != View::Figure) return QLatin1String(kViewWords[static_cast<std::size_t>(view)]);
  const Family* const known = findFamily(family.toStdString());
  return figureName(known ? known->figure : Figure::Bandwidth);
}

QStringList viewNames() {
  QStringList names;
  for (const View view : kViews)
    if (view == View::Figure)
      names << figureName(Figure::Bandwidth) << figureName(Figure::Gflops) << figureName(Figure::Items);
    else
      names << viewName(view, {});
  return names;
}

QString viewTitle(View view, const Family* family) { return definitionOf(view).title(family); }

QString viewToolTip(View view) { return definitionOf(view).toolTip(); }

bool hasView(View view, const QString& family, const Session& session, const Comparison& comparison) {
  return definitionOf(view).has({session, comparison, family.toStdString()});
}

QString withoutValue(const PlotData& data, const QString& names) {
  return ViewsText::tr("without a value in %1: %2").arg(data.unit, names);
}

PlotData plotOf(const FamilyResults& results, const Labels& labels, const Comparison& comparison) {
  PlotData data;
  data.title = labels.title();
  if (results.results().empty()) return data;
  data.subtitle = labels.subtitle();
  if (comparison.session && labels.session(*results.results().front()).isEmpty())
    data.notes << ViewsText::tr("nothing to compare with: %1 has no results of these kernels").arg(comparison.name);
  return data;
}

namespace {

PlotData dataOf(const Session& session, const QString& family, View view, const PlotChoices& choices,
                const Comparison& comparison) {
  const ViewDefinition& definition = definitionOf(view);
  if (definition.plot) return definition.plot(session, family, choices, comparison);
  const FamilyResults familyResults(session, family.toStdString(), comparison, choices.runs);
  const Results& results = familyResults.results();
  const Labels labels(familyResults);
  const Arrangement arrangement = results.empty() ? Arrangement() : arrangementOf(familyResults);
  const Context context{familyResults, labels, arrangement};
  PlotData data = plotOf(familyResults, labels, comparison);
  if (!results.empty()) {
    const std::vector<Note> notes = notesOf(results, labels, arrangement);
    data.notes = textsOf(notes) + data.notes;
    for (const Note& note : notes)
      for (const Result* result : note.results) data.noted[note.text].push_back(familyResults.index(*result));
  }

  std::vector<DrawnResult> drawn = definition.draw(data, context, choices);
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
  if (!without.empty() && definition.without) data.notes << definition.without(data, namesOf(without, labels));
  for (const std::string& parameter : arrangement.alongX)
    data.notes << ViewsText::tr("%1 changes along with %2")
                      .arg(QString::fromStdString(parameter), QString::fromStdString(arrangement.x));
  if (drawn.empty()) return data;

  addSeries(data, context, drawn);
  if (definition.addLines) definition.addLines(data, context, drawnResults);
  return data;
}

}  // namespace

PlotData plotData(const Session& session, const QString& family, View view, const PlotChoices& choices,
                  const Comparison& comparison) {
  return annotated(dataOf(session, family, view, choices, comparison), session.annotations, family.toStdString(), view);
}

}  // namespace warpbench::plots
