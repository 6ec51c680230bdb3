// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "compute/program/random_expressions.h"
#include "compute/program/random_statements.h"

namespace warpbench::test {

/// A kernel of one block whose result each thread of a GPU has to agree on with result().
class RandomKernel {
 public:
  explicit RandomKernel(std::uint64_t seed);

  /// Its functions and itself: `__global__ void NAME(unsigned long long* out, unsigned* cells)`.
  std::string text(const std::string& name) const;
  /// The content of `out` and then of `cells`, initially zeros, by RandomBlock::hash().
  std::uint64_t result() const;

 private:
  Expression expression(Number type, int depth);
  Expression floating(Number type, int depth);
  Expression product(Number type, int depth);
  /// A sum or difference that nvcc fuses with a product. With two products, nvcc chooses; it never fuses across a
  /// branch.
  Expression sum(Expression a, Expression b);
  /// An expression whose products nvcc makes one operation with what is added to them, where floats are what it is of.
  Expression joined(Number type, int depth);
  Expression leaf(Number type);
  Expression floatingLeaf(Number type);
  Expression amount(int width, int depth);
  Statement statement(int depth);
  Statement construction();
  Statement assignment(std::size_t to);
  std::vector<Statement> statements(std::size_t count, int depth);
  /// Not a product: nvcc would make one operation of it and of what a later statement adds.
  Expression rounded(Expression value);
  Expression cast(Number type, Expression of);
  std::uint64_t below(std::uint64_t end) { return m_random() % end; }
  /// A variable, of a whole or a floating type.
  std::uint64_t variable(bool isFloat);

  std::mt19937_64 m_random;
  bool m_inLoop = false;
  bool m_inFunction = false;
  bool m_joins = false;  ///< a product here is one operation with its sum, which no branch may part from it
  std::uint64_t m_products = 0;
  std::vector<Function> m_functions;
  std::vector<Statement> m_statements;
};

/// A whole program that runs such kernels, of seeds from `first` on, and prints a line for each: its seed and hash.
std::string randomProgram(std::uint64_t first, std::size_t count);

}  // namespace warpbench::test
