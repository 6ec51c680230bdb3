// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sort_radix.cuh"

// Radix sort with one pass per digit (Adinets and Merrill, "Onesweep: A Faster Least Significant Digit Radix Sort for
// GPUs", 2022).

/// A tile's threads and keys per thread.
inline constexpr int kSweepThreads = 256;
inline constexpr int kSweepItems = 22;

inline constexpr int kSweepCountThreads = 1024;
inline constexpr int kSweepCountLoads = 2;
inline constexpr int kSweepCountKeys = 4 * kSweepCountLoads * kSweepCountThreads;  // of a block at a time

// Counts the digits of all passes at once: passes permute the keys, which does not change these counts. As in
// histogramPerLane, each lane has its own copy of the counters, in its own bank.
inline constexpr int kSweepCountBytes = kSortPasses * kSortDigits * 32 * 4;
template <int threads>
__global__ void __launch_bounds__(threads) sortCountAllDigits(const unsigned* from, unsigned* counts, int elements) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  unsigned* const copies = reinterpret_cast<unsigned*>(dynamicShared);
  for (int i = threadIdx.x; i < kSortPasses * kSortDigits * 32; i += threads) copies[i] = 0;
  __syncthreads();
  const int lane = threadIdx.x % 32;
  const auto add = [&](unsigned key) {
#pragma unroll
    for (int pass = 0; pass < kSortPasses; ++pass)
      atomicAdd(&copies[(pass * kSortDigits + sortDigit(key, pass * kSortDigitBits)) * 32 + lane], 1);
  };
  const int vectors = elements / 4;
  const int stride = gridDim.x * threads * kSweepCountLoads;
  for (int i = blockIdx.x * threads * kSweepCountLoads + threadIdx.x; i < vectors; i += stride) {
    uint4 loaded[kSweepCountLoads];
#pragma unroll
    for (int load = 0; load < kSweepCountLoads; ++load)
      if (i + load * threads < vectors) loaded[load] = reinterpret_cast<const uint4*>(from)[i + load * threads];
#pragma unroll
    for (int load = 0; load < kSweepCountLoads; ++load)
      if (i + load * threads < vectors) {
        add(loaded[load].x);
        add(loaded[load].y);
        add(loaded[load].z);
        add(loaded[load].w);
      }
  }
  const int rest = vectors * 4 + blockIdx.x * threads + threadIdx.x;
  if (rest < elements) add(from[rest]);
  __syncthreads();
  for (int i = threadIdx.x; i < kSortPasses * kSortDigits; i += threads) {
    unsigned count = 0;
    for (int copy = 0; copy < 32; ++copy) count += copies[i * 32 + (copy + lane) % 32];
    if (count > 0) atomicAdd(&counts[i], count);
  }
}

// What a tile publishes per digit: its count, or the position of the first key after the tile's own.
inline constexpr unsigned kSweepNothing = 0;
inline constexpr unsigned kSweepCount = 1u << 30;
inline constexpr unsigned kSweepPosition = 2u << 30;
inline constexpr unsigned kSweepValue = (1u << 30) - 1;

// Decoupled look-back as in scanLookBackOnce, for 256 sums at once: thread d looks at the words of digit d of earlier
// tiles, back to the nearest tile with a known position. Loads a few words ahead.
__device__ unsigned sortLookBack(const volatile unsigned* words, int tile, int digit) {
  constexpr int kAhead = 4;
  unsigned sum = 0;
  for (int nearest = tile - 1;;) {
    unsigned ahead[kAhead];
#pragma unroll
    for (int i = 0; i < kAhead; ++i) ahead[i] = words[max(nearest - i, 0) * kSortDigits + digit];
#pragma unroll
    for (int i = 0; i < kAhead; ++i) {
      const unsigned word = ahead[i];
      if (word == kSweepNothing) break;
      sum += word & kSweepValue;
      if (word >= kSweepPosition) return sum;
      --nearest;
    }
  }
}

// Each pass loads and stores every key once. Blocks take tiles in the order in which they start. Keys are sorted by
// digit in shared memory first, so that neighbouring threads store neighbouring keys. 6.16 ms, from 19.9, CUB 6.31;
// sorted keys 6.68, CUB 6.53; equal keys 5.62, CUB 4.43.
template <int threads, int items>
__global__ void __launch_bounds__(threads) sortSweep(const unsigned* from, unsigned* to, const unsigned* counts,
                                                     unsigned* words, int* ticket, int elements, int shift) {
  using Keys = SortKeys<threads, items>;
  static_assert(threads >= kSortDigits);
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  unsigned* const sorted = reinterpret_cast<unsigned*>(dynamicShared);
  auto* const ofWarps = reinterpret_cast<unsigned(*)[kSortDigits]>(sorted + Keys::tile);
  __shared__ unsigned offsets[kSortDigits];
  __shared__ int number;
  if (threadIdx.x == 0) number = atomicAdd(ticket, 1);
  __syncthreads();
  const int tile = number;
  const int first = tile * Keys::tile;
  const int warp = threadIdx.x / 32;
  const int digit = threadIdx.x;
  const bool hasDigit = digit < kSortDigits;

  Keys keys;
  keys.load(from, first, elements);
  keys.rank(ofWarps[warp], shift);
  __syncthreads();
  unsigned count = 0;
  if (hasDigit) {
    count = sortSumWarps<Keys::warps>(ofWarps, digit);
    if (tile > 0) static_cast<volatile unsigned*>(words)[tile * kSortDigits + digit] = kSweepCount | count;
  }
  const unsigned before = sortSumBefore(count);
  if (hasDigit) offsets[digit] = before;
  __syncthreads();
#pragma unroll
  for (int i = 0; i < items; ++i) {
    const unsigned ofKey = sortDigit(keys.keys[i], shift);
    sorted[offsets[ofKey] + ofWarps[warp][ofKey] + keys.ranks[i]] = keys.keys[i];
  }
  unsigned position = 0;
  if (tile == 0) position = sortSumBefore(hasDigit ? counts[digit] : 0);
  __syncthreads();
  if (hasDigit) {
    if (tile > 0) position = sortLookBack(words, tile, digit);
    static_cast<volatile unsigned*>(words)[tile * kSortDigits + digit] = kSweepPosition | (position + count);
    offsets[digit] = position - before;
  }
  __syncthreads();
  const int end = min(Keys::tile, elements - first);
#pragma unroll
  for (int i = 0; i < items; ++i) {
    const int at = i * threads + threadIdx.x;
    if (at < end) {
      const unsigned key = sorted[at];
      to[offsets[sortDigit(key, shift)] + at] = key;
    }
  }
}
