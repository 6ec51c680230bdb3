// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

/// Selects the tile and cluster shape of matmulTensorShapes and the tile height of matmulTensorTurned.
namespace warpbench {

/// A block computes 64 `groups` x `columns` elements of P; a cluster has `down` x `across` blocks.
struct ShapeOfTiles {
  int groups;
  int columns;
  int down;
  int across;

  constexpr int rows() const { return 64 * groups; }
  constexpr int blocks() const { return down * across; }
  bool operator==(const ShapeOfTiles&) const = default;
};

/// The shapes, out of 125 tried on an H200, that are fastest or within some percent of it at each of 40 sizes.
inline constexpr std::array<ShapeOfTiles, 13> kShapesOfTiles{{{1, 64, 1, 1},
                                                              {1, 128, 1, 1},
                                                              {1, 96, 2, 2},
                                                              {2, 96, 2, 2},
                                                              {3, 96, 2, 1},
                                                              {2, 128, 1, 1},
                                                              {2, 176, 1, 1},
                                                              {2, 192, 2, 1},
                                                              {2, 224, 2, 1},
                                                              {2, 256, 1, 1},
                                                              {2, 256, 2, 1},
                                                              {3, 128, 1, 2},
                                                              {3, 192, 1, 2}}};

/// The time of a 16-bit product with tiles of a shape, in nanoseconds. The constants are fitted to the times of those
/// 125 shapes. `wholeLines`: rows of the matrix are multiples of 128 bytes.
constexpr double shapeTime(const ShapeOfTiles& shape, std::int64_t rows, std::int64_t inner, std::int64_t columns,
                           int multiprocessors, bool wholeLinesOfM, bool wholeLinesOfN) {
  constexpr double kProducts = 0.59;     // per 64 x 32 elements with 64 of the inner dimension, by tensor cores
  constexpr double kArrival = 1.1;       // per 128 bytes at a multiprocessor
  constexpr double kFromCache = 1.2;     // per 128 bytes from L2, when all multiprocessors load
  constexpr double kWithinLines = 1.98;  // times as long if 128 bytes span two lines
  constexpr double kStoring = 570;       // per 128 x 256 sums
  constexpr double kPair = 65;           // per pair of a cluster's blocks, for their synchronized start and end
  const auto upwards = [](std::int64_t size, std::int64_t part) { return (size + part - 1) / part; };

  const auto height = static_cast<double>(shape.rows());
  const double area = height * shape.columns;
  const auto fetchedOfN = static_cast<double>(upwards(shape.columns, 64) * 64);
  const std::int64_t tiles = upwards(rows, std::int64_t{shape.rows()} * shape.down) *
                             upwards(columns, std::int64_t{shape.columns} * shape.across) * shape.blocks();
  const std::int64_t resident = std::max(1, multiprocessors / shape.blocks()) * shape.blocks();
  const std::int64_t atATime = std::min(tiles, resident);

  // Tensor cores read each group's rows of M and all of N's from shared memory, which the copy engine also writes.
  const double products = kProducts * std::max(area / 32, 2 * height + area / 64 + fetchedOfN);
  const double arrival = kArrival * (height + fetchedOfN);
  const double fromCache = kFromCache * static_cast<double>(atATime) / multiprocessors *
                           (height / shape.across * (wholeLinesOfM ? 1 : kWithinLines) +
                            fetchedOfN / shape.down * (wholeLinesOfN ? 1 : kWithinLines));
  const double step = std::max({products, arrival, fromCache});
  return static_cast<double>(upwards(tiles, atATime)) *
             (static_cast<double>(upwards(inner, 64)) * step + kStoring * area / (128 * 256)) +
         kPair * shape.blocks() * (shape.blocks() - 1) / 2;
}

/// The index in kShapesOfTiles of the fastest shape.
constexpr std::size_t fastestShape(std::int64_t rows, std::int64_t inner, std::int64_t columns, int multiprocessors,
                                   bool wholeLinesOfM, bool wholeLinesOfN) {
  const auto time = [&](const ShapeOfTiles& shape) {
    return shapeTime(shape, rows, inner, columns, multiprocessors, wholeLinesOfM, wholeLinesOfN);
  };
  return static_cast<std::size_t>(std::ranges::min_element(kShapesOfTiles, {}, time) - kShapesOfTiles.begin());
}

/// The possible tile heights of matmulTensorTurned; all tiles have 128 columns.
inline constexpr std::array kTurnedRowsOfTf32{256, 192, 128, 64};
inline constexpr std::array kTurnedRowsOfFp64{128, 64};

/// The fastest tile height. A step takes time in proportion to the tile's rows plus `beside`, which stands for work
/// independent of the rows, mainly N's tile. Fitted to the times of 12 sizes for TF32 and 10 for fp64 on an H200.
constexpr int turnedRows(bool isFp64, std::int64_t rows, std::int64_t columns, int multiprocessors) {
  const auto upwards = [](std::int64_t size, std::int64_t part) { return (size + part - 1) / part; };
  const std::int64_t beside = isFp64 ? 7 : 80;
  const auto time = [&](std::int64_t tileRows) {
    return upwards(upwards(rows, tileRows) * upwards(columns, 128), multiprocessors) * (tileRows + beside);
  };
  return isFp64 ? *std::ranges::min_element(kTurnedRowsOfFp64, {}, time)
                : *std::ranges::min_element(kTurnedRowsOfTf32, {}, time);
}

}  // namespace warpbench
