// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wide_vector.cuh"

// Softmax of each row of a matrix: out = exp(in - most) / sum of exp(in - most) over the row. `most` is the row's
// largest element; without it exp would overflow. Two reductions per row and one pass to write. The reductions are
// those of Kirk, Hwu and El Hajj, "Programming Massively Parallel Processors", 4th ed., chapter 10 (Reduction). The
// pass that does both at once is that of Milakov and Gimelshein, "Online normalizer calculation for softmax" (2018).

// A summary of some elements of a row: the largest, and the sum of exp(element - most). {kLeast, 0} if there are none.
struct RowPart {
  float most;
  float sum;
};

inline constexpr float kLeast = -3.402823466e+38f;  // lowest fp32 number; infinity - infinity would be NaN

// Merges two parts: scales the sum of the part with the smaller maximum.
__device__ RowPart merged(RowPart a, RowPart b) {
  const float most = fmaxf(a.most, b.most);
  return {most, a.sum * expf(a.most - most) + b.sum * expf(b.most - most)};
}

// Merges the parts of a warp's lanes, for all lanes: in each step a lane and its partner exchange theirs.
__device__ RowPart mergedInWarp(RowPart part) {
  for (int distance = 16; distance > 0; distance /= 2)
    part = merged(part, {__shfl_xor_sync(~0u, part.most, distance), __shfl_xor_sync(~0u, part.sum, distance)});
  return part;
}

// Merges the parts of a block's threads, for all threads, with one barrier: each warp stores its part in shared memory,
// and all warps merge all of them.
__device__ RowPart mergedInBlock(RowPart part) {
  __shared__ RowPart ofWarp[32];
  const int lane = threadIdx.x % 32;
  const int warps = blockDim.x / 32;
  part = mergedInWarp(part);
  if (lane == 0) ofWarp[threadIdx.x / 32] = part;
  __syncthreads();
  part = {kLeast, 0};
  if (lane < warps) part = ofWarp[lane];
  return mergedInWarp(part);
}

// One thread per row, in three passes. The lanes of a warp are a row's length apart: each request takes 32 sectors, and
// each lane uses 4 bytes of its sector.
__global__ void softmaxNaive(const float* in, float* out, int rows, int columns) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < rows) {
    const float* const from = in + row * columns;
    float most = kLeast;
    for (int x = 0; x < columns; ++x) most = fmaxf(most, from[x]);
    float sum = 0;
    for (int x = 0; x < columns; ++x) sum += expf(from[x] - most);
    const float scale = 1 / sum;
    for (int x = 0; x < columns; ++x) out[row * columns + x] = expf(from[x] - most) * scale;
  }
}

// One block per row, in three passes: maximum, sum, result. A warp reads 32 neighbours, which are whole sectors. Each
// pass reads the row again, from L2 if it is still there.
__global__ void softmaxThreePasses(const float* in, float* out, int columns) {
  const float* const from = in + blockIdx.x * columns;
  float most = kLeast;
  for (int x = threadIdx.x; x < columns; x += blockDim.x) most = fmaxf(most, from[x]);
  most = mergedInBlock({most, 0}).most;
  float sum = 0;
  for (int x = threadIdx.x; x < columns; x += blockDim.x) sum += expf(from[x] - most);
  __syncthreads();  // all warps have read the first reduction's values
  const float scale = 1 / mergedInBlock({most, sum}).sum;
  for (int x = threadIdx.x; x < columns; x += blockDim.x) out[blockIdx.x * columns + x] = expf(from[x] - most) * scale;
}

// One block per row, in two passes: if an element is larger than all before it, the running sum is rescaled.
__global__ void softmaxOnline(const float* in, float* out, int columns) {
  const float* const from = in + blockIdx.x * columns;
  RowPart part = {kLeast, 0};
  for (int x = threadIdx.x; x < columns; x += blockDim.x) part = merged(part, {from[x], 1});
  const RowPart all = mergedInBlock(part);
  const float scale = 1 / all.sum;
  for (int x = threadIdx.x; x < columns; x += blockDim.x)
    out[blockIdx.x * columns + x] = expf(from[x] - all.most) * scale;
}

