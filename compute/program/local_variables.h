// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench::program {

/// The preprocessed text of a program with a mark behind each variable that a function of the GPU declares without a
/// value: arrays, and variables that are read before the text assigns them. A check then sees their accesses. Lines
/// stay where they are.
std::string withLocalVariables(std::string_view text);

}  // namespace warpbench::program
