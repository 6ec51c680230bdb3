// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/run/request.h"

namespace warpbench {

/// The points of a request for a simulated device. Sizes not given are chosen to expose faults: odd, all different, and
/// larger than one block's share. @throws RequestError.
std::vector<Point> pointsToCheck(Request request);

/// The part of an experiment that a check uses: the family, the variants that can be simulated, and choices such as
/// type or tile width. Sizes, files and sweeps are dropped, since pointsToCheck() chooses its own. @throws RequestError
/// if no variant can be simulated.
Request requestToCheck(const Request& experiment);

}  // namespace warpbench