constexpr int kWarpsOfSoftmax = 8;

// One warp per row, eight per block: no barrier and no shared memory, four elements per load if rows are `aligned` to
// 16 bytes. Best for short rows, which L1 keeps for the second pass.
template <bool aligned>
__global__ void softmaxWarp(const float* in, float* out, int rows, int columns) {
  constexpr int wide = aligned ? 4 : 1;
  const int lane = threadIdx.x;
  const int row = blockIdx.x * kWarpsOfSoftmax + threadIdx.y;
  if (row >= rows) return;
  const float* const from = in + row * columns;
  float* const to = out + row * columns;
  RowPart part = {kLeast, 0};
#pragma unroll 1
  for (int x = wide * lane; x < columns; x += wide * 32) {
    if constexpr (aligned) {
      const float4 four = *reinterpret_cast<const float4*>(from + x);
      const float most = fmaxf(fmaxf(four.x, four.y), fmaxf(four.z, four.w));
      part =
          merged(part, {most, expf(four.x - most) + expf(four.y - most) + expf(four.z - most) + expf(four.w - most)});
    } else {
      part = merged(part, {from[x], 1});
    }
  }
  const RowPart all = mergedInWarp(part);
  const float scale = 1 / all.sum;
#pragma unroll 1
  for (int x = wide * lane; x < columns; x += wide * 32) {
    if constexpr (aligned) {
      const float4 four = *reinterpret_cast<const float4*>(from + x);
      *reinterpret_cast<float4*>(to + x) =
          make_float4(expf(four.x - all.most) * scale, expf(four.y - all.most) * scale, expf(four.z - all.most) * scale,
                      expf(four.w - all.most) * scale);
    } else {
      to[x] = expf(from[x] - all.most) * scale;
    }
  }
}

// One block per row, which it keeps in shared memory, so that the row is read once. Each thread accesses only its own
// elements, so the reduction's barrier is the only one. A warp's lanes access 32 consecutive words, one bank each.
template <int threads>
__global__ void __launch_bounds__(threads) softmaxShared(const float* in, float* out, int columns) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  float* const kept = reinterpret_cast<float*>(dynamicShared);
  const int row = blockIdx.x * columns;
  float most = kLeast;
  for (int x = threadIdx.x; x < columns; x += threads) {
    const float element = in[row + x];
    kept[x] = element;
    most = fmaxf(most, element);
  }
  float sum = 0;
  for (int x = threadIdx.x; x < columns; x += threads) {
    const float power = expf(kept[x] - most);
    kept[x] = power;
    sum += power;
  }
  const RowPart all = mergedInBlock({most, sum});
  const float scale = expf(most - all.most) / all.sum;
  for (int x = threadIdx.x; x < columns; x += threads) out[row + x] = kept[x] * scale;
}

