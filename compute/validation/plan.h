// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "catalogue/family.h"
#include "device/device.h"

namespace warpbench::validation {

/// Points for comparing the simulator's counts with a GPU's: each variant that both can run, at three sizes: an eighth
/// of the simulator's default; odd and, in two dimensions, not square; and three quarters of the default, the largest
/// without sampling. Choices and sliders alternate so that each value occurs; sliders that do not shape the data, such
/// as tile widths, take every value at each size. Derived from the parameters' descriptions.
std::vector<Point> validationPlan(const Family& family);

/// Likewise for these families, or for all if empty. @throws RequestError for an unknown family.
std::vector<Point> validationPlan(const std::vector<std::string>& families);

/// The point with these parameters, such as "width=512 height=512"; others take initial values. @throws RequestError if
/// there is no such point, or no GPU can run it.
Point pointOf(const std::string& family, const std::string& variant, const std::string& parameters);

}  // namespace warpbench::validation
