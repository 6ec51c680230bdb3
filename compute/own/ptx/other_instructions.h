// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "own/ptx/instruction_parts.h"

namespace warpbench::own {

/// Arithmetic, logic, conversions and comparisons: PTX ISA, "Integer Arithmetic", "Floating-Point", "Comparison and
/// Selection", "Logic and Shift" and "Data Movement and Conversion Instructions". Each of these functions returns a
/// statement of C++; nothing where the instruction is not simulated.
std::string numberInstruction(const std::vector<std::string_view>& parts, const Operands& operands);

/// Loads, stores, atomics, fences and prefetches.
std::string memoryInstruction(const std::vector<std::string_view>& parts, const Operands& operands);

/// What threads of a warp or of a block do together, and what ends or delays one.
std::string threadInstruction(const std::vector<std::string_view>& parts, const Operands& operands);

}  // namespace warpbench::own
