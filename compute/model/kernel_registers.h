// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace warpbench {

/// Registers that a thread of one of the catalogue's kernels has, as nvcc compiles it:
/// resources/profiles/registers.txt.
/// @param kernel "transposeNaive<float, false>".
/// @param computeCapability such as 9.0.
/// @returns nothing for a kernel or a compute capability that is not there: CUDA 13 compiles for 7.5 and newer.
std::optional<int> registersOf(std::string_view kernel, double computeCapability);

/// Instructions of its longest loop. 0 for a kernel or a compute capability that is not there: it is known for 9.0.
int longestLoopOf(std::string_view kernel, double computeCapability);

/// The file's text.
std::string_view shippedRegisters();

}  // namespace warpbench
