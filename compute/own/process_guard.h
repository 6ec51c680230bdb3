// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <signal.h>

#include <cstddef>
#include <functional>

/// Protects a process before it runs the user's kernels.
namespace warpbench::own {

/// Sets up the process at the first call. A faulting lane of a simulated kernel (wild pointer, division by zero,
/// assertion, empty endless loop) then ends its launch with a DeviceError that names the place, instead of ending the
/// process. Memory beyond what the machine has free is refused, and no core file is written. After a fault, memory may
/// be corrupt, so replace the process.
/// @param touches is asked first about a fault in inaccessible memory: returns whether the memory is usable now.
void guardProcess(bool (*touches)(const void* at, const void* signalContext) = nullptr);

/// sigaction() for the user's program. A handler of a fault is called for faults of host code, after the guard: faults
/// of kernels, and memory that only has to be opened, stay with the guard.
int handleProgramSignal(int signal, const struct sigaction* action, struct sigaction* before);

/// Raises the process's memory limit by `bytes` of address space that is about to be reserved and mostly stays
/// untouched.
void reserveMemory(std::size_t bytes);

/// For a process that reserves more addresses than the machine has memory, so that no limit applies. Calls `exhausted`,
/// on a separate thread, when less than `least` bytes are free.
void watchMemory(std::size_t least, std::function<void()> exhausted);

}  // namespace warpbench::own
