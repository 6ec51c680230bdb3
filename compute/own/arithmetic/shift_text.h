// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench::own {

/// Returns the text with shifts in GPU functions replaced by those of simulator/cuda/language/gpu_shifts.h, which are
/// defined for any amount. Keeps shifts by small literals, system headers, macro definitions, and line numbers. Also
/// keeps a `>>` that may end template arguments; such a shift ends its launch if its amount is too large
/// (simulator/block/callbacks.cpp).
std::string withGpuShifts(std::string_view text);

}  // namespace warpbench::own
