// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "own/cuda_tokens.h"

/// Inline PTX (NVIDIA, "Inline PTX Assembly in CUDA") as the simulator's compiler takes it: statements of CUDA C++ as
/// C++, which calls the functions of matrix_instructions.h and barrier_instructions.h in simulator/cuda/language.
namespace warpbench::own {

/// A statement `asm volatile("..." : outputs : inputs : clobbers)`.
struct AsmStatement {
  std::size_t begin = 0;  ///< bytes from the beginning of the whole text
  std::size_t end = 0;    ///< behind its closing bracket
  std::string cpp;        ///< an expression that does the same, in one line; empty where it is not simulated
  std::string unknown;    ///< the instruction that is not simulated: "bar.sync"
};

/// The one that begins at `token`; nothing where that is no such statement: `asm("name")` behind a declaration.
std::optional<AsmStatement> asmStatementAt(const std::vector<Token>& tokens, std::vector<Token>::const_iterator token);

/// The text with each such statement as C++ that is simulated whole. Others stay, for the compiler to refuse. Lines
/// stay where they are.
std::string withInlinePtx(std::string_view text);

}  // namespace warpbench::own
