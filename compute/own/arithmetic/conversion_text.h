// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench::own {

/// Returns the text with float-to-integer conversions in GPU functions replaced by the functions of
/// simulator/cuda/language/gpu_conversions.h, which convert as a GPU does. Covers casts and integers that are declared
/// with a value, assigned or returned. Leaves system headers alone and keeps line numbers. Other conversions, such as
/// of call arguments, end the launch if a GPU's result would differ (simulator/arithmetic/float_conversions.h).
std::string withGpuConversions(std::string_view text);

}  // namespace warpbench::own
