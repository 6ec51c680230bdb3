// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "catalogue/family.h"

namespace warpbench {

/// The parameters of one variant: the family's, with the variant's own in place of those of the same id or after them.
std::vector<ParameterSpec> specsOf(const Family& family, const Variant& variant);

/// Why the family's variant cannot be measured in the mode, in one line; empty where it can.
Message whyNotIn(const Family& family, const Variant& variant, Mode mode);

/// The description as it holds in the mode: in mode inside something has to be repeated.
ParameterSpec specIn(ParameterSpec spec, Mode mode);

}  // namespace warpbench
