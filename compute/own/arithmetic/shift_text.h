// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench::own {

/// The text with each shift in a function of the GPU as simulator/cuda/language/gpu_shifts.h has it: right for any
/// amount. Shifts by a small number stay, and so do headers of the system and what lines of the preprocessor define. A
/// `>>` that may end template arguments stays too: a shift of that kind ends its launch where its amount is too large
/// (simulator/block/callbacks.cpp). Lines stay where they are.
std::string withGpuShifts(std::string_view text);

}  // namespace warpbench::own
