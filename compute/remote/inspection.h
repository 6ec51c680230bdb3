// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <stop_token>

#include "engine/simulated/check.h"

namespace warpbench::process {

/// See warpbench::check() and traceBlock(), on the default profile. Catalogue kernels run in this process; the user's,
/// which may do anything, in a sandboxed one. @throws CompileError, RequestError, DeviceError, Cancelled.
CheckReport check(const Point& point, const std::stop_token& stop, std::int64_t maxSteps = kMostSteps);
BlockTrace trace(const Point& point, std::array<unsigned, 3> block, std::size_t maxSteps, const std::stop_token& stop);

}  // namespace warpbench::process
