// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

#include "own/cuda_tokens.h"

/// The declarations in a preprocessed text's files, namespaces and classes, as far as they can be recognized without
/// name lookup.
namespace warpbench::program {

/// A text's tokens without preprocessor lines.
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
  /// The position after the bracket that closes the one at `open`; the end if none does.
  At behindBrackets(At open) const;

  std::vector<Token> words;  ///< followed by some `;`, so that look-ahead stays valid
};

/// A declaration in a file, namespace or class.
struct Declaration {
  std::string_view name;
  std::vector<std::string_view> more;  ///< names of variables in the same declaration
  std::size_t at = 0;                  ///< the position for an attribute
  bool isFunction = false;
  bool isDefined = false;  ///< has a body
  bool isHosts = false;    ///< may be marked, unless the GPU has something with this name
  std::string_view word;   ///< of a device variable: "__constant__"
  bool isDevices = false;  ///< a device variable that the host cannot access
};

struct Body {
  TokenRow::At open;
  TokenRow::At close;
  std::string_view word;  ///< "__global__", "__device__"; empty: a host function
  std::string_view function;
  bool isTemplate = false;
};

struct Declarations : TokenRow {
  std::vector<Declaration> all;
  std::vector<Body> bodies;            ///< except for functions of both sides and constexpr ones
  std::set<std::string_view> gpus;     ///< names of GPU functions and variables
  std::set<std::string_view> defined;  ///< functions with a body
};

/// Reads the user's own files. The text must outlive the result.
Declarations declarationsIn(std::string_view text, const std::vector<own::Token>& tokens);

}  // namespace warpbench::program
