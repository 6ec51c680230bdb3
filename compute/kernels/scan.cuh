// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>

#include "combine.cuh"
#include "wide_vector.cuh"

// Inclusive scan, also called prefix sums: out[i] = in[0] + ... + in[i]. The steps follow Kirk and Hwu, "Programming
// Massively Parallel Processors", chapter "Prefix sum (scan)", with Blelloch's tree as in Harris, Sengupta and Owens,
// "GPU Gems 3", chapter 39. Unless stated otherwise, each block scans a section of the array and stores its total in
// `totals`. The same kernel scans the totals, and a last launch adds them to the sections.

// Hillis and Steele, "Data Parallel Algorithms", CACM 1986 (the Kogge-Stone adder): in each step every thread adds the
// sum that ends `distance` before its own, and the distance doubles. Few steps, but n log n additions. Two arrays
// alternate, so that one barrier per step suffices. Neighbouring lanes access neighbouring words: no bank conflict.
template <typename T>
__global__ void scanHillisSteele(const T* in, T* out, T* totals, int elements) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  const int thread = threadIdx.x;
  const int threads = blockDim.x;
  const int i = blockIdx.x * threads + thread;
  T* from = reinterpret_cast<T*>(dynamicShared);
  T* to = from + threads;
  T sum = i < elements ? in[i] : T(0);
  from[thread] = sum;
  __syncthreads();
  for (int distance = 1; distance < threads; distance *= 2) {
    if (thread >= distance) sum += from[thread - distance];
    to[thread] = sum;
    __syncthreads();
    T* const last = from;
    from = to;
    to = last;
  }
  if (i < elements) out[i] = sum;
  if (thread == threads - 1) totals[blockIdx.x] = sum;
}

// Blelloch, "Prefix Sums and Their Applications", 1990: builds a tree of sums upwards, as in a reduction. On the way
// down, each node passes its left child the sum of everything before it, and its right child that sum plus the left
// child's. About 2 n additions in 2 log n steps; two elements per thread. Leaves one word unused after every `spacing`
// words; 0: none.
template <typename T, int spacing>
__device__ void scanByTree(const T* in, T* out, T* totals, int elements) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const tree = reinterpret_cast<T*>(dynamicShared);
  const auto place = [](int node) {
    if constexpr (spacing > 0) return node + node / spacing;
    return node;
  };
  const int thread = threadIdx.x;
  const int threads = blockDim.x;
  const int i = blockIdx.x * 2 * threads + thread;
  const int other = i + threads;
  const T first = i < elements ? in[i] : T(0);
  const T second = other < elements ? in[other] : T(0);
  tree[place(thread)] = first;
  tree[place(thread + threads)] = second;

  int distance = 1;
  for (; distance <= threads; distance *= 2) {
    __syncthreads();
    const int right = (thread + 1) * 2 * distance - 1;
    if (right < 2 * threads) {
      const T left = tree[place(right - distance)];
      tree[place(right)] += left;
    }
  }
  __syncthreads();
  if (thread == 0) {
    const int root = place(2 * threads - 1);
    totals[blockIdx.x] = tree[root];
    tree[root] = 0;
  }
  for (distance = threads; distance > 0; distance /= 2) {
    __syncthreads();
    const int right = (thread + 1) * 2 * distance - 1;
    if (right < 2 * threads) {
      const T left = tree[place(right - distance)];
      const T before = tree[place(right)];
      tree[place(right - distance)] = before;
      tree[place(right)] = before + left;
    }
  }
  __syncthreads();
  if (i < elements) out[i] = tree[place(thread)] + first;
  if (other < elements) out[other] = tree[place(thread + threads)] + second;
}

// The tree in consecutive words: the nodes of a level lie 2, 4, 8 words apart, so ever more lanes share a bank.
template <typename T>
__global__ void scanBlelloch(const T* in, T* out, T* totals, int elements) {
  scanByTree<T, 0>(in, out, totals, elements);
}

// The same tree with a spare word after every 32 (there are 32 banks), as in "GPU Gems 3": nodes a power of two apart
// are in different banks.
inline constexpr int kScanSpacing = 32;
template <typename T>
__global__ void scanBlellochPadded(const T* in, T* out, T* totals, int elements) {
  scanByTree<T, kScanSpacing>(in, out, totals, elements);
}

