// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include "attention_rows.cuh"

// Attention O = softmax(Q K^T / sqrt(headSize)) V of many independent heads (A. Vaswani et al., "Attention Is All You
// Need", 2017), for 16-bit numbers with fp32 sums. Q, K, V and O are matrices of `length` rows and headSize columns for
// each head, stored one head after the other. A row of Q is a query. Its product with a row of K, a key, is the weight
// of the same row of V. In causal attention, a query sees only the keys up to its own row. The ladder continues with
// tensor cores in attention_mma.cuh and attention_wgmma.cuh. Figures: bf16, 256 heads of 4096 queries and 128 columns,
// on one H200 (driver 580, CUDA 13.0, cold).

// The formula in three kernels, with all scores in global memory: length x length numbers for each head, written twice
// and read three times. In the first kernel, each thread computes a score. A warp's lanes read 32 keys, which are 2 x
// headSize bytes apart. All three kernels together reach 0.9 TFLOP/s.
template <typename T, int headSize, bool causal>
__global__ void attentionScores(const T* q, const T* k, float* scores, int length, float scale) {
  const int key = blockIdx.x * blockDim.x + threadIdx.x;
  const int query = blockIdx.y * blockDim.y + threadIdx.y;
  if (query >= length || key >= length || (causal && key > query)) return;
  const long long first = static_cast<long long>(blockIdx.z) * length;
  const T* const ofQ = q + (first + query) * headSize;
  const T* const ofK = k + (first + key) * headSize;
  float sum = 0;
  for (int i = 0; i < headSize; ++i) sum += static_cast<float>(ofQ[i]) * static_cast<float>(ofK[i]);
  scores[(first + query) * length + key] = sum * scale;
}

// In the second kernel, a block per query turns scores into powers of two in place, and stores 1 / their sum.
template <bool causal>
__global__ void attentionPowers(float* scores, float* shares, int length) {
  __shared__ float ofWarp[32];
  const int query = blockIdx.x;
  const int warps = blockDim.x / 32;
  const long long row = static_cast<long long>(blockIdx.y) * length + query;
  float* const at = scores + row * length;
  const int keys = causal ? query + 1 : length;

  float most = at[0];
  for (int key = threadIdx.x; key < keys; key += blockDim.x) most = fmaxf(most, at[key]);
  for (int distance = 16; distance > 0; distance /= 2) most = fmaxf(most, __shfl_xor_sync(~0u, most, distance));
  if (threadIdx.x % 32 == 0) ofWarp[threadIdx.x / 32] = most;
  __syncthreads();
  for (int i = 0; i < warps; ++i) most = fmaxf(most, ofWarp[i]);
  __syncthreads();

  float sum = 0;
  for (int key = threadIdx.x; key < keys; key += blockDim.x) {
    const float power = exp2f(at[key] - most);
    at[key] = power;
    sum += power;
  }
  for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_xor_sync(~0u, sum, distance);
  if (threadIdx.x % 32 == 0) ofWarp[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    sum = 0;
    for (int i = 0; i < warps; ++i) sum += ofWarp[i];
    shares[row] = 1 / sum;
  }
}

// In the third, each thread computes an element of O: a warp reads adjacent elements of V and one shared power.
template <typename T, int headSize, bool causal>
__global__ void attentionNaive(const float* scores, const float* shares, const T* v, T* o, int length) {
  const int column = threadIdx.x;
  const int query = blockIdx.x * blockDim.y + threadIdx.y;
  if (query >= length) return;
  const long long first = static_cast<long long>(blockIdx.y) * length;
  const float* const powers = scores + (first + query) * length;
  const int keys = causal ? query + 1 : length;
  float sum = 0;
  for (int key = 0; key < keys; ++key) sum += powers[key] * static_cast<float>(v[(first + key) * headSize + column]);
  o[(first + query) * headSize + column] = T(sum * shares[first + query]);
}

