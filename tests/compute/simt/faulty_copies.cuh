// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels of faulty_kernels.cpp with asynchronous copies.

// Passes a word through shared memory by an asynchronous copy. Neighbours are in the same warp.
__global__ void copyWaitedFor(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) __pipeline_memcpy_async(&tile[threadIdx.x], &in[i], 4);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncwarp();
  if (i < 100) out[i] = tile[threadIdx.x ^ 1];
}

__global__ void copyNotWaitedFor(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) __pipeline_memcpy_async(&tile[threadIdx.x], &in[i], 4);  // copyNotWaitedFor copies
  __pipeline_commit();
  __syncthreads();
  if (i < 100) out[i] = tile[threadIdx.x ^ 1];  // copyNotWaitedFor
}

__global__ void copyInNoGroup(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) __pipeline_memcpy_async(&tile[threadIdx.x], &in[i], 4);
  __pipeline_wait_prior(0);
  if (i < 100) out[i] = tile[threadIdx.x];  // copyInNoGroup
}

__global__ void copyWaitedForBehindBarrier(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) __pipeline_memcpy_async(&tile[threadIdx.x], &in[i], 4);  // copyWaitedForBehindBarrier copies
  __pipeline_commit();
  __syncthreads();
  __pipeline_wait_prior(0);
  if (i < 100) out[i] = tile[threadIdx.x ^ 1];  // copyWaitedForBehindBarrier
}

__global__ void copyOfAnotherWithoutBarrier(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) __pipeline_memcpy_async(&tile[threadIdx.x], &in[i], 4);  // copyOfAnotherWithoutBarrier copies
  __pipeline_commit();
  __pipeline_wait_prior(0);
  if (i < 100) out[i] = tile[threadIdx.x ^ 1];  // copyOfAnotherWithoutBarrier
}

__global__ void storeToUnfinishedCopy(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) __pipeline_memcpy_async(&tile[threadIdx.x], &in[i], 4);
  __pipeline_commit();
  if (i < 100) tile[threadIdx.x] = 2;  // storeToUnfinishedCopy
  __pipeline_wait_prior(0);
  if (i < 100) out[i] = tile[threadIdx.x];
}

// Two groups: the copies of `others` are still in flight when both are read; then all have landed.
template <int others>
__device__ void readsTwoGroups(const float* in, float* out) {
  __shared__ float first[64];
  __shared__ float second[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  __pipeline_memcpy_async(&first[threadIdx.x], &in[i % 100], 4);
  __pipeline_commit();
  __pipeline_memcpy_async(&second[threadIdx.x], &in[i % 100], 4);
  __pipeline_commit();
  __pipeline_wait_prior(1);
  float sum = first[threadIdx.x];
  __pipeline_wait_prior(others);
  sum += second[threadIdx.x];  // lastGroupOnItsWay
  __pipeline_wait_prior(0);
  if (i < 100) out[i] = sum + second[threadIdx.x];
}
__global__ void bothGroupsLanded(const float* in, float* out) { readsTwoGroups<0>(in, out); }
__global__ void lastGroupOnItsWay(const float* in, float* out) { readsTwoGroups<1>(in, out); }
