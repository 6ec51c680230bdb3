// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/lines_plot.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

#include "axes/axis_tickers.h"
#include "data/best_point.h"
#include "look/series_style.h"
#include "text/number_text.h"

namespace warpbench::plots {
namespace {

struct LinesPlotText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::LinesPlot)
};

constexpr double kMargin = 14;      ///< pixels between the outer points and the edge of the axis rect
constexpr double kAboveLines = 12;  ///< pixels above the highest point
constexpr double kReach = 10;       ///< pixels from a point that still count as a hit
constexpr int kMarkDistance = 5;    ///< pixels between a point and its warning mark
const QString kErrorLayer = QStringLiteral("errors");

}  // namespace

QString leftOutText(const Series& series, int leftOut) {
  return LinesPlotText::tr("%1: at or below zero, so left out of the logarithmic plot: %2 of %3")
      .arg(series.name)
      .arg(leftOut)
      .arg(series.points.size());
}

LinesPlot::LinesPlot(const PlotData& data, const Look& look, QCPAxisRect& axes, QCPLegend& legend)
    : m_data(data), m_look(look), m_axes(axes), m_x(axes.axis(QCPAxis::atBottom)), m_y(axes.axis(QCPAxis::atLeft)) {
  // Markers cover the middle of their error bars.
  QCustomPlot* plot = m_x->parentPlot();
  if (!plot->layer(kErrorLayer))
    plot->addLayer(kErrorLayer, plot->layer(QStringLiteral("main")), QCustomPlot::limBelow);

  for (const Series& series : data.series)
    for (const SeriesPoint& one : series.points)
      if (!series.flat && canShow(series, one)) m_xs.push_back(one.x);
  std::ranges::sort(m_xs);
  if (look.logX) {
    m_x->setScaleType(QCPAxis::stLogarithmic);
    // Parameters double from step to step; an intensity is just a number.
    const auto base = data.form == Form::Roofline ? LogTicker::Base::Ten : LogTicker::Base::Two;
    m_x->setTicker(QSharedPointer<QCPAxisTicker>(new LogTicker(base)));
  } else {
    m_x->setTicker(QSharedPointer<QCPAxisTicker>(new IntegerTicker(m_xs)));
  }
  m_x->setNumberFormat(QStringLiteral("gbc"));
  m_best = bestPoint(data);
  if (m_best && !canShow(data.series[m_best->series], point(*m_best))) m_best.reset();
  const QStringList keys = legendKeys(data);
  for (std::size_t series = 0; series < data.series.size(); ++series)
    addSeries(series, emphasisFor(data.series[series], data.series[series].name, keys, look), legend);
  std::ranges::stable_sort(m_points, {}, [this](const PointId& id) { return point(id).x; });
  if (look.position && data.form == Form::Results && !(look.logX && *look.position <= 0)) addPosition(keys);
  if (m_best) addBest();
}

bool LinesPlot::canShow(const Series& series, const SeriesPoint& one) const {
  const bool x = series.flat || (std::isfinite(one.x) && (!m_look.logX || one.x > 0));
  return x && std::isfinite(one.y) && (!m_look.logY || one.y > 0);
}

