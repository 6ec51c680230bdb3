// SPDX-License-Identifier: GPL-3.0-or-later
#include "pgfplots/pgfplots_axis.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "axes/axis_tickers.h"
#include "axes/reference_lines.h"
#include "core/text/text.h"
#include "pgfplots/pgfplots_style.h"
#include "text/number_text.h"

namespace warpbench::plots::pgf {
namespace {

constexpr double kAboveBars = 24;  ///< pixels for a bar's value
constexpr double kAbovePoints = 12;
constexpr double kBeside = 14;

std::vector<double> xsOf(const PlotData& data, const Axes& axes) {
  std::vector<double> xs;
  for (const Series& series : data.series)
    for (const SeriesPoint& point : series.points) {
      if (series.flat || !canShow(axes, series, point)) continue;
      xs.push_back(point.x);
      if (data.form == Form::Timeline) xs.push_back(point.x + point.length);
      if (series.spread && &point == &series.points.back()) xs.push_back(point.x + series.spread->binWidth);
    }
  return xs;
}

QCPRange xRange(const PlotData& data, const Axes& axes) {
  if (data.bars()) return {-0.5, static_cast<double>(data.categories.size()) - 0.5};
  std::vector<double> xs = xsOf(data, axes);
  for (const OwnMark& mark : data.marks)
    if (!axes.logX || mark.x > 0) xs.push_back(mark.x);
  constexpr double kBesideRidge = 8;
  for (const Slope& slope : data.slopes)
    if (slope.until > 0) xs.insert(xs.end(), {slope.until / kBesideRidge, slope.until * kBesideRidge});
  return sweepRange(xs, axes.width, kBeside, axes.logX);
}

QCPRange yRange(const PlotData& data, const Axes& axes) {
  if (!data.rows.isEmpty()) return {-0.5, static_cast<double>(data.rows.size()) - 0.5};
  std::vector<Shown> shown;
  const double above = data.bars() ? kAboveBars : kAbovePoints;
  if (data.around) {
    for (const Series& series : data.series)
      for (const SeriesPoint& point : series.points) {
        if (!canShow(axes, series, point)) continue;
        shown.push_back({std::max(point.y, point.high), above});
        shown.push_back({std::min(point.y, point.low), above});
      }
    return rangeAround(*data.around, shown, axes.height, axes.logY);
  }
  for (const Series& series : data.series)
    for (const SeriesPoint& point : series.points) {
      if (!canShow(axes, series, point)) continue;
      shown.push_back({std::max(point.y, series.spread ? 0 : point.high), above});
      if (point.ideal) shown.push_back({*point.ideal, kAbovePoints});
      if (series.spread) continue;
      constexpr double kBelowBar = 1.5;  // shows the lowest bar above the start of a logarithmic axis
      shown.push_back({data.bars() && axes.logY      ? point.y / kBelowBar
                       : axes.logY && point.low <= 0 ? point.y
                                                     : point.low,
                       0});
    }
  for (const ReferenceLine& line : chosenLines(data, axes.logY).drawn) shown.push_back({line.y, kAbovePoints});
  for (const OwnMark& mark : data.marks)
    if (mark.y) shown.push_back({*mark.y, kAboveBars});
  return valueRange(shown, axes.height, axes.logY);
}

/// Writes "1e+06" as a power of ten.
std::string tickText(const QString& label) {
  static const QRegularExpression kExponent(QStringLiteral("^(.*)e([+-]?)0*(\\d+)$"));
  const QRegularExpressionMatch match = kExponent.match(label);
  if (!match.hasMatch()) return braced(label);
  const QString factor = match.captured(1);
  const QString sign = match.captured(2) == QLatin1String("-") ? QStringLiteral("-") : QString();
  return "{$" + (factor == QLatin1String("1") ? std::string() : factor.toStdString() + "\\cdot ") + "10^{" +
         (sign + match.captured(3)).toStdString() + "}$}";
}

double shareOf(double value, const QCPRange& range, bool logarithmic) {
  if (!logarithmic) return (value - range.lower) / range.size();
  return std::log(value / range.lower) / std::log(range.upper / range.lower);
}

std::string ticks(const char* axis, QCPAxisTicker& ticker, int count, const QCPRange& range, bool minor = false) {
  ticker.setTickCount(count);
  QVector<double> places;
  QVector<double> between;
  QVector<QString> labels;
  ticker.generate(range, plotLocale(), QLatin1Char('g'), 6, places, minor ? &between : nullptr, &labels);
  std::vector<std::string> at;
  std::vector<std::string> texts;
  for (qsizetype i = 0; i < places.size(); ++i) {
    if (!range.contains(places[i])) continue;
    at.push_back(numberText(places[i]));
    texts.push_back(tickText(labels.value(i)));
  }
  std::string text = std::string("  ") + axis + "tick={" + joined(at, ",") + "},\n  " + axis + "ticklabels={" +
                     joined(texts, ",") + "},\n";
  std::vector<std::string> lines;
  for (const double place : between)
    if (range.contains(place)) lines.push_back(numberText(place));
  if (!lines.empty())
    text += std::string("  minor ") + axis + "tick={" + joined(lines, ",") + "}, " + axis + "minorgrids,\n";
  return text;
}

std::string categoryTicks(const PlotData& data, const Axes& axes) {
  std::vector<std::string> at;
  std::vector<std::string> texts;
  for (const QString& category : data.categories) {
    at.push_back(std::to_string(at.size()));
    texts.push_back(braced(category));
  }
  const double slot = axes.width / static_cast<double>(data.categories.size()) - 8;
  const bool fits = categoriesFit(data, axes.width);
  const std::string style = fits ? "align=center, text width=" + shortNumber(slot * kPointsPerPixel) + "pt"
                                 : std::string("rotate=40, anchor=north east");
  return "  xtick={" + joined(at, ",") + "},\n  xticklabels={" + joined(texts, ",") +
         "},\n  xtick style={draw=none},\n" + "  x tick label style={" + style + "},\n";
}

}  // namespace

double Axes::shareOfX(double value) const { return shareOf(value, x, logX); }

double Axes::shareOfY(double value) const { return shareOf(value, y, logY); }

bool canShow(const Axes& axes, const Series& series, const SeriesPoint& point) {
  const bool x = series.flat || (std::isfinite(point.x) && (!axes.logX || point.x > 0));
  return x && std::isfinite(point.y) && (!axes.logY || point.y > 0);
}

bool Axes::shows(double atX, double atY) const { return x.contains(atX) && y.contains(atY); }

bool isLogX(const PlotData& data, const ViewState& state) { return (state.logX && !data.bars()) || data.logarithmic(); }

bool isLogY(const PlotData& data, const ViewState& state) { return state.logY || data.logarithmic(); }

Axes axesOf(const PlotData& data, const ViewState& state, const Layout& layout) {
  Axes axes{.width = layout.width,
            .height = layout.height,
            .logX = isLogX(data, state),
            .logY = isLogY(data, state),
            .x = {},
            .y = {},
            .zoomed = state.zoom.has_value()};
  axes.x = state.zoom && !data.bars() ? QCPRange(state.zoom->left, state.zoom->right) : xRange(data, axes);
  axes.y = state.zoom ? QCPRange(state.zoom->bottom, state.zoom->top) : yRange(data, axes);
  return axes;
}

std::string axisOptions(const PlotData& data, const Axes& axes) {
  // A tick label takes about 65 pixels along x and 40 along y. Decades are few.
  const int maxX = std::clamp(static_cast<int>(axes.width / 65), 2, 8);
  const int maxY = axes.logY ? std::clamp(static_cast<int>(axes.height / 20), 2, 8)
                             : std::clamp(static_cast<int>(axes.height / 40), 2, 5);
  std::string text =
      "  scale only axis, width=" + shortNumber(axes.width * kPointsPerPixel) +
      "pt, height=" + shortNumber(axes.height * kPointsPerPixel) +
      "pt,\n  clip=" + (axes.zoomed ? "true, clip mode=individual" : "false") + ", axis on top=false,\n" +
      "  xmode=" + (axes.logX ? "log" : "linear") + ", ymode=" + (axes.logY ? "log" : "linear") + ",\n" +
      "  xmin=" + numberText(axes.x.lower) + ", xmax=" + numberText(axes.x.upper) +
      ", ymin=" + numberText(axes.y.lower) + ", ymax=" + numberText(axes.y.upper) + ",\n" +
      "  scaled ticks=false, tick align=outside, tick pos=left, minor tick num=0,\n" +
      (data.bars() ? "  ymajorgrids" : "  grid=major") + ", grid style={black!12}, minor grid style={black!6},\n" +
      "  label style={font=\\small}, tick label style={font=\\footnotesize},\n" + "  ylabel=" + braced(data.yTitle) +
      ",\n";
  if (!data.xTitle.isEmpty()) text += "  xlabel=" + braced(data.xTitle) + ",\n";
  QCPAxisTicker plain;
  LogTicker decades(LogTicker::Base::Ten);
  if (data.bars()) {
    text += categoryTicks(data, axes);
  } else {
    const bool doubled = data.form == Form::Results || data.form == Form::Course;
    IntegerTicker whole(xsOf(data, axes));
    LogTicker powers(LogTicker::Base::Two);
    const bool fractions = data.form == Form::Distribution || data.form == Form::Timeline;
    QCPAxisTicker& ticker = axes.logX   ? (doubled ? powers : decades)
                            : fractions ? plain
                                        : static_cast<QCPAxisTicker&>(whole);
    text += ticks("x", ticker, maxX, axes.x);
  }
  if (!data.rows.isEmpty()) {
    QCPAxisTickerText rows;
    for (int i = 0; i < data.rows.size(); ++i) rows.addTick(i, data.rows[i]);
    return text + ticks("y", rows, static_cast<int>(data.rows.size()), axes.y);
  }
  return text + ticks("y", axes.logY ? decades : plain, maxY, axes.y, axes.logY);
}

}  // namespace warpbench::plots::pgf
