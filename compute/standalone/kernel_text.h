// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "catalogue/family.h"
#include "device/device.h"

namespace warpbench::standalone {

/// The variant's kernel file, or the point's own with slider values, with the catalogue's includes expanded once.
std::string kernelText(const Point& point, const Variant& variant);

}  // namespace warpbench::standalone
