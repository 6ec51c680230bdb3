// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The sweep of the course at CINECA, Bologna, after Harris, "How to Access Global Memory Efficiently in CUDA C/C++
// Kernels", NVIDIA 2013.

// Each warp reads and writes 32 consecutive elements that begin `offset` elements after the start of a sector. If the
// offset is not a multiple of a sector, this takes one sector more.
template <typename T>
__global__ void offsetIncrement(T* a, int elements, int offset) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) a[i + offset] += 1;
}
