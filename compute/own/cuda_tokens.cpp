// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/cuda_tokens.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>

namespace warpbench::own {
namespace {

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_' || c == '$' || (c & 0x80); }
bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)); }

class Lexer {
 public:
  explicit Lexer(std::string_view text) : m_text(text) {}

  std::vector<Token> tokens() {
    while (m_at < m_text.size()) step();
    return std::move(m_tokens);
  }

 private:
  char at(std::size_t index) const { return index < m_text.size() ? m_text[index] : '\0'; }
  bool here(std::string_view what) const { return m_text.substr(m_at).starts_with(what); }

  void step() {
    const char c = m_text[m_at];
    if (here("\\\n")) {
      m_at += 2;
    } else if (here("\\\r\n")) {
      m_at += 3;
    } else if (c == '\n') {
      m_inDirective = false;
      m_lineBegins = true;
      ++m_at;
    } else if (std::isspace(static_cast<unsigned char>(c))) {
      ++m_at;
    } else if (here("//")) {
      while (m_at < m_text.size() && m_text[m_at] != '\n') m_at += here("\\\n") ? 2 : 1;
    } else if (here("/*")) {
      const std::size_t end = m_text.find("*/", m_at + 2);
      m_at = end == std::string_view::npos ? m_text.size() : end + 2;
    } else {
      if (c == '#' && m_lineBegins) m_inDirective = true;
      m_lineBegins = false;
      word();
    }
  }

  void word() {
    const std::size_t begin = m_at;
    const char c = m_text[m_at];
    if (isLetter(c)) {
      while (isLetter(at(m_at)) || isDigit(at(m_at))) ++m_at;
      const std::string_view prefix = m_text.substr(begin, m_at - begin);
      const bool encodes = prefix == "u8" || prefix == "u" || prefix == "U" || prefix == "L";
      const bool raw = prefix.ends_with('R') &&
                       (prefix.size() == 1 || prefix == "u8R" || prefix == "uR" || prefix == "UR" || prefix == "LR");
      if (raw && at(m_at) == '"') return rawString(begin);
      if (encodes && (at(m_at) == '"' || at(m_at) == '\'')) return quoted(begin);
      return add(Token::Kind::Identifier, begin);
    }
    if (isDigit(c) || (c == '.' && isDigit(at(m_at + 1)))) {
      for (++m_at;; ++m_at) {
        const char next = at(m_at);
        const bool sign =
            (next == '+' || next == '-') && std::string_view("eEpP").find(at(m_at - 1)) != std::string_view::npos;
        const bool separator = next == '\'' && (isDigit(at(m_at + 1)) || isLetter(at(m_at + 1)));
        if (!isDigit(next) && !isLetter(next) && next != '.' && !sign && !separator) break;
      }
      return add(Token::Kind::Number, begin);
    }
    if (c == '"' || c == '\'') return quoted(begin);
    ++m_at;
    add(Token::Kind::Sign, begin);
  }

  void quoted(std::size_t begin) {
    const char quote = m_text[m_at++];
    while (m_at < m_text.size() && m_text[m_at] != quote && m_text[m_at] != '\n') m_at += m_text[m_at] == '\\' ? 2 : 1;
    m_at = std::min(m_at, m_text.size());
    if (at(m_at) == quote) ++m_at;
    add(Token::Kind::Literal, begin);
  }

  void rawString(std::size_t begin) {
    const std::size_t open = m_text.find('(', m_at);
    const std::string end =
        open == std::string_view::npos ? "" : ")" + std::string(m_text.substr(m_at + 1, open - m_at - 1)) + "\"";
    const std::size_t close = end.empty() ? open : m_text.find(end, open);
    m_at = close == std::string_view::npos ? m_text.size() : close + end.size();
    add(Token::Kind::Literal, begin);
  }

  void add(Token::Kind kind, std::size_t begin) {
    m_tokens.push_back({kind, m_text.substr(begin, m_at - begin), begin, m_inDirective});
  }

  std::string_view m_text;
  std::size_t m_at = 0;
  bool m_inDirective = false;
  bool m_lineBegins = true;
  std::vector<Token> m_tokens;
};

/// The position after the parenthesis that closes the one at `open`.
TokenAt behindParentheses(TokenAt open, TokenAt end) {
  for (int depth = 0; open != end; ++open) {
    depth += open->text == "(" ? 1 : open->text == ")" ? -1 : 0;
    if (depth == 0) return open + 1;
  }
  return end;
}

}  // namespace

std::vector<Token> tokensOf(std::string_view text) { return Lexer(text).tokens(); }

bool names(const std::vector<Token>& tokens, std::string_view identifier) {
  return std::ranges::any_of(
      tokens, [&](const Token& token) { return token.kind == Token::Kind::Identifier && token.text == identifier; });
}

std::vector<DeclaredKernel> kernelsIn(const std::vector<Token>& tokens) {
  const auto isTemplate = [&](std::vector<Token>::const_iterator token) {
    while (token != tokens.begin() && !(--token)->inDirective && token->text != ";" && token->text != "}")
      if (token->text == "template") return true;
    return false;
  };
  std::vector<DeclaredKernel> kernels;
  for (auto token = tokens.begin(); token != tokens.end(); ++token) {
    if (token->text != "__global__" || token->inDirective) continue;
    // The name stands before the parameters, whose parenthesis is the first that does not belong to an attribute.
    for (auto next = token + 1; next != tokens.end() && next->text != "{" && next->text != ";"; ++next) {
      if (next->text != "(" || next[-1].kind != Token::Kind::Identifier) continue;
      if (!next[-1].text.starts_with("__")) {
        const TokenAt behind = behindParentheses(next, tokens.end());
        kernels.push_back({.name = std::string(next[-1].text),
                           .isTemplate = isTemplate(token),
                           .defined = behind != tokens.end() && behind->text == "{",
                           .at = next[-1].at});
        break;
      }
      for (int open = 0; next != tokens.end(); ++next) {  // __launch_bounds__(...)
        open += next->text == "(" ? 1 : next->text == ")" ? -1 : 0;
        if (open == 0) break;
      }
      if (next == tokens.end()) return kernels;
    }
  }
  return kernels;
}

