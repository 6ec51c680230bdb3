// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/message.h"

namespace warpbench {

/// The number of this quantity in the unit in which it reads best.
Number durationNumber(double milliseconds);
Number sizeNumber(double bytes);

}  // namespace warpbench
