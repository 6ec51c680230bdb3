// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "data/series_builder.h"

namespace warpbench::plots {

/// As of a session (see series.h).
std::vector<Baseline> baselinesOf(const FamilyResults& familyResults, const Labels& labels);

/// How many times as fast as the baseline each result is: the baseline's median time / its time, with the quartiles of
/// its own times. Compared are results of one session that agree in all parameters that both have: on the same device
/// and in the same mode where the baseline ran there, else on another device. What has no single such time is a note.
std::vector<DrawnResult> drawSpeedup(PlotData& data, const Context& context, const Baseline& baseline);

}  // namespace warpbench::plots
