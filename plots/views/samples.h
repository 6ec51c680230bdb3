// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/series_builder.h"

namespace warpbench::plots {

/// The samples of the chosen results, each a series: their distribution as shares of its samples in bins, or their
/// course as they were taken. Of a session that is compared with, the results of the same points come beside them.
void drawSamples(PlotData& data, const Context& context, const PlotChoices& choices);

}  // namespace warpbench::plots
