// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iosfwd>
#include <stop_token>

#include "cli/command.h"
#include "results/session/session.h"
#include "validation/count_comparison.h"

namespace warpbench::cli {

/// Simulates every measured point of a session that can be simulated. Prints modelled and measured times for each
/// family, with the errors and the order of the variants. If `stop` is requested, reports the points so far.
/// @returns kFailure if a point was not simulated.
/// @throws RequestError if there is no such point.
ExitCode reportTimes(std::ostream& out, const Session& session, const std::vector<std::string>& families,
                     const std::stop_token& stop);

struct Validated {
  validation::Verdicts verdicts;
  std::size_t points = 0;  ///< number of points compared
};

/// Simulates each point and prints its counts next to the measured ones, one table per family. Then come the compiler's
/// changes, the lanes, and how many counts agree. With `differencesOnly`, tables omit equal counts. If `stop` is
/// requested, reports the points so far.
Validated reportValidation(std::ostream& out, const validation::HardwareCounts& measured, bool differencesOnly,
                           const std::stop_token& stop);

}  // namespace warpbench::cli
