// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench::program {

/// Adds a mark to a program's preprocessed text after each variable that a GPU function declares without a value:
/// arrays, and variables that are read before they are assigned. A check then sees their accesses. Line numbers stay
/// the same.
std::string withLocalVariables(std::string_view text);

}  // namespace warpbench::program
