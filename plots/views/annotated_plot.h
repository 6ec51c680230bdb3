// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "views/views.h"

namespace warpbench::plots {

/// The plot with a person's names and colours of series, lines and texts, and axes. Marks and ranges that were made in
/// another unit or along another parameter stay out. Where no axes were chosen, y is logarithmic for lines that span so
/// much that the lower ones would lie on the ground.
PlotData annotated(PlotData data, const Annotations& annotations, const std::string& family, View view);

/// What names and colours of a plot's series are kept by, with the texts that they stand for: its series or, where bars
/// stand over variants, these.
struct NamedSeries {
  QString key;
  QString name;
  std::size_t series = 0;  ///< one that has its colour
};
std::vector<NamedSeries> namedSeries(const PlotData& data);

}  // namespace warpbench::plots
