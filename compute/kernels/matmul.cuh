// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/kernel_language.h"

// Matrix product P = M N, all in rows: M is rows x inner, N is inner x columns, P is rows x columns. Names and order
// are those of the courses at Novi Sad and at Matematička gimnazija, Belgrade, after Kirk and Hwu, "Programming
// Massively Parallel Processors". One thread computes one element of P.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

// Each thread reads a row of M and a column of N from global memory. At each step the lanes of one row of threads read
// the same element of M and neighbouring elements of N.
template <typename T>
__global__ void matmulNaive(Global<const T> m, Global<const T> n, Global<T> p, int rows, int inner, int columns) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < rows && column < columns) {
    T sum = 0;
    for (int k = 0; k < inner; ++k) sum += m[row * inner + k] * n[k * columns + column];
    p[row * columns + column] = sum;
  }
}

// The block goes through M and N in phases: its threads load one tile of each into shared memory, one element of each a
// thread, wait for each other, and use every element `tile` times. Global memory is read once for every `tile` uses.
// Elements beyond the edge are loaded as zeros.
template <typename T, int tile>
__global__ void matmulTiled(Global<const T> m, Global<const T> n, Global<T> p, int rows, int inner, int columns) {
  __shared__ Shared<T, tile, tile> mTile;
  __shared__ Shared<T, tile, tile> nTile;
  const int tx = threadIdx.x;
  const int ty = threadIdx.y;
  const int column = blockIdx.x * tile + tx;
  const int row = blockIdx.y * tile + ty;

  T sum = 0;
  for (int first = 0; first < inner; first += tile) {
    mTile[ty][tx] = row < rows && first + tx < inner ? m[row * inner + first + tx] : T(0);
    nTile[ty][tx] = first + ty < inner && column < columns ? n[(first + ty) * columns + column] : T(0);
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += mTile[ty][k] * nTile[k][tx];
    __syncthreads();
  }
  if (row < rows && column < columns) p[row * columns + column] = sum;
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
