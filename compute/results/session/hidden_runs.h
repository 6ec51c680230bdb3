// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "results/session/session.h"

namespace warpbench {

/// Removes the results of hidden runs, and all run records. If every result is hidden, keeps them all.
Session withoutHiddenRuns(Session session);

}  // namespace warpbench
