// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "data/series.h"
#include "text/labels.h"

namespace warpbench::plots {

/// The quantity on the y axis.
enum class Quantity { Time, Bandwidth, Gflops, Items };

/// The limits of the results' devices: peak and measured copy for bandwidths, the peaks of the element types in use for
/// GFLOP/s, none for other quantities. Labels name the device if devices have different limits.
std::vector<ReferenceLine> deviceLimits(const FamilyResults& familyResults, const std::vector<const Result*>& drawn,
                                        Quantity quantity);

}  // namespace warpbench::plots
