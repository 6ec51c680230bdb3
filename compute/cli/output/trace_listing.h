// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include "engine/simulated/check.h"

namespace warpbench::cli {

/// Prints a row for each step.
void printTrace(std::ostream& out, const BlockTrace& trace);
void printTraceAsJson(std::ostream& out, const BlockTrace& trace);

}  // namespace warpbench::cli
