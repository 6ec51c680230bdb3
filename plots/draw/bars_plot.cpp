// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/bars_plot.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

#include "draw/bar_places.h"
#include "look/series_style.h"
#include "text/number_text.h"
#include "text/text_wrap.h"

namespace warpbench::plots {
namespace {

struct BarsPlotText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::BarsPlot)
};

constexpr int kGap = 4;           ///< pixels between a bar and its value
constexpr int kLabelPadding = 6;  ///< pixels between the axis and a bar's label

bool isHighlighted(const Look& look, const SeriesPoint& point) {
  return std::ranges::find(look.highlighted, point.resultIndex) != look.highlighted.end();
}

}  // namespace

BarsPlot::BarsPlot(const PlotData& data, const Look& look, QCPAxisRect& axes, QCPLegend& legend)
    : m_data(data),
      m_look(look),
      m_axes(axes),
      m_lies(lieDown(data)),
      m_keys(axes.axis(m_lies ? QCPAxis::atLeft : QCPAxis::atBottom)),
      m_values(axes.axis(m_lies ? QCPAxis::atBottom : QCPAxis::atLeft)),
      m_ticker(new QCPAxisTickerText) {
  m_keys->setTicker(m_ticker);
  m_keys->setTickLength(0);
  m_keys->setSubTicks(false);
  m_keys->grid()->setVisible(false);
  m_keys->setRangeReversed(m_lies);  // the first one is on top
  // Otherwise QCustomPlot sets an "e" after a digit in a variant's title as a power of ten.
  m_keys->setNumberFormat(QStringLiteral("g"));
  arrange();
  const QStringList keys = legendKeys(data);
  for (std::size_t series = 0; series < data.series.size(); ++series) addSeries(series, keys);
  std::ranges::stable_sort(m_bars, {}, &Bar::key);
  addLegend(legend);
}

void BarsPlot::arrange() {
  const BarPlaces places = barPlaces(m_data);
  m_width = places.width;
  m_alone = places.alone;
  for (const auto& [id, key] : places.places) m_bars.push_back({.id = id, .key = key});
}

