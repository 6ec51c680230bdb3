// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/text/message.h"
#include "engine/run/request.h"
#include "results/session/session.h"

namespace warpbench {

/// The request that measures a result's point again on `device`. Runs the user's kernels only if `allowed` has that
/// text, now or earlier. @throws RequestError if it does not.
Request requestOf(const Result& result, const std::string& device, const std::vector<KernelCopy>& allowed = {});

struct SessionRequests {
  struct Refused {
    std::size_t result = 0;  ///< index in the session
    Message why;             ///< one line
  };
  /// Each point of the session once, in order, combined into sweeps and variants where possible.
  std::vector<Request> requests;
  std::vector<Refused> refused;  ///< results that cannot run on the device
};

/// The requests for every point of the session on `device`; CPU baselines run on this machine's CPU. Measuring options
/// keep their defaults. `allowed`: see requestOf().
SessionRequests requestsOf(const Session& session, const DeviceInfo& device,
                           const std::vector<KernelCopy>& allowed = {});

/// "3 of 12 results cannot run on cpu: transpose naive: it is a GPU kernel ..."; empty if all can.
Message refusalText(const Session& session, const SessionRequests& requests, const DeviceInfo& device);

}  // namespace warpbench
