// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "catalogue/family.h"

namespace warpbench {

/// A variant's parameters: the family's, with the variant's own replacing those with the same id or appended.
std::vector<ParameterSpec> specsOf(const Family& family, const Variant& variant);

/// Why the variant cannot be measured in the mode, in one line; empty if it can.
Message whyNotIn(const Family& family, const Variant& variant, Mode mode);

/// The description adapted to the mode: mode inside needs several repetitions.
ParameterSpec specIn(ParameterSpec spec, Mode mode);

}  // namespace warpbench
