// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

namespace warpbench::cli {

/// `serve`: does what comes on standard input, and answers on standard output; see remote/protocol.h.
ExitCode serveCommand(bool confined);

}  // namespace warpbench::cli