// The idea of FlashAttention (T. Dao et al., 2022): no score leaves the multiprocessor. A block has 64 queries. It
// loads keys and values to shared memory in tiles of 16, once for all its queries. A query's sums are relative to its
// largest score so far; when a larger one appears, the sums shrink by the power of the difference. Four lanes share a
// query, each with every fourth piece of eight numbers of its row. A warp thus reads 64 bytes of shared memory at a
// time, each for eight queries. 19 TFLOP/s, up from 0.9.
inline constexpr int kAttentionQueries = 64;
inline constexpr int kAttentionKeys = 16;
inline constexpr int kAttentionThreads = 4 * kAttentionQueries;
template <typename T, int headSize, bool causal>
__global__ void __launch_bounds__(kAttentionThreads)
    attentionTiled(const T* q, const T* k, const T* v, T* o, int length, float scale) {
  struct alignas(16) Piece {
    T of[8];
  };
  constexpr int pieces = headSize / 8;  // in a row
  constexpr int own = pieces / 4;       // pieces of this lane
  __shared__ Piece kTile[kAttentionKeys][pieces];
  __shared__ Piece vTile[kAttentionKeys][pieces];
  __shared__ float scores[kAttentionKeys][kAttentionQueries];
  const int part = threadIdx.x % 4;
  const int firstQuery = blockIdx.x * kAttentionQueries;
  const int query = firstQuery + threadIdx.x / 4;
  const long long first = static_cast<long long>(blockIdx.y) * length;
  const auto* const fromQ = reinterpret_cast<const Piece*>(q + first * headSize);
  const auto* const fromK = reinterpret_cast<const Piece*>(k + first * headSize);
  const auto* const fromV = reinterpret_cast<const Piece*>(v + first * headSize);

  float ofQ[own][8];
  float sums[own][8];
  float sum = 0;
  float most = kNoScore;
#pragma unroll
  for (int i = 0; i < own; ++i) {
    Piece piece;
    if (query < length) piece = fromQ[query * pieces + i * 4 + part];
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      ofQ[i][j] = query < length ? static_cast<float>(piece.of[j]) * scale : 0;
      sums[i][j] = 0;
    }
  }
  const int seen = causal ? min(length, query + 1) : length;
  const int keys = causal ? min(length, firstQuery + kAttentionQueries) : length;
  for (int firstKey = 0; firstKey < keys; firstKey += kAttentionKeys) {
    __syncthreads();
    for (int i = threadIdx.x; i < kAttentionKeys * pieces; i += kAttentionThreads) {
      const int key = min(firstKey + i / pieces, length - 1);  // powers past the last key are 0
      kTile[i / pieces][i % pieces] = fromK[key * pieces + i % pieces];
      vTile[i / pieces][i % pieces] = fromV[key * pieces + i % pieces];
    }
    __syncthreads();

    float now = most;
#pragma unroll
    for (int key = 0; key < kAttentionKeys; ++key) {
      float score = 0;
#pragma unroll
      for (int i = 0; i < own; ++i) {
        const Piece piece = kTile[key][i * 4 + part];
#pragma unroll
        for (int j = 0; j < 8; ++j) score += ofQ[i][j] * static_cast<float>(piece.of[j]);
      }
      score += __shfl_xor_sync(~0u, score, 1);
      score += __shfl_xor_sync(~0u, score, 2);
      if (firstKey + key >= seen) score = kNoScore;
      if (part == 0) scores[key][threadIdx.x / 4] = score;
      now = fmaxf(now, score);
    }
    __syncwarp();
    const float shrink = powerFrom(most, now);
    most = now;
    sum *= shrink;
#pragma unroll
    for (int i = 0; i < own; ++i)
#pragma unroll
      for (int j = 0; j < 8; ++j) sums[i][j] *= shrink;
#pragma unroll
    for (int key = 0; key < kAttentionKeys; ++key) {
      const float power = powerFrom(scores[key][threadIdx.x / 4], most);
      sum += power;
#pragma unroll
      for (int i = 0; i < own; ++i) {
        const Piece piece = vTile[key][i * 4 + part];
#pragma unroll
        for (int j = 0; j < 8; ++j) sums[i][j] += power * static_cast<float>(piece.of[j]);
      }
    }
  }
  if (query >= length) return;
  const float share = 1 / sum;
#pragma unroll
  for (int i = 0; i < own; ++i) {
    Piece piece;
#pragma unroll
    for (int j = 0; j < 8; ++j) piece.of[j] = T(sums[i][j] * share);
    reinterpret_cast<Piece*>(o + first * headSize)[query * pieces + i * 4 + part] = piece;
  }
}
