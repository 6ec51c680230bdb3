// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <cmath>
#include <unordered_set>

#include "results/session/comparison.h"
#include "text/notes.h"
#include "text/number_text.h"
#include "views/view_definition.h"

namespace warpbench::plots {
namespace {

struct RatioText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Ratio)
};

QString differenceText(Difference difference) {
  switch (difference) {
    case Difference::Faster:
      return RatioText::tr("faster, beyond the noise");
    case Difference::Slower:
      return RatioText::tr("slower, beyond the noise");
    case Difference::TooFewSamples:
      return RatioText::tr("too few samples to show a difference: %1 of each are needed").arg(kFewestToCompare);
    case Difference::Small:
      return RatioText::tr("a difference below %1 %, which does not count")
          .arg(plotLocale().toString(100 * kMinDifference));
    case Difference::None:
      break;
  }
  return RatioText::tr("no difference beyond the noise");
}

SeriesPoint pointOf(const ComparedPair& pair, const Result& before, const Result& after, const QString& otherName) {
  SeriesPoint point{.y = *pair.ratio, .low = *pair.ratio, .high = *pair.ratio, .resultIndex = pair.after};
  if (const auto range = pair.ratioRange; range && std::isfinite(range->low) && std::isfinite(range->high) &&
                                          range->low <= point.y && point.y <= range->high) {
    point.low = range->low;
    point.high = range->high;
  }
  point.details << RatioText::tr("%1 ms here, %2 ms in %3")
                       .arg(figureText(after.time->median), figureText(before.time->median), otherName);
  point.details << differenceText(pair.difference);
  point.warnings = flagsOf(after);
  return point;
}

/// The names of the family's results among these indices.
QString familyNames(const std::vector<std::size_t>& indices, const Session& session, const Labels& labels,
                    const std::string& family) {
  std::vector<const Result*> results;
  for (const std::size_t index : indices)
    if (session.results[index].family == family) results.push_back(&session.results[index]);
  return namesOf(results, labels);
}

/// Draws the ratio of median times, session / session compared with, with its range. Points in only one session become
/// a note. Empty without a session to compare with.
PlotData ratioPlot(const Session& session, const QString& family, const PlotChoices& choices,
                   const Comparison& comparison) {
  const std::string id = family.toStdString();
  const FamilyResults familyResults(session, id, {}, choices.runs);
  const Labels labels(familyResults);
  const Arrangement arrangement = familyResults.results().empty() ? Arrangement() : arrangementOf(familyResults);
  PlotData data;
  data.title = labels.title();
  data.unit = RatioText::tr("times as long");
  data.around = 1;
  if (!comparison.session) return data;
  const Session& other = *comparison.session;
  const FamilyResults otherResults(other, id, {});
  const Labels otherLabels(otherResults);
  data.subtitle =
      RatioText::tr("%1, compared with %2: %3").arg(labels.subtitle(), comparison.name, otherLabels.subtitle());
  data.yTitle = RatioText::tr("Time / time in %1").arg(comparison.name);
  data.formula = RatioText::tr(
                     "ratio = median time here / median time in %1; whiskers: its range with 99.9 % confidence; a "
                     "difference beyond the noise exceeds %2 %")
                     .arg(comparison.name, plotLocale().toString(100 * kMinDifference));

  const std::vector<int>& runs = choices.runs.of;
  const SessionComparison compared =
      compare(other, session, [&](std::size_t index) { return runs.empty() || runs[index] != DrawnRuns::kHidden; });
  std::vector<DrawnResult> drawn;
  std::vector<const Result*> untimed;
  const std::unordered_set<const Result*> isDrawn(familyResults.results().begin(), familyResults.results().end());
  int differences = 0;
  for (const ComparedPair& pair : compared.pairs) {
    const Result& after = session.results[pair.after];
    if (after.family != id || (!runs.empty() && !isDrawn.contains(&after))) continue;
    if (!pair.ratio) {
      untimed.push_back(&after);
      continue;
    }
    differences += isDifference(pair.difference);
    drawn.push_back({&after, pointOf(pair, other.results[pair.before], after, comparison.name)});
  }
  if (!untimed.empty())
    data.notes << RatioText::tr("without a time in both sessions: %1").arg(namesOf(untimed, labels));
  if (const QString names = familyNames(compared.onlyAfter, session, labels, id); !names.isEmpty())
    data.notes << RatioText::tr("not in %1: %2").arg(comparison.name, names);
  if (const QString names = familyNames(compared.onlyBefore, other, otherLabels, id); !names.isEmpty())
    data.notes << RatioText::tr("only in %1: %2").arg(comparison.name, names);
  if (drawn.empty()) {
    data.emptyText = RatioText::tr("The two sessions have no point of these kernels in common.");
    return data;
  }
  data.notes.prepend(RatioText::tr("beyond the noise: %1 of %2").arg(differences).arg(drawn.size()));
  data.lines.push_back({RatioText::tr("as in %1").arg(comparison.name), 1, ReferenceLine::Kind::Baseline});
  addSeries(data, {familyResults, labels, arrangement}, drawn);
  return data;
}

bool hasTime(const Result& result) { return result.time.has_value(); }

}  // namespace

const ViewDefinition kRatioView{
    .title = [](const Family*) { return RatioText::tr("Rat&io"); },
    .toolTip = [] { return RatioText::tr("Times divided by those of the compared session"); },
    .has = [](const Subject& subject) { return subject.any(hasTime) && subject.anyCompared(hasTime); },
    .plot = ratioPlot};

}  // namespace warpbench::plots
