// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/run/request.h"
#include "results/session/session.h"

namespace warpbench::gui {

/// The request that measures exactly this result's point again: on the device that it came from where that is here and
/// can be used, else on `chosen` (nullptr: none is).
/// @throws RequestError saying why neither can.
Request repeatRequest(const Session& session, const Result& result, const std::vector<DeviceInfo>& devices,
                      const DeviceInfo* chosen, const std::vector<KernelCopy>& allowed = {});

/// The request that simulates this result's point, `withNext`: and that of the variant that its explanation compares it
/// with, so that their counts are known; nothing where the simulator cannot run it.
std::optional<Request> countingRequest(const Session& session, const Result& result,
                                       const std::vector<DeviceInfo>& devices, bool withNext = true);

}  // namespace warpbench::gui
