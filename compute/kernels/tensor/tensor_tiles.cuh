// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The order in which persistent kernels take tiles of P and stages of shared memory, and how blocks of a cluster share
// tiles.

// The position of a tile in a matrix of tiles, which are taken in bands of `band` rows, column by column. Tiles
// computed at the same time then share rows of M and columns of N, which they find in L2.
struct TensorTile {
  int down;
  int across;
  __device__ TensorTile(int number, int tilesDown, int tilesAcross, int band) {
    const int first = number / (band * tilesAcross) * band;
    const int within = number % (band * tilesAcross);
    const int height = tilesDown - first < band ? tilesDown - first : band;
    down = first + within % height;
    across = within / height;
  }
};
inline constexpr int kTensorBand = 16;

/// The height of a band in tiles of that shape, so that 128 tiles, about one per multiprocessor, form a square.
constexpr int tensorBand(int rows, int columns) {
  int band = 1;
  while ((band + 1) * (band + 1) * rows <= 128 * columns) ++band;
  return band;
}

// Cycles through the stages.
template <typename Tiles>
struct TensorStage {
  int number = 0;
  int parity = 0;  // of the barriers; flips with each round
  __device__ void next() {
    if (++number == Tiles::stages) {
      number = 0;
      parity ^= 1;
    }
  }
};

// A block's position in its cluster, a rectangle of P's tiles, numbered down the columns first.
template <int down_, int across_>
struct TensorCluster {
  static constexpr int down = down_;
  static constexpr int across = across_;
  static constexpr int blocks = down * across;
  static constexpr int sharing = down + across - 1;  // a block and those that it shares tiles with
  int y = blockIdx.x % blocks % down;
  int x = blockIdx.x % blocks / down;

  __device__ int sameColumn() const { return ((1 << down) - 1) << x * down; }
  __device__ int sameRow() const {
    int mask = 0;
#pragma unroll
    for (int i = 0; i < across; ++i) mask |= 1 << (i * down + y);
    return mask;
  }
  // The number within the cluster of the `i`th block that shares tiles, for `i` below `sharing`.
  __device__ int sharer(int i) const {
    if (i < down) return x * down + i;
    const int other = i - down;
    return (other < x ? other : other + 1) * down + y;
  }
};
