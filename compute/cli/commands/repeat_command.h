// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli_arguments.h"
#include "cli/command.h"

namespace warpbench::cli {

/// `repeat`: runs a session's points once more, on the device asked for, and saves what they came to. Ctrl-C ends it
/// early; what was done by then is saved.
/// @returns kSomethingFailed where it was ended, or a result failed, is not verified or could not be repeated there.
/// @throws RequestError where nothing of it runs there or the output cannot be written; FormatError where the file is
/// no session.
ExitCode repeatCommand(const CliArguments& arguments);

}  // namespace warpbench::cli
