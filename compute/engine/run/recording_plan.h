// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/run/request.h"

namespace warpbench::recorded {

/// What to record on a GPU: each family at its initial sizes, then at the reports' sizes, then the sweeps. The requests
/// name no device; variants that cannot run on `device`, and requests without variants, are omitted. @param families
/// empty: all. @throws RequestError for an unknown family.
std::vector<Request> recordingPlan(const DeviceInfo& device, const std::vector<std::string>& families);

}  // namespace warpbench::recorded
