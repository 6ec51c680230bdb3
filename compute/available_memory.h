// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace warpbench {

/// To be asked before memory is taken. An eighth of what this machine has free is left to other programs.
/// @throws DeviceError with both figures where there is less: "the arrays need 4096 MiB of memory, and 900 MiB are free:
/// choose a smaller size".
void requireMemory(std::size_t bytes, std::string_view whatNeedsIt);

}  // namespace warpbench
