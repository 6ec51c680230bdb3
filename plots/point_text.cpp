// SPDX-License-Identifier: GPL-3.0-or-later
#include "point_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

#include "number_text.h"

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::PointText)
};

QString originText(Origin origin) {
  switch (origin) {
    case Origin::Measured:
      return Text::tr("measured");
    case Origin::Modelled:
      return Text::tr("modelled from simulated counts");
    case Origin::Recorded:
      return Text::tr("recorded");
  }
  return {};
}

}  // namespace

QString pointText(const PlotData& data, const PointId& id) {
  const Series& series = data.series[id.series];
  const SeriesPoint& point = series.points[id.point];
  QStringList lines{series.name};
  if (!data.bars() && !series.flat)
    lines << QStringLiteral("%1: %2").arg(data.xTitle, wholeText(std::llround(point.x)));
  if (point.low < point.high) {
    lines << Text::tr("median %1 %2").arg(figureText(point.y), data.unit);
    lines << Text::tr("quartiles %1 to %2 %3").arg(figureText(point.low), figureText(point.high), data.unit);
  } else {
    lines << QStringLiteral("%1 %2").arg(figureText(point.y), data.unit);
  }
  lines << point.details << originText(series.origin);
  for (const QString& warning : point.warnings) lines << Text::tr("warning: %1").arg(warning);
  return lines.join(QLatin1Char('\n'));
}

QString summaryText(const PlotData& data) {
  if (data.empty()) return Text::tr("An empty plot.");
  constexpr int kMostValues = 40;
  QStringList texts;
  texts << data.subtitle;
  texts << (data.bars() ? Text::tr("Bars: %1.").arg(data.yTitle)
                        : Text::tr("Lines: %1 over %2.").arg(data.yTitle, data.xTitle));
  int values = 0;
  for (const Series& series : data.series) {
    QStringList points;
    for (const SeriesPoint& point : series.points) {
      if (++values > kMostValues) break;
      points << (data.bars() || series.flat
                     ? figureText(point.y)
                     : Text::tr("%1 at %2").arg(figureText(point.y), wholeText(std::llround(point.x))));
    }
    if (!points.isEmpty()) texts << QStringLiteral("%1: %2.").arg(series.name, points.join(QStringLiteral(", ")));
  }
  for (const ReferenceLine& line : data.lines) texts << line.label + QLatin1Char('.');
  texts.removeAll(QString());
  return texts.join(QLatin1Char(' '));
}

}  // namespace warpbench::plots
