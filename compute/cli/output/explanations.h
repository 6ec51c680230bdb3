// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include <string>

#include "model/explanation.h"

namespace warpbench::cli {

/// A paragraph of it, under a line that says what is explained.
void printExplanation(std::ostream& out, const std::string& what, const Explanation& explanation);

/// A paragraph for each result: what limits it, and what the next variant changes.
void printExplanations(std::ostream& out, const Session& session);

}  // namespace warpbench::cli
