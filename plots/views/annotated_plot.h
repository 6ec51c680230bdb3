// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "views/views.h"

namespace warpbench::plots {

/// The plot with the user's series names, colours, lines, texts and axes. Ignores marks and ranges made in another unit
/// or along another parameter. If the user chose no axes, y is logarithmic for lines with a range so wide that the
/// lower ones would lie at the bottom.
PlotData annotated(PlotData data, const Annotations& annotations, const std::string& family, View view);

/// The keys of the user's names and colours, with their default texts. They belong to series or, for bars over
/// variants, to variants.
struct NamedSeries {
  QString key;
  QString name;
  std::size_t series = 0;  ///< a series with its colour
};
std::vector<NamedSeries> namedSeries(const PlotData& data);

}  // namespace warpbench::plots
