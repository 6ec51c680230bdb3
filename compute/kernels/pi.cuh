// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combine.cuh"

// Pi from the share of random points of the unit square that lie in the quarter circle. The host generates the points,
// as in the course at CINECA, Bologna. Coordinates are multiples of 2^-11, so x x + y y is exact however it is
// computed.

// Each thread tests several points and increments a counter in global memory for each point inside. The lanes of a warp
// that hit use one address, and nvcc detects it: one lane adds their number.
template <typename T>
__global__ void piGlobalCounter(const T* xs, const T* ys, int* hits, int points) {
  const int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < points; i += stride) {
    const T x = xs[i];
    const T y = ys[i];
    if (x * x + y * y <= 1) atomicAdd(hits, 1);
  }
}

// Counts the block's hits in shared memory first.
template <typename T>
__global__ void piSharedCounter(const T* xs, const T* ys, int* hits, int points) {
  __shared__ int ofBlock;
  if (threadIdx.x == 0) ofBlock = 0;
  __syncthreads();
  const int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < points; i += stride) {
    const T x = xs[i];
    const T y = ys[i];
    if (x * x + y * y <= 1) atomicAdd(&ofBlock, 1);
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    const int count = ofBlock;
    atomicAdd(hits, count);
  }
}

// Each thread counts in a register, and the block combines the counts in registers too. All threads of a block do the
// same number of iterations: nvcc unrolls the loop, and the lanes of a warp would diverge if some had one iteration
// more.
template <typename T>
__global__ void piRegisterCounter(const T* xs, const T* ys, int* hits, int points) {
  const int stride = gridDim.x * blockDim.x;
  int mine = 0;
  for (int first = blockIdx.x * blockDim.x; first < points; first += stride) {
    const int i = first + threadIdx.x;
    if (i < points) {
      const T x = xs[i];
      const T y = ys[i];
      mine += x * x + y * y <= 1 ? 1 : 0;
    }
  }
  const int count = combineBlock<SumOperation>(mine);
  if (threadIdx.x == 0) atomicAdd(hits, count);
}
