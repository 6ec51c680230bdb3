// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/arithmetic/gpu_functions.h"

#include <algorithm>

namespace warpbench::own {
namespace {

class Functions {
 public:
  explicit Functions(const std::vector<Token>& tokens) : m_tokens(tokens) {}

  std::vector<bool> tokens() {
    std::vector<bool> result(m_tokens.size());
    TokenAt functionEnd = m_tokens.begin();
    for (TokenAt token = m_tokens.begin(); token != m_tokens.end(); ++token) {
      if (token->inDirective) {
        if (token->text == "#") marker(token);
        continue;
      }
      if (m_inSystem) continue;
      if (token->text == "__global__" || token->text == "__device__")
        functionEnd = std::max(functionEnd, behindFunction(token));
      result[static_cast<std::size_t>(token - m_tokens.begin())] = token < functionEnd;
    }
    return result;
  }

 private:
  bool isSign(TokenAt token, char sign) const {
    return token != m_tokens.end() && token->kind == Token::Kind::Sign && token->text[0] == sign;
  }

  /// `# 12 "file" 1 3`: a system header follows (GCC, "Preprocessor Output").
  void marker(TokenAt sign) {
    const auto isOfLine = [&](TokenAt token) { return token != m_tokens.end() && token->inDirective; };
    TokenAt token = sign + 1;
    if (!isOfLine(token) || token->kind != Token::Kind::Number) return;
    if (!isOfLine(++token) || token->kind != Token::Kind::Literal) return;
    m_inSystem = false;
    while (isOfLine(++token) && token->text != "#") m_inSystem |= token->text == "3";
  }

  /// The position after the body of the function that `__device__` belongs to; the token itself if there is no body.
  TokenAt behindFunction(TokenAt word) const {
    for (TokenAt token = word + 1; token != m_tokens.end(); ++token) {
      if (token->inDirective) continue;
      if (isSign(token, ';')) return word;
      const auto index = static_cast<std::size_t>(token - m_tokens.begin());
      if (isSign(token, '=') && !isOfOperatorName(m_tokens, index)) return word;  // a variable, or no body
      if (isSign(token, '(') || isSign(token, '[')) token = behind(token) - 1;
      if (!isSign(token, '{')) continue;
      token = behind(token);
      // A constructor's member initializers: a{1}, b{2} {}
      if (!isSign(token, '{') && !isSign(token, ',')) return token;
      --token;
    }
    return m_tokens.end();
  }

  /// The position after the bracket that closes the one at `open`.
  TokenAt behind(TokenAt open) const {
    int depth = 0;
    do {
      depth += open->inDirective ? 0 : open->depth();
      ++open;
    } while (open != m_tokens.end() && depth > 0);
    return open;
  }

  const std::vector<Token>& m_tokens;
  bool m_inSystem = false;
};

}  // namespace

std::vector<bool> tokensOfGpu(const std::vector<Token>& tokens) { return Functions(tokens).tokens(); }

bool isOfOperatorName(const std::vector<Token>& tokens, std::size_t sign) {
  while (sign > 0 && tokens[sign].kind == Token::Kind::Sign && tokens[sign].depth() == 0) --sign;
  return tokens[sign].text == "operator";
}

}  // namespace warpbench::own
