// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli_arguments.h"
#include "cli/command.h"

namespace warpbench::cli {

/// `trace`: what each warp of one block does to memory, step by step.
/// @throws RequestError where there is no such kernel or block.
ExitCode traceCommand(const CliArguments& arguments);

}  // namespace warpbench::cli
