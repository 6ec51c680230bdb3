// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/declarations.h"

#include <iterator>
#include <optional>
#include <utility>

#include "program/rewriting/source_places.h"

namespace warpbench::program {

TokenRow::At TokenRow::behindBrackets(At open) const {
  for (int depth = 0; open != end(); ++open) {
    depth += open->depth();
    if (depth == 0) return open + 1;
  }
  return open;
}

namespace {

class DeclarationReader : Declarations {
 public:
  DeclarationReader(std::string_view text, const std::vector<Token>& tokens) {
    findUsers(text, tokens);
    for (const Token& token : tokens)
      if (!token.inDirective) words.push_back(token);
    words.insert(words.end(), 4, Token{.kind = Token::Kind::Sign, .text = ";", .at = text.size()});
  }

  Declarations result() {
    At token = words.begin();
    scope(token, false, false);
    return std::move(*this);
  }

 private:
  /// The position after the `>` that closes the `<` at `open`.
  At behindAngles(At open) const {
    for (int depth = 0; open != end();) {
      if (open->depth() > 0) {
        open = behindBrackets(open);
        continue;
      }
      if (is(open, "<")) ++depth;
      if (is(open, ">") && --depth == 0) return open + 1;
      if (is(open, ";")) return open;
      ++open;
    }
    return open;
  }
  At behindSemicolon(At token) const {
    while (token != end() && !is(token, ";") && !is(token, "}"))
      token = token->depth() > 0 ? behindBrackets(token) : token + 1;
    return token != end() && is(token, ";") ? token + 1 : token;
  }

  /// Reads declarations up to the `}` that closes the scope, and advances past it.
  void scope(At& token, bool isClass, bool isTemplate) {
    while (token != end()) {
      if (is(token, "}")) {
        ++token;
        return;
      }
      const At before = token;
      declaration(token, isClass, isTemplate);
      if (token == before) ++token;  // unknown construct
    }
  }

  void declaration(At& token, bool isClass, bool isTemplate) {
    static constexpr std::array<std::string_view, 4> kIgnored{"using", "typedef", "static_assert", "friend"};
    static constexpr std::array<std::string_view, 3> kAccess{"public", "private", "protected"};
    if (is(token, ";")) {
      ++token;
      return;
    }
    while (token != end() && is(token, "template")) {
      isTemplate = true;
      ++token;
      if (token != end() && is(token, "<")) token = behindAngles(token);
    }
    if (token == end()) return;
    if (isOneOf(token->text, kIgnored)) {
      token = behindSemicolon(token);
    } else if (isOneOf(token->text, kAccess) && token + 1 != end() && is(token + 1, ":")) {
      token += 2;
    } else if (is(token, "namespace") || (is(token, "inline") && token + 1 != end() && is(token + 1, "namespace")) ||
               (is(token, "extern") && end() - token > 2 && token[1].kind == Token::Kind::Literal &&
                is(token + 2, "{"))) {
      while (token != end() && !is(token, "{") && !is(token, ";")) ++token;
      const bool opens = token != end() && is(token, "{");
      if (token != end()) ++token;
      if (opens) scope(token, false, isTemplate);
    } else if (is(token, "enum")) {
      token = behindSemicolon(token);
    } else if (const auto body = classBodyAt(token)) {
      token = *body + 1;
      scope(token, true, isTemplate);
      token = behindSemicolon(token);
    } else {
      plain(token, isClass, isTemplate);
    }
  }

  /// The `{` of a class defined there: `struct Name : Base {`.
  std::optional<At> classBodyAt(At token) const {
    static constexpr std::array<std::string_view, 3> kClass{"struct", "class", "union"};
    while (token != end() && (is(token, "static") || is(token, "const"))) ++token;
    if (token == end() || !isOneOf(token->text, kClass)) return std::nullopt;
    for (; token != end() && !is(token, ";") && !is(token, "=") && !is(token, ")"); ++token) {
      if (is(token, "{")) return token;
      if (is(token, "(")) {
        const bool isAttribute =
            is(token - 1, "__attribute__") || is(token - 1, "__align__") || is(token - 1, "alignas");
        if (!isAttribute) return std::nullopt;
        token = behindBrackets(token) - 1;
      }
    }
    return std::nullopt;
  }

