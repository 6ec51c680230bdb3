// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/distribution_plot.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "axes/axis_tickers.h"
#include "look/legend_entries.h"
#include "look/series_style.h"

namespace warpbench::plots {
namespace {

struct DistributionPlotText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::DistributionPlot)
};

constexpr double kBinMargin = 14;  ///< pixels outside the first and the last bin
constexpr double kAbove = 10;      ///< pixels above the highest bin
constexpr std::size_t kFew = 12;   ///< most distributions with fills; more get outlines only
constexpr double kFill = 0.22;     ///< opacity below the steps

double largest(const Series& series) {
  double most = 0;
  for (const SeriesPoint& bin : series.points) most = std::max(most, bin.y);
  return most;
}

}  // namespace

DistributionPlot::DistributionPlot(const PlotData& data, const Look& look, QCPAxisRect& axes, QCPLegend& legend)
    : m_data(data),
      m_look(look),
      m_keys(legendKeys(data)),
      m_axes(axes),
      m_x(axes.axis(QCPAxis::atBottom)),
      m_y(axes.axis(QCPAxis::atLeft)) {
  if (look.logX) {
    m_x->setScaleType(QCPAxis::stLogarithmic);
    m_x->setTicker(QSharedPointer<QCPAxisTicker>(new LogTicker(LogTicker::Base::Ten)));
  }
  m_x->setNumberFormat(QStringLiteral("gbc"));
  for (const Series& series : data.series) addSteps(series, legend);
  for (const Series& series : data.series) addMarks(series);
}

bool DistributionPlot::canShow(const SeriesPoint& bin) const {
  return std::isfinite(bin.x) && !(m_look.logX && bin.x <= 0);
}

void DistributionPlot::addSteps(const Series& series, QCPLegend& legend) {
  const Emphasis emphasis = emphasisFor(series, series.name, m_keys, m_look);
  QPen pen = lineStyle(series, m_look.theme, emphasis).pen;
  QCPGraph* graph = m_x->parentPlot()->addGraph(m_x, m_y);
  graph->setName(series.name);
  graph->setLineStyle(QCPGraph::lsStepLeft);
  graph->setAdaptiveSampling(false);
  graph->setSelectable(QCP::stNone);
  if (m_data.series.size() <= kFew) {
    QColor fill = pen.color();
    fill.setAlphaF(kFill);
    graph->setBrush(fill);
  } else {
    // Wide antialiased lines dominate the painting time.
    pen = QPen(pen.color(), emphasis == Emphasis::Strong ? 2 : 0);
    graph->setAntialiased(false);
  }
  graph->setPen(pen);
  graph->addToLegend(&legend);

  // On a logarithmic axis an empty bin extends down to the start of the axis.
  double least = 0;
  if (m_look.logY)
    for (const SeriesPoint& bin : series.points)
      if (bin.y > 0) least = least > 0 ? std::min(least, bin.y / 2) : bin.y / 2;
  QVector<double> keys;
  QVector<double> values;
  int leftOut = 0;
  const auto add = [&](double x, double y) { keys << x, values << std::max(y, least); };
  for (const SeriesPoint& bin : series.points) {
    if (!canShow(bin)) {
      ++leftOut;
      continue;
    }
    if (keys.isEmpty()) add(bin.x, 0);
    add(bin.x, bin.y);
  }
  if (!keys.isEmpty()) add(series.points.back().x + series.spread->binWidth, 0);
  graph->setData(keys, values, true);
  if (leftOut > 0)
    m_notes << DistributionPlotText::tr("%1: at or below zero, so left out of the logarithmic plot: %2 of %3 bins")
                   .arg(series.name)
                   .arg(leftOut)
                   .arg(series.points.size());
}

