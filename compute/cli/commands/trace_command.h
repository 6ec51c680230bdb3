// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/arguments.h"
#include "cli/command.h"

namespace warpbench::cli {

/// `trace`: what each warp of one block does to memory, step by step.
/// @throws RequestError where there is no such kernel or block.
ExitCode traceCommand(const Arguments& arguments);

}  // namespace warpbench::cli
