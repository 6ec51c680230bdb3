// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Single instructions of PTX as C++ of the simulator.
namespace warpbench::own {

/// An operand: expressions of type unsigned long, which hold a register's bits each; those to be written are variables.
struct PtxOperand {
  enum class Kind { Single, Vector, Address, Pair };  ///< Pair: a|b
  Kind kind = Kind::Single;
  std::vector<std::string> values;  ///< one; of a vector each
};

/// The operand _, which takes what nobody needs.
inline constexpr std::string_view kNowhere = "_";

/// The carry of a statement's sums: a variable of it.
inline constexpr std::string_view kCarry = "warpbenchCarry";

/// The instruction as a statement of C++; empty where it is not simulated.
std::string cppOfInstruction(std::string_view opcode, const std::vector<PtxOperand>& operands);

/// The value of a special register, such as "%laneid"; empty where it is not simulated.
std::string cppOfSpecialRegister(std::string_view name);

}  // namespace warpbench::own
