// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <vector>

#include "results/values/result.h"

namespace warpbench::cli {

/// Whether their tables need a column for it.
bool ofSeveralDevices(const std::vector<const Result*>& results);

/// Tables of what the results asked of global and of shared memory, one row for each result that has counters; nothing
/// where none has any.
void printCounters(std::ostream& out, const std::vector<const Result*>& results);

}  // namespace warpbench::cli
