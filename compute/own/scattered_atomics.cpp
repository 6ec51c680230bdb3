// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/scattered_atomics.h"

#include <algorithm>
#include <set>

#include "own/cuda_tokens.h"

namespace warpbench::own {
namespace {

bool opens(const Token& token) { return token.text == "(" || token.text == "[" || token.text == "{"; }
bool closes(const Token& token) { return token.text == ")" || token.text == "]" || token.text == "}"; }

/// The end of an expression that begins at `token`: the next comma, semicolon or closing bracket.
TokenAt expressionEnd(TokenAt token, TokenAt end) {
  for (int depth = 0; token != end; ++token) {
    if (depth == 0 && (closes(*token) || token->text == "," || token->text == ";")) return token;
    depth += opens(*token) ? 1 : closes(*token) ? -1 : 0;
  }
  return end;
}

/// Operations that nvcc combines within a warp: atomicAdd_block, __nv_atomic_fetch_add, __nv_atomic_add.
bool isCombined(std::string_view name) {
  constexpr std::string_view kNames[] = {"Add", "Sub", "Min", "Max", "And", "Or", "Xor"};
  constexpr std::string_view kBuiltins[] = {"add", "sub", "min", "max", "and", "or", "xor"};
  constexpr std::string_view kBuiltin = "__nv_atomic_";
  if (name.starts_with(kBuiltin)) {
    name.remove_prefix(kBuiltin.size());
    if (name.starts_with("fetch_")) name.remove_prefix(6);
    return std::ranges::count(kBuiltins, name) > 0;
  }
  if (!name.starts_with("atomic")) return false;
  name.remove_prefix(6);
  for (const std::string_view scope : {"_block", "_system"})
    if (name.ends_with(scope)) name.remove_suffix(scope.size());
  return std::ranges::count(kNames, name) > 0;
}

/// Scans functions from their start and tracks which of their variables depend on the lane.
class Marker {
 public:
  explicit Marker(std::string_view text) : m_text(text), m_tokens(tokensOf(text)) {}

  std::string result() {
    for (TokenAt token = m_tokens.begin(); token != m_tokens.end(); ++token) {
      if (token->inDirective) continue;
      follow(token);
      if (m_body < 0 || token->kind != Token::Kind::Identifier) continue;
      assigns(token);
      if (isCombined(token->text)) mark(token);
    }
    return m_result += m_text.substr(m_copied);
  }

 private:
  /// Tracks where functions begin and end.
  void follow(TokenAt token) {
    if (token->text == "{") {
      const bool behindParameters = token != m_tokens.begin() && (token[-1].text == ")" || token[-1].text == "const" ||
                                                                  token[-1].text == "noexcept");
      if (m_body < 0 && behindParameters) m_body = m_depth;
      ++m_depth;
    } else if (token->text == "}" && --m_depth == m_body) {
      m_body = -1;
      m_ofLane.clear();
    }
  }

  /// NAME = VALUE and NAME += VALUE.
  void assigns(TokenAt name) {
    const auto is = [&](TokenAt token, std::string_view text) { return token < m_tokens.end() && token->text == text; };
    constexpr std::string_view kOperators = "+-*/%&|^";
    TokenAt sign = name + 1;
    if (sign < m_tokens.end() && sign->kind == Token::Kind::Sign && kOperators.find(sign->text[0]) != kOperators.npos)
      ++sign;
    if (!is(sign, "=") || is(sign + 1, "=")) return;
    if (dependsOnLane(sign + 1, expressionEnd(sign + 1, m_tokens.end()), false)) m_ofLane.insert(name->text);
  }

  /// `isAddress`: the expression's own subscripts only compute an address and load nothing.
  bool dependsOnLane(TokenAt token, TokenAt end, bool isAddress) const {
    const TokenAt begin = token;
    for (int subscripts = 0; token != end; ++token) {
      if (token->text == "[" && (subscripts++ > 0 || !isAddress)) return true;
      if (token->text == "]") --subscripts;
      const bool ofType = token + 1 == end || token[1].text == ">" || token[1].text == ")" || token[1].text == "*";
      const bool loads =
          token->text == "*" && !ofType &&
          (token == begin || (token[-1].kind == Token::Kind::Sign && token[-1].text != ")" && token[-1].text != "]"));
      if (loads || token->text == "threadIdx" || token->text.starts_with("__ld") || m_ofLane.contains(token->text))
        return true;
    }
    return false;
  }

  void mark(TokenAt name) {
    const TokenAt open = name + 1;
    if (open >= m_tokens.end() || open->text != "(" || open->at < m_copied) return;
    const TokenAt end = expressionEnd(open + 1, m_tokens.end());
    if (end == m_tokens.end() || end->text != "," || !dependsOnLane(open + 1, end, open[1].text == "&")) return;
    m_result.append(m_text.substr(m_copied, open->at + 1 - m_copied)) += "::warpbench::simulator::words::scattered(";
    m_result.append(m_text.substr(open->at + 1, end->at - open->at - 1)) += ")";
    m_copied = end->at;
  }

  std::string_view m_text;
  std::vector<Token> m_tokens;
  std::string m_result;
  std::size_t m_copied = 0;
  int m_depth = 0;
  int m_body = -1;  ///< brace depth of the function's body; -1 outside functions
  std::set<std::string_view> m_ofLane;
};

}  // namespace

std::string withScatteredAtomics(std::string_view text) { return Marker(text).result(); }

}  // namespace warpbench::own
