// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace warpbench {

/// @throws DeviceError with both figures where this machine has less memory free: "the arrays need 4096 MiB of memory,
/// and 900 MiB are free: choose a smaller size".
void requireMemory(std::size_t bytes, std::string_view whatNeedsIt);

}  // namespace warpbench
