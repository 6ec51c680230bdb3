// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"

namespace warpbench {

/// The number of this quantity in the unit in which it reads best.
Number durationNumber(double milliseconds);
Number sizeNumber(double bytes);

/// Rounded to the digits that people read: what is computed from such numbers is right for who computes it again.
double shownValue(double value);
/// The same in the unit of durationNumber().
double shownDuration(double milliseconds);

}  // namespace warpbench
