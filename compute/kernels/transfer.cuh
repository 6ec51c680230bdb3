// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One thread an element: a warp reads 32 neighbouring elements and writes them, four sectors each.
template <typename T>
__global__ void transferWithin(const T* in, T* out, int elements) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) out[i] = in[i];
}
