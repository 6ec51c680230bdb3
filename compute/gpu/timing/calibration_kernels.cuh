// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime.h>

// The kernels that `warpbench-cli calibrate` times. Each keeps one resource of the GPU busy and no other; none is in
// the catalogue. `sink` is never written, but the compiler cannot know that, so it keeps the loads.
namespace warpbench::cuda::calibration {

__global__ inline void empty() {}

/// Reads the whole buffer `times` times, 16 bytes per lane. Loads bypass L1, so this measures L2 or memory.
__global__ inline void readWide(const float4* buffer, int count, int times, float* sink) {
  float sum = 0;
  const int stride = gridDim.x * blockDim.x;
  for (int k = 0; k < times; ++k)
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += 4 * stride) {
      float4 value[4];
#pragma unroll
      for (int j = 0; j < 4; ++j) value[j] = i + j * stride < count ? __ldcg(buffer + i + j * stride) : float4{};
#pragma unroll
      for (int j = 0; j < 4; ++j) sum += value[j].x + value[j].y + value[j].z + value[j].w;
    }
  if (sum == 1.5f) *sink = sum;
}

/// Writes the buffer, 16 bytes per lane.
__global__ inline void writeWide(float4* buffer, int count, int times) {
  const int stride = gridDim.x * blockDim.x;
  for (int k = 0; k < times; ++k)
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += stride)
      buffer[i] = {static_cast<float>(k), 0, 0, 0};
}

/// Each lane reads one word of its own 128-byte line: a sector per lane, bypassing L1.
__global__ inline void readScattered(const float* buffer, int lines, int times, float* sink) {
  constexpr int kWords = 32;
  float sum = 0;
  const int stride = gridDim.x * blockDim.x;
  for (int k = 0; k < times; ++k)
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < lines; i += 4 * stride) {
      float value[4];
#pragma unroll
      for (int j = 0; j < 4; ++j)
        value[j] = i + j * stride < lines ? __ldcg(buffer + (i + j * stride) * kWords + k % kWords) : 0.0f;
#pragma unroll
      for (int j = 0; j < 4; ++j) sum += value[j];
    }
  if (sum == 1.5f) *sink = sum;
}

/// Each lane writes one word of its own line: an eighth of a sector per lane.
__global__ inline void writeScattered(float* buffer, int lines, int times) {
  constexpr int kWords = 32;
  const int stride = gridDim.x * blockDim.x;
  for (int k = 0; k < times; ++k)
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < lines; i += stride)
      buffer[i * kWords + k % kWords] = static_cast<float>(k);
}

/// Adjacent lanes read adjacent words of shared memory: a wavefront per request.
__global__ inline void readShared(int times, float* sink) {
  __shared__ float words[1024];
  words[threadIdx.x % 1024] = 0;
  __syncthreads();
  float sum = 0;
  const volatile float* const mine = words + threadIdx.x % 32;
  for (int k = 0; k < times; ++k) {
#pragma unroll
    for (int j = 0; j < 16; ++j) sum += mine[32 * j];
  }
  if (sum == 1.5f) *sink = sum;
}

__constant__ float constants[1024];

/// Each lane reads a different word of constant memory, so the reads are serialised.
__global__ inline void readConstants(int times, float* sink) {
  float sum = 0;
  for (int k = 0; k < times; ++k) {
#pragma unroll
    for (int j = 0; j < 16; ++j) sum += constants[(threadIdx.x + j + k) % 1024];
  }
  if (sum == 1.5f) *sink = sum;
}

/// Eight independent chains of fused multiply-adds.
template <typename T>
__global__ void multiplyAdd(int times, T factor, T* sink) {
  T value[8];
#pragma unroll
  for (int j = 0; j < 8; ++j) value[j] = static_cast<T>(threadIdx.x + j);
  for (int k = 0; k < times; ++k) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
#pragma unroll
      for (int j = 0; j < 8; ++j) value[j] = value[j] * factor + factor;
    }
  }
  T sum = 0;
#pragma unroll
  for (int j = 0; j < 8; ++j) sum += value[j];
  if (sum == static_cast<T>(1.5)) *sink = sum;
}

/// One thread follows `steps` links; `links[i]` is the index of the next. Writes the clocks of all steps to `clocks`.
template <bool pastL1>
__global__ void followLinks(const unsigned* links, int steps, long long* clocks, unsigned* sink) {
  unsigned at = 0;
  for (int i = 0; i < steps && !pastL1; ++i) at = links[at];  // first load what L1 should hold
  const long long begin = clock64();
  for (int i = 0; i < steps; ++i) at = pastL1 ? __ldcg(links + at) : __ldca(links + at);
  if (at == 0xffffffffu) *sink = at;
  *clocks = clock64() - begin;
}

__global__ inline void followLinksInShared(int steps, long long* clocks, unsigned* sink) {
  __shared__ unsigned links[1024];
  for (unsigned i = 0; i < 1024; ++i) links[i] = (i + 33) % 1024;
  unsigned at = 0;
  const long long begin = clock64();
  for (int i = 0; i < steps; ++i) at = links[at];
  if (at == 0xffffffffu) *sink = at;
  *clocks = clock64() - begin;
}

/// One thread waits for the old value that each of its atomics returns.
__global__ inline void followAtomics(unsigned* word, int steps, long long* clocks, unsigned* sink) {
  unsigned at = 0;
  const long long begin = clock64();
  for (int i = 0; i < steps; ++i) at = atomicAdd(word + at, 0u);  // the word stays 0
  if (at == 0xffffffffu) *sink = at;
  *clocks = clock64() - begin;
}

__global__ inline void meetAtBarriers(int times) {
  for (int k = 0; k < times; ++k) __syncthreads();
}

/// Every lane adds to one word.
template <typename T>
__global__ void addToOneWord(T* word, int times) {
  for (int k = 0; k < times; ++k) atomicAdd(word, static_cast<T>(threadIdx.x & 1));
}

/// Adjacent lanes add to adjacent words.
__global__ inline void addToNeighbours(float* words, int count, int times) {
  const int stride = gridDim.x * blockDim.x;
  for (int k = 0; k < times; ++k)
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += stride) atomicAdd(words + i, 1.0f);
}

/// Each lane reads a word and waits for it before the next: one request of 128 bytes in flight per warp.
__global__ inline void readAndWait(const float* buffer, int count, float* sink) {
  const int stride = gridDim.x * blockDim.x;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  while (i < count) {
    const float value = __ldcg(buffer + i);
    sum += value;
    i += stride + (value == 1.5f ? 1 : 0);  // the buffer contains zeros
  }
  if (sum == 1.5f) *sink = sum;
}

}  // namespace warpbench::cuda::calibration
