// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>

#include "program/report/program_report.h"

namespace warpbench::cli {

/// Prints the launches by kernel, and in order if there are few; with `why`, what limits each kernel's slowest launch;
/// then the failures and how the program ended.
void printProgram(std::ostream& out, const program::ProgramReport& report, bool why);

/// The outcome of a check as a JUnit document, with a test for the host code and one for each kernel.
std::string toJunit(const program::ProgramReport& report);

}  // namespace warpbench::cli
