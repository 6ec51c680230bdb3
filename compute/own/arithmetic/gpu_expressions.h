// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

#include "own/cuda_tokens.h"

namespace warpbench::own {

/// A text's tokens, without preprocessor lines, by index. Tells which tokens are integer types and where an expression
/// ends.
class GpuExpressions {
 public:
  explicit GpuExpressions(std::string_view text);

  static constexpr std::size_t kNone = ~std::size_t{0};
  std::size_t size() const { return m_tokens.size(); }
  const Token& at(std::size_t i) const { return m_tokens[i]; }
  std::size_t endOfToken(std::size_t i) const { return m_tokens[i].at + m_tokens[i].text.size(); }
  bool isOfGpu(std::size_t i) const { return m_isOfGpu[i]; }
  bool is(std::size_t i, std::string_view text) const { return i < m_tokens.size() && m_tokens[i].text == text; }
  /// Whether two operator characters follow each other directly.
  bool is(std::size_t i, char first, char second) const;
  bool isKind(std::size_t i, Token::Kind kind) const { return i < m_tokens.size() && m_tokens[i].kind == kind; }
  bool isIdentifier(std::size_t i) const { return isKind(i, Token::Kind::Identifier); }
  std::string_view between(std::size_t begin, std::size_t end) const;

  /// The position after the bracket that closes the one at `open`; openingOf() finds the bracket that `close` closes.
  std::size_t behind(std::size_t open) const;
  std::size_t openingOf(std::size_t close) const;

  bool isWholeType(std::size_t i) const { return isIdentifier(i) && m_types.contains(m_tokens[i].text); }
  /// Whether this names a template parameter, which may be an integer type.
  bool isParameter(std::size_t i) const { return isIdentifier(i) && m_parameters.contains(m_tokens[i].text); }
  /// The position after `const unsigned long` or `std::uint32_t`; the index itself if there is no integer type.
  std::size_t behindType(std::size_t i) const;
  bool isTypeInBrackets(std::size_t open) const;
  /// Like isTypeInBrackets(); also accepts another type before a castable operand: `(float)`, `(T*)p`.
  bool isCast(std::size_t open) const;
  /// The position after a cast's operand that begins at `i`: unary operators; a name, number or bracket; and its
  /// suffixes. kNone for unknown operands.
  std::size_t behindOperand(std::size_t i) const;
  /// The end of the expression that begins at `i`: a semicolon, bracket or comma. With `declares`, only a comma before
  /// another declarator ends it.
  std::size_t endOf(std::size_t i, bool declares) const;
  bool isDeclarator(std::size_t i) const;
  /// Whether the expression cannot be a float: an integer literal, a thread index, a single letter, or nothing.
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

/// Words that a declaration may have besides its type.
bool isQualifier(std::string_view word);

}  // namespace warpbench::own
