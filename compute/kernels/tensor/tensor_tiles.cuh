// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// In which order kernels that stay on their multiprocessors take tiles: of P, and in shared memory.

// Where a tile lies in a matrix of tiles, taken in bands of `band` rows, column after column: tiles that are computed
// at the same time then share rows of M and columns of N, which they find in the L2 cache.
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

/// The height of a band in tiles of that shape, so that 128 of them, one for about each multiprocessor, are a square.
constexpr int tensorBand(int rows, int columns) {
  int band = 1;
  while ((band + 1) * (band + 1) * rows <= 128 * columns) ++band;
  return band;
}

// The stages, one after the other and again.
template <typename Tiles>
struct TensorStage {
  int number = 0;
  int parity = 0;  // of the barriers, which turn over each time round
  __device__ void next() {
    if (++number == Tiles::stages) {
      number = 0;
      parity ^= 1;
    }
  }
};
