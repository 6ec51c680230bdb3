// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared memory has 32 banks of 4 bytes; consecutive 4-byte words are in consecutive banks. Which strides cause bank
// conflicts? After the courses at CINECA, Bologna, and at Matematička gimnazija, Belgrade.

inline constexpr int kMostBankRepetitions = 1024;
// Lane 31 at stride 33 reads word 1023 first.
inline constexpr int kBankTile = 1024 + kMostBankRepetitions;

// Word w of the tile: consecutive numbers beginning at w + 1.
template <typename Word>
__device__ Word bankWord(int w);
template <>
__device__ int bankWord<int>(int w) {
  return w + 1;
}
template <>
__device__ int2 bankWord<int2>(int w) {
  return make_int2(w + 1, w + 2);
}
template <>
__device__ int4 bankWord<int4>(int w) {
  return make_int4(w + 1, w + 2, w + 3, w + 4);
}

__device__ int sumOfWord(int word) { return word; }
__device__ int sumOfWord(int2 word) { return word.x + word.y; }
__device__ int sumOfWord(int4 word) { return word.x + word.y + word.z + word.w; }

// The lanes of a warp read words `stride` apart, and all move on by one word per step, which keeps the distance. With
// words of 4 bytes, the greatest common divisor of stride and 32 is the number of lanes that share a bank. A warp reads
// words of 8 bytes in two halves, and words of 16 bytes in four quarters; there the divisors of stride and 16, and of
// stride and 8, count.
template <typename Word>
__global__ void bankStrideRead(int* out, int elements, int stride, int repetitions) {
  __shared__ Word tile[kBankTile];
  for (int w = threadIdx.x; w < kBankTile; w += blockDim.x) tile[w] = bankWord<Word>(w);
  __syncthreads();

  const int first = threadIdx.x % warpSize * stride;
  int sum = 0;
  for (int step = 0; step < repetitions; ++step) {
    const Word word = tile[first + step];
    sum += sumOfWord(word);
  }
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) out[i] = sum;
}
