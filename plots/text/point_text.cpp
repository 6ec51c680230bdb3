// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/point_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

#include "text/number_text.h"

namespace warpbench::plots {
namespace {

struct PointText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::PointText)
};

QString timesText(Origin origin) {
  switch (origin) {
    case Origin::Measured:
      return PointText::tr("measured");
    case Origin::Modelled:
      return PointText::tr("modelled from simulated counts");
    case Origin::Recorded:
      return PointText::tr("recorded");
  }
  return {};
}

QString rangeText(double from, double to) {
  return PointText::tr("%1 to %2").arg(closeText(from, to - from), closeText(to, to - from));
}

QString formText(const PlotData& data) {
  if (data.bars()) return PointText::tr("Bars: %1.").arg(data.yTitle);
  if (data.form == Form::Distribution) return PointText::tr("Distributions: %1 over %2.").arg(data.yTitle, data.xTitle);
  if (data.form == Form::Roofline) return PointText::tr("Roofline: %1 over %2.").arg(data.yTitle, data.xTitle);
  if (data.form == Form::Timeline) return PointText::tr("Timeline: %1.").arg(data.xTitle);
  return PointText::tr("Lines: %1 over %2.").arg(data.yTitle, data.xTitle);
}

}  // namespace

QString pointText(const PlotData& data, const PointId& id) {
  const Series& series = data.series[id.series];
  const SeriesPoint& point = series.points[id.point];
  QStringList lines{series.name};
  if (data.form == Form::Timeline)
    lines << QStringLiteral("%1 %2").arg(rangeText(point.x, point.x + point.length), data.unit);
  else if (series.spread)
    lines << QStringLiteral("%1: %2").arg(data.xTitle, rangeText(point.x, point.x + series.spread->binWidth));
  else if (data.form == Form::Roofline)
    lines << QStringLiteral("%1: %2").arg(data.xTitle, figureText(point.x));
  else if (!data.bars() && !series.flat)
    lines << QStringLiteral("%1: %2").arg(data.xTitle, wholeText(std::llround(point.x)));
  if (data.around && point.low < point.high) {
    lines << QStringLiteral("%1 %2").arg(figureText(point.y), data.unit);
    lines << PointText::tr("with 99.9 % confidence %1 to %2")
                 .arg(closeText(point.low, point.high - point.low), closeText(point.high, point.high - point.low));
  } else if (point.low < point.high) {
    lines << PointText::tr("median %1 %2").arg(figureText(point.y), data.unit);
    lines << PointText::tr("quartiles %1 to %2 %3").arg(figureText(point.low), figureText(point.high), data.unit);
  } else if (data.form == Form::Timeline) {
    lines << QStringLiteral("%1 %2").arg(figureText(point.length), data.unit);
  } else {
    lines << QStringLiteral("%1 %2").arg(figureText(point.y), data.unit);
  }
  lines << point.details;
  if (data.times) lines << timesText(series.origin);
  for (const QString& warning : point.warnings) lines << PointText::tr("warning: %1").arg(warning);
  return lines.join(QLatin1Char('\n'));
}

QString readingText(const PlotData& data, double x) {
  QStringList lines{QStringLiteral("%1: %2").arg(data.xTitle, wholeText(std::llround(x)))};
  for (const Series& series : data.series)
    for (const SeriesPoint& point : series.points)
      if (series.flat || point.x == x)
        lines << QStringLiteral("%1: %2 %3").arg(series.name, figureText(point.y), data.unit);
  return lines.join(QLatin1Char('\n'));
}

QString summaryText(const PlotData& data) {
  if (data.empty()) return PointText::tr("An empty plot.");
  constexpr int kMaxValues = 40;
  QStringList texts;
  texts << data.subtitle;
  texts << formText(data);
  int values = 0;
  for (const Series& series : data.series) {
    // The name of a distribution includes its quartiles; spoken bins would not help.
    if (series.spread && ++values <= kMaxValues) texts << series.name + QLatin1Char('.');
    if (series.spread) continue;
    QStringList points;
    for (const SeriesPoint& point : series.points) {
      if (++values > kMaxValues) break;
      if (data.form == Form::Timeline) {
        points << rangeText(point.x, point.x + point.length);
        continue;
      }
      points << (data.bars() || series.flat
                     ? figureText(point.y)
                     : PointText::tr("%1 at %2")
                           .arg(figureText(point.y),
                                data.form == Form::Roofline ? figureText(point.x) : wholeText(std::llround(point.x))));
    }
    if (!points.isEmpty()) texts << QStringLiteral("%1: %2.").arg(series.name, points.join(QStringLiteral(", ")));
  }
  for (const Slope& slope : data.slopes) texts << slope.label + QLatin1Char('.');
  for (const ReferenceLine& line : data.lines) texts << line.label + QLatin1Char('.');
  for (const OwnMark& mark : data.marks)
    if (!mark.text.isEmpty()) texts << mark.text + QLatin1Char('.');
  texts.removeAll(QString());
  return texts.join(QLatin1Char(' '));
}

}  // namespace warpbench::plots
