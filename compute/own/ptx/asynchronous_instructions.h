// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/ptx/ptx_instructions.h"

/// Asynchronous PTX instructions as C++ for the simulator; empty if they are not simulated.
namespace warpbench::own {

/// mbarrier.OPERATION...; `parts`: the opcode split at its points.
std::string barrierInstruction(const std::vector<std::string_view>& parts, const std::vector<PtxOperand>& operands);
/// cp.async...
std::string asynchronousCopy(const std::vector<std::string_view>& parts, const std::vector<PtxOperand>& operands);
/// fence...
std::string fenceInstruction(std::string_view opcode, const std::vector<PtxOperand>& operands);

}  // namespace warpbench::own
