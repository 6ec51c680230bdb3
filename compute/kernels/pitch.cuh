// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Rows of an odd width, one after the other or each on a boundary of its own, as the course at CINECA, Bologna, has it
// of cudaMallocPitch.

// A row of blocks for each row of the matrix: each warp reads and writes 32 neighbouring elements. Where rows lie end
// to end most of them begin inside a sector, which costs the warp one more; where they begin at multiples of the pitch,
// none does. `pitch` is in elements: cudaMallocPitch gives bytes.
template <typename T>
__global__ void pitchIncrement(T* a, int width, int pitch) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y;
  if (column < width) a[row * pitch + column] += 1;
}
