// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/gpu_shifts.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "own/cuda_tokens.h"

namespace warpbench::own {
namespace {

using TokenAt = std::vector<Token>::const_iterator;

int depthOf(const Token& token) {
  if (token.kind != Token::Kind::Sign) return 0;
  const char sign = token.text[0];
  return sign == '(' || sign == '[' || sign == '{' ? 1 : sign == ')' || sign == ']' || sign == '}' ? -1 : 0;
}

/// Below 32, as written: "5", "16u". No number of bits is narrower than that when it is shifted.
bool isSmall(const Token& token) {
  if (token.kind != Token::Kind::Number) return false;
  const char* const end = token.text.data() + token.text.size();
  unsigned value = 0;
  const auto [behind, error] = std::from_chars(token.text.data(), end, value);
  return error == std::errc() && value < 32 && (token.text[0] != '0' || value == 0) &&
         std::all_of(behind, end, [](char c) { return c == 'u' || c == 'U' || c == 'l' || c == 'L'; });
}

class Shifts {
 public:
  explicit Shifts(std::string_view text) : m_text(text), m_tokens(tokensOf(text)) {}

  std::string result() {
    const TokenAt end = m_tokens.end();
    TokenAt functionEnd = m_tokens.begin();
    for (TokenAt token = m_tokens.begin(); token != end; ++token) {
      if (token->inDirective) {
        if (token->text == "#") marker(token);
        continue;
      }
      if (m_inSystem) continue;
      if (token->text == "__global__" || token->text == "__device__")
        functionEnd = std::max(functionEnd, behindFunction(token));
      if (token < functionEnd && (is(token, '<', '<') || is(token, '>', '>'))) token = shift(token);
    }
    return m_result += m_text.substr(m_copied);
  }

 private:
  bool isSign(TokenAt token, char sign) const {
    return token != m_tokens.end() && token->kind == Token::Kind::Sign && token->text[0] == sign;
  }
  /// Two signs with nothing between them.
  bool is(TokenAt token, char first, char second) const {
    return isSign(token, first) && isSign(token + 1, second) && token[1].at == token->at + 1;
  }

  /// `# 12 "file" 1 3`: what follows is a header of the system's (GCC, "Preprocessor Output").
  void marker(TokenAt sign) {
    const auto isOfLine = [&](TokenAt token) { return token != m_tokens.end() && token->inDirective; };
    TokenAt token = sign + 1;
    if (!isOfLine(token) || token->kind != Token::Kind::Number) return;
    if (!isOfLine(++token) || token->kind != Token::Kind::Literal) return;
    m_inSystem = false;
    while (isOfLine(++token) && token->text != "#") m_inSystem |= token->text == "3";
  }

  /// Behind the body of the function that a `__device__` is of; the token itself where there is none.
  TokenAt behindFunction(TokenAt word) const {
    for (TokenAt token = word + 1; token != m_tokens.end(); ++token) {
      if (token->inDirective) continue;
      if (isSign(token, ';')) return word;
      if (isSign(token, '=') && !isOperator(token)) return word;  // of a variable, or no body
      if (isSign(token, '(') || isSign(token, '[')) token = behind(token) - 1;
      if (!isSign(token, '{')) continue;
      token = behind(token);
      // A constructor's members: a{1}, b{2} {}
      if (!isSign(token, '{') && !isSign(token, ',')) return token;
      --token;
    }
    return m_tokens.end();
  }

  /// Of an operator's name: `operator<<=`.
  bool isOperator(TokenAt sign) const {
    while (sign != m_tokens.begin() && sign->kind == Token::Kind::Sign && depthOf(*sign) == 0) --sign;
    return sign->text == "operator";
  }

  /// Behind the bracket that closes the one at `open`.
  TokenAt behind(TokenAt open) const {
    int depth = 0;
    do {
      depth += open->inDirective ? 0 : depthOf(*open);
      ++open;
    } while (open != m_tokens.end() && depth > 0);
    return open;
  }

  /// @returns the last sign of it.
  TokenAt shift(TokenAt first) {
    const char sign = first->text[0];
    TokenAt last = first + 1;
    while (isSign(last + 1, sign)) ++last;
    if (last != first + 1 || first == m_tokens.begin() || isOperator(first)) return last;  // a launch: < <<
    const bool assigns = isSign(last + 1, '=') && last[1].at == last->at + 1;
    const TokenAt amount = last + (assigns ? 2 : 1);
    const bool folds = isSign(first - 1, '.') || isSign(amount, '.');  // (... << x)
    if (folds || amount == m_tokens.end() || isSmallAmount(amount) || (sign == '>' && !assigns && endsTemplate(first)))
      return last;
    const std::string word = assigns ? std::string(2, sign) + "=" : std::string(2, sign);
    m_result.append(m_text.substr(m_copied, first->at - m_copied)) +=
        word + " ::warpbench::simulator::anyAmount " + word;
    m_copied = first->at + word.size();
    return amount - 1;
  }

  bool isSmallAmount(TokenAt amount) const {
    constexpr std::string_view kWeaker = ");,]}&|^?:<>=";
    const TokenAt next = amount + 1;
    return isSmall(*amount) && next != m_tokens.end() && next->kind == Token::Kind::Sign &&
           kWeaker.find(next->text[0]) != kWeaker.npos;
  }

  /// Whether two `<` stand open before the `>>`, as in `A<B<int>>`. `i < n >> 1` has one.
  bool endsTemplate(TokenAt signs) const {
    if (signs[2].kind == Token::Kind::Number) return false;
    int open = 0;
    int closed = 0;
    for (TokenAt token = signs; token != m_tokens.begin();) {
      --token;
      if (isSign(token, '}')) break;
      if (depthOf(*token) < 0) {
        int depth = 0;
        for (;; --token) {
          depth += depthOf(*token);
          if (depth == 0 || token == m_tokens.begin()) break;
        }
      } else if (depthOf(*token) > 0 || isSign(token, ';')) {
        break;
      } else if (token != m_tokens.begin() && (is(token - 1, '<', '<') || is(token - 1, '-', '>'))) {
        --token;
      } else if (isSign(token, '>') && !isSign(token + 1, '=')) {
        ++closed;
      } else if (isSign(token, '<') && !isSign(token + 1, '=')) {
        closed > 0 ? --closed : ++open;
      }
    }
    return open > 1;
  }

  std::string_view m_text;
  std::vector<Token> m_tokens;
  std::string m_result;
  std::size_t m_copied = 0;
  bool m_inSystem = false;
};

}  // namespace

std::string withGpuShifts(std::string_view text) { return Shifts(text).result(); }

}  // namespace warpbench::own
