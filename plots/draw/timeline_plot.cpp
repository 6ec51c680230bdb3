// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/timeline_plot.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "axes/axis_tickers.h"
#include "draw/lines_plot.h"
#include "look/legend_entries.h"
#include "look/series_style.h"

namespace warpbench::plots {
namespace {

constexpr double kHalf = 0.36;         ///< of a span's height, in rows
constexpr double kNarrowest = 2;       ///< least pixels of a span
constexpr double kMarginOfSpans = 10;  ///< pixels before the first and after the last span
constexpr double kBesideSpan = 3;      ///< pixels next to a span that still count as a hit
constexpr double kHighest = 44;        ///< most pixels of a span

/// The rectangle of a drawn span.
QRectF rectOf(const SeriesPoint& span, const QCPAxis& x, const QCPAxis& y) {
  const double left = x.coordToPixel(span.x);
  const double width = std::max(kNarrowest, x.coordToPixel(span.x + span.length) - left);
  const double middle = y.coordToPixel(span.y);
  const double half = std::min(kHighest / 2, std::abs(y.coordToPixel(span.y + kHalf) - middle));
  return {left, middle - half, width, 2 * half};
}

class Spans : public QCPAbstractPlottable {
 public:
  Spans(QCPAxis* x, QCPAxis* y, const std::vector<const SeriesPoint*>& spans,
        const std::vector<std::size_t>& highlighted, const QColor& ring)
      : QCPAbstractPlottable(x, y),
        m_spans(spans),
        m_highlighted(highlighted.begin(), highlighted.end()),
        m_ring(ring) {}

  double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
  QCPRange getKeyRange(bool& found, QCP::SignDomain) const override { return none(found); }
  QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override { return none(found); }

 protected:
  void draw(QCPPainter* painter) override {
    applyDefaultAntialiasingHint(painter);
    const QRect clip = clipRect();
    for (const SeriesPoint* const span : m_spans) {
      const QRectF rect = rectOf(*span, *keyAxis(), *valueAxis());
      if (rect.right() < clip.left() || rect.left() > clip.right()) continue;
      painter->setPen(Qt::NoPen);
      painter->fillRect(rect, mBrush);
      // An edge separates neighbours of one colour.
      constexpr double kWide = 6;
      if (rect.width() > kWide) {
        painter->setPen(mPen);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(rect);
      }
      if (!m_highlighted.contains(span->resultIndex)) continue;
      constexpr double kAround = 3;  // pixels
      painter->setPen(QPen(m_ring, 2));
      painter->setBrush(Qt::NoBrush);
      painter->drawRect(rect.adjusted(-kAround, -kAround, kAround, kAround));
    }
  }
  void drawLegendIcon(QCPPainter* painter, const QRectF& rect) const override {
    constexpr double kSide = 12;  // pixels
    painter->setPen(mPen);
    painter->setBrush(mBrush);
    painter->drawRect(QRectF(rect.center().x() - kSide / 2, rect.center().y() - kSide / 2, kSide, kSide));
  }

 private:
  static QCPRange none(bool& found) {
    found = false;
    return {};
  }

  const std::vector<const SeriesPoint*> m_spans;
  const std::unordered_set<std::size_t> m_highlighted;
  QColor m_ring;
};

}  // namespace

TimelinePlot::TimelinePlot(const PlotData& data, const Look& look, QCPAxisRect& axes, QCPLegend& legend)
    : m_data(data), m_look(look), m_axes(axes), m_x(axes.axis(QCPAxis::atBottom)), m_y(axes.axis(QCPAxis::atLeft)) {
  if (look.logX) {
    m_x->setScaleType(QCPAxis::stLogarithmic);
    m_x->setTicker(QSharedPointer<QCPAxisTicker>(new LogTicker(LogTicker::Base::Ten)));
  }
  m_x->setNumberFormat(QStringLiteral("gbc"));
  const QSharedPointer<QCPAxisTickerText> rows(new QCPAxisTickerText);
  for (int i = 0; i < data.rows.size(); ++i) rows->addTick(i, data.rows[i]);
  m_y->setScaleType(QCPAxis::stLinear);
  m_y->setTicker(rows);
  m_y->grid()->setVisible(false);
  axes.setRangeDrag(Qt::Horizontal);
  axes.setRangeZoom(Qt::Horizontal);
  axes.setRangeZoomAxes(m_x, nullptr);

  const QStringList keys = legendKeys(data);
  for (std::size_t i = 0; i < data.series.size(); ++i) {
    const Series& series = data.series[i];
    std::vector<const SeriesPoint*> spans;
    int leftOut = 0;
    for (std::size_t k = 0; k < series.points.size(); ++k)
      if (canShow(series.points[k])) {
        spans.push_back(&series.points[k]);
        m_points.push_back({i, k});
      } else {
        ++leftOut;
      }
    if (leftOut > 0) m_notes << leftOutText(series, leftOut);
    const BarStyle style = barStyle(series, look.theme, emphasisFor(series, series.name, keys, look));
    if (look.hidden.contains(series.name)) spans.clear();
    auto* drawn = new Spans(m_x, m_y, spans, look.highlighted, coloursOf(look.theme).text);
    drawn->setName(series.name);
    drawn->setPen(style.pen);
    drawn->setBrush(style.brush);
    drawn->setSelectable(QCP::stNone);
    drawn->addToLegend(&legend);
  }
  std::ranges::stable_sort(m_points, {}, [&](const PointId& id) { return data.series[id.series].points[id.point].x; });
}

bool TimelinePlot::canShow(const SeriesPoint& span) const {
  return std::isfinite(span.x) && std::isfinite(span.length) && !(m_look.logX && span.x <= 0);
}

void TimelinePlot::fitLabels() {
  constexpr int kLabel = 72;  // pixels of a tick label and its spacing
  m_x->ticker()->setTickCount(std::clamp(m_axes.width() / kLabel, 2, 8));
}

QCPRange TimelinePlot::xRange() const {
  std::vector<double> xs;
  for (const PointId& id : m_points) {
    const SeriesPoint& span = m_data.series[id.series].points[id.point];
    xs.push_back(span.x);
    xs.push_back(span.x + span.length);
  }
  return sweepRange(xs, m_axes.width(), kMarginOfSpans, m_look.logX);
}

std::optional<PointId> TimelinePlot::at(const QPointF& pixel) const {
  if (!m_axes.rect().contains(pixel.toPoint())) return std::nullopt;
  // Picks the nearest of several close spans, or the shorter one if both are under the pointer.
  std::optional<PointId> found;
  double nearest = kBesideSpan;
  double shortest = 0;
  for (const PointId& id : m_points) {
    const Series& series = m_data.series[id.series];
    if (m_look.hidden.contains(series.name)) continue;
    const QRectF rect = rectOf(series.points[id.point], *m_x, *m_y);
    if (pixel.y() < rect.top() || pixel.y() > rect.bottom()) continue;
    const double beside = std::max({0.0, rect.left() - pixel.x(), pixel.x() - rect.right()});
    if (beside > nearest || (found && beside == nearest && rect.width() >= shortest)) continue;
    found = id;
    nearest = beside;
    shortest = rect.width();
  }
  return found;
}

QPointF TimelinePlot::pixelOf(const PointId& id) const {
  return rectOf(m_data.series[id.series].points[id.point], *m_x, *m_y).center();
}

}  // namespace warpbench::plots
