// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli_arguments.h"
#include "cli/command.h"

namespace warpbench::cli {

/// `source`: prints the text of a variant's kernel file. @throws RequestError where the variant has none.
ExitCode sourceCommand(const CliArguments& arguments);

}  // namespace warpbench::cli
