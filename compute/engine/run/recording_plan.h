// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/run/request.h"

namespace warpbench::recorded {

/// What is recorded of a GPU: each family at its initial sizes, then at those of the reports, then the sweeps. The
/// requests name no device; variants that cannot run on `device` are left out, and so are requests that none is left
/// of. Only of `families`, where any are named.
/// @throws RequestError where the catalogue has no such family.
std::vector<Request> recordingPlan(const DeviceInfo& device, const std::vector<std::string>& families);

}  // namespace warpbench::recorded
