// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "results/session/session.h"

namespace warpbench {

/// The results of `other` that `session` does not have, in their order. Compared is what a file keeps of them; one that
/// is there twice and here once is missing once.
Results missingResults(const Session& session, const Session& other);

/// The id by which a session of that environment has the device, or would have it: its own, but where another device
/// of another name has that, as "cuda:0" of another machine may, "cuda:0@#2" or higher. No place has such a name.
std::string idIn(const Environment& environment, const DeviceRecord& device);

/// `session` with its devices' ids as in `environment`.
Session withIdsIn(Environment environment, Session session);

/// Adds a copy of a variant's kernels, or makes it the present text of the one that is there. What that one had before is
/// an earlier text, so that each result's is kept.
void addCopy(std::vector<KernelCopy>& copies, const KernelCopy& copy);

/// The results of both, all devices that they name, and the kernels that they came from; the rest of the environment is the first one's. Devices of the
/// second may come by other ids: see idIn.
Session bothOf(Session before, const Session& after);

}  // namespace warpbench
