// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/arithmetic/conversion_text.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "own/arithmetic/gpu_expressions.h"
#include "own/cuda_tokens.h"

namespace warpbench::own {
namespace {

/// After one of these words, or an operator, an expression begins.
constexpr std::array<std::string_view, 6> kBeforeExpression{"return", "case", "else", "do", "co_return", "co_yield"};

bool isBeforeExpression(std::string_view word) {
  return std::ranges::find(kBeforeExpression, word) != kBeforeExpression.end();
}

class Conversions : private GpuExpressions {
 public:
  explicit Conversions(std::string_view text) : GpuExpressions(text), m_text(text) {}

  std::string result() {
    for (std::size_t i = 0; i < size(); ++i) {
      if (is(i, "__global__") || is(i, "__device__")) header(i);
      if (!isOfGpu(i)) continue;
      if (is(i, "{")) m_returns.push_back(std::exchange(m_next, bodyOf(i)));
      if (is(i, "}") && !m_returns.empty()) {
        m_next = m_returns.back();
        m_returns.pop_back();
      }
      if (is(i, "(")) cast(i);
      if (is(i, "static_cast")) staticCast(i);
      if (at(i).kind != Token::Kind::Identifier && !is(i, "*")) continue;
      if (isWholeType(i)) functionalCast(i);
      if (is(i, "return")) returned(i);
      if (beginsStatement(i)) statement(i);
    }
    return withEdits();
  }

 private:
  // --- casts

  bool canBeginExpression(std::size_t i) const {
    if (i == 0) return false;
    const std::size_t before = i - 1;
    if (isIdentifier(before)) return isBeforeExpression(at(before).text);
    return isKind(before, Token::Kind::Sign) && !is(before, "]") &&
           (!is(before, ")") || isEndOfHead(before) || isCast(openingOf(before)));
  }
  bool isHead(std::size_t i) const {
    return is(i, "if") || is(i, "for") || is(i, "while") || is(i, "switch") || is(i, "constexpr");
  }
  /// Whether the bracket ends the head of an `if (...)`, `for (...)` or similar statement.
  bool isEndOfHead(std::size_t close) const {
    const std::size_t open = openingOf(close);
    return open > 0 && isHead(open - 1);
  }

  /// `(int)x`, `(T)(x + y)`
  void cast(std::size_t open) {
    if (!isTypeInBrackets(open) || !canBeginExpression(open)) return;
    const std::size_t operand = behind(open);
    const bool isParameter = behindType(open + 1) == open + 1;
    if (is(operand, '-', '>') || (isParameter && isKind(operand, Token::Kind::Sign) && !is(operand, "("))) return;
    const std::size_t end = behindOperand(operand);
    if (end == kNone || isWhole(operand, end)) return;
    edit(at(open).at, at(operand - 1).at + 1,
         " ::warpbench::simulator::wholeOf<" + std::string(between(open + 1, operand - 1)) + ">(");
    close(end);
  }

  /// `static_cast<int>(x)`
  void staticCast(std::size_t i) {
    if (!is(i + 1, "<")) return;
    std::size_t end = behindType(i + 2);
    if (end == i + 2 && isParameter(end)) ++end;
    if (end == i + 2 || !is(end, ">") || !is(end + 1, "(") || isWhole(end + 2, behind(end + 1) - 1)) return;
    edit(at(i).at, endOfToken(i), " ::warpbench::simulator::wholeOf");
  }

  /// `int(x)`
  void functionalCast(std::size_t i) {
    if (!is(i + 1, "(") || is(i + 2, "*") || is(i + 2, "&") || is(i + 2, ")")) return;
    if (!canBeginExpression(i) || is(i - 1, ":") || is(i - 1, ";") || is(i - 1, "{") || is(i - 1, "}") ||
        is(i - 1, "<"))
      return;
    if (behindType(i + 2) != i + 2 || isWhole(i + 2, behind(i + 1) - 1)) return;
    edit(at(i).at, at(i + 1).at, " ::warpbench::simulator::wholeOf<" + std::string(at(i).text) + ">");
  }

  // --- statements

  /// After a semicolon, a brace, `if (...)` or `else`, or at the start of a for loop's head.
  bool beginsStatement(std::size_t i) const {
    if (i == 0) return false;
    const std::size_t before = i - 1;
    if (is(before, ";") || is(before, "{") || is(before, "}") || is(before, "else") || is(before, "do")) return true;
    if (is(before, "(")) return before > 0 && is(before - 1, "for");
    return is(before, ")") && isEndOfHead(before);
  }
  void statement(std::size_t i) {
    if (const std::size_t name = behindType(i); name != i) return declared(std::string(between(i, name)), name);
    const std::size_t type = is(i, "const") ? i + 1 : i;
    if (isParameter(type))
      declared(std::string(at(type).text), type + 1);
    else
      assigned(i);
  }

