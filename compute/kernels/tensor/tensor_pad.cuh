// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pads a matrix with zeros to `toRows` x `toColumns`, or crops it. A warp reads and writes along rows.
template <typename T>
__global__ void matmulTensorPad(const T* from, int rows, int columns, T* to, int toRows, int toColumns) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= toRows || column >= toColumns) return;
  T element = T(0.0f);
  if (row < rows && column < columns) element = from[static_cast<long long>(row) * columns + column];
  to[static_cast<long long>(row) * toColumns + column] = element;
}

// Copies a matrix to rows of `toColumns` elements, which are multiples of 16 bytes, padded with zeros. A thread stores
// 16 bytes. The sectors that a warp loads for its first elements contain most of the others.
template <typename T>
__global__ void matmulTensorAlign(const T* from, int rows, int columns, T* to, int toColumns) {
  constexpr int kPiece = 16 / sizeof(T);
  struct alignas(16) Piece {
    T of[kPiece];
  };
  const int row = blockIdx.x * blockDim.y + threadIdx.y;
  const int column = (blockIdx.y * blockDim.x + threadIdx.x) * kPiece;
  if (row >= rows || column >= toColumns) return;
  const T* const at = from + static_cast<long long>(row) * columns;
  Piece piece;
#pragma unroll
  for (int i = 0; i < kPiece; ++i) piece.of[i] = column + i < columns ? at[column + i] : T(0.0f);
  *reinterpret_cast<Piece*>(to + static_cast<long long>(row) * toColumns + column) = piece;
}
