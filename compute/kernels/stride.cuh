// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The sweep of the course at CINECA, Bologna, after Harris, "How to Access Global Memory Efficiently in CUDA C/C++
// Kernels", NVIDIA 2013.

// Each warp reads and writes 32 elements that lie `stride` apart. The number of sectors grows with the stride until
// each lane has its own, of which it uses one element.
template <typename T>
__global__ void strideIncrement(T* a, int elements, int stride) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) a[i * stride] += 1;
}
