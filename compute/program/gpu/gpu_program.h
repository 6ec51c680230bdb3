// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/device.h"
#include "program/program_compiler.h"
#include "program/program_process.h"

/// Runs the user's programs on a GPU of this machine: nvcc compiles them unchanged, and CUPTI reports their launches.
namespace warpbench::program {

/// Compiles the program with nvcc for that GPU, in the current folder, with line information.
/// @returns the program, in `folder`.
/// @throws CompileError; RequestError, one line, without nvcc or CUPTI, or if a file cannot be read; DeviceError;
/// Cancelled.
std::filesystem::path compileForGpu(const ProgramSource& source, const DeviceInfo& gpu,
                                    const std::filesystem::path& folder, const std::stop_token& stop);

/// Runs the result of compileForGpu(), as runProgram() does. Launches have grid, block, registers, shared memory,
/// occupancy for known GPUs, the measured time and, as their place, the line of the kernel's definition in `source`.
/// They arrive in the order in which they end, some tenths of a second later. With `order.counts`, Nsight Compute runs
/// the program: each launch runs separately, once per pass of its counters, and has the hardware's counts and the time
/// of one of these runs. Launches then arrive at the end, without the GPU's other work.
/// @throws RequestError without Nsight Compute.
ProgramEnd runOnGpu(const ProgramOrder& order, const ProgramSource& source, const DeviceInfo& gpu,
                    const std::stop_token& stop, const std::function<void(const ProgramEvent&)>& heard);

}  // namespace warpbench::program
