// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "results/values/point.h"

namespace warpbench::own {

/// Puts into the result what there is to know of a point's own kernels; nothing for a point without. Constants at the
/// top of the variant's kernel file that have another value in the text are a warning each: a launch that is worked out
/// from them keeps the catalogue's. A copy of a kernel that is wrong on purpose is there to be put right.
void reportConstants(const Point& point, Result& result);

}  // namespace warpbench::own
