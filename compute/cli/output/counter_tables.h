// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <vector>

#include "results/values/result.h"

namespace warpbench::cli {

/// True if the tables need a device column.
bool ofSeveralDevices(const std::vector<const Result*>& results);

/// Tables of accesses to global and to shared memory, one row for each result with counters. Prints nothing if no
/// result has any.
void printCounters(std::ostream& out, const std::vector<const Result*>& results);

}  // namespace warpbench::cli
