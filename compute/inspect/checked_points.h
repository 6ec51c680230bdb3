// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/run/request.h"

namespace warpbench {

/// The points of a request for a simulated device. Sizes that it does not name are such that mistakes show: odd, unlike
/// each other, and larger than one block's share. @throws RequestError.
std::vector<Point> pointsToCheck(Request request);

/// What a check takes over from an experiment: the family, those of its variants that can be simulated, and choices
/// such as the type or the tile width. Its sizes, files and sweeps are for measuring and stay behind: pointsToCheck has
/// sizes of its own. @throws RequestError where none of the variants can be simulated.
Request requestToCheck(const Request& experiment);

}  // namespace warpbench
