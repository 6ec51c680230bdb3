// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "own/cuda_tokens.h"
#include "program/rewriting/source_places.h"

namespace warpbench::program {

/// The text as a string literal on one line.
std::string literalOf(std::string_view text);
/// The text on one line with single blanks.
std::string inOneLine(std::string_view text);

/// A launch, `kernel<<<grid, block>>>(arguments)`, and what replaces it: see cuda/launch.h.
struct LaunchText {
  std::size_t begin;   ///< of the kernel's name in the text
  std::string before;  ///< replaces the text from there to the end of `<<<`
  own::TokenAt close;  ///< the first sign of `>>>`, which a bracket replaces
};

/// Finds the launch whose `<<<` begins at the token `open`. The kernel's name must not begin before `least`.
/// @throws CompileError if it is incomplete.
LaunchText launchAt(std::string_view text, const std::vector<own::Token>& tokens, own::TokenAt open, std::size_t least,
                    const SourcePlace& place);

}  // namespace warpbench::program