void LinesPlot::addSeries(std::size_t index, Emphasis emphasis, QCPLegend& legend) {
  const Series& series = m_data.series[index];
  const LineStyle style = lineStyle(series, m_look.theme, emphasis);
  QCPGraph* graph = m_x->parentPlot()->addGraph(m_x, m_y);
  graph->setName(series.name);
  graph->setPen(style.pen);
  if (m_data.form == Form::Roofline) graph->setLineStyle(QCPGraph::lsNone);
  graph->setAdaptiveSampling(false);  // it may drop markers, and sweeps are short
  graph->setSelectable(QCP::stNone);
  if (!series.flat && m_data.form != Form::Course) graph->setScatterStyle(style.marker);
  graph->addToLegend(&legend);

  QVector<double> minus;
  QVector<double> plus;
  bool quartiles = false;
  int leftOut = 0;
  for (std::size_t i = 0; i < series.points.size(); ++i) {
    const SeriesPoint& one = series.points[i];
    if (!canShow(series, one)) {
      ++leftOut;
      continue;
    }
    m_points.push_back({index, i});
    if (series.flat) {
      graph->addData(m_xs.empty() ? 1 : m_xs.front(), one.y);
      graph->addData(m_xs.empty() ? 2 : m_xs.back(), one.y);
      continue;
    }
    graph->addData(one.x, one.y);
    // A logarithmic axis cannot show a lower quartile of zero, so that half of the error bar is left out.
    const bool below = one.low < one.y && !(m_look.logY && one.low <= 0);
    const bool above = one.high > one.y;
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    minus << (below ? one.y - one.low : kNone);
    plus << (above ? one.high - one.y : kNone);
    quartiles = quartiles || below || above;
  }
  if (leftOut > 0) m_notes << leftOutText(series, leftOut);
  if (quartiles) {
    auto* errors = new QCPErrorBars(m_x, m_y);
    errors->setDataPlottable(graph);
    errors->setData(minus, plus);
    errors->setPen(QPen(style.pen.color(), 1.25));
    errors->setSymbolGap(0);
    errors->setSelectable(QCP::stNone);
    errors->setLayer(kErrorLayer);
  }
  addIdeals(series, style.pen.color());
  for (std::size_t i = 0; i < series.points.size(); ++i) {
    const SeriesPoint& one = series.points[i];
    if (!one.warnings.isEmpty() && !series.flat && m_best != PointId{index, i} && canShow(series, one)) addMark(one);
  }
  for (const SeriesPoint& one : series.points)
    if (std::ranges::find(m_look.highlighted, one.resultIndex) != m_look.highlighted.end() && canShow(series, one))
      addRing(series, one, coloursOf(m_look.theme).text);
}

void LinesPlot::addRing(const Series& series, const SeriesPoint& one, const QColor& colour) {
  constexpr double kRing = 17;
  auto* ring = new QCPItemTracer(m_x->parentPlot());
  ring->position->setAxes(m_x, m_y);
  ring->position->setCoords(series.flat ? (m_xs.empty() ? 1 : m_xs.back()) : one.x, one.y);
  ring->setStyle(QCPItemTracer::tsCircle);
  ring->setSize(kRing);
  ring->setPen(QPen(colour, 2));
  ring->setBrush(Qt::NoBrush);
  ring->setSelectable(false);
}

void LinesPlot::addPosition(const QStringList& keys) {
  const QColor colour = coloursOf(m_look.theme).muted;
  auto* line = new QCPItemLine(m_x->parentPlot());
  for (QCPItemPosition* end : {line->start, line->end}) {
    end->setAxisRect(&m_axes);
    end->setAxes(m_x, m_y);
    end->setTypeX(QCPItemPosition::ptPlotCoords);
    end->setTypeY(QCPItemPosition::ptAxisRectRatio);
    end->setCoords(*m_look.position, end == line->start ? 0 : 1);
  }
  line->setPen(QPen(colour, 1, Qt::DotLine));
  line->setLayer(QStringLiteral("grid"));
  line->setSelectable(false);
  line->setClipAxisRect(&m_axes);
  for (const PointId& id : m_points) {
    const Series& series = m_data.series[id.series];
    const bool hidden = keys.contains(series.name) && m_look.hidden.contains(series.name);
    if (!series.flat && !hidden && point(id).x == *m_look.position) addRing(series, point(id), colour);
  }
}

void LinesPlot::addIdeals(const Series& series, const QColor& colour) {
  QCPGraph* marks = nullptr;
  for (const SeriesPoint& one : series.points) {
    if (!one.ideal || series.flat || !canShow(series, one) || (m_look.logY && *one.ideal <= 0)) continue;
    if (!marks) {
      constexpr double kHalf = 7;
      QPainterPath dash(QPointF(-kHalf, 0));
      dash.lineTo(kHalf, 0);
      marks = m_x->parentPlot()->addGraph(m_x, m_y);
      marks->setLineStyle(QCPGraph::lsNone);
      marks->setScatterStyle(QCPScatterStyle(dash, QPen(colour, 2.5, Qt::SolidLine, Qt::FlatCap)));
      marks->setSelectable(QCP::stNone);
    }
    marks->addData(one.x, *one.ideal);
  }
}

void LinesPlot::addMark(const SeriesPoint& one) {
  auto* mark = new QCPItemText(m_x->parentPlot());
  mark->position->setAxes(m_x, m_y);
  mark->position->setCoords(one.x, std::max(one.high, one.y));
  mark->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
  mark->setPadding({0, 0, 0, kMarkDistance});
  mark->setText(kWarningMark.trimmed());
  mark->setFont(m_look.fonts.small);
  mark->setColor(coloursOf(m_look.theme).text);
  mark->setSelectable(false);
}

