// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace warpbench::test {

/// A number type in a kernel, and its name there.
enum class Number { Int, Unsigned, LongLong, UnsignedLongLong, Float, Double };
const char* nameOf(Number type);
inline bool isFloating(Number type) { return type == Number::Float || type == Number::Double; }
inline bool isWide(Number type) { return type == Number::LongLong || type == Number::UnsignedLongLong; }
inline bool isSigned(Number type) { return type == Number::Int || type == Number::LongLong; }

/// Values have 64 bits: integers are extended by their sign or by zeros, floats have their bits in memory.
std::uint64_t bitsOf(Number type, double value);
double valueOf(Number type, std::uint64_t bits);
/// Converts like a GPU: a value out of range becomes the nearest integer, and a NaN becomes 0 or only the sign bit.
std::uint64_t converted(Number to, Number from, std::uint64_t bits);

/// A variable of a kernel's thread, or a member of a vector or a structure.
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

/// An expression as a tree, with its text for a compiler and its value without one. Numbers wrap, and shifts are a
/// GPU's: a shift by the width or more gives 0, or the sign in every bit (PTX ISA, "shl" and "shr"). C++ does not
/// define these shifts, and nvcc exploits that: it assumes that `39u << (n & 127)` is never 0. The text therefore hides
/// both operands behind the variable `nothing`, which is 0. A product of floats in a sum or difference is not rounded;
/// the sign "mul_rn" stands for a product that always is.
struct Expression {
  enum class Kind { Constant, Variable, Argument, Thread, Counter, Cast, Unary, Binary, Fused, Shift, Choice, Call };
  Kind kind = Kind::Constant;
  Number type = Number::Unsigned;
  std::uint64_t value = 0;  ///< a constant's value, or the number of a variable, argument or function
  std::string sign{};       ///< an operator: "+", "__popc"
  std::vector<Expression> of = {};

  bool isProduct() const { return kind == Kind::Binary && sign == "*" && isFloating(type); }
  /// Whether it has, at any depth, a product that is not rounded if it is part of a sum.
  bool hasProduct() const;
  /// Whether nvcc's code for it branches: quotients and roots have a separate path for rare numbers.
  bool branches() const;
};

/// A template `T function(T a, T b, unsigned n)` that calls itself n times.
struct Function {
  Expression step;  ///< an Unsigned, from the arguments a and b
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
