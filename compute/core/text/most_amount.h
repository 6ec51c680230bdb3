// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench {

/// The largest time, size or count that is read: more than any product of two numbers of a table, and what is shown of
/// it still is a number.
inline constexpr double kMostAmount = 1e250;

}  // namespace warpbench