void LinesPlot::addBest() {
  const SeriesPoint& best = point(*m_best);
  m_bestValue = new QCPItemText(m_x->parentPlot());
  m_bestValue->position->setType(QCPItemPosition::ptAbsolute);
  m_bestValue->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_bestValue->setClipToAxisRect(false);
  m_bestValue->setText(best.warnings.isEmpty() ? figureText(best.y) : figureText(best.y) + kWarningMark);
  QFont font = m_look.fonts.small;
  font.setBold(true);
  m_bestValue->setFont(font);
  m_bestValue->setColor(coloursOf(m_look.theme).text);
  m_bestValue->setSelectable(false);
}

/// Beyond the end of its error bar, inside of the axes.
void LinesPlot::place() {
  if (!m_bestValue) return;
  const SeriesPoint& best = point(*m_best);
  const QFontMetrics metrics(m_bestValue->font());
  const QSize size(metrics.horizontalAdvance(m_bestValue->text()), metrics.height());
  const double above = m_y->coordToPixel(std::max(best.high, best.y)) - kMarkDistance - size.height();
  const double below = m_y->coordToPixel(best.low > 0 ? std::min(best.low, best.y) : best.y) + kMarkDistance;
  const bool fitsBelow = below + size.height() <= m_axes.bottom();
  const double top = m_data.best == PlotData::Best::Lowest && fitsBelow ? below : above;
  const double left = m_x->coordToPixel(best.x) - size.width() / 2.0;
  m_bestValue->setVisible(m_axes.rect().contains(pixelOf(*m_best).toPoint()));
  m_bestValue->position->setCoords(
      std::clamp<double>(left, m_axes.left(), std::max(m_axes.left(), m_axes.right() - size.width())),
      std::max<double>(top, m_axes.top()));
}

void LinesPlot::fitLabels() {
  constexpr int kLabel = 64, kBetween = 24;  // pixels of a tick label with its spacing, and of that alone
  int label = kLabel;
  if (m_look.logX && m_data.form == Form::Results && !m_xs.empty()) {  // powers of two up to the largest value
    const QFontMetrics metrics(m_x->tickLabelFont());
    label = std::min(label, metrics.horizontalAdvance(QString::number(m_xs.back(), 'f', 0)) + kBetween);
  }
  m_x->ticker()->setTickCount(std::clamp(m_axes.width() / label, 2, m_look.logX ? 12 : 8));
}

std::vector<Shown> LinesPlot::shown() const {
  std::vector<Shown> values;
  for (const PointId& id : m_points) {
    values.push_back({std::max(point(id).high, point(id).y), kAboveLines});
    if (point(id).ideal) values.push_back({*point(id).ideal, kAboveLines / 2});
    values.push_back({m_look.logY && point(id).low <= 0 ? point(id).y : point(id).low, 0});
  }
  if (m_bestValue)
    values.push_back(
        {std::max(point(*m_best).high, point(*m_best).y), kMarkDistance + QFontMetricsF(m_bestValue->font()).height()});
  return values;
}

QCPRange LinesPlot::xRange() const {
  std::vector<double> xs = m_xs;
  for (const OwnMark& mark : m_data.marks)
    if (!m_look.logX || mark.x > 0) xs.push_back(mark.x);
  // A roofline needs part of its slope and the ridge to be useful.
  constexpr double kBesideRidge = 8;
  for (const Slope& slope : m_data.slopes)
    if (slope.until > 0) xs.insert(xs.end(), {slope.until / kBesideRidge, slope.until * kBesideRidge});
  return sweepRange(xs, m_axes.width(), kMargin, m_look.logX);
}

std::optional<PointId> LinesPlot::at(const QPointF& pixel) const {
  if (!m_axes.rect().contains(pixel.toPoint())) return std::nullopt;
  std::optional<PointId> nearest;
  double least = kReach * kReach;
  for (const PointId& id : m_points) {
    QPointF offset = pixelOf(id) - pixel;
    if (m_data.series[id.series].flat) offset.setX(0);  // anywhere on the line
    const double distance = QPointF::dotProduct(offset, offset);
    if (distance > least) continue;
    nearest = id;
    least = distance;
  }
  return nearest;
}

QPointF LinesPlot::pixelOf(const PointId& id) const {
  const double y = m_y->coordToPixel(point(id).y);
  if (m_data.series[id.series].flat) return {static_cast<double>(m_axes.right()), y};
  return {m_x->coordToPixel(point(id).x), y};
}

}  // namespace warpbench::plots
