// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

/// Selects matmulSplitK's tiles and its number of parts of the inner dimension.
namespace warpbench {

/// A block's tile for fp32; for fp64 it is half as wide. SplitTiling describes how a block divides it.
struct SplitTile {
  int rows;
  int columns;
  int threadRows;
  int slices;
  int stages;
  int resident;     ///< blocks that fit on a multiprocessor
  double alone;     ///< nanoseconds per step of 128 bytes of the inner dimension if one block is resident
  double together;  ///< per step and block if several are resident
};

/// Measured on an H200.
inline constexpr std::array<SplitTile, 4> kSplitTiles{{{32, 32, 4, 8, 4, 3, 500, 400},
                                                       {64, 32, 4, 4, 4, 2, 740, 580},
                                                       {64, 64, 8, 2, 4, 3, 1180, 970},
                                                       {112, 128, 7, 1, 3, 1, 3000, 3000}}};

struct Split {
  std::size_t tile = 0;  ///< its index in kSplitTiles
  std::int64_t parts = 1;
  std::int64_t stepsOfPart = 1;
  double time = 0;  ///< nanoseconds, without the overhead of every launch
};

/// A tile's columns, and a step of the inner dimension, for elements of `bytes` bytes.
constexpr std::int64_t splitColumns(const SplitTile& tile, std::int64_t bytes) { return tile.columns * 4 / bytes; }
constexpr std::int64_t splitInner(std::int64_t bytes) { return 128 / bytes; }

/// The split with the least modelled time: the consecutive steps of a part, plus, for several parts, the second kernel
/// and the bytes passed between the kernels.
constexpr Split fastestSplit(std::int64_t rows, std::int64_t inner, std::int64_t columns, std::int64_t bytes,
                             std::int64_t multiprocessors) {
  constexpr double kSecondKernel = 3000;
  constexpr double kBytesOfCache = 2500;  // per nanosecond, written and read back
  const auto upwards = [](std::int64_t size, std::int64_t part) { return (size + part - 1) / part; };
  const std::int64_t steps = upwards(inner, splitInner(bytes));
  Split best;
  for (std::size_t i = 0; i < kSplitTiles.size(); ++i) {
    const SplitTile& tile = kSplitTiles[i];
    const std::int64_t tiles = upwards(rows, tile.rows) * upwards(columns, splitColumns(tile, bytes));
    const std::int64_t most = std::max<std::int64_t>(1, std::min(steps, tile.resident * multiprocessors / tiles));
    for (std::int64_t wanted = 1; wanted <= most; ++wanted) {
      const std::int64_t stepsOfPart = upwards(steps, wanted);
      const std::int64_t parts = upwards(steps, stepsOfPart);
      const auto blocksOfOne = static_cast<double>(upwards(tiles * parts, multiprocessors));
      double time = static_cast<double>(stepsOfPart) * std::max(tile.alone, blocksOfOne * tile.together);
      if (parts > 1) time += kSecondKernel + static_cast<double>(parts * rows * columns * bytes) / kBytesOfCache;
      if (best.time == 0 || time < best.time) best = {i, parts, stepsOfPart, time};
    }
  }
  return best;
}

}  // namespace warpbench
