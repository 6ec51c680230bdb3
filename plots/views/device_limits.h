// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "data/series.h"
#include "text/labels.h"

namespace warpbench::plots {

/// The quantity on the y axis.
enum class Quantity { Time, Bandwidth, Gflops, Items };

/// The lines that no kernel of these results' devices can pass: peak and measured copy of a bandwidth, the peak of the
/// element types in use of GFLOP/s, none of the others. Named with the device where devices have different ones.
std::vector<ReferenceLine> deviceLimits(const FamilyResults& familyResults, const std::vector<const Result*>& drawn,
                                        Quantity quantity);

}  // namespace warpbench::plots
