// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/kernel_language.h"

// Out-of-place transpose of a `height` x `width` matrix in rows: out[x][y] = in[y][x]. The ladder is that of the course
// at CINECA, Bologna ("Matrix Transpose") and of Ruetsch and Micikevicius, "Optimizing Matrix Transpose in CUDA",
// NVIDIA 2009. Unless said otherwise a block has 32 x 32 threads, one for each element of its tile.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

inline constexpr int kTransposeTile = 32;

// The yardstick: a copy. Each warp reads 32 neighbouring elements and writes 32 neighbouring elements.
template <typename T>
__global__ void transposeCopy(Global<const T> in, Global<T> out, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) out[y * width + x] = in[y * width + x];
}

// Each warp reads a row and writes a column: its 32 stores land in 32 different sectors, of which it fills one element.
template <typename T>
__global__ void transposeNaive(Global<const T> in, Global<T> out, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) out[x * height + y] = in[y * width + x];
}

// Each warp reads a row of the tile and later writes a row of the transposed tile, so both are neighbouring elements.
// The turn happens in shared memory, where reading a column hits one bank 32 times.
template <typename T>
__global__ void transposeCoalesced(Global<const T> in, Global<T> out, int width, int height) {
  __shared__ Shared<T, kTransposeTile, kTransposeTile> tile;
  const int x = blockIdx.x * kTransposeTile + threadIdx.x;
  const int y = blockIdx.y * kTransposeTile + threadIdx.y;
  if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = in[y * width + x];
  __syncthreads();

  const int outX = blockIdx.y * kTransposeTile + threadIdx.x;
  const int outY = blockIdx.x * kTransposeTile + threadIdx.y;
  if (outX < height && outY < width) out[outY * height + outX] = tile[threadIdx.x][threadIdx.y];
}

// As above with a spare column: neighbours in a column of the tile now lie 33 words apart, in 32 different banks.
template <typename T>
__global__ void transposeConflictFree(Global<const T> in, Global<T> out, int width, int height) {
  __shared__ Shared<T, kTransposeTile, kTransposeTile + 1> tile;
  const int x = blockIdx.x * kTransposeTile + threadIdx.x;
  const int y = blockIdx.y * kTransposeTile + threadIdx.y;
  if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = in[y * width + x];
  __syncthreads();

  const int outX = blockIdx.y * kTransposeTile + threadIdx.x;
  const int outY = blockIdx.x * kTransposeTile + threadIdx.y;
  if (outX < height && outY < width) out[outY * height + outX] = tile[threadIdx.x][threadIdx.y];
}

// The padded tile with 32 x 8 threads: each thread moves four elements, eight rows apart, so that it has four loads in
// flight, and more blocks fit a multiprocessor. A warp touches memory as above.
template <typename T>
__global__ void transposeFourRows(Global<const T> in, Global<T> out, int width, int height) {
  __shared__ Shared<T, kTransposeTile, kTransposeTile + 1> tile;
  const int x = blockIdx.x * kTransposeTile + threadIdx.x;
  const int y = blockIdx.y * kTransposeTile + threadIdx.y;
  for (int row = 0; row < kTransposeTile; row += 8)
    if (x < width && y + row < height) tile[threadIdx.y + row][threadIdx.x] = in[(y + row) * width + x];
  __syncthreads();

  const int outX = blockIdx.y * kTransposeTile + threadIdx.x;
  const int outY = blockIdx.x * kTransposeTile + threadIdx.y;
  for (int row = 0; row < kTransposeTile; row += 8)
    if (outX < height && outY + row < width) out[(outY + row) * height + outX] = tile[threadIdx.x][threadIdx.y + row];
}

// The tile with as many spare columns as the launch says, in dynamic shared memory: neighbours in a column lie `pitch`
// elements apart, and the lanes of a warp meet on a bank as often as the greatest common divisor of pitch and 32 (for
// 4-byte elements). One spare column is enough; 32 bring all conflicts back.
template <typename T>
__global__ void transposeChosenPadding(Global<const T> in, Global<T> out, int width, int height, int pitch) {
  DynamicShared<T> tile;
  const int x = blockIdx.x * kTransposeTile + threadIdx.x;
  const int y = blockIdx.y * kTransposeTile + threadIdx.y;
  if (x < width && y < height) tile[threadIdx.y * pitch + threadIdx.x] = in[y * width + x];
  __syncthreads();

  const int outX = blockIdx.y * kTransposeTile + threadIdx.x;
  const int outY = blockIdx.x * kTransposeTile + threadIdx.y;
  if (outX < height && outY < width) out[outY * height + outX] = tile[threadIdx.x * pitch + threadIdx.y];
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
