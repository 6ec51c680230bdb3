// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include "results/session/session.h"

namespace warpbench::cli {

/// Whether a terminal is behind standard output that is to have colours: not where NO_COLOR is set to anything
/// (https://no-color.org), and not where TERM is "dumb".
bool coloursWanted();

/// A bar for each result, as long as its figure: what the family counts, or the time where there is none. With colours,
/// the best is green, and one that failed or is wrong is red.
void printBars(std::ostream& out, const Session& session, bool colours);

}  // namespace warpbench::cli
