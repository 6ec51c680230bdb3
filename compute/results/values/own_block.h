// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace warpbench {

/// Block size that the user chose for a kernel, and elements per thread along x, y and z.
struct OwnBlock {
  std::array<unsigned, 3> threads{1, 1, 1};
  std::array<unsigned, 3> elements{1, 1, 1};
  bool operator==(const OwnBlock&) const = default;

  /// Adapts a launch so that it covers all threads of `shape`; the last blocks may reach beyond them.
  template <typename Shape>
  Shape of(Shape shape) const {
    const auto along = [&](unsigned& blocks, unsigned& of, int axis) {
      const unsigned long long reach = 1ull * threads[axis] * elements[axis];
      blocks = static_cast<unsigned>((1ull * blocks * of + reach - 1) / reach);
      of = threads[axis];
    };
    along(shape.grid.x, shape.block.x, 0);
    along(shape.grid.y, shape.block.y, 1);
    along(shape.grid.z, shape.block.z, 2);
    return shape;
  }
};

}  // namespace warpbench
