// SPDX-License-Identifier: GPL-3.0-or-later
#include "speedup.h"

#include <QCoreApplication>
#include <algorithm>

#include "figures.h"
#include "number_text.h"

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Speedup)
};

bool isTimed(const Result& result) {
  return result.status == Result::Status::Ok && result.time && result.time->median > 0;
}

/// @param baselines the baseline's results.
/// @returns nullptr where none compares, or several do whose times differ.
const Result* baselineOf(const Result& result, const std::vector<const Result*>& baselines, const Gathered& gathered) {
  std::vector<const Result*> here;
  std::vector<const Result*> elsewhere;
  for (const Result* other : baselines) {
    if (!gathered.ofOneSession(result, *other) || !agreeInParameters(result, *other)) continue;
    if (other == &result) return other;
    if (gathered.source(*other) == gathered.source(result) && other->origin == result.origin) {
      if (other->mode == result.mode) here.push_back(other);
    } else {
      elsewhere.push_back(other);
    }
  }
  const auto& candidates = here.empty() ? elsewhere : here;
  const bool one = std::ranges::all_of(
      candidates, [&](const Result* candidate) { return candidate->time->median == candidates.front()->time->median; });
  return one && !candidates.empty() ? candidates.front() : nullptr;
}

}  // namespace

std::vector<Baseline> baselinesOf(const Session& session, const QString& family, const Comparison& comparison) {
  const Gathered gathered(session, family.toStdString(), comparison);
  const Labels labels(gathered);
  std::vector<const Result*> timed;
  std::ranges::copy_if(gathered.results(), std::back_inserter(timed), [](const Result* one) { return isTimed(*one); });
  std::ranges::stable_sort(timed, {}, [&](const Result* result) { return labels.place(result->variant); });
  std::vector<Baseline> baselines;
  for (const Result* result : timed) {
    const Baseline baseline{QString::fromStdString(result->variant), labels.variant(*result, {})};
    if (std::ranges::find(baselines, baseline) == baselines.end()) baselines.push_back(baseline);
  }
  return baselines;
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

std::vector<DrawnResult> drawSpeedup(PlotData& data, const Context& context, const Baseline& baseline) {
  data.yTitle = Text::tr("Speedup");
  data.unit = Text::tr("times as fast");
  if (baseline.variant.isEmpty()) return {};
  data.formula =
      Text::tr("speedup = median time of '%1' / time, on the same device where it ran there").arg(baseline.title);

  std::vector<const Result*> baselines;
  std::ranges::copy_if(context.gathered.results(), std::back_inserter(baselines), [&](const Result* result) {
    return isTimed(*result) && result->variant == baseline.variant.toStdString();
  });
  std::vector<DrawnResult> drawn;
  std::vector<const Result*> alone;
  for (const Result* result : context.gathered.results()) {
    if (!isTimed(*result)) continue;
    const Result* const other = baselineOf(*result, baselines, context.gathered);
    auto point = pointOf(*result, Quantity::Time);
    if (!other || !point) {
      alone.push_back(result);
      continue;
    }
    const SeriesPoint time = *point;
    const auto times = [&](double milliseconds) { return other->time->median / milliseconds; };
    point->y = point->low = point->high = times(time.y);
    // The longer the time, the lower the speedup.
    if (time.low < time.high && time.low > 0) {
      point->low = times(time.high);
      point->high = times(time.low);
    }
    const QString median =
        Text::tr("%1 ms, the baseline %2 ms").arg(figureText(time.y), figureText(other->time->median));
    point->details.prepend(context.gathered.source(*other) == context.gathered.source(*result)
                               ? median
                               : Text::tr("%1 on %2").arg(median, context.labels.source(*other)));
    drawn.push_back({result, std::move(*point)});
  }
  if (!alone.empty())
    data.notes << Text::tr("no single time of '%1' at the same parameters to compare with: %2")
                      .arg(baseline.title, namesOf(alone, context.labels));
  if (!drawn.empty())
    data.lines.push_back({Text::tr("baseline %1").arg(figureText(1)), 1, ReferenceLine::Kind::Baseline});
  return drawn;
}

}  // namespace warpbench::plots
