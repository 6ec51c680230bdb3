// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/arithmetic/gpu_expressions.h"

#include <algorithm>
#include <array>

#include "own/arithmetic/gpu_functions.h"

namespace warpbench::own {
namespace {

constexpr std::array<std::string_view, 6> kWords{"int", "unsigned", "signed", "long", "short", "char"};
constexpr std::array<std::string_view, 8> kQualifiers{"const",    "constexpr", "static", "volatile",
                                                      "register", "inline",    "std",    "__restrict__"};
constexpr std::array<std::string_view, 6> kFloats{"float", "double", "bool", "half", "__half", "__nv_bfloat16"};

template <std::size_t n>
bool isOneOf(const std::array<std::string_view, n>& words, std::string_view text) {
  return std::ranges::find(words, text) != words.end();
}

}  // namespace

bool isQualifier(std::string_view word) { return isOneOf(kQualifiers, word); }

GpuExpressions::GpuExpressions(std::string_view text) : m_text(text) {
  const std::vector<Token> all = tokensOf(text);
  const std::vector<bool> isOfGpu = tokensOfGpu(all);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].inDirective) continue;
    m_tokens.push_back(all[i]);
    m_isOfGpu.push_back(isOfGpu[i]);
  }
  rememberTypes();
}

bool GpuExpressions::is(std::size_t i, char first, char second) const {
  return isKind(i, Token::Kind::Sign) && isKind(i + 1, Token::Kind::Sign) && m_tokens[i].text[0] == first &&
         m_tokens[i + 1].text[0] == second && m_tokens[i + 1].at == m_tokens[i].at + 1;
}
std::string_view GpuExpressions::between(std::size_t begin, std::size_t end) const {
  const std::size_t from = m_tokens[begin].at;
  return m_text.substr(from, m_tokens[end - 1].at + m_tokens[end - 1].text.size() - from);
}

std::size_t GpuExpressions::behind(std::size_t open) const {
  int depth = 0;
  do {
    depth += m_tokens[open].depth();
    ++open;
  } while (open < m_tokens.size() && depth > 0);
  return open;
}
std::size_t GpuExpressions::openingOf(std::size_t close) const {
  for (int depth = -1; close > 0 && depth < 0;) depth += m_tokens[--close].depth();
  return close;
}

std::size_t GpuExpressions::behindType(std::size_t i) const {
  const std::size_t begin = i;
  bool isType = false;
  bool isNamed = false;
  for (;; ++i) {
    if (is(i, "std") && is(i + 1, ':', ':')) {
      i += 2;
      continue;
    }
    if (isOneOf(kQualifiers, i < m_tokens.size() ? m_tokens[i].text : "")) continue;
    const bool isWord = i < m_tokens.size() && isOneOf(kWords, m_tokens[i].text);
    if (isWord ? isNamed : isType || !isWholeType(i)) break;
    isType = true;
    isNamed = !isWord;
  }
  return isType ? i : begin;
}

/// Integer types, and the text's own names for them: `typedef unsigned int uint;`, `using Index = long;`, `typename T`.
void GpuExpressions::rememberTypes() {
  m_types.insert(kWords.begin(), kWords.end());
  for (const char* word :
       {"size_t", "ptrdiff_t", "ssize_t", "uint", "uchar", "ushort", "ulong", "intptr_t", "uintptr_t", "clock_t"})
    m_types.insert(word);
  for (const char* word : {"int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t"})
    m_types.insert(word);
  for (std::size_t i = 0; i + 2 < m_tokens.size(); ++i) {
    if (is(i, "typedef")) {
      const std::size_t name = behindType(i + 1);
      if (name != i + 1 && isIdentifier(name) && is(name + 1, ";")) m_types.insert(m_tokens[name].text);
    } else if (is(i, "using") && isIdentifier(i + 1) && is(i + 2, "=")) {
      const std::size_t end = behindType(i + 3);
      if (end != i + 3 && is(end, ";")) m_types.insert(m_tokens[i + 1].text);
    } else if ((is(i, "typename") || is(i, "class")) && isIdentifier(i + 1) &&
               (is(i + 2, ",") || is(i + 2, ">") || is(i + 2, "="))) {
      m_parameters.insert(m_tokens[i + 1].text);
    }
  }
}

bool GpuExpressions::isTypeInBrackets(std::size_t open) const {
  if (!is(open, "(")) return false;
  const std::size_t end = behindType(open + 1);
  if (end != open + 1) return is(end, ")");
  return isParameter(open + 1) && is(open + 2, ")");
}

