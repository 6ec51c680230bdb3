// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes/slope_lines.h"

#include <algorithm>
#include <cmath>

#include "axes/reference_lines.h"

namespace warpbench::plots {
namespace {

constexpr double kFar = 1e6;  ///< times the end of a slope: beyond any visible range
constexpr int kDistance = 3;  ///< pixels from a line to its label

}  // namespace

SlopeLines::SlopeLines(const PlotData& data, const Look& look, QCPAxisRect& axes)
    : m_axes(axes), m_x(axes.axis(QCPAxis::atBottom)), m_y(axes.axis(QCPAxis::atLeft)) {
  for (const Slope& slope : data.slopes)
    if (slope.perX > 0) add(slope, look);
}

void SlopeLines::add(const Slope& slope, const Look& look) {
  const Colours& colours = coloursOf(look.theme);
  QPen pen(colours.muted, 1.5 * strokeFor(look.theme));
  pen.setCapStyle(Qt::FlatCap);
  pen.setDashPattern(roofDash(slope.kind));
  auto* line = new QCPItemLine(m_x->parentPlot());
  const double end = slope.until > 0 ? slope.until : kFar;
  const double start = std::min(end, 1.0) / kFar;
  line->start->setCoords(start, slope.perX * start);
  line->end->setCoords(end, slope.perX * end);
  for (QCPItemPosition* position : {line->start, line->end}) position->setAxes(m_x, m_y);
  line->setPen(pen);
  line->setLayer(QStringLiteral("grid"));
  line->setSelectable(false);
  line->setClipAxisRect(&m_axes);

  auto* label = new QCPItemText(m_x->parentPlot());
  label->position->setType(QCPItemPosition::ptAbsolute);
  label->setText(slope.label);
  label->setFont(look.fonts.small);
  label->setColor(colours.muted);
  label->setSelectable(false);
  label->setClipAxisRect(&m_axes);
  const bool below = slope.kind == ReferenceLine::Kind::Copy;
  label->setPositionAlignment(Qt::AlignLeft | (below ? Qt::AlignTop : Qt::AlignBottom));
  label->setPadding(below ? QMargins(0, kDistance, 0, 0) : QMargins(0, 0, 0, kDistance));
  m_lines.push_back({slope, label});
}

void SlopeLines::place() {
  for (const Line& line : m_lines) {
    const auto pixel = [&](double x) { return QPointF(m_x->coordToPixel(x), m_y->coordToPixel(x * line.slope.perX)); };
    // The part of the slope inside the axis rect.
    const double first = std::max(m_x->range().lower, m_y->range().lower / line.slope.perX);
    const double end = line.slope.until > 0 ? line.slope.until : m_x->range().upper;
    const double last = std::min({end, m_x->range().upper, m_y->range().upper / line.slope.perX});
    const QPointF from = pixel(first);
    const QPointF way = pixel(last) - from;
    const double length = std::hypot(way.x(), way.y());
    constexpr double kBefore = 0.08;  // of the visible part, in front of the label
    const double needed = QFontMetrics(line.label->font()).horizontalAdvance(line.slope.label);
    const bool fits = last > first && needed < (1 - 2 * kBefore) * length;
    line.label->setVisible(fits);
    if (!fits) continue;
    line.label->setRotation(std::atan2(way.y(), way.x()) * 180 / std::acos(-1.0));
    line.label->position->setCoords(from + kBefore * way);
  }
}

}  // namespace warpbench::plots
