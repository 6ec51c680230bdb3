// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::cli {

/// The whole of warpbench-cli: what main() is given, and gives back.
int runCommandLine(int count, char** words);

}  // namespace warpbench::cli
