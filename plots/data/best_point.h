// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/series.h"

namespace warpbench::plots {

/// The best point of a sweep, which readers look for first and the plot therefore marks. Nothing if the figure has no
/// best value (PlotData::best), if the series do not depend on x, or if they have a wrong result.
std::optional<PointId> bestPoint(const PlotData& data);

}  // namespace warpbench::plots