void BarsPlot::addSeries(std::size_t index, const QStringList& keys) {
  const Series& series = m_data.series[index];
  const Colours& colours = coloursOf(m_look.theme);
  auto* bars = new QCPBars(m_keys, m_values);
  bars->setName(series.name);
  bars->setWidth(m_width);
  bars->setBaseValue(ground());
  bars->setSelectable(QCP::stNone);
  BarStyle style = barStyle(series, m_look.theme, emphasisFor(series, legendKey(m_data, series), keys, m_look));
  if (std::ranges::any_of(series.points, [&](const SeriesPoint& point) { return isHighlighted(m_look, point); }))
    style.pen = QPen(colours.text, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
  bars->setPen(style.pen);
  bars->setBrush(style.brush);

  QVector<double> minus;
  QVector<double> plus;
  bool quartiles = false;
  std::vector<Bar> drawn;
  // The bars of this series, which m_bars holds in series order.
  for (Bar& bar : std::ranges::equal_range(m_bars, index, {}, [](const Bar& each) { return each.id.series; })) {
    const SeriesPoint& point = series.points[bar.id.point];
    if (!std::isfinite(point.y) || (m_look.logY && point.y <= 0)) {
      m_notes << BarsPlotText::tr("%1: left out of the logarithmic plot: %2 %3")
                     .arg(series.name, figureText(point.y), m_data.unit);
      continue;
    }
    bar.bars = bars;
    bars->addData(bar.key, point.y - ground());
    const double none = std::numeric_limits<double>::quiet_NaN();
    const bool below = point.low < point.y && !(m_look.logY && point.low <= 0);
    minus << (below ? point.y - point.low : none);
    plus << (point.high > point.y ? point.high - point.y : none);
    quartiles = quartiles || point.low < point.y || point.high > point.y;

    if (point.ideal && !(m_look.logY && *point.ideal <= 0)) addIdeal(bar, *point.ideal);
    bar.value = new QCPItemText(m_keys->parentPlot());
    bar.value->position->setType(QCPItemPosition::ptAbsolute);
    bar.value->setClipToAxisRect(false);
    bar.value->setText(point.warnings.isEmpty() ? figureText(point.y) : figureText(point.y) + kWarningMark);
    bar.value->setFont(m_look.fonts.small);
    bar.value->setColor(colours.text);
    bar.value->setSelectable(false);
    // The label's background interrupts reference lines that would cross the digits.
    bar.value->setBrush(colours.ground);
    bar.value->setPen(Qt::NoPen);
    bar.value->setLayer(QStringLiteral("axes"));
  }
  if (!quartiles) return;
  // A bar may have the text's colour: an edge of the ground's colour keeps the two apart.
  constexpr double kLine = 1.25, kEdge = 3.5;
  for (const QPen& pen : {QPen(colours.ground, kEdge), QPen(colours.text, kLine)}) {
    auto* errors = new QCPErrorBars(m_keys, m_values);
    errors->setDataPlottable(bars);
    errors->setData(minus, plus);
    errors->setPen(pen);
    errors->setSymbolGap(0);
    errors->setSelectable(QCP::stNone);
  }
}

/// Draws a line across the bar, a little wider than the bar.
void BarsPlot::addIdeal(const Bar& bar, double ideal) {
  constexpr double kReach = 0.56;  // of the bar's width
  auto* mark = new QCPItemLine(m_keys->parentPlot());
  for (QCPItemPosition* end : {mark->start, mark->end})
    end->setAxes(m_axes.axis(QCPAxis::atBottom), m_axes.axis(QCPAxis::atLeft));
  mark->start->setCoords(coords(bar.key - kReach * m_width, ideal));
  mark->end->setCoords(coords(bar.key + kReach * m_width, ideal));
  mark->setPen(QPen(coloursOf(m_look.theme).text, 2.5, Qt::SolidLine, Qt::FlatCap));
  mark->setLayer(QStringLiteral("axes"));
  mark->setSelectable(false);
  mark->setClipAxisRect(&m_axes);
}

void BarsPlot::addLegend(QCPLegend& legend) {
  const QStringList keys = legendKeys(m_data);
  for (const QString& key : keys) {
    // A swatch without data, because the bars of a group may have many colours.
    auto* swatch = new QCPBars(m_keys, m_values);
    swatch->setName(key);
    const BarStyle style = swatchFor(m_data, key, m_look.theme, emphasisFor(key, keys, m_look));
    swatch->setPen(style.pen);
    swatch->setBrush(style.brush);
    swatch->setSelectable(QCP::stNone);
    swatch->addToLegend(&legend);
  }
}

void BarsPlot::fitLabels() {
  if (m_lies) {
    fitRows();
    return;
  }
  fitCategories();
  fitValues();
}

/// Fits names and values of horizontal bars. Names appear in full, smaller if there are many and in two lines if these
/// fit. Values appear if they fit.
void BarsPlot::fitRows() {
  constexpr int kSmallest = 5;           // pixels
  constexpr double kOverlap = 1.1;       // of the row's height: a line includes unused room for accents and descents
  constexpr double kMaxNamesShare = 0.45;  // for names in one line
  const double row = m_axes.height() / static_cast<double>(std::max<qsizetype>(m_data.categories.size(), 1));
  const auto fitted = [](QFont font, double room) {
    int pixels = QFontInfo(font).pixelSize();
    do font.setPixelSize(pixels);
    while (QFontMetrics(font).height() > room && --pixels >= kSmallest);
    return font;
  };
  const QFont names = fitted(m_look.fonts.small, kOverlap * row);
  const QFontMetrics metrics(names);
  const auto most = static_cast<int>(kMaxNamesShare * m_axes.outerRect().width());
  m_keys->setTickLabelFont(names);
  m_keys->setTickLabelPadding(kLabelPadding);
  m_ticker->clear();
  for (qsizetype i = 0; i < m_data.categories.size(); ++i) {
    const QString& name = m_data.categories[i];
    int room = most;
    for (const QString& word : name.split(QLatin1Char(' '))) room = std::max(room, metrics.horizontalAdvance(word));
    const QString lines = wrapped(name, metrics, room);
    const bool fit = sizeOf(lines, metrics).height() <= kOverlap * row;
    m_ticker->addTick(static_cast<double>(i), fit ? lines : name);
  }

  const QFont figures = fitted(m_look.fonts.small, row * m_width);
  const QFontMetrics digits(figures);
  int widest = 0;
  for (const Bar& bar : m_bars) {
    if (!bar.value) continue;
    widest = std::max(widest, digits.horizontalAdvance(bar.value->text()));
    bar.value->setFont(figures);
    bar.value->setPositionAlignment(Qt::AlignVCenter | (hangs(m_data.series[bar.id.series].points[bar.id.point])
                                                            ? Qt::AlignRight
                                                            : Qt::AlignLeft));
  }
  m_valueHeight = widest + 2 * kGap;
  constexpr double kMost = 0.4;
  m_showValues = digits.height() <= row * m_width && m_valueHeight < kMost * m_axes.width();
  if (!m_showValues) m_valueHeight = kGap;
}

void BarsPlot::fitCategories() {
  const QFontMetrics metrics(m_keys->tickLabelFont());
  constexpr int kBetween = 5;  // pixels
  const int slot = std::max(1, m_axes.width() / std::max(1, static_cast<int>(m_data.categories.size())) - kBetween);
  m_keys->setTickLabelPadding(kLabelPadding);
  m_ticker->clear();
  for (qsizetype i = 0; i < m_data.categories.size(); ++i)
    m_ticker->addTick(static_cast<double>(i), wrapped(m_data.categories[i], metrics, slot));
}

/// Fits values of vertical bars: horizontal text, rotated if that would overlap, hidden if rotated text would as well.
void BarsPlot::fitValues() {
  const QFontMetrics metrics(m_look.fonts.small);
  int widest = 0;
  QRect ink;
  for (const Bar& bar : m_bars) {
    if (!bar.value) continue;
    widest = std::max(widest, metrics.horizontalAdvance(bar.value->text()));
    ink |= metrics.tightBoundingRect(bar.value->text());
  }
  const double categories = static_cast<double>(std::max<qsizetype>(m_data.categories.size(), 1));
  // The value of a bar alone in its category may be wider than the bar.
  const double pitch = m_axes.width() / categories * (m_alone ? 1 : m_width);
  const int digit = metrics.horizontalAdvance(QLatin1Char('0'));
  const bool upright = widest + digit <= pitch;
  constexpr int kApart = 2;  // least pixels between rotated digits
  const bool fit = upright || ink.height() + kApart <= pitch;
  // The background of rotated text would cover neighbouring bars, so its padding is limited. At its ends it keeps
  // reference lines off the digits.
  constexpr int kMaxBeside = 3;  // most pixels between digits and an interrupted line
  const int beside = std::clamp(static_cast<int>((pitch - ink.height()) / 2) - kApart, 0, kMaxBeside);
  const QMargins beyond(kGap / 2, beside - metrics.ascent() - ink.top(), kGap / 2,
                        beside + ink.bottom() + 1 - metrics.descent());
  const int space = std::clamp(static_cast<int>((pitch - widest - digit) / 2), 0, kApart);
  const QMargins aside(space, 0, space, 0);
  for (const Bar& bar : m_bars) {
    if (!bar.value) continue;
    bar.value->setRotation(upright ? 0 : -90);
    bar.value->setPadding(upright ? aside : beyond);
    if (hangs(m_data.series[bar.id.series].points[bar.id.point]))
      bar.value->setPositionAlignment(upright ? Qt::AlignHCenter | Qt::AlignTop : Qt::AlignRight | Qt::AlignVCenter);
    else
      bar.value->setPositionAlignment(upright ? Qt::AlignHCenter | Qt::AlignBottom : Qt::AlignLeft | Qt::AlignVCenter);
  }
  m_valueHeight = (upright ? metrics.height() : widest) + 2 * kGap;
  // If room is scarce, bars come before values; tooltips show the values.
  constexpr double kMost = 0.4;
  m_showValues = fit && m_valueHeight < kMost * m_axes.height();
  if (!m_showValues) m_valueHeight = kGap;
}

double BarsPlot::ground() const { return m_data.around.value_or(0); }

double BarsPlot::endOf(const SeriesPoint& point) const {
  return hangs(point) ? std::min(point.low, point.y) : std::max(point.high, point.y);
}

std::vector<Shown> BarsPlot::shown() const {
  std::vector<Shown> values;
  for (const Bar& bar : m_bars) {
    if (!bar.value) continue;
    const SeriesPoint& point = m_data.series[bar.id.series].points[bar.id.point];
    values.push_back({endOf(point), m_valueHeight});
    if (m_data.around) {
      values.push_back({hangs(point) ? point.high : point.low, 0});
      continue;
    }
    constexpr double kAboveMark = 4;
    if (point.ideal) values.push_back({*point.ideal, kAboveMark});
    // A logarithmic axis has no zero, so it must start low enough to show the lowest bar.
    constexpr double kBelow = 1.5;
    if (m_look.logY) values.push_back({point.y / kBelow, 0});
  }
  return values;
}

QCPRange BarsPlot::xRange() const { return {-0.5, static_cast<double>(m_data.categories.size()) - 0.5}; }

void BarsPlot::place() {
  for (const Bar& bar : m_bars) {
    if (!bar.value) continue;
    const SeriesPoint& point = m_data.series[bar.id.series].points[bar.id.point];
    const double end = m_values->coordToPixel(endOf(point));
    const int outward = m_lies == hangs(point) ? -kGap : kGap;  // pixel coordinates grow to the right and down
    bar.value->position->setCoords(coords(m_keys->coordToPixel(bar.key), end + outward));
    // After zooming, the bar's end may lie outside the axis rect, which does not clip the value.
    const double first = m_lies ? m_axes.left() : m_axes.top();
    const double last = m_lies ? m_axes.right() : m_axes.bottom();
    bar.value->setVisible(m_showValues && end > first - 1 && end < last + 2);
  }
}

std::optional<PointId> BarsPlot::at(const QPointF& pixel) const {
  if (!m_axes.rect().contains(pixel.toPoint())) return std::nullopt;
  const double key = m_keys->pixelToCoord(m_lies ? pixel.y() : pixel.x());
  const double along = m_lies ? -pixel.x() : pixel.y();  // downwards, as for vertical bars
  for (const Bar& bar : m_bars) {
    if (!bar.value || std::abs(key - bar.key) > m_width / 2) continue;
    const QPointF place = bar.value->position->coords();
    const double value = m_lies ? -place.x() : place.y();
    const bool hanging = hangs(m_data.series[bar.id.series].points[bar.id.point]);
    if (hanging ? along <= value + m_valueHeight : along >= value - m_valueHeight) return bar.id;
  }
  return std::nullopt;
}

QPointF BarsPlot::pixelOf(const PointId& point) const {
  const auto bar = std::ranges::find(m_bars, point, &Bar::id);
  if (bar == m_bars.end()) return m_axes.center();
  return coords(m_keys->coordToPixel(bar->key), m_values->coordToPixel(m_data.series[point.series].points[point.point].y));
}

std::vector<PointId> BarsPlot::points() const {
  std::vector<PointId> ids;
  for (const Bar& bar : m_bars)
    if (bar.value) ids.push_back(bar.id);
  return ids;
}

}  // namespace warpbench::plots
