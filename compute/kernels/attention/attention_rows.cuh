// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Softmax of scores that arrive tile by tile, in powers of two. The host passes log2(e) / sqrt(headSize) as scale.

/// The score of a key that a query does not see. It is less than any other score, but finite, because infinity minus
/// infinity is not a number.
inline constexpr float kNoScore = -1e30f;

/// 2^x to within two units in the last place; subnormal results become 0. This is one instruction of a GPU (PTX ISA,
/// "ex2"), whereas exp2f() is four.
__device__ __forceinline__ float powerOfTwo(float x) {
#if defined(__CUDA_ARCH__)
  float power;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(x));
  return power;
#else
  return exp2f(x);
#endif
}

/// 2^(score - origin), or 0 for kNoScore.
__device__ __forceinline__ float powerFrom(float score, float origin) {
  return score == kNoScore ? 0 : powerOfTwo(score - origin);
}

// A thread's part of a tile of scores in the layout of tensor cores (PTX ISA, "Matrix Fragments for mma.m16n8k16"): two
// adjacent keys of each eight, for two queries that are eight rows apart. Four lanes share these two rows.
template <int eights>
struct AttentionRows {
  float most[2] = {kNoScore, kNoScore};  // of the scores so far, not yet scaled
  float sum[2] = {0, 0};                 // of the thread's own powers
  float shrink[2];                       // the factor that brings earlier sums to the present origin

  // Hides the scores of keys that queries do not see: those from `keys` on and, in causal attention, those after the
  // query's own. `key` and `query` are the thread's first ones.
  template <bool causal>
  __device__ __forceinline__ void hide(float (&scores)[eights][4], int key, int query, int keys) const {
#pragma unroll
    for (int i = 0; i < eights; ++i)
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        const int column = key + i * 8 + j % 2;
        if (column >= keys || (causal && column > query + j / 2 * 8)) scores[i][j] = kNoScore;
      }
  }

  // Turns scores into powers.
  __device__ __forceinline__ void take(float (&scores)[eights][4], float scale) {
    takeRow<0>(scores, scale);
    takeRow<1>(scores, scale);
  }

  template <int row>
  __device__ __forceinline__ void takeRow(float (&scores)[eights][4], float scale) {
    float now = most[row];
#pragma unroll
    for (int i = 0; i < eights; ++i) now = fmaxf(now, fmaxf(scores[i][2 * row], scores[i][2 * row + 1]));
    now = fmaxf(now, __shfl_xor_sync(~0u, now, 1));
    now = fmaxf(now, __shfl_xor_sync(~0u, now, 2));
    // If a query has seen no key yet, its hidden scores must give powers of 0 too.
    const float origin = now == kNoScore ? 0 : now * scale;
    shrink[row] = powerOfTwo(most[row] * scale - origin);
    most[row] = now;
    sum[row] *= shrink[row];
#pragma unroll
    for (int i = 0; i < eights; ++i)
#pragma unroll
      for (int j = 2 * row; j < 2 * row + 2; ++j) {
        scores[i][j] = powerOfTwo(scores[i][j] * scale - origin);
        sum[row] += scores[i][j];
      }
  }

  template <int count>
  __device__ __forceinline__ void shrinkSums(float (&sums)[count][4]) const {
#pragma unroll
    for (int i = 0; i < count; ++i)
#pragma unroll
      for (int j = 0; j < 4; ++j) sums[i][j] *= shrink[j / 2];
  }

  // 1 / the sum of all four lanes.
  template <int row>
  __device__ __forceinline__ float share() const {
    float all = sum[row];
    all += __shfl_xor_sync(~0u, all, 1);
    all += __shfl_xor_sync(~0u, all, 2);
    return 1 / all;
  }
};
