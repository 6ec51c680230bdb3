// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "results/session/session.h"

namespace warpbench {

/// The session without the results of runs that are hidden. Where none is shown, all are.
Session withoutHiddenRuns(Session session);

}  // namespace warpbench
