// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/family_results.h"

namespace warpbench::plots {

/// The role that each parameter of a family's results plays in their plot. Parameters with one value have none.
struct Arrangement {
  std::string x;                        ///< the swept one, along the axis; empty: bars over variants
  std::vector<std::string> splitting;   ///< several values at one x: each its own series
  std::vector<std::string> perVariant;  ///< one value for each variant, not the same for all: named with the variant
  std::vector<std::string> alongX;      ///< changes with x, so that no series is split by it
  bool modesDiffer = false;             ///< cold and hot results, say: each mode its own series
};

/// The arrangement of a family's results.
/// A parameter is swept where one variant on one device in one session has several whole numbers of it; of several, the
/// one with the most values is, and of equals the first.
Arrangement arrangementOf(const FamilyResults& familyResults);

/// The value's text, or empty where the result has no such parameter.
std::string parameterText(const Result& result, std::string_view parameter);

}  // namespace warpbench::plots