namespace {

/// The replacement for a declaration `extern __shared__ TYPE name[]...;` whose `extern` is at `token`, and where the
/// declaration ends. `shared`: a `__shared__` precedes it.
struct Replacement {
  std::string text;
  std::size_t end = 0;
};

std::optional<Replacement> dynamicSharedAt(TokenAt token, TokenAt end, std::string_view text, bool inFunction,
                                           bool shared) {
  std::string type;
  TokenAt name = end;
  for (++token; token != end && token->text != "["; ++token) {
    if (token->inDirective) continue;  // a line marker, present after a macro that another header defines
    if (token->text == ";" || token->text == "{" || token->text == "=") return std::nullopt;
    shared |= token->text == "__shared__";
    const bool aligns = token->text == "__align__" || token->text == "alignas" || token->text == "__attribute__";
    if (aligns && token + 1 != end && token[1].text == "(") {
      token = behindParentheses(token + 1, end) - 1;
    } else if (token->text != "__shared__") {
      if (name != end) type += std::string(name->text) + (name->text == ":" ? "" : " ");
      name = token;
    }
  }
  if (!shared || type.empty() || token == end || token + 1 == end || token[1].text != "]") return std::nullopt;
  TokenAt semicolon = token;
  while (semicolon != end && semicolon->text != ";") ++semicolon;
  if (semicolon == end) return std::nullopt;
  const std::size_t begin = token[1].at + 1;
  const std::string rest(text.substr(begin, semicolon->at - begin));  // further dimensions
  // The symbol of the block's dynamic shared memory in simulator/memory_spaces.cpp. g++ drops an asm label inside a
  // template, and a reference outside a function would belong to one thread.
  if (!inFunction)
    return Replacement{"extern __shared__ " + type + std::string(name->text) + "[]" + rest +
                           " __asm__(\"_ZN9warpbench4simt13dynamicSharedE\")",
                       semicolon->at};
  const std::string dimensions = "[1 << 20]" + rest;
  return Replacement{type + "(&" + std::string(name->text) + ")" + dimensions + " = reinterpret_cast<" + type + "(&)" +
                         dimensions + ">(warpbench::simt::dynamicShared)",
                     semicolon->at};
}

}  // namespace

std::string withDynamicShared(std::string_view text) {
  const std::vector<Token> tokens = tokensOf(text);
  std::string result;
  std::size_t copied = 0;
  int depth = 0;
  for (auto token = tokens.begin(); token != tokens.end(); ++token) {
    depth += token->text == "{" ? 1 : token->text == "}" ? -1 : 0;
    if (token->text != "extern" || token->inDirective) continue;
    const bool shared = token != tokens.begin() && token[-1].text == "__shared__";
    const auto found = dynamicSharedAt(token, tokens.end(), text, depth > 0, shared);
    if (!found) continue;
    const std::size_t begin = shared ? token[-1].at : token->at;
    result += text.substr(copied, begin - copied);
    result += found->text;
    const std::string_view gone = text.substr(begin, found->end - begin);
    result.append(static_cast<std::size_t>(std::ranges::count(gone, '\n')) -
                      static_cast<std::size_t>(std::ranges::count(found->text, '\n')),
                  '\n');
    copied = found->end;
  }
  return result += text.substr(copied);
}

std::string withInlineKernels(std::string_view text) {
  // See simulator/cuda/language/builtins.h. As long as `__global__`, so that columns stay the same.
  constexpr std::string_view kInlineKernel = "__kernel__";
  const auto ends = [](const Token& each) { return each.text == ";" || each.text == "{" || each.text == "}"; };
  const auto isInline = [](const Token& each) { return each.text == "__forceinline__" || each.text == "inline"; };
  const std::vector<Token> tokens = tokensOf(text);
  std::string result(text);
  for (auto token = tokens.begin(); token != tokens.end(); ++token) {
    if (token->text != "__global__" || token->inDirective) continue;
    const bool instantiates = token != tokens.begin() && token[-1].text == "template";
    const auto begin = std::find_if(std::make_reverse_iterator(token), tokens.rend(), ends).base();
    if (!instantiates && std::none_of(begin, std::find_if(token, tokens.end(), ends), isInline))
      result.replace(token->at, kInlineKernel.size(), kInlineKernel);
  }
  return result;
}

std::string withUnrolling(std::string_view text) {
  const std::vector<Token> tokens = tokensOf(text);
  std::string result;
  std::size_t copied = 0;
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
    if (!tokens[i].inDirective || tokens[i].text != "unroll" || tokens[i - 1].text != "pragma") continue;
    const std::size_t factor = i + (tokens[i + 1].text == "(" ? 2 : 1);
    if (factor >= tokens.size() || !tokens[factor].inDirective || tokens[factor].kind != Token::Kind::Number) continue;
    result.append(text.substr(copied, tokens[i].at - copied)) += "GCC ";
    copied = tokens[i].at;
  }
  return result += text.substr(copied);
}

}  // namespace warpbench::own
