// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "program/program_events.h"
#include "program/program_process.h"

namespace warpbench::cli {

/// What came of a program's run.
struct ProgramReport {
  std::string name;    ///< of its first file
  std::string device;  ///< id
  std::string gpu;
  bool checked = false;
  std::vector<program::LaunchEvent> launches;
  std::vector<program::ProgramFinding> findings;  ///< of a check
  program::ProgramEnd end;
};

/// Its launches by kernel, and in order where they are few; what failed; how it ended.
void printProgram(std::ostream& out, const ProgramReport& report);

/// What a check came to as a document of JUnit: a test for the host's code and one for each kernel.
std::string junitOf(const ProgramReport& report);

}  // namespace warpbench::cli
