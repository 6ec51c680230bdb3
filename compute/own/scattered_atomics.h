// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench::own {

/// The text with the address of each atomic that depends on the lane marked for the simulator. Where nvcc sees that all
/// lanes of a warp name one address, it combines an integer atomic in the warp; it cannot see it of `&bins[in[i]]`,
/// even where all elements are equal. An address depends on the lane where it is computed from threadIdx, from what is
/// loaded, or from a variable of the function that is. Lines stay where they are.
std::string withScatteredAtomics(std::string_view text);

}  // namespace warpbench::own
