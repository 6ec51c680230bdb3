// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/annotated_plot.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

#include "text/number_text.h"

namespace warpbench::plots {
namespace {

/// The look of the series itself or, if it has none, of its variant.
const SeriesLook* lookOf(const std::vector<SeriesLook>& looks, const std::string& family, const Series& series,
                         std::string SeriesLook::*field) {
  for (const QString& key : {series.key, series.variant}) {
    const auto found = std::ranges::find_if(looks, [&](const SeriesLook& look) {
      return look.family == family && look.series == key.toStdString() && !(look.*field).empty();
    });
    if (found != looks.end()) return &*found;
  }
  return nullptr;
}

/// The position of a variant's bar.
std::optional<double> placeOf(const PlotData& data, const std::string& variant) {
  for (const Series& series : data.series)
    if (series.variant.toStdString() == variant && !series.points.empty()) return series.points.front().x;
  return std::nullopt;
}

void addMark(PlotData& data, const PlotMark& mark) {
  const bool hasY = mark.kind != PlotMark::Kind::Vertical;
  const bool hasX = mark.kind != PlotMark::Kind::Horizontal;
  if ((hasY && mark.unit != data.unit.toStdString()) || (hasX && mark.along != data.along)) return;
  const QString text = QString::fromStdString(mark.text);
  if (!hasX) {
    data.lines.push_back(
        {text.isEmpty() ? figureText(mark.y) + QLatin1Char(' ') + data.unit : text, mark.y, ReferenceLine::Kind::Own});
    return;
  }
  const std::optional<double> x = data.bars() ? placeOf(data, mark.variant) : mark.x;
  if (x) data.marks.push_back({text, *x, hasY ? std::optional(mark.y) : std::nullopt});
}

/// Whether lines span more than 1.5 decades.
bool isWide(const PlotData& data) {
  if (data.form != Form::Results || data.bars() || data.around) return false;
  constexpr double kWide = 31.6;
  double least = std::numeric_limits<double>::infinity();
  double most = 0;
  for (const Series& series : data.series)
    for (const SeriesPoint& point : series.points) {
      least = std::min(least, point.y);
      most = std::max(most, point.y);
    }
  return least > 0 && most > kWide * least;
}

}  // namespace

PlotData annotated(PlotData data, const Annotations& annotations, const std::string& family, View view) {
  for (Series& series : data.series) {
    if (const SeriesLook* look = lookOf(annotations.series, family, series, &SeriesLook::colour))
      series.colour = QString::fromStdString(look->colour);
    // A variant's custom name is already in all its texts.
    if (const SeriesLook* look = lookOf(annotations.series, family, series, &SeriesLook::name);
        look && series.key != series.variant && look->series == series.key.toStdString())
      series.name = QString::fromStdString(look->name);
  }
  const std::string name = viewName(view, QString::fromStdString(family)).toStdString();
  if (!data.empty())
    for (const PlotMark& mark : annotations.marks)
      if (mark.family == family && mark.view == name) addMark(data, mark);
  if (const auto own = std::ranges::find(annotations.axes, std::tie(family, name), &PlotAxes::plot);
      own != annotations.axes.end()) {
    data.axes = *own;
    if (own->along != data.along || own->unit != data.unit.toStdString()) data.axes->ranges.reset();
  } else if (isWide(data)) {
    data.axes = PlotAxes{.family = family, .view = name, .logY = true};
  }
  return data;
}

std::vector<NamedSeries> namedSeries(const PlotData& data) {
  std::vector<NamedSeries> named;
  for (std::size_t i = 0; i < data.series.size(); ++i) {
    const Series& series = data.series[i];
    const QString key = data.bars() ? series.variant : series.key;
    if (key.isEmpty() || std::ranges::find(named, key, &NamedSeries::key) != named.end()) continue;
    const bool category = data.bars() && !series.points.empty();
    named.push_back({key, category ? data.categories.value(qRound(series.points.front().x)) : series.name, i});
  }
  return named;
}

}  // namespace warpbench::plots
