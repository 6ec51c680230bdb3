// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The load patterns of the course at CINECA, Bologna: which words the 32 lanes of a warp request, and what is
// transferred for them. The course's GPUs loaded whole 128-byte lines into L1, and single 32-byte sectors if loads
// bypassed it. Since Volta, an L1 miss loads single sectors as well (CUDA C++ Programming Guide, compute capability
// 7.x, "Global Memory").

enum class LoadPattern {
  Aligned,     ///< consecutive words from the start of a line: 4 sectors
  Permuted,    ///< the same words in another order: 4 sectors
  Misaligned,  ///< consecutive words, shifted by one: 5 sectors, and two lines
  SameWord,    ///< one word for all lanes: 1 sector
  Scattered,   ///< words anywhere in the array: up to 32 sectors
};

// The element that thread i reads. The array has 2^bits elements, and 32 more for patterns that extend past the last
// thread's. `Scattered` is a permutation of 0..2^bits-1: each of its steps is invertible.
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

// Each warp reads 32 words in the pattern, through L1, and writes 32 consecutive ones.
template <LoadPattern pattern>
__global__ void loadCached(const float* in, float* out, int elements, int bits) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) out[i] = __ldca(in + loadIndex<pattern>(i, bits));
}

// As above with loads that L1 does not cache: sectors come from L2.
template <LoadPattern pattern>
__global__ void loadUncached(const float* in, float* out, int elements, int bits) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) out[i] = __ldcg(in + loadIndex<pattern>(i, bits));
}
