// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "catalogue/bandwidth.h"
#include "text/notes.h"
#include "text/number_text.h"
#include "text/shown_text.h"
#include "views/view_definition.h"

namespace warpbench::plots {
namespace {

struct FiguresText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Figures)
};

std::optional<double> figureOf(const Result& result, Quantity quantity) {
  if (quantity == Quantity::Gflops) return result.gflops;
  return quantity == Quantity::Items ? result.itemsPerSecond : result.bandwidthGbs;
}

QString shareOfCopy(Origin ofDevice) {
  switch (ofDevice) {
    case Origin::Measured:
      return FiguresText::tr("%1 % of the measured copy");
    case Origin::Modelled:
      return FiguresText::tr("%1 % of the profile's copy");
    case Origin::Recorded:
      return FiguresText::tr("%1 % of the recorded copy");
  }
  return {};
}

/// "37.8 % of the peak", "43.2 % of the measured copy".
QStringList sharesText(const Result& result, const DeviceRecord* device) {
  const auto percent = [](double share) { return figureText(share * 100); };
  QStringList texts;
  if (const auto share = figureOfPeak(result, device))
    texts << FiguresText::tr("%1 % of the peak").arg(percent(*share));
  const auto copy = fractionsOf(result, device).bandwidthOfCopy;
  if (copy && figureOfPeak(result, device) == fractionsOf(result, device).bandwidthOfPeak)
    texts << shareOfCopy(device->origin).arg(percent(*copy));
  return texts;
}

void nameQuantity(PlotData& data, Quantity quantity) {
  switch (quantity) {
    case Quantity::Time:
      data.yTitle = FiguresText::tr("Time (ms)"), data.unit = QStringLiteral("ms");
      break;
    case Quantity::Bandwidth:
      data.yTitle = FiguresText::tr("Effective bandwidth (GB/s)"), data.unit = QStringLiteral("GB/s");
      break;
    case Quantity::Gflops:
      data.yTitle = FiguresText::tr("Throughput (GFLOP/s)"), data.unit = QStringLiteral("GFLOP/s");
      break;
    case Quantity::Items:
      break;  // named once the values are known
  }
}

/// Scales items per second to a readable range and names the unit: "10⁹ points/s".
void scaleItems(PlotData& data, std::vector<DrawnResult>& drawn, const Family* family) {
  double most = 0;
  for (const DrawnResult& one : drawn) most = std::max(most, one.point.y);
  int exponent = 0;
  constexpr int kThousand = 3;
  constexpr int kLargest = 15;
  while (exponent < kLargest && most >= std::pow(10.0, exponent + kThousand)) exponent += kThousand;
  for (DrawnResult& one : drawn)
    for (double* value : {&one.point.y, &one.point.low, &one.point.high}) *value /= std::pow(10.0, exponent);
  const QString items = family ? shownText(family->items) : FiguresText::tr("items");
  data.unit = FiguresText::tr("%1/s").arg(items);
  if (exponent > 0) data.unit.prepend(powerOfTenText(exponent) + QLatin1Char(' '));
  data.yTitle = FiguresText::tr("Throughput (%1)").arg(data.unit);
}

/// Adds the points and names the y axis.
std::vector<DrawnResult> drawQuantity(PlotData& data, const Context& context, Quantity quantity) {
  nameQuantity(data, quantity);
  data.best = quantity == Quantity::Time ? PlotData::Best::Lowest : PlotData::Best::Highest;
  std::vector<DrawnResult> drawn;
  for (const Result* result : context.familyResults.results()) {
    auto point = pointOf(*result, quantity);
    if (!point) continue;
    if (quantity == Quantity::Bandwidth || quantity == Quantity::Gflops)
      point->details << sharesText(*result, context.familyResults.device(*result));
    drawn.push_back({result, std::move(*point)});
  }
  if (quantity == Quantity::Items) scaleItems(data, drawn, context.labels.family());
  if (quantity != Quantity::Time && context.labels.family())
    data.formula = shownText(context.labels.family()->figureFormula);
  return drawn;
}

std::vector<DrawnResult> drawTime(PlotData& data, const Context& context, const PlotChoices&) {
  return drawQuantity(data, context, Quantity::Time);
}

Quantity quantityOf(const Context& context) {
  return figureQuantity(context.labels.family(), context.familyResults.results());
}

std::vector<DrawnResult> drawFigure(PlotData& data, const Context& context, const PlotChoices&) {
  return drawQuantity(data, context, quantityOf(context));
}

void addLimits(PlotData& data, const Context& context, const std::vector<const Result*>& drawn) {
  // Memory bandwidth does not limit what stays on the chip.
  const Family* const family = context.labels.family();
  if (!family || !family->onChip) data.lines = deviceLimits(context.familyResults, drawn, quantityOf(context));
}

QString figureTitle(const Family* family) {
  switch (family ? family->figure : Figure::Bandwidth) {
    case Figure::Gflops:
      return FiguresText::tr("&GFLOP/s");
    case Figure::Items: {
      QString items = shownText(family->items);
      if (!items.isEmpty()) items[0] = items[0].toUpper();
      return FiguresText::tr("%1/&s").arg(items);
    }
    case Figure::Bandwidth:
      break;
  }
  return FiguresText::tr("&Bandwidth");
}

}  // namespace

Quantity figureQuantity(const Family* family, const std::vector<const Result*>& results) {
  if (family) {
    if (family->figure == Figure::Items) return Quantity::Items;
    return family->figure == Figure::Gflops ? Quantity::Gflops : Quantity::Bandwidth;
  }
  const auto any = [&](std::optional<double> Result::*figure) {
    return std::ranges::any_of(results, [&](const Result* result) { return (result->*figure).has_value(); });
  };
  if (any(&Result::bandwidthGbs)) return Quantity::Bandwidth;
  if (any(&Result::gflops)) return Quantity::Gflops;
  return any(&Result::itemsPerSecond) ? Quantity::Items : Quantity::Bandwidth;
}

std::optional<SeriesPoint> pointOf(const Result& result, Quantity quantity) {
  if (result.status == Result::Status::Failed) return std::nullopt;
  SeriesPoint point;
  point.warnings = flagsOf(result);
  for (const Fact& fact : result.facts) point.details << factText(fact);
  const bool quartiles = result.time && result.origin != Origin::Modelled;
  if (quantity == Quantity::Time) {
    if (!result.time) return std::nullopt;
    point.y = result.time->median;
    point.low = quartiles ? result.time->q1 : point.y;
    point.high = quartiles ? result.time->q3 : point.y;
    return point;
  }
  const std::optional<double> figure = figureOf(result, quantity);
  if (!figure) return std::nullopt;
  point.y = point.low = point.high = *figure;
  // The longest time gives the lowest figure.
  if (quartiles && result.time->q1 > 0 && result.time->q3 > 0) {
    point.low = *figure * result.time->median / result.time->q3;
    point.high = *figure * result.time->median / result.time->q1;
  }
  return point;
}

const ViewDefinition kTimeView{.title = [](const Family*) { return FiguresText::tr("&Time"); },
                               .toolTip = [] { return FiguresText::tr("Time of one launch, median and quartiles"); },
                               .draw = drawTime,
                               .without = withoutValue};

const ViewDefinition kFigureView{
    .title = figureTitle,
    .toolTip = [] { return FiguresText::tr("What the kernels reach, and the peak of the device"); },
    .draw = drawFigure,
    .without = withoutValue,
    .addLines = addLimits};

}  // namespace warpbench::plots
