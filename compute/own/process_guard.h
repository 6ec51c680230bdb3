// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

/// What a process does before it runs kernels of the user's.
namespace warpbench::own {

/// Once in a process, from the first call on: a lane of a simulated kernel that faults, by a wild pointer, a division
/// by zero, an assertion or an empty loop without end, ends its launch with a DeviceError that says where, instead of
/// the process; memory taken beyond what this machine has free is refused; no core file is written. Memory may be
/// damaged after a fault: the process has to be replaced.
///
/// @param touches is asked first of memory that is there and closed: whether it can be used now.
void guardProcess(bool (*touches)(const void* at, const void* signalContext) = nullptr);

/// So many bytes of addresses are about to be reserved, most of which nobody will touch: they come on top of what this
/// process may take.
void reserveMemory(std::size_t bytes);

/// The process takes more addresses than this machine has memory, so nothing limits it any more. Calls `exhausted`, on
/// a thread of its own, once less than `least` bytes are free.
void watchMemory(std::size_t least, std::function<void()> exhausted);

}  // namespace warpbench::own
