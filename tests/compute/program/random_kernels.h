// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "compute/program/random_expressions.h"
#include "compute/program/random_statements.h"

namespace warpbench::test {

/// A kernel of one block, whose result on a GPU must equal result().
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
  /// An expression; if it is of floats, nvcc fuses its products with their sums.
  Expression joined(Number type, int depth);
  Expression leaf(Number type);
  Expression floatingLeaf(Number type);
  Expression amount(int width, int depth);
  Statement statement(int depth);
  Statement construction();
  Statement assignment(std::size_t to);
  std::vector<Statement> statements(std::size_t count, int depth);
  /// Rounds a product, because nvcc would fuse it with a sum in a later statement.
  Expression rounded(Expression value);
  Expression cast(Number type, Expression of);
  std::uint64_t below(std::uint64_t end) { return m_random() % end; }
  /// A variable of an integer or a floating type.
  std::uint64_t variable(bool isFloat);

  std::mt19937_64 m_random;
  bool m_inLoop = false;
  bool m_inFunction = false;
  bool m_joins = false;  ///< products here are fused with their sums, so no branch may separate them
  std::uint64_t m_products = 0;
  std::vector<Function> m_functions;
  std::vector<Statement> m_statements;
};

/// A whole program that runs such kernels with seeds from `first` on, and prints each one's seed and hash.
std::string randomProgram(std::uint64_t first, std::size_t count);

}  // namespace warpbench::test
