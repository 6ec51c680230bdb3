// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/local_variables.h"

#include <array>
#include <vector>

#include "own/cuda_tokens.h"
#include "program/rewriting/declarations.h"

namespace warpbench::program {
namespace {

using At = TokenRow::At;

/// A statement with one of these words is not a declaration that needs a mark.
constexpr std::array<std::string_view, 20> kOtherwise{
    "return", "goto",     "delete",     "throw",        "using",      "typedef", "extern",   "static",  "case", "break",
    "else",   "continue", "__shared__", "__constant__", "__device__", "friend",  "template", "default", "asm",  "new"};
constexpr std::array<std::string_view, 4> kTypes{"struct", "class", "union", "enum"};

constexpr std::array<std::string_view, 6> kBranches{"if", "else", "switch", "while", "do", "?"};

/// A declaration and its names, some of which may need a mark.
class Statement {
 public:
  /// `first` is the statement's first word.
  Statement(const Declarations& all, At first, At close) : m_all(all), m_close(close) {
    int words = 0;
    At token = first;
    for (; token != close && !TokenRow::is(token, ";"); ++token) {
      if (TokenRow::is(token, "[")) {
        const At behind = m_all.behindBrackets(token);
        if (words < 2 || behind > close) return;
        m_names.push_back({token - 1, true});
        for (token = behind; token != close && TokenRow::is(token, "[");) token = m_all.behindBrackets(token);
        if (token == close) return;
        if (TokenRow::is(token, ";")) break;
        if (!TokenRow::is(token, ",")) return;
        words = 1;  // the type
        continue;
      }
      if (TokenRow::is(token, ",")) {
        if (words < 2) return;
        m_names.push_back({token - 1, false});
        words = 1;
        continue;
      }
      const bool isPath = TokenRow::is(token, ":") && (TokenRow::is(token + 1, ":") || TokenRow::is(token - 1, ":"));
      if (isPath) continue;
      if (!TokenRow::isIdentifier(token) || TokenRow::isOneOf(token->text, kOtherwise)) return;
      if (!(TokenRow::is(token - 1, ":") && words > 0)) ++words;
    }
    if (token == close) return;
    if (!TokenRow::is(token - 1, "]")) {
      if (words < 2) return;
      m_names.push_back({token - 1, false});
    }
    m_end = token;
    m_isDeclaration = true;
  }

  /// The marks to insert after the statement.
  std::string marks() const {
    std::string text;
    if (!m_isDeclaration) return text;
    for (const auto& [name, isArray] : m_names)
      if (isArray || isReadFirst(name->text))
        (((text += " ::warpbench::program::beginsLocal(") += name->text) += ", \"") += std::string(name->text) + "\");";
    return text;
  }
  std::size_t end() const { return m_end->at + 1; }

 private:
  /// True if the code that follows may read the variable before it assigns it or passes it on.
  bool isReadFirst(std::string_view name) const {
    bool maySkip = false;  // what follows may not happen
    bool hasMembers = false;
    for (At token = m_end; token != m_close; ++token) {
      // The first assignment of a loop always happens.
      maySkip |= TokenRow::isOneOf(token->text, kBranches) || (token > m_end + 2 && TokenRow::is(token - 3, "for"));
      if (token->text != name || !TokenRow::isIdentifier(token)) continue;
      const bool isGiven = (TokenRow::is(token - 1, "(") || TokenRow::is(token - 1, ",")) &&
                           (TokenRow::is(token + 1, ")") || TokenRow::is(token + 1, ","));
      const bool isMember = TokenRow::is(token - 1, ".") ||
                            (TokenRow::is(token - 1, ">") && TokenRow::is(token - 2, "-")) ||
                            (TokenRow::is(token - 1, ":") && TokenRow::is(token - 2, ":"));
      if (isMember) continue;
      if (isGiven || TokenRow::is(token - 1, "&") || TokenRow::is(token - 1, "[")) return hasMembers;
      if (TokenRow::is(token + 1, ".")) {
        hasMembers = true;
        continue;
      }
      // A copy of the whole may copy members that nobody uses.
      if (hasMembers) return false;
      if (!TokenRow::is(token + 1, "=") || TokenRow::is(token + 2, "=")) return true;
      if (!maySkip) return false;
    }
    return hasMembers;
  }

  struct Name {
    At at;
    bool isArray;
  };
  const Declarations& m_all;
  At m_close;
  At m_end = {};
  bool m_isDeclaration = false;
  std::vector<Name> m_names;
};

}  // namespace

std::string withLocalVariables(std::string_view text) {
  const std::vector<own::Token> tokens = own::tokensOf(text);
  const Declarations all = declarationsIn(text, tokens);
  std::string marked;
  std::size_t copied = 0;
  for (const Body& body : all.bodies) {
    if (body.word.empty()) continue;
    for (At token = body.open + 1; token != body.close; ++token) {
      if (TokenRow::is(token, "(")) {
        const At behind = all.behindBrackets(token);
        // Skip the brackets: variables in a lambda's body there get no mark.
        token = behind - 1;
        continue;
      }
      if (TokenRow::isOneOf(token->text, kTypes)) {
        At open = token;
        while (open != body.close && !TokenRow::is(open, "{") && !TokenRow::is(open, ";") && !TokenRow::is(open, "="))
          ++open;
        if (open != body.close && TokenRow::is(open, "{")) token = all.behindBrackets(open) - 1;
        continue;
      }
      const bool begins = TokenRow::is(token - 1, ";") || TokenRow::is(token - 1, "{") || TokenRow::is(token - 1, "}");
      if (!begins || !TokenRow::isIdentifier(token)) continue;
      const Statement statement(all, token, body.close);
      const std::string marks = statement.marks();
      if (marks.empty()) continue;
      (marked += text.substr(copied, statement.end() - copied)) += marks;
      copied = statement.end();
    }
  }
  return marked += text.substr(copied);
}

}  // namespace warpbench::program
