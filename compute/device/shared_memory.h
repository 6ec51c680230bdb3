// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "core/text/error.h"

namespace warpbench {

/// Larger blocks must opt in (CUDA C++ Programming Guide, compute capability 7.x and later, "Shared Memory").
inline constexpr std::size_t kSharedWithoutAsking = 48 * 1024;

/// @throws DeviceError if a launch needs more bytes of shared memory than a block may have.
inline void requireShared(std::size_t bytes, std::size_t most) {
  if (bytes > most)
    throw DeviceError("a block needs " + std::to_string(bytes) + " bytes of shared memory, and this GPU gives it " +
                      std::to_string(most) + " at most");
}

}  // namespace warpbench
