// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "session.h"

namespace warpbench {

/// The results of `other` that `session` does not have, in their order. Compared is what a file keeps of them; one that
/// is there twice and here once is missing once.
std::vector<Result> missingResults(const Session& session, const Session& other);

/// The results of both, and all devices that they name; the rest of the environment is the first one's.
Session bothOf(Session before, const Session& after);

}  // namespace warpbench