// One block per row, which its threads keep in registers, `vectors` times four elements each. All loads of a row are in
// flight at once, and a row is read once and written once. A thread's exponentials are relative to its own maximum
// until the block knows the row's.
template <int threads, int vectors, bool aligned>
__global__ void __launch_bounds__(threads) softmaxRegisters(const float* in, float* out, int columns) {
  const float* const from = in + blockIdx.x * columns;
  float* const to = out + blockIdx.x * columns;
  const int thread = threadIdx.x;
  float4 own[vectors];
#pragma unroll
  for (int v = 0; v < vectors; ++v) {
    own[v] = make_float4(kLeast, kLeast, kLeast, kLeast);
    if constexpr (aligned) {
      const int x = 4 * (v * threads + thread);
      if (x < columns) own[v] = *reinterpret_cast<const float4*>(from + x);
    } else {
      const int x = 4 * v * threads + thread;
      if (x < columns) own[v].x = from[x];
      if (x + threads < columns) own[v].y = from[x + threads];
      if (x + 2 * threads < columns) own[v].z = from[x + 2 * threads];
      if (x + 3 * threads < columns) own[v].w = from[x + 3 * threads];
    }
  }
  float most = kLeast;
#pragma unroll
  for (int v = 0; v < vectors; ++v) most = fmaxf(most, fmaxf(fmaxf(own[v].x, own[v].y), fmaxf(own[v].z, own[v].w)));
  // A thread without elements has only kLeast; its exponentials must not become 1.
  const float origin = most > kLeast ? most : 0.0f;
  float sum = 0;
#pragma unroll
  for (int v = 0; v < vectors; ++v) {
    own[v] =
        make_float4(expf(own[v].x - origin), expf(own[v].y - origin), expf(own[v].z - origin), expf(own[v].w - origin));
    sum += own[v].x + own[v].y + own[v].z + own[v].w;
  }
  const RowPart all = mergedInBlock({most, sum});
  const float scale = expf(most - all.most) / all.sum;
#pragma unroll
  for (int v = 0; v < vectors; ++v) {
    const float4 four = make_float4(own[v].x * scale, own[v].y * scale, own[v].z * scale, own[v].w * scale);
    if constexpr (aligned) {
      const int x = 4 * (v * threads + thread);
      if (x < columns) *reinterpret_cast<float4*>(to + x) = four;
    } else {
      const int x = 4 * v * threads + thread;
      if (x < columns) to[x] = four.x;
      if (x + threads < columns) to[x + threads] = four.y;
      if (x + 2 * threads < columns) to[x + 2 * threads] = four.z;
      if (x + 3 * threads < columns) to[x + 3 * threads] = four.w;
    }
  }
}

// In registers as above, with vectors aligned to 16 bytes wherever the row begins. Up to three elements before the
// first vector and after the last are handled by one thread each, and a warp reads 512 bytes at a time. Few threads
// with many vectors allow more blocks: while some read, others write. 8191 x 8193: 4112 GB/s on one H200, from 2686;
// cudaMemcpy 4172. 4099 x 1000: 3163 GB/s, from 1856; 8192 x 8192 is unchanged.
template <int threads, int vectors>
__global__ void __launch_bounds__(threads) softmaxVectors(const float* in, float* out, int columns) {
  const int row = blockIdx.x * columns;
  const int before = min(-row & 3, columns);
  const int whole = (columns - before) / 4;
  const int thread = threadIdx.x;
  const int x = thread < before ? thread : thread + whole * 4;  // index of the element outside all vectors
  const float4* const from = reinterpret_cast<const float4*>(in + row + before);
  float4* const to = reinterpret_cast<float4*>(out + row + before);
  float alone = kLeast;
  if (thread < 8 && x < columns) alone = in[row + x];
  float4 own[vectors];
#pragma unroll
  for (int v = 0; v < vectors; ++v) {
    own[v] = make_float4(kLeast, kLeast, kLeast, kLeast);
    if (v * threads + thread < whole) own[v] = from[v * threads + thread];
  }
  float most = alone;
#pragma unroll
  for (int v = 0; v < vectors; ++v) most = fmaxf(most, fmaxf(fmaxf(own[v].x, own[v].y), fmaxf(own[v].z, own[v].w)));
  // A thread without elements has only kLeast; its exponentials must not become 1.
  const float origin = most > kLeast ? most : 0.0f;
  alone = expf(alone - origin);
  float sum = alone;
#pragma unroll
  for (int v = 0; v < vectors; ++v) {
    own[v] =
        make_float4(expf(own[v].x - origin), expf(own[v].y - origin), expf(own[v].z - origin), expf(own[v].w - origin));
    sum += own[v].x + own[v].y + own[v].z + own[v].w;
  }
  const RowPart all = threads == 32 ? mergedInWarp({most, sum}) : mergedInBlock({most, sum});
  const float scale = expf(most - all.most) / all.sum;
#pragma unroll
  for (int v = 0; v < vectors; ++v)
    if (v * threads + thread < whole)
      to[v * threads + thread] = make_float4(own[v].x * scale, own[v].y * scale, own[v].z * scale, own[v].w * scale);
  if (thread < 8 && x < columns) out[row + x] = alone * scale;
}

