// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "data/series.h"

namespace warpbench::plots {

/// A point's tooltip, one line each: variant, parameter, median, quartiles, origin, warnings.
QString pointText(const PlotData& data, const PointId& id);

/// The values of all series at that x, one per line.
QString readingText(const PlotData& data, double x);

/// A description of the whole plot for screen readers.
QString summaryText(const PlotData& data);

}  // namespace warpbench::plots
