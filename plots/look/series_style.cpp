// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/series_style.h"

#include <algorithm>
#include <array>

namespace warpbench::plots {
namespace {

constexpr int kColours = 8;

QPen dashed(QPen pen, int dash) {
  static const std::array<QList<qreal>, 5> kDashes{
      QList<qreal>{}, {5, 2.5}, {1.5, 2}, {7, 2, 1.5, 2}, {7, 2, 1.5, 2, 1.5, 2}};
  const auto& pattern = kDashes[static_cast<std::size_t>(dash) % kDashes.size()];
  if (pattern.isEmpty())
    pen.setStyle(Qt::SolidLine);
  else
    pen.setDashPattern(pattern);
  return pen;
}

/// Faint colours are close to the background but still visible.
QColor emphasised(const QColor& colour, Theme theme, Emphasis emphasis) {
  const double faint = isDark(theme) ? 0.5 : 0.3;  // less would be invisible on black
  return emphasis == Emphasis::Faint ? mixed(colour, coloursOf(theme).ground, faint) : colour;
}

QColor colourOf(const Series& series, Theme theme) {
  return series.colour.isEmpty() ? seriesColour(std::max(series.style, 0), theme) : QColor(series.colour);
}

/// The colour of a line, which may cover another line of the same variant.
QColor lineColourOf(const Series& series, Theme theme) {
  constexpr int kDarker = 140;  // per cent: visible on the other line and on a dark background
  const QColor colour = colourOf(series, theme);
  return series.group % 2 == 0 || !series.colour.isEmpty() ? colour : colour.darker(kDarker);
}

double penWidth(double width, Theme theme, Emphasis emphasis) {
  constexpr double kStrong = 1.75;
  return width * strokeFor(theme) * (emphasis == Emphasis::Strong ? kStrong : 1);
}

BarStyle tinted(const QColor& full, int group, Theme theme, Emphasis emphasis) {
  const QColor colour = emphasised(full, theme, emphasis);
  static constexpr std::array kShares{1.0, 0.45, 0.12};
  const double share = kShares[static_cast<std::size_t>(std::max(group, 0)) % kShares.size()];
  const QColor edge = isDark(theme) ? colour.lighter(115) : colour.darker(125);
  QPen pen(emphasis == Emphasis::Faint ? colour : edge, penWidth(1.25, theme, emphasis));
  pen.setJoinStyle(Qt::MiterJoin);
  return {dashed(pen, group / static_cast<int>(kShares.size())), mixed(colour, coloursOf(theme).ground, share)};
}

}  // namespace

LineStyle lineStyle(const Series& series, Theme theme, Emphasis emphasis) {
  using Shape = QCPScatterStyle;
  static constexpr std::array<Shape::ScatterShape, kColours> kShapes{
      Shape::ssCircle,           Shape::ssSquare,     Shape::ssDiamond, Shape::ssTriangle,
      Shape::ssTriangleInverted, Shape::ssPlusCircle, Shape::ssCross,   Shape::ssCrossSquare};
  constexpr double kMarker = 8;
  const int style = std::max(series.style, 0);
  const int cycle = style / kColours;
  const QColor colour = emphasised(lineColourOf(series, theme), theme, emphasis);
  auto shape = kShapes[static_cast<std::size_t>(style + 3 * cycle) % kShapes.size()];
  QPen pen(colour, penWidth(2, theme, emphasis));
  pen.setCapStyle(Qt::FlatCap);
  pen.setJoinStyle(Qt::RoundJoin);
  const bool open = series.group % 2 == 1;
  // Crossed markers are open already, so their open form drops the cross and takes another dash. A plain cross has
  // nothing to open, so its open form stands upright.
  constexpr int kWithoutCross = 2;
  const int more = open && (shape == Shape::ssPlusCircle || shape == Shape::ssCrossSquare) ? kWithoutCross : 0;
  if (open && shape == Shape::ssPlusCircle) shape = Shape::ssCircle;
  if (open && shape == Shape::ssCrossSquare) shape = Shape::ssSquare;
  if (open && shape == Shape::ssCross) shape = Shape::ssPlus;
  const bool crossed = shape == Shape::ssPlusCircle || shape == Shape::ssCrossSquare;
  const QBrush fill = open || crossed ? QBrush(coloursOf(theme).ground) : QBrush(colour);
  return {dashed(pen, series.group + cycle + more),
          QCPScatterStyle(shape, QPen(colour, 1.5 * strokeFor(theme)), fill, kMarker)};
}

BarStyle barStyle(const Series& series, Theme theme, Emphasis emphasis) {
  BarStyle style = tinted(colourOf(series, theme), series.group, theme, emphasis);
  if (series.wrong) style.brush.setStyle(Qt::BDiagPattern);
  return style;
}

BarStyle swatchFor(const PlotData& data, const QString& row, Theme theme, Emphasis emphasis) {
  const Series& first = *std::ranges::find(data.series, row, &Series::distinction);
  const bool oneColour = std::ranges::all_of(data.series, [&](const Series& series) {
    return series.distinction != row || (series.style == first.style && series.colour == first.colour);
  });
  Series swatch = oneColour ? first : data.series.front();
  swatch.group = first.group;
  swatch.wrong = false;
  return barStyle(swatch, theme, emphasis);
}

}  // namespace warpbench::plots
