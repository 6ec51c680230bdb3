// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli_arguments.h"
#include "cli/command.h"

namespace warpbench::cli {

/// `cache`: what is kept of compiled programs and kernels, or its removal.
ExitCode cacheCommand(const CliArguments& arguments);

}  // namespace warpbench::cli
