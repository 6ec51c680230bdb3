// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"

namespace warpbench {

/// Converts a quantity to its most readable unit.
Number durationNumber(double milliseconds);
Number sizeNumber(double bytes);

/// Rounds to the displayed digits, so that readers can reproduce derived values.
double shownValue(double value);
/// Likewise, in the unit of durationNumber().
double shownDuration(double milliseconds);

}  // namespace warpbench
