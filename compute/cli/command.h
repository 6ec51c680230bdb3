// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iostream>
#include <string>

#include "core/text/text.h"

/// What every subcommand answers with.
namespace warpbench::cli {

/// As the manual's "Command line" has them. kInterrupted is a shell's number for Ctrl-C.
enum ExitCode { kAllWell = 0, kSomethingFailed = 1, kBadRequest = 2, kInterrupted = 130 };

/// A message for people, one line on stderr. Parts of it may be a file's.
inline void say(const std::string& line) { std::cerr << "warpbench-cli: " << oneLine(line) << '\n'; }

}  // namespace warpbench::cli