inline constexpr int kTurnThreads = 256;
inline constexpr int kTurnVectors = 8;
inline constexpr int kTurnVectorsOfChunk = kTurnThreads * kTurnVectors;
inline constexpr int kTurnBlocksPerMultiprocessor = 4;  // that are assumed to run at a time

// Rows of any length, each shared by blocks. A row's exponentials need the whole row, so that each element is read
// twice, the second time from L2: a block either summarises a chunk of 32 KiB, or writes the result of the chunk that
// was summarised `lag` chunks earlier, whose row is complete by then. Blocks take these tasks alternately and in the
// order in which they start, so they wait only for blocks that started earlier. 64 x 1000003: 3000 GB/s on one H200,
// cudaMemcpy 4064; 2000 x 32769: 3197, cudaMemcpy 3981. If blocks kept their chunks and waited for the others of the
// row instead of reading again, 2629 and 2920.
__global__ void __launch_bounds__(kTurnThreads) softmaxInTurn(const float* in, float* out, RowPart* parts, int* done,
                                                              int* ticket, int rows, int columns, int chunks, int lag) {
  __shared__ int number;
  if (threadIdx.x == 0) number = atomicAdd(ticket, 1);
  __syncthreads();
  const bool writes = number % 2 == 1;
  const int task = number / 2 - (writes ? lag : 0);
  if (task < 0 || task >= rows * chunks) return;
  const int row = task / chunks;
  const int chunk = task % chunks;
  const int rowStart = row * columns;
  const int before = min(-rowStart & 3, columns);
  const int whole = (columns - before) / 4;
  const int thread = threadIdx.x;
  const int x = thread < before ? thread : thread + whole * 4;  // index of the element outside all vectors
  const bool hasAlone = chunk == 0 && thread < 8 && x < columns;
  const int firstVector = chunk * kTurnVectorsOfChunk + thread;
  const float4* const from = reinterpret_cast<const float4*>(in + rowStart + before);
  float alone = kLeast;
  if (hasAlone) alone = in[rowStart + x];
  float4 own[kTurnVectors];
#pragma unroll
  for (int v = 0; v < kTurnVectors; ++v) {
    own[v] = make_float4(kLeast, kLeast, kLeast, kLeast);
    if (firstVector + v * kTurnThreads < whole) own[v] = from[firstVector + v * kTurnThreads];
  }
  if (!writes) {
    float most = alone;
#pragma unroll
    for (int v = 0; v < kTurnVectors; ++v)
      most = fmaxf(most, fmaxf(fmaxf(own[v].x, own[v].y), fmaxf(own[v].z, own[v].w)));
    const float origin = most > kLeast ? most : 0.0f;  // a thread without elements has only kLeast
    float sum = expf(alone - origin);
#pragma unroll
    for (int v = 0; v < kTurnVectors; ++v)
      sum += expf(own[v].x - origin) + expf(own[v].y - origin) + expf(own[v].z - origin) + expf(own[v].w - origin);
    const RowPart part = mergedInBlock({most, sum});
    if (thread == 0) {
      parts[task] = part;
      __threadfence();
      atomicAdd(&done[row], 1);
    }
    return;
  }
  if (thread == 0) {
    while (static_cast<volatile int*>(done)[row] < chunks) {
    }
    __threadfence();
  }
  __syncthreads();
  RowPart part = {kLeast, 0};
  for (int other = thread; other < chunks; other += kTurnThreads) {
    const volatile RowPart* const at = parts + row * chunks + other;
    part = merged(part, {at->most, at->sum});
  }
  const RowPart all = mergedInBlock(part);
  const float scale = 1 / all.sum;
  float4* const to = reinterpret_cast<float4*>(out + rowStart + before);
#pragma unroll
  for (int v = 0; v < kTurnVectors; ++v)
    if (firstVector + v * kTurnThreads < whole)
      to[firstVector + v * kTurnThreads] =
          make_float4(expf(own[v].x - all.most) * scale, expf(own[v].y - all.most) * scale,
                      expf(own[v].z - all.most) * scale, expf(own[v].w - all.most) * scale);
  if (hasAlone) out[rowStart + x] = expf(alone - all.most) * scale;
}
