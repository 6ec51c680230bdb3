// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/run/request.h"
#include "results/session/session.h"

namespace warpbench::gui {

/// The request that measures this result's point again, on its own device if that is available here, otherwise on
/// `chosen` (nullptr: none).
/// @throws RequestError saying why neither is possible.
Request repeatRequest(const Session& session, const Result& result, const std::vector<DeviceInfo>& devices,
                      const DeviceInfo* chosen, const std::vector<KernelCopy>& allowed = {});

/// The request that simulates this result's point to obtain its counts; `withNext` adds the variant that its
/// explanation compares it with. Nothing if the simulator cannot run it.
std::optional<Request> countingRequest(const Session& session, const Result& result,
                                       const std::vector<DeviceInfo>& devices, bool withNext = true);

}  // namespace warpbench::gui
