// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli_arguments.h"
#include "cli/command.h"

namespace warpbench::cli {

/// `record`: measures the points of recordingPlan() into a session that recorded devices replay, by default in the
/// user's data folder. The file is written after each request, so that Ctrl-C or worse loses no more than one.
/// @returns kSomethingFailed where it was ended, or a result failed or is not verified.
/// @throws RequestError before anything runs, where the device does not measure or the file cannot be written.
ExitCode recordCommand(const CliArguments& arguments);

}  // namespace warpbench::cli
