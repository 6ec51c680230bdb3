// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "data/series_builder.h"

/// Williams, Waterman and Patterson's model ("Roofline", CACM 52/4, 2009).
namespace warpbench::plots {

/// Each result at its arithmetic intensity, with the bytes and flops that its algorithm needs. What has no flops or no
/// bytes has no point.
std::vector<DrawnResult> drawRoofline(PlotData& data, const Context& context);

/// The roofs of the devices of what is drawn: the peak of the flops, and below it what the memory's peak bandwidth and
/// the measured copy allow. A roof that is not known is left out, which a note says where it leaves the plot open.
void addRoofs(PlotData& data, const Context& context, const std::vector<const Result*>& drawn);

}  // namespace warpbench::plots
