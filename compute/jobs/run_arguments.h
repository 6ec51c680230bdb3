// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/run/request.h"

namespace warpbench::jobs {

/// What stands behind `warpbench-cli` to run the request: "run", its family, and all its options. The device, or
/// several with commas between them, loses the name of its place: that is where these words will be read.
/// @throws RequestError for a recording, which is replayed where its file is.
std::vector<std::string> runArguments(const Request& request);

/// The points that the request comes to, without asking the device: it need not be at hand.
/// @throws RequestError where the request makes no sense for such a device.
std::size_t pointsOf(const Request& request);

}  // namespace warpbench::jobs
