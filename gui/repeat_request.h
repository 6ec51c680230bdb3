// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "request.h"
#include "session.h"

namespace warpbench::gui {

/// The request that measures exactly this result's point again: on the device that it came from where that is here and
/// can be used, else on `chosen` (nullptr: none is).
/// @throws RequestError saying why neither can.
Request repeatRequest(const Session& session, const Result& result, const std::vector<DeviceInfo>& devices,
                      const DeviceInfo* chosen);

}  // namespace warpbench::gui
