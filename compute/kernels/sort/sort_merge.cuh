// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sort_bitonic.cuh"

// Merge sort after tiles are sorted: each pass merges pairs of runs, so keys travel through memory log2(n / 4096)
// times.

/// How many of the first `count` keys of two merged runs come from the first run, which wins ties. `first` and `second`
/// return the runs' keys.
template <typename First, typename Second>
__device__ int sortMergePath(int count, int lengthOfFirst, int lengthOfSecond, const First& first,
                             const Second& second) {
  int low = max(0, count - lengthOfSecond);
  int high = min(count, lengthOfFirst);
  while (low < high) {
    const int middle = (low + high) / 2;
    if (first(middle) <= second(count - 1 - middle))
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

inline constexpr int kSortKeysPerThread = kSortTile / kSortThreads;

// Merge path (Odeh, Green, Mwassi, Shmueli and Birk, "Merge Path: Parallel Merging Made Simple", 2012): a block finds
// by binary search which keys of both runs make up its 4096 keys of the result, loads them into shared memory, and each
// of its threads does the same for 8 of them. 45.8 ms, from 145 with the network in shared memory.
__global__ void __launch_bounds__(kSortThreads) sortMerge(const unsigned* from, unsigned* to, int elements, int run) {
  __shared__ unsigned tile[kSortTile];
  __shared__ int ofFirst[2];
  const int firstKey = blockIdx.x * kSortTile;
  const int begin = firstKey / (2 * run) * (2 * run);
  const int lengthOfFirst = min(run, elements - begin);
  const int lengthOfSecond = min(run, elements - begin - lengthOfFirst);
  const int count = min(kSortTile, elements - firstKey);
  const unsigned* const first = from + begin;
  const unsigned* const second = first + lengthOfFirst;
  if (threadIdx.x < 2)
    ofFirst[threadIdx.x] = sortMergePath(
        firstKey - begin + (threadIdx.x == 0 ? 0 : count), lengthOfFirst, lengthOfSecond,
        [&](int i) { return first[i]; }, [&](int i) { return second[i]; });
  __syncthreads();
  const int inFirst = ofFirst[1] - ofFirst[0];
  const int inSecond = count - inFirst;
  const unsigned* const fromSecond = second + firstKey - begin - ofFirst[0];
  for (int i = threadIdx.x; i < count; i += kSortThreads)
    tile[i] = i < inFirst ? first[ofFirst[0] + i] : fromSecond[i - inFirst];
  __syncthreads();

  const int at = min(static_cast<int>(threadIdx.x) * kSortKeysPerThread, count);
  int left = sortMergePath(
      at, inFirst, inSecond, [&](int i) { return tile[i]; }, [&](int i) { return tile[inFirst + i]; });
  int right = at - left + inFirst;
  unsigned keys[kSortKeysPerThread];
#pragma unroll
  for (int i = 0; i < kSortKeysPerThread; ++i) {
    const bool takesLeft = right >= count || (left < inFirst && tile[left] <= tile[right]);
    keys[i] = at + i < count ? tile[takesLeft ? left : right] : 0;
    if (takesLeft)
      ++left;
    else
      ++right;
  }
  __syncthreads();
#pragma unroll
  for (int i = 0; i < kSortKeysPerThread; ++i)
    if (at + i < count) tile[at + i] = keys[i];
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += kSortThreads) to[firstKey + i] = tile[i];
}
