// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wide_vector.cuh"

// Vector addition, c = a + b: the first kernel of every course.

// One thread per element: a warp reads 32 consecutive elements of each vector and writes as many.
template <typename T>
__global__ void vectorAdd(const T* a, const T* b, T* c, int elements) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) c[i] = a[i] + b[i];
}

// A fixed number of threads loops over the vectors in grid-size strides: one launch shape for any size.
template <typename T>
__global__ void vectorAddGridStride(const T* a, const T* b, T* c, int elements) {
  const int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < elements; i += stride) c[i] = a[i] + b[i];
}

// One thread per 16 bytes: each access of a warp covers 512 contiguous bytes. The first threads take the few elements
// after the last whole vector.
template <typename T>
__global__ void vectorAddVectorised(const T* a, const T* b, T* c, int elements) {
  const int vectors = elements / kWideElements<T>;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < vectors) {
    WideVector<T> left = reinterpret_cast<const WideVector<T>*>(a)[i];
    WideVector<T> right = reinterpret_cast<const WideVector<T>*>(b)[i];
#pragma unroll
    for (int k = 0; k < kWideElements<T>; ++k) elementOf<T>(left, k) += elementOf<T>(right, k);
    reinterpret_cast<WideVector<T>*>(c)[i] = left;
  }
  const int rest = vectors * kWideElements<T> + i;
  if (rest < elements) c[rest] = a[rest] + b[rest];
}
