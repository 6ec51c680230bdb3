// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/best_point.h"

#include <cmath>
#include <cstddef>
#include <optional>

namespace warpbench::plots {

std::optional<PointId> bestPoint(const PlotData& data) {
  if (data.best == PlotData::Best::None || data.form != Form::Results || data.bars()) return std::nullopt;
  std::optional<PointId> best;
  double least = 0;
  for (std::size_t series = 0; series < data.series.size(); ++series) {
    const Series& one = data.series[series];
    if (one.flat || one.wrong || one.faded || one.points.size() < 2) continue;
    for (std::size_t point = 0; point < one.points.size(); ++point) {
      const double value = data.best == PlotData::Best::Lowest ? one.points[point].y : -one.points[point].y;
      if (!std::isfinite(value) || (best && value >= least)) continue;
      best = PointId{series, point};
      least = value;
    }
  }
  return best;
}

}  // namespace warpbench::plots
