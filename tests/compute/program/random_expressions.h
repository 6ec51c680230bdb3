// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace warpbench::test {

/// A type of numbers in a kernel, and what its name is there.
enum class Number { Int, Unsigned, LongLong, UnsignedLongLong, Float, Double };
const char* nameOf(Number type);
inline bool isFloating(Number type) { return type == Number::Float || type == Number::Double; }
inline bool isWide(Number type) { return type == Number::LongLong || type == Number::UnsignedLongLong; }
inline bool isSigned(Number type) { return type == Number::Int || type == Number::LongLong; }

/// Values are 64 bits: of whole numbers extended by their sign or zeros, of floats as they lie in memory.
std::uint64_t bitsOf(Number type, double value);
double valueOf(Number type, std::uint64_t bits);
/// Converts like a GPU: a value out of range becomes the nearest integer, and a NaN becomes 0 or the sign bit alone.
std::uint64_t converted(Number to, Number from, std::uint64_t bits);

/// A variable of a kernel's thread: one, or a member of a vector or a structure.
struct Variable {
  const char* name;
  Number type;
};
inline constexpr std::array kVariables{Variable{"v0", Number::Unsigned},
                                       Variable{"v1", Number::Unsigned},
                                       Variable{"v2", Number::Int},
                                       Variable{"v3", Number::UnsignedLongLong},
                                       Variable{"v4", Number::UnsignedLongLong},
                                       Variable{"v5", Number::LongLong},
                                       Variable{"pair.x", Number::Int},
                                       Variable{"pair.y", Number::Int},
                                       Variable{"f0", Number::Float},
                                       Variable{"f1", Number::Float},
                                       Variable{"d0", Number::Double},
                                       Variable{"d1", Number::Double},
                                       Variable{"quad.x", Number::Float},
                                       Variable{"quad.y", Number::Float},
                                       Variable{"quad.z", Number::Float},
                                       Variable{"quad.w", Number::Float},
                                       Variable{"object.f", Number::Float},
                                       Variable{"object.u", Number::Unsigned},
                                       Variable{"object.d", Number::Double}};

/// An expression as a tree: its text for a compiler, and its value without one. Numbers wrap, and shifts are a GPU's:
/// by the width or more they leave 0, or the sign in every place (PTX ISA, "shl" and "shr"). C++ does not define those,
/// and nvcc takes its profit: `39u << (n & 127)` is never 0 to it. So their text hides both operands behind the
/// variable `nothing`, which is 0. A product of floats that is added to or subtracted from has no rounding of its own;
/// the sign "mul_rn" is a product that always has.
struct Expression {
  enum class Kind { Constant, Variable, Argument, Thread, Counter, Cast, Unary, Binary, Fused, Shift, Choice, Call };
  Kind kind = Kind::Constant;
  Number type = Number::Unsigned;
  std::uint64_t value = 0;  ///< of a constant; the number of a variable, an argument or a function
  std::string sign{};       ///< of an operator: "+", "__popc"
  std::vector<Expression> of = {};

  bool isProduct() const { return kind == Kind::Binary && sign == "*" && isFloating(type); }
  /// Whether one of its products, at any depth, is without a rounding of its own if it is added to.
  bool hasProduct() const;
  /// Whether nvcc's code for it branches: a quotient and a root have a way of their own for rare numbers.
  bool branches() const;
};

/// `T function(T a, T b, unsigned n)`, a template, which calls itself n times.
struct Function {
  Expression step;  ///< of the arguments a and b, as an Unsigned
};

/// The values of an expression's names.
struct Scope {
  std::uint64_t thread = 0;
  std::uint64_t counter = 0;
  std::span<const std::uint64_t> variables;
  std::array<std::uint64_t, 2> arguments{};
  std::span<const Function> functions;
};

std::uint64_t valueOf(const Expression& e, const Scope& scope);
std::uint64_t shifted(Number type, std::uint64_t value, std::uint64_t amount, bool left);
std::string textOf(const Expression& e);
/// Whether a shift of this type by that amount may reach or exceed its width.
bool mayExceed(Number type, const Expression& amount);

}  // namespace warpbench::test
