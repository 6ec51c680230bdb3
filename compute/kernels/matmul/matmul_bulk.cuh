// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "matmul_packed.cuh"

// Packed tiles as in matmul_packed.cuh, with features of compute capability 9.0: copies by a multiprocessor's copy
// engine, and barriers in shared memory that count its bytes (PTX ISA, "cp.async.bulk" and "mbarrier"). The launch
// refuses older devices. Measured as in matmul_register_tiled.cuh.

using CopyBarrier = std::uint64_t;

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
__device__ __forceinline__ std::uint32_t sharedAddress(const void* at) {
  return static_cast<std::uint32_t>(__cvta_generic_to_shared(at));
}
/// The barrier expects one arrival, by the thread that issues the copies. A phase completes when the bytes have arrived
/// as well.
__device__ __forceinline__ void initialise(CopyBarrier* barriers, int count) {
  for (int i = 0; i < count; ++i)
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(sharedAddress(barriers + i)) : "memory");
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}
__device__ __forceinline__ void expectBytes(CopyBarrier* barrier, int bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(sharedAddress(barrier)), "r"(bytes)
               : "memory");
}
__device__ __forceinline__ void copyBulk(void* to, const void* from, int bytes, CopyBarrier* barrier) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                   sharedAddress(to)),
               "l"(from), "r"(bytes), "r"(sharedAddress(barrier))
               : "memory");
}
__device__ __forceinline__ void waitForBytes(CopyBarrier* barrier, int parity) {
  std::uint32_t landed = 0;
  while (landed == 0)
    asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
                 : "=r"(landed)
                 : "r"(sharedAddress(barrier)), "r"(parity)
                 : "memory");
}
#else
__device__ __forceinline__ void initialise(CopyBarrier*, int) {}
__device__ __forceinline__ void expectBytes(CopyBarrier*, int) {}
__device__ __forceinline__ void copyBulk(void*, const void*, int, CopyBarrier*) {}
__device__ __forceinline__ void waitForBytes(CopyBarrier*, int) {}
#endif

/// 128 x 256 elements (fp64: 128 x 128) with 256 threads, 128 bytes of the inner dimension at a time; warps as before.
template <typename T>
using BulkTiling = WarpTiling<T, 1024 / static_cast<int>(sizeof(T)), 64 / static_cast<int>(sizeof(T)),
                              128 / static_cast<int>(sizeof(T))>;

// Bulk copies: for each tile, one thread issues one instruction, and no warp computes global addresses. All wait at the
// stage's barrier until its bytes have arrived. Tiles are twice as wide, with one block per multiprocessor. 51.3
// TFLOP/s, from 49.7 with the packed kernel; 1.00 of cuBLAS, 1.03 at 8192 x 8192 x 8192, but 0.96 at 4095 x 4097 x
// 4093, where the packed kernel is faster.
template <typename T>
__global__ void __launch_bounds__(BulkTiling<T>::kThreads, 1)
    matmulBulk(const T* mPanels, const T* nPanels, T* p, int rows, int inner, int columns) {
  using Tiling = BulkTiling<T>;
  constexpr int kTileM = Tiling::kRows * Tiling::kInner;
  constexpr int kTileN = Tiling::kColumns * Tiling::kInner;
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const shared = reinterpret_cast<T*>(dynamicShared);
  CopyBarrier* const landed = reinterpret_cast<CopyBarrier*>(shared + kPackedStages * kStageElements<Tiling>);
  const typename Tiling::Place place = Tiling::place();
  const int depth = packedDepth(inner);
  const int steps = max((inner + Tiling::kInner - 1) / Tiling::kInner, kPackedStages);
  const T* nextM = mPanels + blockIdx.y * depth * Tiling::kRows;
  const T* nextN = nPanels + blockIdx.x * depth * Tiling::kColumns;

  const auto fetch = [&](int stage) {
    if (threadIdx.x == 0) {
      T* const to = shared + stage * kStageElements<Tiling>;
      expectBytes(landed + stage, kStageElements<Tiling> * sizeof(T));
      copyBulk(to, nextM, kTileM * sizeof(T), landed + stage);
      copyBulk(to + kTileM, nextN, kTileN * sizeof(T), landed + stage);
    }
    nextM += kTileM;
    nextN += kTileN;
  };

  Fragments<Tiling, T> even, odd;  // for alternating inner indices of a tile
  Sums<Tiling, T> sums;
  if (threadIdx.x == 0) initialise(landed, kPackedStages);
  __syncthreads();
#pragma unroll
  for (int stage = 0; stage < kPackedStages - 1; ++stage) fetch(stage);
  waitForBytes(landed, 0);
  __syncthreads();
  even.load(shared, shared + kTileM, place);

  int reading = 0;
  int writing = kPackedStages - 1;
  int parity = 0;  // of the phase of the stage being read; flips when the stages wrap around
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    const T* tiles = shared + reading * kStageElements<Tiling>;
#pragma unroll
    for (int k = 0; k < Tiling::kInner; k += 2) {
      if (k == 0 && step + kPackedStages - 1 < steps) fetch(writing);
      odd.load(tiles + (k + 1) * Tiling::kRows, tiles + kTileM + (k + 1) * Tiling::kColumns, place);
      sums.add(even);
      if (k == Tiling::kInner - 2) {
        writing = reading;
        if (++reading == kPackedStages) {
          reading = 0;
          parity ^= 1;
        }
        if (step + 1 < steps) waitForBytes(landed + reading, parity);
        __syncthreads();
        tiles = shared + reading * kStageElements<Tiling>;
      }
      const int ahead = (k + 2) % Tiling::kInner;
      even.load(tiles + ahead * Tiling::kRows, tiles + kTileM + ahead * Tiling::kColumns, place);
      sums.add(odd);
    }
  }
  storeSums(sums, p, rows, columns, place);
}
