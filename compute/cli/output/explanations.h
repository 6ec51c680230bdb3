// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include "session/session.h"

namespace warpbench::cli {

/// A paragraph for each result: what limits it, and what the next variant changes.
void printExplanations(std::ostream& out, const Session& session);

}  // namespace warpbench::cli
