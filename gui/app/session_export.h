// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"

namespace warpbench::gui {

/// Writes what `line` asks for of a session, without a person: a plot, a table, the session, a report. The same session
/// gives the same bytes of every format but .png and .pdf.
/// @returns the exit code.
/// @throws RequestError and FormatError where the request makes no sense or a file cannot be read or written.
int exportSession(const CommandLine& line);

}  // namespace warpbench::gui
