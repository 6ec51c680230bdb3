// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "data/series_builder.h"

namespace warpbench::plots {

/// What each result's requests cost on average, each with its ideal. Results without such requests have no point.
std::vector<DrawnResult> drawCounter(PlotData& data, const Context& context, CounterKind kind);

/// One line where all ideals are the same, in place of a mark at each point.
void shareIdeal(PlotData& data);

}  // namespace warpbench::plots
