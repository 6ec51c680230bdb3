// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

// The instructions below wmma (PTX ISA, "Warp-level matrix instructions"), of compute capability 8.0: sums += (16 x 16
// of M) (16 x 8 of N), and loads of four pieces of 8 x 8 from shared memory, whose rows 32 lanes name.
#if __CUDA_ARCH__ >= 800 || !defined(__CUDA_ARCH__)
__device__ __forceinline__ void multiplyInWarp(__nv_bfloat16*, float (&sums)[4], const unsigned (&m)[4],
                                               const unsigned (&n)[2]) {
  asm volatile(
      "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, "
      "%3};"
      : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
      : "r"(m[0]), "r"(m[1]), "r"(m[2]), "r"(m[3]), "r"(n[0]), "r"(n[1]));
}
__device__ __forceinline__ void multiplyInWarp(__half*, float (&sums)[4], const unsigned (&m)[4],
                                               const unsigned (&n)[2]) {
  asm volatile(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, "
      "%3};"
      : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
      : "r"(m[0]), "r"(m[1]), "r"(m[2]), "r"(m[3]), "r"(n[0]), "r"(n[1]));
}
__device__ __forceinline__ void loadPieces(unsigned (&pieces)[4], const unsigned char* row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(pieces[0]), "=r"(pieces[1]), "=r"(pieces[2]), "=r"(pieces[3])
               : "r"(static_cast<unsigned>(__cvta_generic_to_shared(row)))
               : "memory");
}
__device__ __forceinline__ void loadPiecesTurned(unsigned (&pieces)[4], const unsigned char* row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(pieces[0]), "=r"(pieces[1]), "=r"(pieces[2]), "=r"(pieces[3])
               : "r"(static_cast<unsigned>(__cvta_generic_to_shared(row)))
               : "memory");
}

// Two 16-bit numbers in a word, the first one in the low half.
__device__ __forceinline__ unsigned packed(__nv_bfloat16*, float first, float second) {
  const __nv_bfloat162 two = __floats2bfloat162_rn(first, second);
  return static_cast<unsigned>(__bfloat16_as_ushort(two.y)) << 16 | __bfloat16_as_ushort(two.x);
}
__device__ __forceinline__ unsigned packed(__half*, float first, float second) {
  const __half2 two = __floats2half2_rn(first, second);
  return static_cast<unsigned>(__half_as_ushort(two.y)) << 16 | __half_as_ushort(two.x);
}
#endif
