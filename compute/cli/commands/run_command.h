// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli_arguments.h"
#include "cli/command.h"
#include "engine/run/request.h"

namespace warpbench::cli {

/// What the options of `run` ask for, on no device yet. @throws RequestError.
Request requestOf(const CliArguments& arguments);

/// `run`: prints and saves what the points came to. Ctrl-C ends it early; what was done by then is saved.
/// @returns kSomethingFailed where it was ended, a result failed or is not verified, or a picture is missing.
/// @throws RequestError before anything runs, where the request makes no sense or a file cannot be written.
/// @throws FormatError where the file to append to is no session.
ExitCode runCommand(const CliArguments& arguments);

}  // namespace warpbench::cli
