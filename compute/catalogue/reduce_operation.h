// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench {

enum class ReduceOperation { Sum, Min, Max };

}  // namespace warpbench
