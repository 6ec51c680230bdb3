// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "catalogue/target.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

inline constexpr int kWidestTile = 32;

/// Calls `use.template operator()<width>()` with the tile width as a compile-time constant.
template <typename Use>
void withTileWidth(int width, const Use& use) {
  [&]<int... zeroBased>(std::integer_sequence<int, zeroBased...>) {
    ((width == zeroBased + 1 ? use.template operator()<zeroBased + 1>() : void()), ...);
  }
  (std::make_integer_sequence<int, kWidestTile>());
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
