// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/launch_text.h"

#include <algorithm>
#include <array>
#include <optional>

#include "own/compile_error.h"

namespace warpbench::program {

using own::areSigns;
using own::behindBrackets;
using own::openingOf;
using own::Token;
using own::TokenAt;

namespace {

/// The `<` of the template arguments that end with the `>` at `close`.
std::optional<TokenAt> openingAngle(TokenAt close, TokenAt begin) {
  int depth = 0;
  for (TokenAt token = close;; --token) {
    if (token->depth() < 0) {
      token = openingOf(token, begin);
    } else if (is(token, ">") && !(token != begin && is(token - 1, "-"))) {
      ++depth;
    } else if (is(token, "<") && --depth == 0) {
      return token;
    } else if (is(token, ";") || token->depth() > 0) {
      return std::nullopt;
    }
    if (token == begin) return std::nullopt;
  }
}

/// The start of the kernel's name that ends before `end`: `name`, `space::name<T, U<V>>`, `object.member`,
/// `kernels[i]`, `(*pointer)`.
std::optional<TokenAt> calleeBefore(TokenAt end, TokenAt begin) {
  static constexpr std::array<std::string_view, 8> kStatements{"if",     "while", "for", "switch",
                                                               "return", "else",  "do",  "co_return"};
  const auto isStatement = [](TokenAt t) { return std::ranges::find(kStatements, t->text) != kStatements.end(); };
  TokenAt token = end;
  for (;;) {
    if (token == begin) return std::nullopt;
    --token;
    if (is(token, ">")) {
      const auto open = openingAngle(token, begin);
      if (!open || *open == begin) return std::nullopt;
      token = *open - 1;
    }
    bool isPart = isIdentifier(token) && !isStatement(token);
    while (!isPart && (is(token, ")") || is(token, "]"))) {
      token = openingOf(token, begin);
      if (token == begin) return token;
      const TokenAt before = token - 1;
      const bool continues =
          (isIdentifier(before) && !isStatement(before)) || is(before, "]") || (is(token, "[") && is(before, ")"));
      if (!continues) return token;
      token = before;
      isPart = isIdentifier(token);
    }
    if (!isPart) return std::nullopt;
    if (token == begin) return token;
    if (is(token - 1, "template") && token - 1 != begin) --token;
    const TokenAt before = token - 1;
    if (is(before, ":") && before != begin && is(before - 1, ":")) {
      token = before - 1;
      if (token == begin || !(isIdentifier(token - 1) || is(token - 1, ">")) || isStatement(token - 1)) return token;
    } else if (is(before, ".")) {
      token = before;
    } else if (is(before, ">") && before != begin && is(before - 1, "-")) {
      token = before - 1;
    } else {
      return token;
    }
  }
}

}  // namespace

std::string literalOf(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result + "\"";
}

std::string inOneLine(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool blank = c == '\n' || c == '\r' || c == '\t' || c == ' ';
    if (!blank || (!result.empty() && result.back() != ' ')) result += blank ? ' ' : c;
  }
  while (!result.empty() && result.back() == ' ') result.pop_back();
  return result;
}

LaunchText launchAt(std::string_view text, const std::vector<Token>& tokens, TokenAt open, std::size_t least,
                    const SourcePlace& place) {
  const TokenAt end = tokens.end();
  const auto refuse = [&](const std::string& what) {
    return CompileError({{.file = place.file, .line = place.line, .text = what}});
  };
  const auto callee = open == tokens.begin() ? std::nullopt : calleeBefore(open, tokens.begin());
  if (!callee || (*callee)->at < least) throw refuse("'<<<' without the name of a kernel before it");
  TokenAt close = open + 3;
  while (close != end && !areSigns(close, end, '>', 3)) {
    if (close->inDirective) {
      ++close;  // a line marker, present after NULL, which is a macro of the system
      continue;
    }
    if (is(close, ";") || is(close, "}")) {
      close = end;
      break;
    }
    close = close->depth() > 0 ? behindBrackets(close, end) : close + 1;
  }
  if (close == end) throw refuse("'<<<' without '>>>': a launch is kernel<<<grid, block>>>(arguments)");
  const TokenAt arguments = close + 3;
  if (arguments == end || !is(arguments, "("))
    throw refuse("a launch without arguments: it is kernel<<<grid, block>>>(arguments)");
  const std::size_t begin = (*callee)->at;
  const auto linesOfName = std::ranges::count(text.substr(begin, open->at - begin), '\n');
  const std::string line = std::to_string(place.line - static_cast<int>(linesOfName));
  const std::string name = inOneLine(text.substr(begin, open->at - begin));
  const std::string kernelType = "::warpbench::program::KernelOf<decltype(warpbenchArguments)...>";
  // Begins with a blank, because there may be none after `case 1:`.
  const std::string before =
      " ::warpbench::program::launcher([=](auto&& warpbenchBy, auto&&... warpbenchArguments) {"
      " if constexpr (requires { warpbenchBy.pointer(" +
      name + ", static_cast<decltype(warpbenchArguments)>(warpbenchArguments)...); }) warpbenchBy.pointer(" + name +
      ", static_cast<decltype(warpbenchArguments)>(warpbenchArguments)...);"
      " else if constexpr (requires { static_cast<" +
      kernelType + ">(" + name + "); }) warpbenchBy.pointer(static_cast<" + kernelType + ">(" + name +
      "), static_cast<decltype(warpbenchArguments)>(warpbenchArguments)...);"
      " else warpbenchBy.name([&]() { [&](auto... warpbenchCopies) {"
      " ::warpbench::simulator::kernelBegins(::warpbench::program::bytesInMemory<decltype(warpbenchCopies)...>()); " +
      name + "(warpbenchCopies...); }(warpbenchArguments...); }); }, " + literalOf(name) + ", " +
      literalOf(place.file) + ", " + line + ").configured(";
  return {.begin = begin, .before = before, .close = close};
}

}  // namespace warpbench::program
