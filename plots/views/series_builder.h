// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "data/series.h"
#include "text/labels.h"

namespace warpbench::plots {

/// A result and the point that a view makes of it.
struct DrawnResult {
  const Result* result;
  SeriesPoint point;
  QString way = {};  ///< which of several points of one result it is: "pageable memory"
};

/// What the points of a plot are made from.
struct Context {
  const FamilyResults& familyResults;
  const Labels& labels;
  const Arrangement& arrangement;
};

/// Sorts drawn results into the plot's series, in the family's order, and sets its x axis or its categories. In a
/// roofline the points keep their x and say what is swept in their details.
void addSeries(PlotData& data, const Context& context, const std::vector<DrawnResult>& drawn);

/// "copy, naive", with the device where there are several: "copy, naive on NVIDIA H200 (modelled)".
QString namesOf(const std::vector<const Result*>& results, const Labels& labels);

}  // namespace warpbench::plots
