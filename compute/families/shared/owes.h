// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>

#include "catalogue/family.h"

/// The elements that a block must compute, for common kernels; see Owes.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

/// `perThread` elements per thread of a one-dimensional grid; a block's elements are contiguous.
inline Owes elementsInARow(std::int64_t perThread = 1) {
  return [=](const Parameters&, const GridBlock& block, Elements& elements) {
    const std::int64_t each = block.threads * perThread;
    elements.add(block.x * each, (block.x + 1) * each);
  };
}

/// A grid-stride loop: each thread's element, and all elements at multiples of the grid width after it.
inline Owes gridStride() {
  return [](const Parameters&, const GridBlock& block, Elements& elements) {
    for (std::int64_t first = block.x * block.threads; first < elements.count(); first += block.columns * block.threads)
      elements.add(first, first + block.threads);
  };
}

/// A tile of `height` x `width` of a matrix whose sizes are the parameters `rows` and `columns`.
inline Owes tiles(const std::string& rows, const std::string& columns, std::int64_t height, std::int64_t width) {
  return [=](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    elements.addTile(parameters.integer(rows), parameters.integer(columns), block.y * height, block.x * width, height,
                     width);
  };
}

/// A tile of such a matrix's transpose: the transposed block's tile.
inline Owes turnedTiles(const std::string& rows, const std::string& columns, std::int64_t height, std::int64_t width) {
  return [=](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    elements.addTile(parameters.integer(columns), parameters.integer(rows), block.x * width, block.y * height, width,
                     height);
  };
}

inline bool isFp64(const Parameters& parameters) { return parameters.text("type") == "fp64"; }

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
