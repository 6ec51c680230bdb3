// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "device/device.h"
#include "engine/run/request.h"

namespace warpbench {

/// Where a run is. `pointShare` is the share done of the point in work, 0..1; on several devices the sum of theirs.
struct RunProgress {
  int pointsDone = 0;
  int pointsTotal = 0;
  Message what;  ///< "conflict-free, width=512 height=512 type=fp32: verifying"
  double pointShare = 0;
};

/// Runs every point of `request` on `device`, in order, and gives each result away as soon as it is there. A point
/// that fails is a result with status Failed and a reason; the rest goes on. So with files that parameters name: where
/// some cannot be used the others run, and where none can the request makes no sense.
/// @returns true where all points ran, false where `stop` was requested first; the results given stay good.
/// @throws RequestError before anything runs where the request makes no sense; where there is no compiler for its own
/// kernels, and CompileError where they do not compile.
bool run(Device& device, const Request& request, std::stop_token stop,
         const std::function<void(const RunProgress&)>& onProgress, const std::function<void(Result)>& onResult);

/// The environment of results that come from `device`, dated now.
Environment environmentOf(const DeviceInfo& device);

/// That of a result which is made now on `device`.
Provenance provenanceOf(const DeviceInfo& device);

}  // namespace warpbench
