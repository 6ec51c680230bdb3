// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/plot_parts.h"

namespace warpbench::plots {

PlotData withParts(PlotData data, const PlotParts& parts) {
  const auto put = [](QString& text, const QString& own) {
    if (!own.isEmpty()) text = own;
  };
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
