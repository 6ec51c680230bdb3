// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// y = A x with a sparse matrix A. The ladder is that of Kirk and Hwu, "Programming Massively Parallel Processors",
// chapter "Sparse matrix computation", and of Bell and Garland, "Implementing Sparse Matrix-Vector Multiplication on
// Throughput-Oriented Processors", SC 2009. CSR (compressed sparse rows) has the elements that are not zero row after
// row, the column of each beside them, and where each row begins.

// CSR, a thread for each row. Neighbouring lanes go through neighbouring rows, whose elements lie a row's length apart:
// each lane's load has a sector of its own. A warp goes on for as long as its longest row.
template <typename T>
__global__ void spmvScalar(const int* offsets, const int* indices, const T* values, const T* x, T* y, int rows) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    const int end = offsets[row + 1];
    T sum = 0;
    for (int k = offsets[row]; k < end; ++k) sum += values[k] * x[indices[k]];
    y[row] = sum;
  }
}

// CSR, `lanes` neighbouring lanes for each row, a power of two; 32 are a warp. They load neighbouring elements, and add
// up what each of them has by shuffles. Of a row that is shorter, the other lanes have nothing.
template <typename T, int lanes>
__global__ void spmvLanes(const int* offsets, const int* indices, const T* values, const T* x, T* y, int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / lanes;
  const int lane = threadIdx.x % lanes;
  T sum = 0;
  if (row < rows) {
    const int end = offsets[row + 1];
    for (int k = offsets[row] + lane; k < end; k += lanes) sum += values[k] * x[indices[k]];
  }
#pragma unroll
  for (int distance = lanes / 2; distance > 0; distance /= 2) sum += __shfl_down_sync(~0u, sum, distance, lanes);
  if (lane == 0 && row < rows) y[row] = sum;
}

// ELL: all rows as long as the longest, filled up with zeros, and stored a column at a time: the k-th elements of all
// rows side by side. Lanes of a thread for each row load neighbouring words, and no row's begin. What is filled up is
// loaded and multiplied too: one long row makes all of them long.
template <typename T>
__global__ void spmvEll(const int* ellIndices, const T* ellValues, const T* x, T* y, int rows, int longest) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    T sum = 0;
    for (int k = 0; k < longest; ++k) {
      const long long at = static_cast<long long>(k) * rows + row;
      sum += ellValues[at] * x[ellIndices[at]];
    }
    y[row] = sum;
  }
}
