// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Warp divergence, as in the course of Matematička gimnazija, Belgrade: a warp whose lanes take different paths
// executes both, one after the other, each with the other lanes idle. Both paths have `work` steps of one load and two
// flops. They compute different things, so that the compiler cannot merge them.

// Adds half of each factor.
__device__ float pathOfHalves(float x, const float* factors, int work) {
  for (int k = 0; k < work; ++k) x = factors[k] * 0.5f + x;
  return x;
}

// Subtracts x from the square of each factor.
__device__ float pathOfSquares(float x, const float* factors, int work) {
  for (int k = 0; k < work; ++k) {
    const float factor = factors[k];
    x = factor * factor - x;
  }
  return x;
}

// `group` neighbouring lanes branch together. If a group is smaller than a warp, every warp executes both paths: twice
// as many loads of the factors, each for the lanes of one path.
__global__ void branchByLane(const float* in, const float* factors, float* out, int elements, int work, int group) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) {
    float x = in[i];
    if (threadIdx.x / group % 2 == 0)
      x = pathOfHalves(x, factors, work);
    else
      x = pathOfSquares(x, factors, work);
    out[i] = x;
  }
}

// All lanes of a warp take the same path, and the next warp takes the other: the same work with all lanes active.
__global__ void branchByWarp(const float* in, const float* factors, float* out, int elements, int work) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) {
    float x = in[i];
    if (threadIdx.x / warpSize % 2 == 0)
      x = pathOfHalves(x, factors, work);
    else
      x = pathOfSquares(x, factors, work);
    out[i] = x;
  }
}
