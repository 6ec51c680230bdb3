// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>
#include <type_traits>

#include "../tensor/tensor_words.cuh"

// Instructions that only compute capability 9.0 has (sm_90a), in addition to those of tensor_words.cuh.

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// The copy engine fetches a box that begins at column x and row y of one matrix in a stack. Elements outside the matrix
// arrive as zeros.
__device__ __forceinline__ void fetchBox(void* to, const CUtensorMap* from, std::uint64_t* barrier, int x, int y,
                                         int matrix) {
  asm volatile(
      "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5}], "
      "[%2];" ::"r"(inShared(to)),
      "l"(from), "r"(inShared(barrier)), "r"(x), "r"(y), "r"(matrix)
      : "memory");
}

// Groups take turns: each waits at its own barrier until the group before it arrives there.
__device__ __forceinline__ void waitForTurn(int group) {
  asm volatile("bar.sync %0, 256;" ::"r"(1 + group) : "memory");
}
__device__ __forceinline__ void giveTurnTo(int group) {
  asm volatile("bar.arrive %0, 256;" ::"r"(1 + group) : "memory");
}

// Tells the compiler that products have changed the sums up to here.
template <int count>
__device__ __forceinline__ void settle(float (&sums)[count][4]) {
#pragma unroll
  for (int i = 0; i < count; ++i)
    asm volatile("" : "+f"(sums[i][0]), "+f"(sums[i][1]), "+f"(sums[i][2]), "+f"(sums[i][3])::"memory");
}

// clang-format off
#define ATTENTION_TWO(i) \
  "+f"(sums[i][0]), "+f"(sums[i][1]), "+f"(sums[i][2]), "+f"(sums[i][3]), \
  "+f"(sums[i + 1][0]), "+f"(sums[i + 1][1]), "+f"(sums[i + 1][2]), "+f"(sums[i + 1][3])
#define ATTENTION_SUMS_32 ATTENTION_TWO(0), ATTENTION_TWO(2)
#define ATTENTION_SUMS_64 ATTENTION_SUMS_32, ATTENTION_TWO(4), ATTENTION_TWO(6)
#define ATTENTION_SUMS_96 ATTENTION_SUMS_64, ATTENTION_TWO(8), ATTENTION_TWO(10)
#define ATTENTION_SUMS_128 ATTENTION_SUMS_96, ATTENTION_TWO(12), ATTENTION_TWO(14)
#define ATTENTION_SUMS_160 ATTENTION_SUMS_128, ATTENTION_TWO(16), ATTENTION_TWO(18)
#define ATTENTION_SUMS_176 ATTENTION_SUMS_160, ATTENTION_TWO(20)

// Scores: sums += (64 x 16) (n x 16)^T, or = if `add` is false. Both matrices are rows in shared memory.
#define ATTENTION_SCORES_OF(n, type, atFirst, atSecond, atAdd) \
  asm volatile( \
      "{\n.reg .pred p;\nsetp.ne.b32 p, %" #atAdd ", 0;\nwgmma.mma_async.sync.aligned.m64n" #n "k16.f32." type "." type \
      " {" TENSOR_NAMES_##n "}, %" #atFirst ", %" #atSecond ", p, 1, 1, 0, 0;\n}" \
      : ATTENTION_SUMS_##n \
      : "l"(first), "l"(second), "r"(static_cast<int>(add)))
#define ATTENTION_SCORES(n, atFirst, atSecond, atAdd) \
  template <typename T> \
  __device__ __forceinline__ void multiplyRows(float (&sums)[n / 8][4], std::uint64_t first, std::uint64_t second, bool add) { \
    if constexpr (std::is_same_v<T, __half>) \
      ATTENTION_SCORES_OF(n, "f16", atFirst, atSecond, atAdd); \
    else \
      ATTENTION_SCORES_OF(n, "bf16", atFirst, atSecond, atAdd); \
  }
ATTENTION_SCORES(64, 32, 33, 34)
ATTENTION_SCORES(128, 64, 65, 66)
ATTENTION_SCORES(160, 80, 81, 82)
ATTENTION_SCORES(176, 88, 89, 90)

// Values: sums += (64 x 16) (16 x n). The first matrix is in registers, the second in shared memory as rows.
#define ATTENTION_VALUES_OF(n, type, at0, at1, at2, at3, atSecond) \
  asm volatile( \
      "wgmma.mma_async.sync.aligned.m64n" #n "k16.f32." type "." type \
      " {" TENSOR_NAMES_##n "}, {%" #at0 ", %" #at1 ", %" #at2 ", %" #at3 "}, %" #atSecond ", 1, 1, 1, 1;" \
      : ATTENTION_SUMS_##n \
      : "r"(first[0]), "r"(first[1]), "r"(first[2]), "r"(first[3]), "l"(second))
#define ATTENTION_VALUES(n, at0, at1, at2, at3, atSecond) \
  template <typename T> \
  __device__ __forceinline__ void multiplyColumns(float (&sums)[n / 8][4], const std::uint32_t (&first)[4], std::uint64_t second) { \
    if constexpr (std::is_same_v<T, __half>) \
      ATTENTION_VALUES_OF(n, "f16", at0, at1, at2, at3, atSecond); \
    else \
      ATTENTION_VALUES_OF(n, "bf16", at0, at1, at2, at3, atSecond); \
  }
ATTENTION_VALUES(64, 32, 33, 34, 35, 36)
ATTENTION_VALUES(128, 64, 65, 66, 67, 68)
// clang-format on

#endif  // __CUDA_ARCH_FEAT_SM90_ALL
