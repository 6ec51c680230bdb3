// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "views/device_limits.h"
#include "views/series_builder.h"

/// The figures of single results in the views Time and Figure.
namespace warpbench::plots {

/// The family's own figure or, if the catalogue lacks the family, the one that its results have.
Quantity figureQuantity(const Family* family, const std::vector<const Result*>& results);

/// A result's value with its quartiles, which modelled times lack. Nothing if the result failed or has no such value.
std::optional<SeriesPoint> pointOf(const Result& result, Quantity quantity);

}  // namespace warpbench::plots
