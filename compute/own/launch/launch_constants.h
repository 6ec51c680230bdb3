// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "results/values/point.h"

namespace warpbench::own {

/// Adds notes on a point's own kernels to the result; does nothing for a point without. Warns about each constant at
/// the top of the variant's kernel file whose value the text changes, because a launch computed from it keeps the
/// catalogue's value. Expects a correct result even from a copy of a kernel that is wrong on purpose, because the user
/// is meant to correct it.
void reportConstants(const Point& point, Result& result);

}  // namespace warpbench::own
