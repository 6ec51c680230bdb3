// SPDX-License-Identifier: GPL-3.0-or-later
#include "series_style.h"

#include <algorithm>
#include <array>

namespace warpbench::plots {
namespace {

constexpr int kColours = 8;

QColor mixed(const QColor& colour, const QColor& ground, double share) {
  const auto channel = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
  return QColor(channel(colour.red(), ground.red()), channel(colour.green(), ground.green()),
                channel(colour.blue(), ground.blue()));
}

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

BarStyle tinted(const QColor& colour, int group, Theme theme) {
  static constexpr std::array kShares{1.0, 0.45, 0.12};
  const double share = kShares[static_cast<std::size_t>(std::max(group, 0)) % kShares.size()];
  QPen pen(theme == Theme::Light ? colour.darker(125) : colour.lighter(115), 1.25);
  pen.setJoinStyle(Qt::MiterJoin);
  return {dashed(pen, group / static_cast<int>(kShares.size())), mixed(colour, coloursOf(theme).ground, share)};
}

}  // namespace

LineStyle lineStyle(const Series& series, Theme theme) {
  using Shape = QCPScatterStyle;
  static constexpr std::array<Shape::ScatterShape, kColours> kShapes{
      Shape::ssCircle,           Shape::ssSquare,     Shape::ssDiamond, Shape::ssTriangle,
      Shape::ssTriangleInverted, Shape::ssPlusCircle, Shape::ssCross,   Shape::ssCrossSquare};
  constexpr double kMarker = 8;
  const int style = std::max(series.style, 0);
  const int cycle = style / kColours;
  const QColor colour = seriesColour(style, theme);
  const auto shape = kShapes[static_cast<std::size_t>(style + 3 * cycle) % kShapes.size()];
  QPen pen(colour, 2);
  pen.setCapStyle(Qt::FlatCap);
  pen.setJoinStyle(Qt::RoundJoin);
  const bool open = series.group % 2 == 1;
  const bool crossed = shape == Shape::ssPlusCircle || shape == Shape::ssCrossSquare;
  const QBrush fill = open || crossed ? QBrush(coloursOf(theme).ground) : QBrush(colour);
  return {dashed(pen, series.group + cycle), QCPScatterStyle(shape, QPen(colour, 1.5), fill, kMarker)};
}

BarStyle barStyle(const Series& series, Theme theme) {
  return tinted(seriesColour(series.style, theme), series.group, theme);
}

BarStyle groupStyle(int group, Theme theme) { return tinted(coloursOf(theme).axis, group, theme); }

}  // namespace warpbench::plots
