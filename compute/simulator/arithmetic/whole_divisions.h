// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::simulator {

/// Does what a GPU does where x86 faults: a division of whole numbers by zero gives all ones, as quotient and as
/// remainder, of 64 bits 2^32 - 1 where the dividend is below 2^32, and the least number divided by -1 gives itself and
/// 0 (measured on an H200). `signalContext`: of the
/// fault, which goes on behind the division.
/// @returns false where the instruction is no division.
bool divideAsGpu(void* signalContext);

}  // namespace warpbench::simulator
