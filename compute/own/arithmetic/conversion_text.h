// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench::own {

/// The text in which functions of the GPU make whole numbers of floats as a GPU does, by the functions of
/// simulator/cuda/language/gpu_conversions.h: where a cast says so, where a whole number is declared with a value,
/// assigned to, or returned. Headers of the system stay. Lines stay where they are. What else C++ converts, such as an
/// argument of a call, ends the launch where a GPU's result is another one (simulator/arithmetic/float_conversions.h).
std::string withGpuConversions(std::string_view text);

}  // namespace warpbench::own