  /// Reads a function or variables.
  void plain(At& token, bool isClass, bool isTemplate) {
    static constexpr std::array<std::string_view, 7> kLists{"__attribute__", "__align__",         "alignas", "decltype",
                                                            "noexcept",      "__launch_bounds__", "explicit"};
    if (is(token, "extern") && token[1].kind == Token::Kind::Literal) token += 2;
    const At begin = token;
    std::set<std::string_view> said;  // words before the name's brackets
    At name = end();
    bool isFunction = false, isOperator = false, isArray = false;
    for (; token != end(); ++token) {
      if (is(token, ";") || is(token, "{") || is(token, "}") || is(token, "=") || is(token, ":")) {
        const bool isPath = is(token, ":") && token + 1 != end() && is(token + 1, ":");
        if (!isPath) break;
        ++token;
        continue;
      }
      if (isIdentifier(token)) {
        said.insert(token->text);
        isOperator |= is(token, "operator");
        if (isOneOf(token->text, kLists) && token + 1 != end() && is(token + 1, "(")) {
          token = behindBrackets(token + 1) - 1;
          continue;
        }
        name = token;
      } else if (is(token, "<") && !isOperator) {
        token = behindAngles(token) - 1;
      } else if (is(token, "[")) {
        isArray |= name != end();
        token = behindBrackets(token) - 1;
      } else if (is(token, ",")) {
        break;  // more than one variable: the attribute applies to all
      } else if (is(token, "(")) {
        if (isOperator && token + 1 != end() && is(token + 1, ")") && is(token - 1, "operator")) {
          ++token;
          continue;
        }
        isFunction = token != begin && (isIdentifier(token - 1) || isOperator || is(token - 1, ">"));
        break;
      }
    }
    const bool users = isUsers(begin->at);
    if (name == end() || !users) {
      if (isFunction) {
        const At body = bodyBehind(behindBrackets(token));
        token = body != end() ? behindBrackets(body) : behindSemicolon(token);
      } else {
        token = behindSemicolon(token);
      }
      return;
    }
    Declaration declaration{.name = name->text, .at = begin->at, .isFunction = isFunction};
    const bool isDevice = said.contains("__device__"), isKernel = said.contains("__global__");
    const bool isGpus = isDevice || isKernel || said.contains("__constant__") || said.contains("__managed__") ||
                        said.contains("__shared__");
    if (isGpus) gpus.insert(name->text);
    if (isFunction) {
      const At body = bodyBehind(behindBrackets(token));
      declaration.isDefined = body != end();
      token = body != end() ? behindBrackets(body) : behindSemicolon(token);
      if (declaration.isDefined) defined.insert(name->text);
      const bool isHosts = !isKernel && !isDevice;
      // g++ reports functions without an end.
      if (declaration.isDefined && token != end() && (isHosts || isKernel || !said.contains("__host__")) &&
          !said.contains("constexpr"))
        bodies.push_back({body, token - 1,
                          isHosts    ? ""
                          : isKernel ? "__global__"
                                     : "__device__",
                          name->text, isTemplate});
      const bool isSpecial = isOperator || name == begin || is(name - 1, "~") || said.contains("virtual");
      declaration.isHosts = !isGpus && !isSpecial && !said.contains("constexpr") && !said.contains("consteval") &&
                            !(declaration.isDefined && is(name, "main"));
      // For `Class::name`, the declaration in the class counts.
      if (name - begin > 1 && is(name - 1, ":")) declaration.isHosts = false;
    } else {
      for (; token != end() && !is(token, ";") && !is(token, "}");
           token = token->depth() > 0 ? behindBrackets(token) : token + 1) {
        if (!is(token, ",")) continue;
        while (is(token + 1, "*") || is(token + 1, "&")) ++token;
        if (isIdentifier(token + 1)) declaration.more.push_back(token[1].text);
      }
      token = behindSemicolon(token);
      declaration.isDevices = (isDevice || said.contains("__constant__")) && !isClass && !isTemplate &&
                              !said.contains("__managed__") && !said.contains("const") && !said.contains("constexpr") &&
                              !said.contains("extern");
      declaration.word = said.contains("__constant__") ? "__constant__" : "__device__";
      const bool isVariable = name != begin && (!isClass || said.contains("static"));
      declaration.isHosts = isVariable && !isGpus && !isTemplate && (isArray || !said.contains("const")) &&
                            !said.contains("constexpr") && !is(name - 1, ":");
    }
    all.push_back(declaration);
  }

  /// The `{` of a function's body after its parameters; the end if it has none.
  At bodyBehind(At token) const {
    bool inList = false;  // in a constructor's initializer list
    while (token != end() && !is(token, ";") && !is(token, "=") && !is(token, "}")) {
      if (is(token, "{")) {
        if (!inList || !(isIdentifier(token - 1) || is(token - 1, ">"))) return token;
        token = behindBrackets(token);
        continue;
      }
      if (is(token, ":") && !(token + 1 != end() && is(token + 1, ":")) && !is(token - 1, ":")) inList = true;
      token = token->depth() > 0 ? behindBrackets(token) : token + 1;
    }
    return end();
  }

  /// Finds the parts of the text that come from the user's files.
  void findUsers(std::string_view text, const std::vector<Token>& tokens) {
    SourcePlaces places(text, tokens);
    std::size_t begin = 0;
    bool users = false;
    for (At token = tokens.begin(); token != tokens.end(); ++token) {
      const SourcePlace& place = places.at(token);
      const bool now = !place.system && place.file.find("program/cuda/") == std::string::npos &&
                       place.file.find("simulator/cuda/") == std::string::npos;
      if (now == users) continue;
      if (users) m_users.emplace_back(begin, token->at);
      begin = token->at;
      users = now;
    }
    if (users) m_users.emplace_back(begin, text.size());
  }
  bool isUsers(std::size_t at) const {
    const auto after = std::ranges::upper_bound(m_users, at, {}, &std::pair<std::size_t, std::size_t>::first);
    return after != m_users.begin() && at < std::prev(after)->second;
  }

  std::vector<std::pair<std::size_t, std::size_t>> m_users;
};

}  // namespace

Declarations declarationsIn(std::string_view text, const std::vector<own::Token>& tokens) {
  return DeclarationReader(text, tokens).result();
}

}  // namespace warpbench::program
