// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

#include "own/cuda_tokens.h"

namespace warpbench::own {

/// A text's tokens without the lines of the preprocessor, by index: which of them are types of whole numbers, and where
/// an expression ends.
class GpuExpressions {
 public:
  explicit GpuExpressions(std::string_view text);

  static constexpr std::size_t kNone = ~std::size_t{0};
  std::size_t size() const { return m_tokens.size(); }
  const Token& at(std::size_t i) const { return m_tokens[i]; }
  std::size_t endOfToken(std::size_t i) const { return m_tokens[i].at + m_tokens[i].text.size(); }
  bool isOfGpu(std::size_t i) const { return m_isOfGpu[i]; }
  bool is(std::size_t i, std::string_view text) const { return i < m_tokens.size() && m_tokens[i].text == text; }
  /// Two signs with nothing between them.
  bool is(std::size_t i, char first, char second) const;
  bool isKind(std::size_t i, Token::Kind kind) const { return i < m_tokens.size() && m_tokens[i].kind == kind; }
  bool isIdentifier(std::size_t i) const { return isKind(i, Token::Kind::Identifier); }
  std::string_view between(std::size_t begin, std::size_t end) const;

  /// Behind the bracket that closes the one at `open`, and the one that is closed at `close`.
  std::size_t behind(std::size_t open) const;
  std::size_t openingOf(std::size_t close) const;

  bool isWholeType(std::size_t i) const { return isIdentifier(i) && m_types.contains(m_tokens[i].text); }
  /// The name of a template's parameter, which may be such a type.
  bool isParameter(std::size_t i) const { return isIdentifier(i) && m_parameters.contains(m_tokens[i].text); }
  /// Behind `const unsigned long`, `std::uint32_t`; the index itself where no whole number's type stands there.
  std::size_t behindType(std::size_t i) const;
  bool isTypeInBrackets(std::size_t open) const;
  /// The same, or another type before what can be cast: `(float)`, `(T*)p`.
  bool isCast(std::size_t open) const;
  /// Behind the operand of a cast that begins at `i`: unary operators, a name, a number or brackets, and what follows
  /// them. kNone where it is none that this knows.
  std::size_t behindOperand(std::size_t i) const;
  /// Where the expression ends that begins at `i`: at a semicolon, a bracket, or a comma; of one that `declares`, where
  /// another declarator follows.
  std::size_t endOf(std::size_t i, bool declares) const;
  bool isDeclarator(std::size_t i) const;
  /// What cannot be a float: numbers as they are written, the place of a thread, one letter, nothing at all.
  bool isWhole(std::size_t begin, std::size_t end) const;

 private:
  void rememberTypes();
  std::size_t behindArguments(std::size_t open) const;

  std::string_view m_text;
  std::vector<Token> m_tokens;
  std::vector<bool> m_isOfGpu;
  std::set<std::string_view> m_types;
  std::set<std::string_view> m_parameters;
};

/// Words that a declaration has beside its type.
bool isQualifier(std::string_view word);

}  // namespace warpbench::own
