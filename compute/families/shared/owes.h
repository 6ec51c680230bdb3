// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>

#include "catalogue/family.h"

/// What blocks owe in most kernels, see Owes.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

/// Each thread of a one-dimensional grid so many elements, a block's all in a row.
inline Owes elementsInARow(std::int64_t perThread = 1) {
  return [=](const Parameters&, const GridBlock& block, Elements& elements) {
    const std::int64_t each = block.threads * perThread;
    elements.add(block.x * each, (block.x + 1) * each);
  };
}

/// Each thread its element, and those that lie a grid's width further on, again and again.
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

/// A tile of the transpose of such a matrix: the block's tile of the matrix, turned.
inline Owes turnedTiles(const std::string& rows, const std::string& columns, std::int64_t height, std::int64_t width) {
  return [=](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    elements.addTile(parameters.integer(columns), parameters.integer(rows), block.x * width, block.y * height, width,
                     height);
  };
}

inline bool isFp64(const Parameters& parameters) { return parameters.text("type") == "fp64"; }

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
