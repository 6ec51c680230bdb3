// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Warp divergence, as the course of Matematička gimnazija, Belgrade, explains it: a warp whose lanes take different
// paths goes both, one after the other, with the other lanes idle. Both paths have `work` steps of one load and two
// flops; they differ in what they compute, so that the compiler cannot make one path of them.

// Adds half of each factor.
__device__ float pathOfHalves(float x, const float* factors, int work) {
  for (int k = 0; k < work; ++k) x = factors[k] * 0.5f + x;
  return x;
}

// Takes x from the square of each factor.
__device__ float pathOfSquares(float x, const float* factors, int work) {
  for (int k = 0; k < work; ++k) {
    const float factor = factors[k];
    x = factor * factor - x;
  }
  return x;
}

// `group` neighbouring lanes branch together. Where a group is less than a warp, every warp goes both paths: twice as
// many loads of the factors, each for the lanes of one path.
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

// The lanes of a warp take one path, and the next warp the other: the same work, and all lanes active.
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
