// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Translates single PTX instructions into C++ for the simulator.
namespace warpbench::own {

/// An operand: expressions of type unsigned long that hold one register's bits each. Outputs are variables.
struct PtxOperand {
  enum class Kind { Single, Vector, Address, Pair };  ///< Pair: a|b
  Kind kind = Kind::Single;
  std::vector<std::string> values;  ///< one value, or one per vector element
};

/// The operand _, which discards a result.
inline constexpr std::string_view kNowhere = "_";

/// The variable for a statement's carry.
inline constexpr std::string_view kCarry = "warpbenchCarry";

/// The instruction as a C++ statement; empty if it is not simulated.
std::string cppOfInstruction(std::string_view opcode, const std::vector<PtxOperand>& operands);

/// The value of a special register, such as "%laneid"; empty if it is not simulated.
std::string cppOfSpecialRegister(std::string_view name);

}  // namespace warpbench::own
