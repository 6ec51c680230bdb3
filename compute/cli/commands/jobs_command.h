// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli_arguments.h"
#include "cli/command.h"

namespace warpbench::cli {

/// `run --detach`: leaves the run to Slurm and says by which number it goes.
/// @throws RequestError, DeviceError.
ExitCode detachCommand(const CliArguments& arguments);

/// `jobs`: lists what was left to Slurm, takes its results, or ends it.
/// @returns kSomethingFailed where results that were taken are not all there, or not all verified.
/// @throws RequestError, DeviceError; FormatError where results cannot be read.
ExitCode jobsCommand(const CliArguments& arguments);

}  // namespace warpbench::cli
