// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench {

/// What a reduction makes of two elements.
enum class ReduceOperation { Sum, Min, Max };

}  // namespace warpbench
