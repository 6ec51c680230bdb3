// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench {

/// Gives each thread that starts from now on a stack that holds all thread-local data and 8 MiB more, or as much as
/// `ulimit -s` says where that is more. glibc puts those
/// data, 3 MiB of shared memory of the catalogue's kernels, into a stack as large as `ulimit -s` says: 2 MiB where that
/// is "unlimited". To be called first in main().
void setThreadStacks();

}  // namespace warpbench
