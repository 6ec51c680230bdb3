// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"

/// The actions of `warpbench` without a user: plots and screenshots. Both return the exit code: 0 if all went well, 1
/// if something did not run or verify.
namespace warpbench::gui {

/// @throws RequestError and FormatError if the request is invalid, or a file cannot be read or written.
int exportSessionPlot(const CommandLine& line);

/// @throws RequestError and FormatError if the request is invalid, or a file cannot be read or written.
int takeScreenshot(const CommandLine& line);

}  // namespace warpbench::gui
