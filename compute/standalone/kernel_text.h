// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "catalogue/family.h"
#include "device/device.h"

namespace warpbench::standalone {

/// The file of the variant's kernels, or the point's own with its sliders' values, with the catalogue's files that it
/// includes in their place, each once.
std::string kernelText(const Point& point, const Variant& variant);

}  // namespace warpbench::standalone
