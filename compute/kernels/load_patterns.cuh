// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The table of load patterns of the course at CINECA, Bologna: which words the 32 lanes of a warp ask for, and what
// moves for them. The course's GPUs fetched whole lines of 128 bytes into L1, and single sectors of 32 bytes where
// loads went past it; since Volta a miss in L1 fetches single sectors too (CUDA C++ Programming Guide, compute
// capability 7.x, "Global Memory").

enum class LoadPattern {
  Aligned,     ///< neighbouring words from a line's start: 4 sectors
  Permuted,    ///< the same words, each lane another one: 4 sectors
  Misaligned,  ///< neighbouring words, one further on: 5 sectors, and two lines
  SameWord,    ///< one word for all lanes: 1 sector
  Scattered,   ///< words anywhere in the array: up to 32 sectors
};

// The element that thread i reads, of an array of 2^bits elements and 32 more for the patterns that go beyond the last
// thread's. `Scattered` is a permutation of 0..2^bits-1: each of its steps can be undone.
template <LoadPattern pattern>
__host__ __device__ int loadIndex(int i, [[maybe_unused]] int bits) {
  if constexpr (pattern == LoadPattern::Permuted) {
    return (i & ~31) | ((i * 5 + 7) & 31);
  } else if constexpr (pattern == LoadPattern::Misaligned) {
    return i + 1;
  } else if constexpr (pattern == LoadPattern::SameWord) {
    return i & ~31;
  } else if constexpr (pattern == LoadPattern::Scattered) {
    const unsigned mask = (1u << bits) - 1;
    const int half = (bits + 1) / 2;
    unsigned scattered = (static_cast<unsigned>(i) * 0x9e3779b1u) & mask;
    scattered ^= scattered >> half;
    scattered = (scattered * 0x85ebca6bu) & mask;
    scattered ^= scattered >> half;
    return static_cast<int>(scattered);
  } else {
    return i;
  }
}

// Each warp reads 32 words in the pattern, through L1, and writes 32 neighbouring ones.
template <LoadPattern pattern>
__global__ void loadCached(const float* in, float* out, int elements, int bits) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) out[i] = __ldca(in + loadIndex<pattern>(i, bits));
}

// The same with loads that L1 does not keep: sectors come from L2.
template <LoadPattern pattern>
__global__ void loadUncached(const float* in, float* out, int elements, int bits) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) out[i] = __ldcg(in + loadIndex<pattern>(i, bits));
}
