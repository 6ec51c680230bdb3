// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <stop_token>

#include "cli/command.h"
#include "results/session/session.h"

namespace warpbench::cli {

/// Simulates every measured point of a session that can be simulated, and prints the modelled times beside the measured
/// ones, family by family, with the errors and the order of the variants; of the points so far once `stop` is requested.
/// @returns kSomethingFailed where a point was not simulated. @throws RequestError where there is none.
ExitCode reportTimes(std::ostream& out, const Session& session, const std::vector<std::string>& families,
                     const std::stop_token& stop);

}  // namespace warpbench::cli
