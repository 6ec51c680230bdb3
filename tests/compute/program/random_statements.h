// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "compute/program/random_expressions.h"

namespace warpbench::test {

struct Statement {
  enum class Kind { Assign, Construct, ShiftAssign, If, Loop, Shuffle, Ballot, Exchange, Atomic };
  Kind kind = Kind::Assign;
  std::size_t variable = 0;  ///< for a construction, the first member
  std::string word{};        ///< for a shuffle, atomic, shift or construction: "__shfl_xor_sync", "<<=", "quad"
  std::uint64_t number = 0;
  std::vector<Expression> of = {};
  std::vector<Statement> body = {};
  std::vector<Statement> otherwise = {};
};

std::string textOf(const std::vector<Statement>& statements);
/// Declares a thread's variables, with values computed from its index and their numbers.
std::string textOfVariables();

/// All threads of a block, one statement after the other.
class RandomBlock {
 public:
  static constexpr std::size_t kThreads = 64;
  static constexpr std::size_t kCells = 8;  ///< for each kind of atomic
  static constexpr std::size_t kAtomics = 4;

  explicit RandomBlock(std::span<const Function> functions);

  void run(const std::vector<Statement>& statements);
  /// Hashes all variables and then the cells, with the factor 1099511628211; a NaN counts as 0.
  std::uint64_t hash() const;

 private:
  using Active = std::array<bool, kThreads>;
  using Values = std::array<std::uint64_t, kThreads>;

  std::uint64_t value(const Expression& e, std::size_t thread) const;
  void set(std::size_t thread, std::size_t i, Number from, std::uint64_t value);
  void run(const std::vector<Statement>& statements, const Active& active);
  void run(const Statement& s, const Active& active);
  void loop(const Statement& s, const Active& active);
  void finish(const Statement& s, std::size_t t, const Values& values);

  std::span<const Function> m_functions;
  std::array<std::array<std::uint64_t, kVariables.size()>, kThreads> m_variables{};
  std::array<std::uint64_t, kThreads> m_counters{};
  std::array<std::uint32_t, kCells * kAtomics> m_cells{};
};

}  // namespace warpbench::test
