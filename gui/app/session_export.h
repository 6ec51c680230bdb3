// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"

namespace warpbench::gui {

/// Writes the part of a session that `line` selects (a plot, a table, the session or a report) without a user. Equal
/// sessions give equal bytes in every format but .png and .pdf.
/// @returns the exit code.
/// @throws RequestError and FormatError if the request is invalid, or a file cannot be read or written.
int exportSession(const CommandLine& line);

}  // namespace warpbench::gui
