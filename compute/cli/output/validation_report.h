// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iosfwd>
#include <stop_token>

#include "cli/command.h"
#include "results/session/session.h"
#include "validation/count_comparison.h"

namespace warpbench::cli {

/// Simulates every measured point of a session that can be simulated, and prints the modelled times beside the measured
/// ones, family by family, with the errors and the order of the variants; of the points so far once `stop` is
/// requested.
/// @returns kSomethingFailed where a point was not simulated. @throws RequestError where there is none.
ExitCode reportTimes(std::ostream& out, const Session& session, const std::vector<std::string>& families,
                     const std::stop_token& stop);

struct Validated {
  validation::Verdicts verdicts;
  std::size_t points = 0;  ///< that were compared
};

/// Simulates each point and prints its counts beside the measured ones, a table for each family; then what the compiler
/// changed, the lanes, and how many counts agree. With `differencesOnly` the tables leave out counts that are equal. Where
/// `stop` is requested before the last point, the report is of those before.
Validated reportValidation(std::ostream& out, const validation::HardwareCounts& measured, bool differencesOnly,
                           const std::stop_token& stop);

}  // namespace warpbench::cli
