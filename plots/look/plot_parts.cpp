// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/plot_parts.h"

#include <QCoreApplication>
#include <algorithm>

namespace warpbench::plots {
namespace {

struct PlotPartsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::PlotParts)
};

/// No GPU was timed for any of it.
bool isModelled(const PlotData& data) {
  return data.times && !data.empty() &&
         std::ranges::all_of(data.series, [](const Series& series) { return series.origin == Origin::Modelled; });
}

}  // namespace

PlotData withParts(PlotData data, const PlotParts& parts) {
  const auto put = [](QString& text, const QString& own) {
    if (!own.isEmpty()) text = own;
  };
  // The subtitle would say so, and names in a legend are shortened.
  if (QString& title = data.form == Form::Timeline ? data.xTitle : data.yTitle; !parts.subtitle && isModelled(data))
    title = PlotPartsText::tr("%1, modelled").arg(title);
  put(data.title, parts.ownTitle);
  put(data.yTitle, parts.ownY);
  put(data.xTitle, parts.ownX);
  if (!parts.title) data.title.clear();
  if (!parts.subtitle) data.subtitle.clear();
  if (!parts.formula) data.formula.clear();
  if (!parts.notes) data.notes.clear();
  if (!parts.marks)
    for (Series& series : data.series)
      for (SeriesPoint& point : series.points) point.warnings.clear();
  return data;
}

}  // namespace warpbench::plots
