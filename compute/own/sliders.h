// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "catalogue/family.h"
#include "results/values/own_kernel.h"

/// Constants of a kernel file that are parameters of its variant: `constexpr int kTile = 16;  // slider 1..64`, and
/// `#define TILE 16  // slider 1..64`.
namespace warpbench::own {

/// In the order of the text. @throws CompileError where a range has no values, or leaves the constant's own out.
std::vector<ParameterSpec> slidersIn(const OwnKernel& own);

/// The text with those constants at the values that `parameters` have of them. Lines stay where they are.
std::string withSliders(const OwnKernel& own, const Parameters& parameters);

/// The family with the sliders among the parameters of that variant. @throws CompileError.
Family familyWith(const Family& family, const std::string& variant, const OwnKernel& own);

/// The family with those of the copies that are of it as variants at its end, each as the one that it is a copy of,
/// with its sliders where its text has them in order.
Family familyWith(const Family& family, const std::vector<KernelCopy>& copies);

}  // namespace warpbench::own
