// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "device/device.h"
#include "engine/run/request.h"

namespace warpbench {

/// Progress of a run. `pointShare` is the completed share of the current point, 0..1, or the sum over several devices.
struct RunProgress {
  int pointsDone = 0;
  int pointsTotal = 0;
  Message what;  ///< "conflict-free, width=512 height=512 type=fp32: verifying"
  double pointShare = 0;
};

/// Runs the points of `request` in order and passes each result on when done. A failed point gives a result with status
/// Failed and a reason, and the run continues. Points whose files cannot be used fail too; if no point can run, the
/// request is invalid. @returns false if `stop` ended the run early; results so far stay valid. @throws RequestError
/// before the run if the request is invalid; RequestError without a compiler for the user's kernels; CompileError if
/// they do not compile.
bool run(Device& device, const Request& request, std::stop_token stop,
         const std::function<void(const RunProgress&)>& onProgress, const std::function<void(Result)>& onResult);

/// The environment of results from `device`, dated now.
Environment environmentOf(const DeviceInfo& device);

/// The provenance of a result measured now on `device`.
Provenance makeProvenance(const DeviceInfo& device);

}  // namespace warpbench
