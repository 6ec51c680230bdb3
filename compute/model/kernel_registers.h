// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace warpbench {

/// Registers per thread of a catalogue kernel as compiled by nvcc, from resources/profiles/registers.txt.
/// @param kernel "transposeNaive<float, false>".
/// @param computeCapability such as 9.0.
/// @returns nothing for an unlisted kernel or capability: CUDA 13 compiles for 7.5 and newer.
std::optional<int> registersOf(std::string_view kernel, double computeCapability);

/// Instructions in the kernel's longest loop, listed for 9.0 only; otherwise 0.
int longestLoopOf(std::string_view kernel, double computeCapability);

/// The text of registers.txt.
std::string_view shippedRegisters();

}  // namespace warpbench
