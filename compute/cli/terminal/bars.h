// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include "results/session/session.h"

namespace warpbench::cli {

/// True if standard output is a terminal that should get colours: NO_COLOR is unset or empty (https://no-color.org) and
/// TERM is not "dumb".
bool coloursWanted();

/// Prints a bar for each result, as long as the family's figure, or as the time if there is no figure. In colour, the
/// best is green, and failed or wrong results are red.
void printBars(std::ostream& out, const Session& session, bool colours);

}  // namespace warpbench::cli
