// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The order in which persistent kernels take tiles of P, and stages of shared memory.

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
