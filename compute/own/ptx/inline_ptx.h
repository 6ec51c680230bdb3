// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "own/cuda_tokens.h"

/// Translates inline PTX (NVIDIA, "Inline PTX Assembly in CUDA") for the simulator's compiler: asm statements become
/// C++ that calls the functions of matrix_instructions.h and barrier_instructions.h in simulator/cuda/language.
namespace warpbench::own {

/// A statement `asm volatile("..." : outputs : inputs : clobbers)`.
struct AsmStatement {
  std::size_t begin = 0;  ///< bytes from the start of the whole text
  std::size_t end = 0;    ///< after its closing bracket
  std::string cpp;        ///< an equivalent expression on one line; empty if it is not simulated
  std::string unknown;    ///< the first instruction that is not simulated: "bar.sync"
};

/// The statement that begins at `token`; nothing for other uses, such as `asm("name")` after a declaration.
std::optional<AsmStatement> asmStatementAt(const std::vector<Token>& tokens, std::vector<Token>::const_iterator token);

/// Replaces each asm statement that can be simulated completely by C++. Leaves the others for the compiler to reject.
/// Keeps line numbers.
std::string withInlinePtx(std::string_view text);

}  // namespace warpbench::own
