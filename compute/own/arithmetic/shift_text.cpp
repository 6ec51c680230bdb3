// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/arithmetic/shift_text.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "own/arithmetic/gpu_functions.h"
#include "own/cuda_tokens.h"

namespace warpbench::own {
namespace {

/// Whether this is a literal below 32: "5", "16u". Shifted integers have at least 32 bits.
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
    const std::vector<bool> isOfGpu = tokensOfGpu(m_tokens);
    for (TokenAt token = m_tokens.begin(); token != m_tokens.end(); ++token)
      if (isOfGpu[static_cast<std::size_t>(token - m_tokens.begin())] && (is(token, '<', '<') || is(token, '>', '>')))
        token = shift(token);
    return m_result += m_text.substr(m_copied);
  }

 private:
  bool isSign(TokenAt token, char sign) const {
    return token != m_tokens.end() && token->kind == Token::Kind::Sign && token->text[0] == sign;
  }
  /// Whether two operator characters follow each other directly.
  bool is(TokenAt token, char first, char second) const {
    return isSign(token, first) && isSign(token + 1, second) && token[1].at == token->at + 1;
  }

  bool isOperator(TokenAt sign) const {
    return isOfOperatorName(m_tokens, static_cast<std::size_t>(sign - m_tokens.begin()));
  }

  /// @returns its last character.
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

  /// Whether two `<` are open before the `>>`, as in `A<B<int>>`. `i < n >> 1` has one.
  bool endsTemplate(TokenAt signs) const {
    if (signs[2].kind == Token::Kind::Number) return false;
    int open = 0;
    int closed = 0;
    for (TokenAt token = signs; token != m_tokens.begin();) {
      --token;
      if (isSign(token, '}')) break;
      if (token->depth() < 0) {
        int depth = 0;
        for (;; --token) {
          depth += token->depth();
          if (depth == 0 || token == m_tokens.begin()) break;
        }
      } else if (token->depth() > 0 || isSign(token, ';')) {
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
};

}  // namespace

std::string withGpuShifts(std::string_view text) { return Shifts(text).result(); }

}  // namespace warpbench::own
