// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combine.cuh"
#include "wide_vector.cuh"

// Dot product: the sum of x[i] y[i]. After the exercise of the course at CINECA, Bologna.

// Each thread multiplies one pair. The block adds the products in a tree in shared memory, the upper half to the lower,
// and stores its sum in `partials`, which a second launch adds up.
template <typename T>
__global__ void dotTree(const T* x, const T* y, T* partials, int elements) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const partial = reinterpret_cast<T*>(dynamicShared);
  const int thread = threadIdx.x;
  const int i = blockIdx.x * blockDim.x + thread;
  partial[thread] = i < elements ? x[i] * y[i] : T(0);
  __syncthreads();
  for (int stride = blockDim.x / 2; stride > 0; stride /= 2) {
    if (thread < stride) partial[thread] += partial[thread + stride];
    __syncthreads();
  }
  if (thread == 0) partials[blockIdx.x] = partial[0];
}

// The tree in registers: lanes exchange their sums, and each warp uses one word of shared memory.
template <typename T>
__global__ void dotShuffle(const T* x, const T* y, T* partials, int elements) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const T sum = combineBlock<SumOperation>(i < elements ? x[i] * y[i] : T(0));
  if (threadIdx.x == 0) partials[blockIdx.x] = sum;
}

// As many blocks as the GPU holds at a time; each thread has two 16-byte loads from each vector in flight; one launch.
// A warp's load covers 512 contiguous bytes.
inline constexpr int kDotThreads = 512;
inline constexpr int kDotLoads = 2;
template <typename T>
__global__ void dotVectorised(const T* x, const T* y, T* partials, int* ticket, T* out, int elements) {
  const int vectors = elements / kWideElements<T>;
  const int stride = gridDim.x * blockDim.x;
  const int first = blockIdx.x * blockDim.x + threadIdx.x;
  T sum = 0;
  for (int i = first; i < vectors; i += kDotLoads * stride) {
    WideVector<T> xs[kDotLoads] = {};
    WideVector<T> ys[kDotLoads] = {};
#pragma unroll
    for (int load = 0; load < kDotLoads; ++load) {
      if (i + load * stride < vectors) {
        xs[load] = reinterpret_cast<const WideVector<T>*>(x)[i + load * stride];
        ys[load] = reinterpret_cast<const WideVector<T>*>(y)[i + load * stride];
      }
    }
#pragma unroll
    for (int load = 0; load < kDotLoads; ++load)
#pragma unroll
      for (int k = 0; k < kWideElements<T>; ++k) sum += elementOf<T>(xs[load], k) * elementOf<T>(ys[load], k);
  }
  const int rest = vectors * kWideElements<T> + first;
  if (rest < elements) sum += x[rest] * y[rest];
  combineGrid<SumOperation>(sum, partials, ticket, out);
}
