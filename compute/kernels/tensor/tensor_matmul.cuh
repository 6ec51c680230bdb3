// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

// Matrix product P = M N of 16-bit numbers, bf16 or fp16, with sums in fp32: what tensor cores were built for. All
// row-major: M is rows x inner, N is inner x columns, P is rows x columns. A sum is rounded once, when P is stored. The
// steps begin like those of matmul.cuh and continue in tensor_mma.cuh and tensor_wgmma.cuh with the tensor cores' own
// instructions, each newer than the last.

// One thread per element, on the ordinary cores.
template <typename T>
__global__ void matmulTensorNaive(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < rows && column < columns) {
    float sum = 0;
    for (int k = 0; k < inner; ++k)
      sum += static_cast<float>(m[row * inner + k]) * static_cast<float>(n[k * columns + column]);
    p[row * columns + column] = T(sum);
  }
}

// The tiled product, as in matmul.cuh: a tile of 16-bit numbers takes half of the shared memory and of its banks.
template <typename T, int tile>
__global__ void matmulTensorTiled(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  __shared__ T mTile[tile][tile];
  __shared__ T nTile[tile][tile];
  const int tx = threadIdx.x;
  const int ty = threadIdx.y;
  const int column = blockIdx.x * tile + tx;
  const int row = blockIdx.y * tile + ty;

  float sum = 0;
  for (int first = 0; first < inner; first += tile) {
    T ofM(0.0f);
    T ofN(0.0f);
    if (row < rows && first + tx < inner) ofM = m[row * inner + first + tx];
    if (first + ty < inner && column < columns) ofN = n[(first + ty) * columns + column];
    mTile[ty][tx] = ofM;
    nTile[ty][tx] = ofN;
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += static_cast<float>(mTile[ty][k]) * static_cast<float>(nTile[k][tx]);
    __syncthreads();
  }
  if (row < rows && column < columns) p[row * columns + column] = T(sum);
}
