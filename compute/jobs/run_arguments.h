// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/run/request.h"

namespace warpbench::jobs {

/// The arguments of `warpbench-cli` that run the request: "run", its family and all options. Device ids lose their
/// place, since the command runs there. @throws RequestError for a recording, which is replayed where its file is.
std::vector<std::string> runArguments(const Request& request);

/// The request's number of points, without contacting the device. @throws RequestError if the request is invalid.
std::size_t pointsOf(const Request& request);

}  // namespace warpbench::jobs
