// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/series.h"

namespace warpbench::plots {

/// The best point of a sweep: what a person reads first, and the plot therefore marks. Nothing where the figure has no
/// better or worse (PlotData::best), and of series that do not depend on x or have a wrong result.
std::optional<PointId> bestPoint(const PlotData& data);

}  // namespace warpbench::plots
