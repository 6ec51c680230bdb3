// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::simulator {

/// Emulates a GPU where x86 faults. An integer division by zero gives all ones as quotient and remainder; with 64 bits
/// it gives 2^32 - 1 if the dividend is below 2^32. The least number divided by -1 gives itself and remainder 0
/// (measured on an H200). `signalContext` is the fault's; execution continues after the division.
/// @returns false if the instruction is not a division.
bool divideAsGpu(void* signalContext);

}  // namespace warpbench::simulator
