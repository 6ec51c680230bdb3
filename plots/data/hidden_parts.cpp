// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/hidden_parts.h"

#include <algorithm>

namespace warpbench::plots {

PlotData withHiddenParts(PlotData data, const Stage& stage) {
  if (stage.curtain) {
    PlotData curtain;
    curtain.title = data.title;
    curtain.emptyText = *stage.curtain;
    return curtain;
  }
  const auto hidden = [&](const auto& line) { return std::ranges::count(stage.hiddenLines, line.kind) > 0; };
  std::erase_if(data.lines, hidden);
  std::erase_if(data.slopes, hidden);
  const bool any = std::ranges::any_of(
      data.series, [&](const Series& series) { return stage.highlighted.contains(series.variant); });
  if (any)
    for (Series& series : data.series) series.faded = !stage.highlighted.contains(series.variant);
  return data;
}

}  // namespace warpbench::plots
