// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "data/series_builder.h"

namespace warpbench::plots {

/// The times with the copies to and from the device: from pageable memory, and from page-locked memory where that was
/// measured. A loop on the CPU has its data where they are; results whose copies were not measured have no point.
std::vector<DrawnResult> drawEndToEnd(PlotData& data, const Context& context);

}  // namespace warpbench::plots
