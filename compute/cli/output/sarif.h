// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "program/report/program_report.h"

namespace warpbench::cli {

/// The findings of a check in the Static Analysis Results Interchange Format (OASIS, SARIF 2.1.0), which GitHub and
/// GitLab show beside the lines of a pull request. Paths are relative to the current folder where they are within it.
std::string toSarif(const program::ProgramReport& report);

}  // namespace warpbench::cli
