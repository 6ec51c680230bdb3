// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Fills a matrix up with zeros to `toRows` x `toColumns`, or cuts it off. A warp reads and writes along rows.
template <typename T>
__global__ void matmulTensorPad(const T* from, int rows, int columns, T* to, int toRows, int toColumns) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= toRows || column >= toColumns) return;
  T element = T(0.0f);
  if (row < rows && column < columns) element = from[static_cast<long long>(row) * columns + column];
  to[static_cast<long long>(row) * toColumns + column] = element;
}
