// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>

#include "program/report/program_report.h"

namespace warpbench::cli {

/// Its launches by kernel, and in order where they are few; `why`: what limits the slowest of each kernel; what failed;
/// how it ended.
void printProgram(std::ostream& out, const program::ProgramReport& report, bool why);

/// What a check came to as a document of JUnit: a test for the host's code and one for each kernel.
std::string junitOf(const program::ProgramReport& report);

}  // namespace warpbench::cli
