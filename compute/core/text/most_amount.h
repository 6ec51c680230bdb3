// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench {

/// The largest amount accepted from a file: above any product of two table cells, so that derived values stay finite.
inline constexpr double kMostAmount = 1e250;

}  // namespace warpbench