// The scan of a warp's 32 values. Uses registers only: no memory, no barrier.
template <typename T>
__device__ T scanWarp(T value) {
  const int lane = threadIdx.x % 32;
  for (int distance = 1; distance < 32; distance *= 2) {
    const T before = __shfl_up_sync(~0u, value, distance);
    if (lane >= distance) value += before;
  }
  return value;
}

// Hillis and Steele within warps, by shuffles: one word of shared memory per warp, two barriers per block.
template <typename T>
__global__ void scanShuffle(const T* in, T* out, T* totals, int elements) {
  __shared__ T ofWarp[32];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const int warps = blockDim.x / 32;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  T sum = scanWarp(i < elements ? in[i] : T(0));
  if (lane == 31) ofWarp[warp] = sum;
  __syncthreads();
  if (warp == 0) {
    const T scanned = scanWarp(lane < warps ? ofWarp[lane] : T(0));
    ofWarp[lane] = scanned;
  }
  __syncthreads();
  if (warp > 0) sum += ofWarp[warp - 1];
  if (i < elements) out[i] = sum;
  if (threadIdx.x == blockDim.x - 1) totals[blockIdx.x] = sum;
}

// Adds to each section of `perSection` elements, except the first, the sum of all sections before it; one block per
// section.
template <typename T>
__global__ void scanAddTotals(T* out, const T* totals, int perSection, int elements) {
  const int first = (blockIdx.x + 1) * perSection;
  for (int k = threadIdx.x; k < perSection && first + k < elements; k += blockDim.x)
    out[first + k] += totals[blockIdx.x];
}

// Several elements per thread. A warp loads consecutive elements, 512 bytes per load, so that each lane loads 16 bytes.
// A thread has `kScanLoads` such loads in flight and scans its elements in registers.
inline constexpr int kScanThreads = 1024;
inline constexpr int kScanLoads = 8;
template <typename T>
inline constexpr int kScanTile = kScanThreads* kScanLoads* kWideElements<T>;
template <typename T>
struct ScanTile {
  WideVector<T> vectors[kScanLoads];

  // The index of the first element of this thread's vector `load`.
  static __device__ __forceinline__ int firstOf(int tile, int load) {
    const int lane = threadIdx.x % 32;
    const int warp = threadIdx.x / 32;
    return tile * kScanTile<T> + ((warp * kScanLoads + load) * 32 + lane) * kWideElements<T>;
  }

  __device__ __forceinline__ void load(const T* in, int tile, int elements) {
#pragma unroll
    for (int load = 0; load < kScanLoads; ++load) {
      const int i = firstOf(tile, load);
      if (i + kWideElements<T> <= elements)
        vectors[load] = loadWide<true>(in, i, elements);
      else
        vectors[load] = loadWide<false>(in, i, elements);
    }
  }

  // Scans each warp's elements in registers, beginning with the vector `load`; `before` is the total of the earlier
  // ones. Returns the total.
  template <int load = 0>
  __device__ __forceinline__ T scanRun(T before = 0) {
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int k = 1; k < kWideElements<T>; ++k) elementOf<T>(vectors[load], k) += elementOf<T>(vectors[load], k - 1);
    const T scanned = scanWarp(elementOf<T>(vectors[load], kWideElements<T> - 1));
    const T ofLanes = __shfl_up_sync(~0u, scanned, 1);
    add(load, lane > 0 ? before + ofLanes : before);
    const T total = before + __shfl_sync(~0u, scanned, 31);
    if constexpr (load + 1 < kScanLoads)
      return scanRun<load + 1>(total);
    else
      return total;
  }

  __device__ __forceinline__ void add(int load, T value) {
#pragma unroll
    for (int k = 0; k < kWideElements<T>; ++k) elementOf<T>(vectors[load], k) += value;
  }

  // Adds the sum of everything before it to each element, and stores it.
  __device__ __forceinline__ void store(T* out, int tile, int elements, T before) {
#pragma unroll
    for (int load = 0; load < kScanLoads; ++load) {
      add(load, before);
      const int i = firstOf(tile, load);
      if (i + kWideElements<T> <= elements)
        storeWide<true>(out, i, elements, vectors[load]);
      else
        storeWide<false>(out, i, elements, vectors[load]);
    }
  }
};

