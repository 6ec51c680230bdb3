// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "data/series.h"

namespace warpbench::plots {

/// What a tooltip says of a point, one line each: variant, parameter, median, quartiles, origin, warnings.
QString pointText(const PlotData& data, const PointId& id);

/// What all series are at that x, one line each.
QString readingText(const PlotData& data, double x);

/// A whole plot in words, for those who hear it.
QString summaryText(const PlotData& data);

}  // namespace warpbench::plots
