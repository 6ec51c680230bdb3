// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// CUDA C++ as a row of words and signs: as much of it as it takes to find one in a text without being misled by
/// comments, strings and the like (ISO C++20, [lex.pptoken]).
namespace warpbench::own {

struct Token {
  enum class Kind { Identifier, Number, Literal, Sign };
  Kind kind = Kind::Sign;
  std::string_view text;     ///< of a sign one character
  std::size_t at = 0;        ///< bytes from the beginning of the whole text
  bool inDirective = false;  ///< on a line of the preprocessor

  /// 1 for a bracket that opens, -1 for one that closes, else 0.
  int depth() const {
    if (kind != Kind::Sign) return 0;
    const char sign = text[0];
    return sign == '(' || sign == '[' || sign == '{' ? 1 : sign == ')' || sign == ']' || sign == '}' ? -1 : 0;
  }
};

using TokenAt = std::vector<Token>::const_iterator;

/// Behind the bracket that closes the one at `open`; `end` where none does.
inline TokenAt behindBrackets(TokenAt open, TokenAt end) {
  for (int depth = 0; open != end; ++open) {
    depth += open->depth();
    if (depth == 0) return open + 1;
  }
  return end;
}

/// Comments are left out. What has no end, such as a string, ends with the text or the line.
std::vector<Token> tokensOf(std::string_view text);

/// Whether the text has the identifier outside of comments and literals.
bool names(const std::vector<Token>& tokens, std::string_view identifier);

/// A __global__ function.
struct DeclaredKernel {
  std::string name;
  bool isTemplate = false;
  bool defined = false;  ///< its body is there
  std::size_t at = 0;    ///< of its name: bytes from the beginning of the whole text
};

/// Those of a text, in their order.
std::vector<DeclaredKernel> kernelsIn(const std::vector<Token>& tokens);

/// The text with each array that is declared `extern __shared__`, whatever its name, made the block's dynamic shared
/// memory. Lines stay where they are.
std::string withDynamicShared(std::string_view text);

/// The text with each kernel, but explicit instantiations and those that are inline already, made an inline function,
/// so that the compiler leaves out what the text does not use. Lines and columns stay where they are.
std::string withInlineKernels(std::string_view text);

/// The text with each `#pragma unroll N` as g++ has it, where N is a number. One without a number stays, and means
/// nothing to g++: loops of constant length are unrolled whole in any case. Lines stay where they are.
std::string withUnrolling(std::string_view text);

}  // namespace warpbench::own
