// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench {

/// Gives threads started from now on a stack for all thread-local data plus 8 MiB, or `ulimit -s` if that is more.
/// glibc places thread-local data, which include 3 MiB of the catalogue kernels' shared memory, in a stack of size
/// `ulimit -s`, or 2 MiB if that is "unlimited". Call first in main().
void setThreadStacks();

}  // namespace warpbench
