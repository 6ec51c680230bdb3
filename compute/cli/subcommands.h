// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::cli {

/// All of warpbench-cli; takes main()'s arguments and returns its exit code.
int runCommandLine(int count, char** words);

}  // namespace warpbench::cli
