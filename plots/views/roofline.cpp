// SPDX-License-Identifier: GPL-3.0-or-later
// Williams, Waterman and Patterson's model ("Roofline", CACM 52/4, 2009).
#include <QCoreApplication>
#include <algorithm>

#include "program/report/program_events.h"
#include "text/number_text.h"
#include "views/figures.h"
#include "views/view_definition.h"

namespace warpbench::plots {
namespace {

struct RooflineText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Roofline)
};

/// Draws each result at its arithmetic intensity, computed from the bytes and flops that its algorithm needs. Results
/// without flops or bytes have no point.
std::vector<DrawnResult> drawRoofline(PlotData& data, const Context& context, const PlotChoices&) {
  data.form = Form::Roofline;
  data.xTitle = RooflineText::tr("Arithmetic intensity (flop/byte)");
  data.yTitle = RooflineText::tr("Throughput (GFLOP/s)");
  data.unit = QStringLiteral("GFLOP/s");
  data.formula =
      context.familyResults.family() == program::kFamily
          ? RooflineText::tr(
                "intensity = flops / bytes, both counted: each sector of 32 bytes that a launch touches counts once; a "
                "slope is intensity x bandwidth")
          : RooflineText::tr(
                "intensity = flops / bytes, both as the algorithm needs them; a slope is intensity x bandwidth");
  std::vector<DrawnResult> drawn;
  for (const Result* result : context.familyResults.results()) {
    auto point = pointOf(*result, Quantity::Gflops);
    if (!point || !(result->flops > 0) || !(result->bytes > 0)) continue;
    point->x = result->flops / result->bytes;
    drawn.push_back({result, std::move(*point)});
  }
  return drawn;
}

/// Adds the roofs of the drawn devices: the compute peak, and below it the limits by peak memory bandwidth and measured
/// copy. Omits unknown roofs, and adds a note if the plot then has no roof.
void addRoofs(PlotData& data, const Context& context, const std::vector<const Result*>& drawn) {
  data.lines = deviceLimits(context.familyResults, drawn, Quantity::Gflops);
  double highest = 0;
  for (const ReferenceLine& peak : data.lines) highest = std::max(highest, peak.y);
  // Memory bandwidth does not limit what stays on the chip.
  double steepest = 0;
  if (!context.labels.family() || !context.labels.family()->onChip)
    for (const ReferenceLine& bandwidth : deviceLimits(context.familyResults, drawn, Quantity::Bandwidth)) {
      steepest = std::max(steepest, bandwidth.y);
      data.slopes.push_back(
          {.label = bandwidth.label, .perX = bandwidth.y, .until = highest / bandwidth.y, .kind = bandwidth.kind});
    }
  if (steepest > 0)
    for (ReferenceLine& peak : data.lines) peak.from = peak.y / steepest;
  if (data.lines.empty())
    data.notes << RooflineText::tr("no roof of flops: the device's peak for these elements is unknown");
  if (data.slopes.empty())
    data.notes << (context.labels.family() && context.labels.family()->onChip
                       ? RooflineText::tr("no slopes: these bytes stay within the multiprocessors")
                       : RooflineText::tr("no slopes: the device's bandwidth is unknown"));
}

}  // namespace

const ViewDefinition kRooflineView{
    .title = [](const Family*) { return RooflineText::tr("R&oofline"); },
    .toolTip = [] { return RooflineText::tr("Whether memory or arithmetic bounds a kernel"); },
    .has =
        [](const Subject& subject) {
          return (subject.known && subject.known->figure == Figure::Gflops) ||
                 subject.any([](const Result& result) { return result.gflops && result.bytes > 0; });
        },
    .draw = drawRoofline,
    .without = [](const PlotData&,
                  const QString& names) { return RooflineText::tr("left out, without flops or bytes: %1").arg(names); },
    .addLines = addRoofs};

}  // namespace warpbench::plots
