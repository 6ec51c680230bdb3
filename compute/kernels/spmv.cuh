// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// y = A x with a sparse matrix A. The steps follow Kirk and Hwu, "Programming Massively Parallel Processors", chapter
// "Sparse matrix computation", and Bell and Garland, "Implementing Sparse Matrix-Vector Multiplication on
// Throughput-Oriented Processors", SC 2009. CSR (compressed sparse rows) stores the nonzeros row by row, the column of
// each, and where each row begins.

// CSR, one thread per row. Neighbouring lanes process neighbouring rows, whose elements lie a row's length apart, so
// each lane loads its own sector. A warp takes as long as its longest row.
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

// CSR, `lanes` neighbouring lanes per row, a power of two up to a warp's 32. They load neighbouring elements and add
// their sums by shuffles. In shorter rows some lanes have nothing to do.
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

// ELL: all rows are padded with zeros to the length of the longest, and stored column by column: the k-th elements of
// all rows are adjacent. With one thread per row, lanes load neighbouring words and need no row offsets. Padding is
// loaded and multiplied too: one long row makes all rows long.
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
