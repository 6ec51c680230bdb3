// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

namespace warpbench::cli {

/// A block's index as an option gives it: "3", "3,1" or "3,1,0". @throws RequestError.
std::array<unsigned, 3> blockOf(const std::string& text);

}  // namespace warpbench::cli
