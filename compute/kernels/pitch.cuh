// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Rows of an odd width, either packed or each aligned to a boundary, as in the course at CINECA, Bologna, about
// cudaMallocPitch.

// One row of blocks per row of the matrix: each warp reads and writes 32 consecutive elements. If rows are packed, most
// of them begin inside a sector, which costs the warp one more. If they begin at multiples of the pitch, none does.
// `pitch` is in elements; cudaMallocPitch returns bytes.
template <typename T>
__global__ void pitchIncrement(T* a, int width, int pitch) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y;
  if (column < width) a[row * pitch + column] += 1;
}
