// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

#include "own/cuda_tokens.h"

/// What a preprocessed text declares in its files, namespaces and classes, as far as one can tell without knowing what
/// its names mean.
namespace warpbench::program {

/// The words and signs of a text, without those on lines of the preprocessor.
struct TokenRow {
  using Token = own::Token;
  using At = std::vector<Token>::const_iterator;

  static bool is(At token, std::string_view text) { return token->text == text; }
  static bool isIdentifier(At token) { return token->kind == Token::Kind::Identifier; }
  template <std::size_t count>
  static bool isOneOf(std::string_view text, const std::array<std::string_view, count>& words) {
    return std::ranges::find(words, text) != words.end();
  }
  At end() const { return words.end(); }
  /// Behind the bracket that closes the one at `open`; the end where none does.
  At behindBrackets(At open) const;

  std::vector<Token> words;  ///< with some `;` behind the last one, so that there is something to look at
};

/// At the level of a file, a namespace or a class.
struct Declaration {
  std::string_view name;
  std::vector<std::string_view> more;  ///< of variables that are declared with it
  std::size_t at = 0;                  ///< where an attribute of it goes
  bool isFunction = false;
  bool isDefined = false;  ///< has a body
  bool isHosts = false;    ///< may be marked, if nothing of this name is the GPU's
  std::string_view word;   ///< of a variable of the device's: "__constant__"
  bool isDevices = false;  ///< a variable of the device's that the host does not reach
};

/// Of a function.
struct Body {
  TokenRow::At open;
  TokenRow::At close;
  std::string_view word;  ///< "__global__", "__device__"; empty: of the host
  std::string_view function;
  bool isTemplate = false;
};

struct Declarations : TokenRow {
  std::vector<Declaration> all;
  std::vector<Body> bodies;            ///< but of functions of both sides, and constexpr ones
  std::set<std::string_view> gpus;     ///< names that something of the GPU's has
  std::set<std::string_view> defined;  ///< functions that have a body
};

/// Of the user's own files. The text has to outlive them.
Declarations declarationsIn(std::string_view text, const std::vector<own::Token>& tokens);

}  // namespace warpbench::program
