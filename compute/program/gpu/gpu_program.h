// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/device.h"
#include "program/program_compiler.h"
#include "program/program_process.h"

/// Programs of the user's on a GPU of this machine: nvcc compiles them as they are, and CUPTI tells of their launches.
namespace warpbench::program {

/// Compiles it by nvcc for that GPU, in the running process's folder; machine code has the text's lines.
/// @returns the program, in `folder`.
/// @throws CompileError; RequestError, one line, without nvcc or CUPTI, or where a file cannot be read; DeviceError;
/// Cancelled.
std::filesystem::path compileForGpu(const ProgramSource& source, const DeviceInfo& gpu,
                                    const std::filesystem::path& folder, const std::stop_token& stop);

/// Runs what compileForGpu() made, as runProgram() does. Launches have grid, block, registers, shared memory, occupancy
/// where the GPU is known, the measured time, and for a place the line where the kernel is defined in `source`; they
/// come in the order in which they end, some tenths of a second later.
/// With `order.counts` Nsight Compute runs the program: each launch runs by itself, as often as its counters take, and
/// has the hardware's counts and the time of one of these runs. Launches come when all is over, without what else the
/// GPU did. @throws RequestError where there is no Nsight Compute.
ProgramEnd runOnGpu(const ProgramOrder& order, const ProgramSource& source, const DeviceInfo& gpu,
                    const std::stop_token& stop, const std::function<void(const ProgramEvent&)>& heard);

}  // namespace warpbench::program