void DistributionPlot::addMarks(const Series& series) {
  if (series.points.empty() || m_data.series.size() > kFew) return;
  const Emphasis emphasis = emphasisFor(series, series.name, m_keys, m_look);
  const QColor colour = lineStyle(series, m_look.theme, emphasis).pen.color();
  const double top = largest(series);
  const Spread& spread = *series.spread;
  for (const double x : {spread.q1, spread.median, spread.q3}) {
    if (m_look.logX && x <= 0) continue;
    auto* mark = new QCPItemLine(m_x->parentPlot());
    for (QCPItemPosition* end : {mark->start, mark->end}) {
      end->setAxes(m_x, m_y);
      end->setAxisRect(&m_axes);
      end->setTypeX(QCPItemPosition::ptPlotCoords);
    }
    // The mark begins at the bottom of the axis rect, whatever the axis range.
    mark->start->setTypeY(QCPItemPosition::ptAxisRectRatio);
    mark->start->setCoords(x, 1);
    mark->end->setTypeY(QCPItemPosition::ptPlotCoords);
    mark->end->setCoords(x, top);
    const bool median = x == spread.median;
    QPen pen(colour, median ? 2.5 : 2);
    pen.setCapStyle(Qt::FlatCap);
    if (!median) pen.setDashPattern({1, 1.5});
    mark->setPen(pen);
    mark->setSelectable(false);
    mark->setClipAxisRect(&m_axes);
  }
}

void DistributionPlot::fitLabels() {
  constexpr int kLabel = 72;  // pixels of a tick label and its spacing
  m_x->ticker()->setTickCount(std::clamp(m_axes.width() / kLabel, 2, 8));
}

std::vector<Shown> DistributionPlot::shown() const {
  std::vector<Shown> values;
  for (const Series& series : m_data.series)
    for (const SeriesPoint& bin : series.points)
      if (canShow(bin) && bin.y > 0) values.push_back({bin.y, kAbove});
  return values;
}

QCPRange DistributionPlot::xRange() const {
  std::vector<double> xs;
  for (const Series& series : m_data.series) {
    for (const SeriesPoint& bin : series.points)
      if (canShow(bin)) xs.push_back(bin.x);
    if (!series.points.empty()) xs.push_back(series.points.back().x + series.spread->binWidth);
  }
  return sweepRange(xs, m_axes.width(), kBinMargin, m_look.logX);
}

std::optional<PointId> DistributionPlot::at(const QPointF& pixel) const {
  if (!m_axes.rect().contains(pixel.toPoint())) return std::nullopt;
  const double x = m_x->pixelToCoord(pixel.x());
  constexpr double kReach = 4;  // pixels above a bin that still count as a hit
  const double y = m_y->pixelToCoord(pixel.y() + kReach);
  // If bins overlap, the lowest one that reaches the pointer is visible.
  std::optional<PointId> found;
  double lowest = 0;
  for (std::size_t i = 0; i < m_data.series.size(); ++i) {
    const Series& series = m_data.series[i];
    if (series.points.empty()) continue;
    const double bin = std::floor((x - series.points.front().x) / series.spread->binWidth);
    if (!(bin >= 0) || bin >= static_cast<double>(series.points.size())) continue;
    const SeriesPoint& point = series.points[static_cast<std::size_t>(bin)];
    if (point.y < y || !canShow(point) || !(point.y > 0) || (found && point.y >= lowest)) continue;
    found = PointId{i, static_cast<std::size_t>(bin)};
    lowest = point.y;
  }
  return found;
}

QPointF DistributionPlot::pixelOf(const PointId& id) const {
  const Series& series = m_data.series[id.series];
  const SeriesPoint& bin = series.points[id.point];
  return {m_x->coordToPixel(bin.x + series.spread->binWidth / 2), m_y->coordToPixel(bin.y)};
}

std::vector<PointId> DistributionPlot::points() const {
  std::vector<PointId> ids;
  for (std::size_t i = 0; i < m_data.series.size(); ++i)
    for (std::size_t k = 0; k < m_data.series[i].points.size(); ++k)
      if (canShow(m_data.series[i].points[k]) && m_data.series[i].points[k].y > 0) ids.push_back({i, k});
  return ids;
}

}  // namespace warpbench::plots