bool GpuExpressions::isCast(std::size_t open) const {
  if (isTypeInBrackets(open)) return true;
  const bool isCall = open > 0 && isIdentifier(open - 1) && !is(open - 1, "return");
  if (!is(open, "(") || !isIdentifier(open + 1) || isCall) return false;
  std::size_t close = open + 2;
  while (is(close, "*")) ++close;
  return is(close, ")") &&
         (isOneOf(kFloats, at(open + 1).text) || isIdentifier(close + 1) || isKind(close + 1, Token::Kind::Number));
}

/// The position after a template's `<...>` with names and numbers as arguments; the index itself if `<` means "less
/// than".
std::size_t GpuExpressions::behindArguments(std::size_t open) const {
  int depth = 0;
  for (std::size_t i = open; i < m_tokens.size(); ++i) {
    if (is(i, "<")) ++depth;
    if (is(i, ">") && --depth == 0) return is(i + 1, "(") || is(i + 1, "{") || is(i + 1, ':', ':') ? i + 1 : open;
    const bool isPart = is(i, "<") || is(i, ">") || is(i, ",") || is(i, ":") || is(i, "*");
    if (isKind(i, Token::Kind::Sign) && !isPart) return open;
  }
  return open;
}

std::size_t GpuExpressions::behindOperand(std::size_t i) const {
  for (;;) {
    if (i >= m_tokens.size()) return kNone;
    const bool isUnary = is(i, "+") || is(i, "-") || is(i, "~") || is(i, "!") || is(i, "*") || is(i, "&");
    if (isUnary) {
      ++i;
    } else if (isCast(i)) {
      i = behind(i);
    } else {
      break;
    }
  }
  if (is(i, "(")) {
    i = behind(i);
  } else if (isIdentifier(i) || isKind(i, Token::Kind::Number) || is(i, ':', ':')) {
    for (;;) {
      if (is(i, ':', ':')) i += 2;
      if (isIdentifier(i) && is(i + 1, "<")) i = behindArguments(i + 1) == i + 1 ? i : behindArguments(i + 1) - 1;
      ++i;
      if (!is(i, ':', ':')) break;
    }
    if (is(i, "{") && isIdentifier(i - 1)) i = behind(i);
  } else {
    return kNone;
  }
  for (;;) {
    if (is(i, "(") || is(i, "[")) {
      i = behind(i);
    } else if ((is(i, ".") && isIdentifier(i + 1)) || (is(i, '-', '>') && isIdentifier(i + 2))) {
      i += is(i, ".") ? 1 : 2;
      i += is(i, "template") ? 2 : 1;
      if (is(i, "<")) i = behindArguments(i);
    } else if (is(i, '+', '+') || is(i, '-', '-')) {
      i += 2;
    } else {
      return i;
    }
  }
}

std::size_t GpuExpressions::endOf(std::size_t i, bool declares) const {
  for (; i < m_tokens.size(); ++i) {
    if (m_tokens[i].depth() > 0)
      i = behind(i) - 1;
    else if (is(i, "<") && behindArguments(i) != i)
      i = behindArguments(i) - 1;
    else if (is(i, ";") || m_tokens[i].depth() < 0 || (is(i, ",") && (!declares || isDeclarator(i + 1))))
      return i;
  }
  return kNone;
}
bool GpuExpressions::isDeclarator(std::size_t i) const {
  while (is(i, "*") || is(i, "&")) ++i;
  if (!isIdentifier(i)) return false;
  return (is(i + 1, "=") && !is(i + 1, '=', '=')) || is(i + 1, ",") || is(i + 1, ";") || is(i + 1, "[") ||
         is(i + 1, "{");
}

bool GpuExpressions::isWhole(std::size_t begin, std::size_t end) const {
  static constexpr std::array<std::string_view, 12> kWhole{
      "threadIdx", "blockIdx", "blockDim", "gridDim", "x", "y", "z", "__null", "nullptr", "true", "false", "warpSize"};
  if (is(begin, "sizeof") || is(begin, "alignof")) return begin + 1 < end && behind(begin + 1) == end;
  for (std::size_t i = begin; i < end; ++i) {
    const std::string_view text = m_tokens[i].text;
    if (isIdentifier(i)) {
      const bool isMember = text.size() == 1;
      if (!isOneOf(kWhole, text) || (isMember && (i == begin || !is(i - 1, ".")))) return false;
    } else if (isKind(i, Token::Kind::Number)) {
      const bool isHexadecimal = text.starts_with("0x") || text.starts_with("0X");
      if (text.find_first_of(isHexadecimal ? ".pP" : ".eEfF") != text.npos) return false;
    }
  }
  return true;
}

}  // namespace warpbench::own
