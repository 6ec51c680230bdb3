// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace warpbench::test {

/// A type of whole numbers in a kernel, and what its name is there.
enum class Whole { Int, Unsigned, LongLong, UnsignedLongLong };
const char* nameOf(Whole type);
/// The low bits of a value as that type has them, in 64 bits.
std::uint64_t wrapped(Whole type, std::uint64_t value);

/// An expression as a tree: its text for a compiler, and its value without one. Numbers wrap, and shifts are a GPU's:
/// by the width or more they leave 0, or the sign in every place (PTX ISA, "shl" and "shr").
struct Expression {
  enum class Kind { Constant, Variable, Argument, Thread, Counter, Cast, Unary, Binary, Shift, Choice, Call };
  Kind kind = Kind::Constant;
  Whole type = Whole::Unsigned;
  std::uint64_t value = 0;  ///< of a constant; the number of a variable, an argument or a function
  std::string sign{};       ///< of an operator: "+", "__popc"
  std::vector<Expression> of = {};
};

/// `T function(T a, T b, unsigned n)`, a template, which calls itself n times.
struct Function {
  Expression step;  ///< of the arguments a and b, as an Unsigned
};

struct Statement {
  enum class Kind { Assign, ShiftAssign, If, Loop, Shuffle, Ballot, Exchange, Atomic };
  Kind kind = Kind::Assign;
  std::size_t variable = 0;
  std::string word{};  ///< of a shuffle, an atomic, a shift: "__shfl_xor_sync", "atomicAdd", "<<="
  std::uint64_t number = 0;
  std::vector<Expression> of = {};
  std::vector<Statement> body = {};
  std::vector<Statement> otherwise = {};
};

/// A kernel of one block whose result each thread of a GPU has to agree on with result().
class RandomKernel {
 public:
  static constexpr std::size_t kThreads = 64;
  static constexpr std::size_t kCells = 8;  ///< for each kind of atomic
  static constexpr std::size_t kAtomics = 4;

  explicit RandomKernel(std::uint64_t seed);

  /// Its functions and itself: `__global__ void NAME(unsigned long long* out, unsigned* cells)`.
  std::string text(const std::string& name) const;
  /// What it leaves in `out` and then in `cells`, which were zeros, by hashOf().
  std::uint64_t result() const;

 private:
  Expression expression(Whole type, int depth);
  Expression leaf(Whole type);
  Expression amount(int width, int depth);
  Statement statement(int depth);
  std::vector<Statement> statements(std::size_t count, int depth);
  std::uint64_t below(std::uint64_t end) { return m_random() % end; }

  std::mt19937_64 m_random;
  bool m_inLoop = false;
  bool m_inFunction = false;
  std::vector<Function> m_functions;
  std::vector<Statement> m_statements;
};

/// A whole program that runs such kernels, of seeds from `first` on, and prints a line for each: its seed and hash.
std::string randomProgram(std::uint64_t first, std::size_t count);

}  // namespace warpbench::test
