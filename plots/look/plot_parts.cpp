// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/plot_parts.h"

#include <QCoreApplication>
#include <algorithm>

#include "text/result_words.h"

namespace warpbench::plots {
namespace {

struct PlotPartsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::PlotParts)
};

bool isRoof(ReferenceLine::Kind kind) { return kind == ReferenceLine::Kind::Peak || kind == ReferenceLine::Kind::Copy; }

}  // namespace

std::string wordsKey(const PlotData& data) { return (data.title + QLatin1Char('\n') + data.yTitle).toStdString(); }

PlotWords wordsOf(const PlotData& data, const Annotations& annotations) {
  const auto own = std::ranges::find(annotations.words, wordsKey(data), &PlotWording::plot);
  if (own == annotations.words.end()) return {};
  return {QString::fromStdString(own->title), QString::fromStdString(own->x), QString::fromStdString(own->y)};
}

PlotWording wordingOf(const std::string& key, const PlotWords& words) {
  return {.plot = key, .title = words.title.toStdString(), .x = words.x.toStdString(), .y = words.y.toStdString()};
}

QString withOrigin(const QString& title, const PlotData& data) {
  if (!data.times || data.empty()) return title;
  const Origin origin = data.series.front().origin;
  const bool one = std::ranges::all_of(data.series, [&](const Series& series) { return series.origin == origin; });
  const QString word = originText(origin);
  if (!one || origin == Origin::Measured || title.contains(word, Qt::CaseInsensitive)) return title;
  return title.isEmpty() ? word : QStringLiteral("%1, %2").arg(title, word);
}

PlotData withScales(PlotData data, const PlotParts& parts, bool logX, bool logY) {
  if (data.logarithmic()) return data;
  const auto say = [](QString& title, const QString& own, bool logarithmic) {
    if (logarithmic && own.isEmpty() && !title.isEmpty()) title = PlotPartsText::tr("%1, logarithmic").arg(title);
  };
  say(data.xTitle, parts.own.x, logX && !data.bars());
  say(data.yTitle, parts.own.y, logY);
  return data;
}

PlotData withParts(PlotData data, const PlotParts& parts) {
  const auto put = [](QString& text, const QString& own) {
    if (!own.isEmpty()) text = own;
  };
  put(data.title, parts.own.title);
  put(data.yTitle, parts.own.y);
  put(data.xTitle, parts.own.x);
  // Without a subtitle, the axis title names the origin of times, because legend names may be shortened.
  if (!parts.subtitle) {
    QString& title = data.form == Form::Timeline ? data.xTitle : data.yTitle;
    title = withOrigin(title, data);
  }
  if (!parts.title && parts.own.title.isEmpty()) data.title.clear();
  if (!parts.subtitle) data.subtitle.clear();
  if (!parts.formula) data.formula.clear();
  if (!parts.notes) data.notes.clear();
  if (!parts.marks)
    for (Series& series : data.series)
      for (SeriesPoint& point : series.points) point.warnings.clear();
  if (!parts.lines && data.form != Form::Roofline)
    std::erase_if(data.lines, [](const ReferenceLine& line) { return isRoof(line.kind); });
  return data;
}

}  // namespace warpbench::plots