  /// `int i = x, *p = q, j = y;`
  void declared(const std::string& words, std::size_t name) {
    std::string type;  // without words that are not part of a type's name
    for (const Token& token : tokensOf(words))
      if (!isQualifier(token.text) || token.text == "std")
        (type += type.empty() || token.text == ":" || type.back() == ':' ? "" : " ") += token.text;
    while (isDeclarator(name)) {
      const bool isPlain = isIdentifier(name) && is(name + 1, "=");
      const std::size_t end = endOf(isPlain ? name + 2 : name, true);
      if (end == kNone) return;
      if (isPlain) value(type, name + 2, end);
      if (!is(end, ",")) return;
      name = end + 1;
    }
  }

  /// `a[i].b = x;`
  void assigned(std::size_t begin) {
    std::size_t i = begin;
    while (is(i, "*")) ++i;
    if (!isIdentifier(i) || isBeforeExpression(at(i).text) || isHead(i)) return;
    const std::size_t end = behindOperand(i);
    if (end == kNone || !is(end, "=") || is(end, '=', '=')) return;
    const std::string_view target = between(begin, end);
    const std::size_t last = endOf(end + 1, false);
    if (last != kNone && target.find('\n') == target.npos)
      value("decltype((" + std::string(target) + "))", end + 1, last);
  }

  /// Converts the expression to that type.
  void value(const std::string& type, std::size_t begin, std::size_t end) {
    if (isWhole(begin, end)) return;
    for (std::size_t i = begin; i < end; ++i)
      if (is(i, "{")) return;  // a list, a lambda
    edit(at(begin).at, at(begin).at, " ::warpbench::simulator::assigned<" + type + ">(");
    close(end);
  }

  /// Records the type of a function before its body. Lambdas and classes within the body have none.
  void header(std::size_t word) {
    if (!isOfGpu(word)) return;
    std::size_t i = word + 1;
    while (is(i, "__host__") || is(i, "__device__") || is(i, "__forceinline__") || is(i, "__noinline__") ||
           is(i, "inline") || is(i, "static") || is(i, "constexpr"))
      ++i;
    const std::size_t name = behindType(i);
    if (name == i || !isIdentifier(name)) return;
    std::size_t open = is(name, "operator") && is(name + 1, "(") ? name + 3 : name;
    while (isIdentifier(open) || is(open, ":")) ++open;
    if (!is(open, "(")) return;
    std::size_t body = behind(open);
    while (is(body, "const") || is(body, "noexcept")) ++body;
    if (is(body, "{") && between(i, name).find('\n') == std::string_view::npos)
      m_body = {body, std::string(between(i, name))};
  }
  std::string bodyOf(std::size_t open) const {
    if (open == m_body.first) return m_body.second;
    // The body of a lambda or class suspends the function's return type; other blocks keep it.
    const std::size_t before = open - 1;
    bool isBlock = is(before, ";") || is(before, "{") || is(before, "}") || is(before, "else") || is(before, "do");
    if (is(before, ")")) {
      const std::size_t word = openingOf(before) - 1;
      for (const char* each : {"if", "for", "while", "switch", "constexpr"}) isBlock |= is(word, each);
    }
    return isBlock ? m_next : "";
  }
  void returned(std::size_t i) {
    if (m_next.empty()) return;
    const std::size_t end = endOf(i + 1, false);
    if (end != kNone) value(m_next, i + 1, end);
  }

  // --- edits

  struct Edit {
    std::size_t from = 0;
    std::size_t to = 0;
    bool opens = false;  ///< at one position, closing edits come first
    std::string text;
  };
  void edit(std::size_t from, std::size_t to, std::string text) {
    m_edits.push_back({from, to, true, std::move(text)});
  }
  void close(std::size_t end) {
    const std::size_t at = endOfToken(end - 1);
    m_edits.push_back({at, at, false, ")"});
  }
  std::string withEdits() {
    std::ranges::stable_sort(
        m_edits, [](const Edit& a, const Edit& b) { return a.from != b.from ? a.from < b.from : a.opens < b.opens; });
    std::string result;
    std::size_t copied = 0;
    for (const Edit& each : m_edits) {
      (result += m_text.substr(copied, each.from - copied)) += each.text;
      result.append(static_cast<std::size_t>(std::ranges::count(m_text.substr(each.from, each.to - each.from), '\n')),
                    '\n');
      copied = each.to;
    }
    return result += m_text.substr(copied);
  }

  std::string_view m_text;
  std::pair<std::size_t, std::string> m_body{kNone, ""};
  std::string m_next;                  ///< the return type of the enclosing function, if it is an integer type
  std::vector<std::string> m_returns;  ///< of the enclosing blocks
  std::vector<Edit> m_edits;
};

}  // namespace

std::string withGpuConversions(std::string_view text) { return Conversions(text).result(); }

}  // namespace warpbench::own
