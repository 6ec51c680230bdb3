// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wide_vector.cuh"

// Vector addition, c = a + b: the first kernel of every course.

// One thread an element: a warp reads 32 neighbouring elements of each vector and writes as many.
template <typename T>
__global__ void vectorAdd(const T* a, const T* b, T* c, int elements) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) c[i] = a[i] + b[i];
}

// A fixed number of threads goes through the vectors together, a grid's width at a time: any size with one launch
// shape.
template <typename T>
__global__ void vectorAddGridStride(const T* a, const T* b, T* c, int elements) {
  const int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < elements; i += stride) c[i] = a[i] + b[i];
}

// One thread 16 bytes: a warp's accesses take 512 neighbouring bytes each. The few elements after the last whole vector
// fall to the first threads.
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
