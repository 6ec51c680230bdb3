// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "own/ptx/instruction_parts.h"

namespace warpbench::own {

/// Arithmetic, logic, conversions and comparisons: PTX ISA, "Integer Arithmetic", "Floating-Point", "Comparison and
/// Selection", "Logic and Shift" and "Data Movement and Conversion Instructions". Each function here returns a C++
/// statement; empty if the instruction is not simulated.
std::string numberInstruction(const std::vector<std::string_view>& parts, const Operands& operands);

/// Loads, stores, atomics, fences and prefetches.
std::string memoryInstruction(const std::vector<std::string_view>& parts, const Operands& operands);

/// Instructions that synchronize threads of a warp or block, exchange data between them, or end or delay a thread.
std::string threadInstruction(const std::vector<std::string_view>& parts, const Operands& operands);

}  // namespace warpbench::own
