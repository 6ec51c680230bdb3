// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "catalogue/family.h"
#include "device/device.h"

namespace warpbench::validation {

/// The points at which the simulator's counts are held against a GPU's: each variant that both can run, at three sizes
/// (an eighth of the simulator's default; odd and, where there are two dimensions, not square; three quarters of the
/// default, every block of which it runs). Choices and sliders turn over with the points, so that each value comes up;
/// a slider that does not shape the data, such as a tile width, takes each of its values at each size. All of it
/// follows from the parameters' descriptions.
std::vector<Point> validationPlan(const Family& family);

/// Of these families, or of the whole catalogue where none is named. @throws RequestError where there is no such
/// family.
std::vector<Point> validationPlan(const std::vector<std::string>& families);

/// The point that family, variant and parameters such as "width=512 height=512" name; what is not named takes its
/// initial value. @throws RequestError where there is no such point, or no GPU can run it.
Point pointOf(const std::string& family, const std::string& variant, const std::string& parameters);

}  // namespace warpbench::validation
