// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "results/session/session.h"

namespace warpbench {

/// The results of `other` that `session` lacks, in order. Compares what a file stores, counting duplicates.
Results missingResults(const Session& session, const Session& other);

/// The id of a device in a session with this environment: its own id, unless a device with another name has it (such as
/// "cuda:0" of another machine); then "cuda:0@#2" or higher, which no place can be called.
std::string idIn(const Environment& environment, const DeviceRecord& device);

/// `session` with device ids changed to those in `environment`.
Session withIdsIn(Environment environment, Session session);

/// Adds a copy of a variant's kernels, or updates the existing one and moves its text to `earlier`, as results need it.
void addCopy(std::vector<KernelCopy>& copies, const KernelCopy& copy);

/// Both sessions' results, devices and kernels, with the first one's environment. Device ids may change: see idIn.
Session mergeSessions(Session before, const Session& after);

}  // namespace warpbench
