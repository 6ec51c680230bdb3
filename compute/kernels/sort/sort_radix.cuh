// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../scan.cuh"
#include "sort_bitonic.cuh"

// Radix sort: one pass per digit of 8 bits, from the lowest. A pass is stable, so it keeps the order of the earlier
// ones. A key's new position is the number of keys with a lower digit, plus the number of earlier keys with its digit.

inline constexpr int kSortDigits = 256;
inline constexpr int kSortPasses = 4;
inline constexpr int kSortDigitBits = 8;

__device__ unsigned sortDigit(unsigned key, int shift) { return key >> shift & (kSortDigits - 1); }

/// The sum of the values of all threads with lower numbers; called by a whole block of kSortThreads.
__device__ unsigned sortSumBefore(unsigned value) {
  __shared__ unsigned ofWarp[32];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  unsigned sum = value;
  for (int distance = 1; distance < 32; distance *= 2) {
    const unsigned before = __shfl_up_sync(~0u, sum, distance);
    if (lane >= distance) sum += before;
  }
  if (lane == 31) ofWarp[warp] = sum;
  __syncthreads();
  unsigned before = sum - value;
  for (int other = 0; other < warp; ++other) before += ofWarp[other];
  __syncthreads();
  return before;
}

/// The lanes whose digits equal this lane's.
__device__ unsigned sortSameDigit(unsigned digit) {
  unsigned same = ~0u;
#pragma unroll
  for (int bit = 0; bit < kSortDigitBits; ++bit) {
    const bool isSet = digit >> bit & 1;
    const unsigned set = __ballot_sync(~0u, isSet);
    same &= isSet ? set : ~set;
  }
  return same;
}

/// The keys of a block: warp after warp, and within a warp 32 neighbouring keys at a time. `ofWarp`: a row of counters
/// per warp.
template <int threads, int items>
struct SortKeys {
  static constexpr int warps = threads / 32;
  static constexpr int tile = threads * items;
  static constexpr int sharedBytes = 4 * (tile + warps * kSortDigits);  // of sortSweep

  unsigned keys[items];
  unsigned ranks[items];

  /// Keys missing at the end are the largest ones.
  __device__ void load(const unsigned* from, int first, int elements) {
    const int at = first + threadIdx.x / 32 * (32 * items) + threadIdx.x % 32;
    if (first + tile <= elements) {
#pragma unroll
      for (int i = 0; i < items; ++i) keys[i] = from[at + i * 32];
    } else {
#pragma unroll
      for (int i = 0; i < items; ++i) keys[i] = at + i * 32 < elements ? from[at + i * 32] : ~0u;
    }
  }

  /// Numbers the keys of the warp that have the same digit, and leaves their counts in the warp's counters.
  __device__ void rank(unsigned* ofWarp, int shift) {
    const int lane = threadIdx.x % 32;
    for (int digit = lane; digit < kSortDigits; digit += 32) ofWarp[digit] = 0;
    __syncwarp();
#pragma unroll
    for (int i = 0; i < items; ++i) {
      unsigned* const counter = ofWarp + sortDigit(keys[i], shift);
      const unsigned same = sortSameDigit(sortDigit(keys[i], shift));
      const unsigned below = __popc(same & ((1u << lane) - 1));
      ranks[i] = *counter + below;
      __syncwarp();
      if (below == 0) *counter += __popc(same);
      __syncwarp();
    }
  }
};

/// Turns a digit's counts of all warps into the counts of the warps before each. Returns the sum.
template <int warps>
__device__ unsigned sortSumWarps(unsigned (*ofWarps)[kSortDigits], int digit) {
  unsigned sum = 0;
#pragma unroll
  for (int warp = 0; warp < warps; ++warp) {
    const unsigned count = ofWarps[warp][digit];
    ofWarps[warp][digit] = sum;
    sum += count;
  }
  return sum;
}

inline constexpr int kSortItems = 16;
inline constexpr int kSortBlockKeys = kSortThreads * kSortItems;

// Three launches per digit: counts, their scan (scanLookBackOnce), and the scatter. A block counts its keys by digit.
// Counts lie digit after digit, and in a digit block after block, so that the sum before a count is the position of the
// block's first key with that digit. 19.9 ms, from 45.8 with merges.
__global__ void __launch_bounds__(kSortThreads)
    sortCountDigits(const unsigned* from, int* counts, int elements, int shift) {
  __shared__ int ofDigit[kSortDigits];
  for (int digit = threadIdx.x; digit < kSortDigits; digit += kSortThreads) ofDigit[digit] = 0;
  __syncthreads();
  const int first = blockIdx.x * kSortBlockKeys;
  for (int i = first + threadIdx.x; i < min(first + kSortBlockKeys, elements); i += kSortThreads)
    atomicAdd(&ofDigit[sortDigit(from[i], shift)], 1);
  __syncthreads();
  for (int digit = threadIdx.x; digit < kSortDigits; digit += kSortThreads)
    counts[digit * gridDim.x + blockIdx.x] = ofDigit[digit];
}
__global__ void __launch_bounds__(kSortThreads)
    sortRadix(const unsigned* from, unsigned* to, const int* sums, int elements, int shift) {
  using Keys = SortKeys<kSortThreads, kSortItems>;
  __shared__ unsigned ofWarps[Keys::warps][kSortDigits];
  const int warp = threadIdx.x / 32;
  const int first = blockIdx.x * kSortBlockKeys;
  Keys keys;
  keys.load(from, first, elements);
  keys.rank(ofWarps[warp], shift);
  __syncthreads();
  for (int digit = threadIdx.x; digit < kSortDigits; digit += kSortThreads) {
    sortSumWarps<Keys::warps>(ofWarps, digit);
    const int count = digit * gridDim.x + blockIdx.x;
    const unsigned position = count > 0 ? sums[count - 1] : 0;
    for (int other = 0; other < Keys::warps; ++other) ofWarps[other][digit] += position;
  }
  __syncthreads();
#pragma unroll
  for (int i = 0; i < kSortItems; ++i) {
    const unsigned position = ofWarps[warp][sortDigit(keys.keys[i], shift)] + keys.ranks[i];
    if (position < static_cast<unsigned>(elements)) to[position] = keys.keys[i];
  }
}