// 32 elements per thread: 1/32 of the shuffles, barriers and totals, and eight 16-byte loads in flight. The first warp
// scans the totals of the 32 warps.
template <typename T>
__global__ void __launch_bounds__(kScanThreads) scanCoarsened(const T* in, T* out, T* totals, int elements) {
  __shared__ T ofWarp[32];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  const int block = blockIdx.x;
  ScanTile<T> tile;
  tile.load(in, block, elements);
  const T ofRun = tile.scanRun();
  if (lane == 0) ofWarp[warp] = ofRun;
  __syncthreads();
  if (warp == 0) {
    const T scanned = scanWarp(ofWarp[lane]);
    const T beforeLane = __shfl_up_sync(~0u, scanned, 1);
    ofWarp[lane] = lane > 0 ? beforeLane : T(0);
    if (lane == 31) totals[block] = scanned;
  }
  __syncthreads();
  tile.store(out, block, elements, ofWarp[warp]);
}

// What a block publishes for later blocks, in one 64-bit word, so that one store publishes all of it: nothing yet, its
// own total, or the sum of everything up to its end.
enum ScanState : unsigned { kScanNothing, kScanTotal, kScanPrefix };
template <typename T>
__device__ unsigned long long scanWord(ScanState state, T value) {
  static_assert(sizeof(T) == 4);
  return static_cast<unsigned long long>(state) << 32 | std::bit_cast<unsigned>(value);
}

// The sum of all tiles before `tile`, computed by one warp. Its lanes look at 32 tiles at a time, back to the nearest
// one with a known prefix; the tiles in between have published their own totals.
template <typename T>
__device__ T scanLookBack(volatile unsigned long long* words, int tile, T total) {
  const int lane = threadIdx.x % 32;
  if (lane == 0) words[tile] = scanWord(tile == 0 ? kScanPrefix : kScanTotal, total);
  T before = 0;
  for (int nearest = tile - 1; nearest >= 0; nearest -= 32) {
    const int other = nearest - lane;
    unsigned long long word = 0;
    do {
      word = other >= 0 ? words[other] : scanWord(kScanPrefix, T(0));
    } while (__any_sync(~0u, word >> 32 == kScanNothing));
    const unsigned known = __ballot_sync(~0u, word >> 32 == kScanPrefix);
    const bool counts = known == 0 || lane < __ffs(known);
    const T sum = combineWarp<SumOperation>(counts ? std::bit_cast<T>(static_cast<unsigned>(word)) : T(0));
    before += __shfl_sync(~0u, sum, 0);
    if (known != 0) break;
  }
  if (lane == 0 && tile > 0) words[tile] = scanWord(kScanPrefix, before + total);
  return before;
}

// Decoupled look-back (Merrill and Garland, "Single-pass Parallel Prefix Scan with Decoupled Look-back", NVIDIA 2016):
// one launch that loads and stores each element once. Blocks take their tiles from `ticket` in the order in which they
// start, so a block waits only for blocks that started earlier. Tiles have 128 KiB. With 16 KiB, four times as many
// blocks look back at the same time, over more tiles, at 0.8 to 0.9 of CUB's speed; these reach 0.99 at 2^28 elements.
template <typename T>
__global__ void __launch_bounds__(kScanThreads)
    scanLookBackOnce(const T* in, T* out, unsigned long long* words, int* ticket, int elements) {
  __shared__ int number;
  __shared__ T ofWarp[32];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  if (threadIdx.x == 0) number = atomicAdd(ticket, 1);
  __syncthreads();
  const int block = number;
  ScanTile<T> tile;
  tile.load(in, block, elements);
  const T ofRun = tile.scanRun();
  if (lane == 0) ofWarp[warp] = ofRun;
  __syncthreads();
  if (warp == 0) {
    const T scanned = scanWarp(ofWarp[lane]);
    const T before = scanLookBack(words, block, __shfl_sync(~0u, scanned, 31));
    const T beforeLane = __shfl_up_sync(~0u, scanned, 1);
    ofWarp[lane] = lane > 0 ? before + beforeLane : before;
  }
  __syncthreads();
  tile.store(out, block, elements, ofWarp[warp]);
}
