// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/counters.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>

#include "results/values/ideal_counts.h"
#include "text/notes.h"
#include "text/number_text.h"
#include "views/view_definition.h"

namespace warpbench::plots {
namespace {

struct CountersText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Counters)
};

struct Count {
  double value = 0;
  std::optional<double> ideal;
};

/// Lanes that request the same bytes need even fewer sectors than their bytes side by side would.
std::optional<Count> sectorsOf(std::initializer_list<Counters::Traffic> parts) {
  Counters::Traffic all;
  double ideal = 0;
  for (const Counters::Traffic& traffic : parts) {
    all += traffic;
    ideal += std::min(traffic.sectors, idealSectors(traffic));
  }
  if (all.requests <= 0) return std::nullopt;
  Count count{all.sectorsPerRequest(), std::nullopt};
  // Tables of other programs lack the requested bytes.
  if (all.bytes > 0) count.ideal = ideal / all.requests;
  return count;
}

std::optional<Count> countOf(const Counters& counters, CounterKind kind) {
  switch (kind) {
    case CounterKind::Sectors:
      return sectorsOf({counters.globalLoad, counters.globalStore, counters.globalRed, counters.globalAtom});
    case CounterKind::LoadSectors:
      return sectorsOf({counters.globalLoad});
    case CounterKind::StoreSectors:
      return sectorsOf({counters.globalStore});
    case CounterKind::Wavefronts: {
      const Counters::SharedTraffic shared = counters.shared();
      if (shared.requests <= 0) return std::nullopt;
      return Count{shared.wavefronts / shared.requests, idealWavefronts(shared) / shared.requests};
    }
    case CounterKind::Lanes:
      if (counters.activeLanesPerRequest <= 0) return std::nullopt;
      return Count{counters.activeLanesPerRequest, kWarpLanes};
  }
  return std::nullopt;
}

QString originText(const Counters& counters) {
  if (counters.origin == Counters::Origin::Hardware) return CountersText::tr("counted by the hardware");
  if (!counters.estimated()) return CountersText::tr("counted by the simulator");
  return CountersText::tr("estimated by the simulator from %1 of %2 blocks")
      .arg(counters.sampledBlocks)
      .arg(counters.totalBlocks);
}

QString formulaOf(CounterKind kind) {
  switch (kind) {
    case CounterKind::Sectors:
    case CounterKind::LoadSectors:
    case CounterKind::StoreSectors:
      return CountersText::tr(
          "sectors of 32 bytes / requests of a warp; the marked ideal: the requested bytes are contiguous");
    case CounterKind::Wavefronts:
      return CountersText::tr("wavefronts / requests of a warp to shared memory; the marked ideal: no bank conflict");
    case CounterKind::Lanes:
      return CountersText::tr(
          "active lanes / requests of a warp to global and shared memory; the marked ideal: all 32");
  }
  return {};
}

QString unitOf(CounterKind kind) {
  switch (kind) {
    case CounterKind::Sectors:
    case CounterKind::LoadSectors:
    case CounterKind::StoreSectors:
      return CountersText::tr("sectors");
    case CounterKind::Wavefronts:
      return CountersText::tr("wavefronts");
    case CounterKind::Lanes:
      return CountersText::tr("lanes");
  }
  return {};
}

/// The mean cost of each result's requests, with its ideal. Results without such requests have no point.
std::vector<DrawnResult> drawCounter(PlotData& data, const Context& context, const PlotChoices& choices) {
  const CounterKind kind = choices.counter;
  data.yTitle = counterTitle(kind);
  data.unit = unitOf(kind);
  data.formula = formulaOf(kind);
  data.times = false;
  std::vector<DrawnResult> drawn;
  for (const Result* result : context.familyResults.results()) {
    if (result->status == Result::Status::Failed || !result->counters) continue;
    const auto count = countOf(*result->counters, kind);
    if (!count) continue;
    SeriesPoint point;
    point.y = point.low = point.high = count->value;
    point.ideal = count->ideal;
    if (count->ideal) point.details << CountersText::tr("ideal %1").arg(figureText(*count->ideal));
    point.details << originText(*result->counters);
    point.warnings = flagsOf(*result);
    drawn.push_back({result, std::move(point)});
  }
  if (drawn.empty() && std::ranges::any_of(context.familyResults.results(),
                                           [](const Result* result) { return result->status == Result::Status::Ok; }))
    data.emptyText = CountersText::tr("There are no such counts. Run the kernels on a simulated device to get them.");
  return drawn;
}

/// Draws one line instead of a mark per point if all ideals are equal.
void shareIdeal(PlotData& data, const Context&, const std::vector<const Result*>&) {
  constexpr double kSame = 1e-9;  // counts of sampled blocks are scaled
  std::optional<double> shared;
  for (const Series& series : data.series)
    for (const SeriesPoint& point : series.points) {
      if (!point.ideal || (shared && std::abs(*shared - *point.ideal) > kSame * *shared)) return;
      shared = point.ideal;
    }
  if (!shared) return;
  for (Series& series : data.series)
    for (SeriesPoint& point : series.points) point.ideal.reset();
  data.lines.push_back({CountersText::tr("ideal %1").arg(figureText(*shared)), *shared, ReferenceLine::Kind::Ideal});
}

}  // namespace

QString counterTitle(CounterKind kind) {
  switch (kind) {
    case CounterKind::Sectors:
      return CountersText::tr("Sectors per global request");
    case CounterKind::LoadSectors:
      return CountersText::tr("Sectors per global load");
    case CounterKind::StoreSectors:
      return CountersText::tr("Sectors per global store");
    case CounterKind::Wavefronts:
      return CountersText::tr("Wavefronts per shared request");
    case CounterKind::Lanes:
      return CountersText::tr("Active lanes per request");
  }
  return {};
}

const ViewDefinition kCountersView{
    .title = [](const Family*) { return CountersText::tr("&Counters"); },
    .toolTip = [] { return CountersText::tr("Cost of a warp's requests compared with the ideal"); },
    .has =
        [](const Subject& subject) {
          return subject.known || subject.any([](const Result& result) { return result.counters.has_value(); });
        },
    .draw = drawCounter,
    .without = [](const PlotData&,
                  const QString& names) { return CountersText::tr("without such counts: %1").arg(names); },
    .addLines = shareIdeal};

}  // namespace warpbench::plots
