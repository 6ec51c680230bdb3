// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One thread per element: a warp reads 32 consecutive elements and writes them, four sectors each.
template <typename T>
__global__ void transferWithin(const T* in, T* out, int elements) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) out[i] = in[i];
}
