// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Splits CUDA C++ into tokens, as far as needed to find one without being misled by comments, strings and similar
/// constructs (ISO C++20, [lex.pptoken]).
namespace warpbench::own {

struct Token {
  enum class Kind { Identifier, Number, Literal, Sign };
  Kind kind = Kind::Sign;
  std::string_view text;     ///< one character for operators
  std::size_t at = 0;        ///< bytes from the start of the whole text
  bool inDirective = false;  ///< on a preprocessor line

  /// 1 for an opening bracket, -1 for a closing one, else 0.
  int depth() const {
    if (kind != Kind::Sign) return 0;
    const char sign = text[0];
    return sign == '(' || sign == '[' || sign == '{' ? 1 : sign == ')' || sign == ']' || sign == '}' ? -1 : 0;
  }
};

using TokenAt = std::vector<Token>::const_iterator;

/// The position after the bracket that closes the one at `open`; `end` if none does.
inline TokenAt behindBrackets(TokenAt open, TokenAt end) {
  for (int depth = 0; open != end; ++open) {
    depth += open->depth();
    if (depth == 0) return open + 1;
  }
  return end;
}

/// The bracket that the one at `close` closes; `begin` if there is none.
inline TokenAt openingOf(TokenAt close, TokenAt begin) {
  int depth = close->depth();
  while (close != begin && depth < 0) depth += (--close)->depth();
  return close;
}

inline bool is(TokenAt token, std::string_view text) { return token->text == text; }
inline bool isIdentifier(TokenAt token) { return token->kind == Token::Kind::Identifier; }

/// Whether `count` equal operator characters follow. Only the last may be separated, because nvcc accepts `<< <` as
/// well.
inline bool areSigns(TokenAt token, TokenAt end, char sign, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i, ++token)
    if (token == end || token->kind != Token::Kind::Sign || token->text[0] != sign ||
        (i > 0 && i + 1 < count && token->at != token[-1].at + 1))
      return false;
  return true;
}

/// Splits the text, without its comments. Unterminated tokens, such as strings, end with the text or the line.
std::vector<Token> tokensOf(std::string_view text);

/// Whether the identifier occurs outside comments and literals.
bool names(const std::vector<Token>& tokens, std::string_view identifier);

/// A __global__ function.
struct DeclaredKernel {
  std::string name;
  bool isTemplate = false;
  bool defined = false;  ///< has a body
  std::size_t at = 0;    ///< of its name: bytes from the start of the whole text
};

/// The kernels of a text, in order.
std::vector<DeclaredKernel> kernelsIn(const std::vector<Token>& tokens);

/// Makes each array declared `extern __shared__`, whatever its name, the block's dynamic shared memory. Keeps line
/// numbers.
std::string withDynamicShared(std::string_view text);

/// Makes each kernel an inline function, so that the compiler drops kernels that the text does not use. Skips explicit
/// instantiations and kernels that are already inline. Keeps lines and columns.
std::string withInlineKernels(std::string_view text);

/// Replaces `#pragma unroll N`, if N is a number, by the form that g++ knows. A pragma without a number stays and has
/// no effect: g++ unrolls loops of constant length anyway. Keeps line numbers.
std::string withUnrolling(std::string_view text);

}  // namespace warpbench::own
