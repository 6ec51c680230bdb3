// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench::own {

/// Marks the lane-dependent addresses of atomics for the simulator. nvcc combines an integer atomic within a warp if it
/// can see that all lanes use one address. It cannot see this for `&bins[in[i]]`, even if all elements are equal. An
/// address depends on the lane if it is computed from threadIdx, from loaded data, or from a variable of the function
/// that does. Keeps line numbers.
std::string withScatteredAtomics(std::string_view text);

}  // namespace warpbench::own
