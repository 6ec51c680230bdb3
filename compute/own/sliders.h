// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "catalogue/family.h"
#include "results/values/own_kernel.h"

/// Sliders: constants of a kernel file that are parameters of its variant. `constexpr int kTile = 16;  // slider
/// 1..64`, and `#define TILE 16  // slider 1..64`.
namespace warpbench::own {

/// The sliders in the order of the text.
/// @throws CompileError if a range is empty or excludes the constant's own value.
std::vector<ParameterSpec> slidersIn(const OwnKernel& own);

/// The text with those constants set to their values in `parameters`. Keeps line numbers.
std::string withSliders(const OwnKernel& own, const Parameters& parameters);

/// The family with the sliders added to that variant's parameters.
/// @throws CompileError.
Family familyWith(const Family& family, const std::string& variant, const OwnKernel& own);

/// The family with its copies appended as variants. Each copy takes its original's settings, plus its sliders if its
/// text has valid ones.
Family familyWith(const Family& family, const std::vector<KernelCopy>& copies);

}  // namespace warpbench::own
