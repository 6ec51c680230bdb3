// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include "validation/count_comparison.h"

namespace warpbench::cli {

/// Simulates each point and prints its counts beside the measured ones, a table for each family; then what the compiler
/// changed, the lanes, and how many counts agree. With `differencesOnly` the tables leave out counts that are equal.
validation::Verdicts reportValidation(std::ostream& out, const validation::HardwareCounts& measured,
                                      bool differencesOnly);

}  // namespace warpbench::cli
