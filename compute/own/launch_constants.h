// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "device/device.h"

namespace warpbench::own {

/// The constants at the top of the variant's kernel file that have another value in the point's own text, a sentence
/// each: a launch that is worked out from them keeps the catalogue's. None for a point without kernels of its own.
std::vector<std::string> changedConstants(const Point& point);

}  // namespace warpbench::own
