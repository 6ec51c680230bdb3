// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A counter that all threads increment: the race of the course at CINECA, Bologna, and its fixes.

// Wrong on purpose: threads load the same value, add one and store the same result, so most increments are lost.
template <typename T>
__global__ void counterUnprotected(T* counter) {
  counter[0] += 1;
}

// Memory performs the additions, one request after the other. The 32 lanes of a warp use one address: nvcc detects
// this, and one lane adds for all. (Lanes with floating-point values are served one by one.)
template <typename T>
__global__ void counterAtomic(T* counter) {
  atomicAdd(counter, T(1));
}

// The block counts in shared memory, and one of its threads adds the total: one global atomic per block.
template <typename T>
__global__ void counterPerBlock(T* counter) {
  __shared__ T ofBlock;
  if (threadIdx.x == 0) ofBlock = 0;
  __syncthreads();
  atomicAdd(&ofBlock, T(1));
  __syncthreads();
  if (threadIdx.x == 0) {
    const T count = ofBlock;
    atomicAdd(counter, count);
  }
}
