// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"

/// What `warpbench` does without a person: plots and pictures of the window. Both return the exit code: 0 all went
/// well, 1 something did not run or verify.
namespace warpbench::gui {

/// @throws RequestError and FormatError where the request makes no sense or a file cannot be read or written.
int exportSessionPlot(const CommandLine& line);

/// @throws RequestError and FormatError where the request makes no sense or a file cannot be read or written.
int takeScreenshot(const CommandLine& line);

}  // namespace warpbench::gui
