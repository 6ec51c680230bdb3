// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "views/device_limits.h"
#include "views/series_builder.h"

/// A result's own figures, which the views Time and Figure show.
namespace warpbench::plots {

/// The family's own figure, or the one that the results of a family have that the catalogue lacks.
Quantity figureQuantity(const Family* family, const std::vector<const Result*>& results);

/// A result's value with its quartiles, which a modelled time has none of. Nothing where it failed or has no such
/// value.
std::optional<SeriesPoint> pointOf(const Result& result, Quantity quantity);

}  // namespace warpbench::plots
