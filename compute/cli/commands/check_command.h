// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli_arguments.h"
#include "cli/command.h"

namespace warpbench::cli {

/// `check`: looks for mistakes in the kernels of the families, or of all, and prints what it finds.
/// @returns kSomethingFailed where a mistake is found in a variant that ought to be right, or none in one that is wrong
/// on purpose.
/// @throws RequestError before anything runs, where the request makes no sense.
ExitCode checkCommand(const CliArguments& arguments);

}  // namespace warpbench::cli
