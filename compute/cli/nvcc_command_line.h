// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::cli {

/// `warpbench-nvcc` with these words. @returns its exit status, which is nvcc's: 1 of a request that makes no sense, 2
/// of a program that does not compile.
int runNvccCommandLine(int count, char** words);

}  // namespace warpbench::cli
