// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/text/message.h"
#include "engine/run/request.h"
#include "results/session/session.h"

namespace warpbench {

/// What measures a result's point once more, on the device of that id. Kernels of the user's are run only as one of
/// `allowed` has them, now or earlier. @throws RequestError of a result whose kernels are not among them.
Request requestOf(const Result& result, const std::string& device, const std::vector<KernelCopy>& allowed = {});

/// What runs a session once more.
struct SessionRequests {
  struct Refused {
    std::size_t result = 0;  ///< index in the session
    Message why;             ///< one line
  };
  /// Together they have the session's points, each once, in its order: sweeps and variants are found again.
  std::vector<Request> requests;
  std::vector<Refused> refused;  ///< what cannot run there
};

/// Every point of the session on `device`; what ran on the CPU, as a baseline, on this machine's. How long to measure
/// is left as it is by default. `allowed`: see requestOf().
SessionRequests requestsOf(const Session& session, const DeviceInfo& device,
                           const std::vector<KernelCopy>& allowed = {});

/// "3 of 12 results cannot run on cpu: transpose naive: it is a GPU kernel ...", with the first reason; empty where all
/// can.
Message refusalText(const Session& session, const SessionRequests& requests, const DeviceInfo& device);

}  // namespace warpbench
