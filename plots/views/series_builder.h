// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "data/series.h"
#include "text/labels.h"

namespace warpbench::plots {

/// A result and its point in a view.
struct DrawnResult {
  const Result* result;
  SeriesPoint point;
  QString way = {};  ///< distinguishes several points of one result: "pageable memory"
};

/// The sources of a plot's points.
struct Context {
  const FamilyResults& familyResults;
  const Labels& labels;
  const Arrangement& arrangement;
};

/// Sorts drawn results into the plot's series, in the family's order, and sets the x axis or the categories. In a
/// roofline, points keep their x and mention the swept parameter in their details.
void addSeries(PlotData& data, const Context& context, const std::vector<DrawnResult>& drawn);

/// "copy, naive", with the device if there are several: "copy, naive on NVIDIA H200 (modelled)".
QString namesOf(const std::vector<const Result*>& results, const Labels& labels);

}  // namespace warpbench::plots
