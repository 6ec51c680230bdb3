// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/family_results.h"

namespace warpbench::plots {

/// The role of each parameter in the plot of a family's results. Parameters with a single value have none.
struct Arrangement {
  std::string x;                        ///< the swept parameter, along the axis; empty: bars per variant
  std::vector<std::string> splitting;   ///< parameters with several values at one x: each value is a series
  std::vector<std::string> perVariant;  ///< one value per variant, but not the same for all: part of the variant's name
  std::vector<std::string> alongX;      ///< parameters that change with x, so they do not split series
  bool modesDiffer = false;             ///< each mode (cold, hot) is a series
};

/// The arrangement of a family's results.
/// A parameter is swept if one variant on one device in one session has several whole numbers for it. If several
/// parameters are swept, the one with the most values wins, and the first of equals.
Arrangement arrangementOf(const FamilyResults& familyResults);

/// The value's text, or empty if the result has no such parameter.
std::string parameterText(const Result& result, std::string_view parameter);

}  // namespace warpbench::plots
