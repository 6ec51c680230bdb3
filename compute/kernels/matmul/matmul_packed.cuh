// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../copy_async.cuh"
#include "matmul_register_tiled.cuh"

// Near the top of the matrix product's ladder: contiguous tiles, and copies to shared memory that bypass registers.
// Measured as in matmul_register_tiled.cuh, including the packing, which each launch repeats.

// Packing. A panel of M is `panel` rows of M, transposed, so that a tile of it is contiguous in memory; a panel of N is
// `panel` columns of N. Both are padded with zeros to whole panels and to a `depth` of whole steps. The product then
// has no edges to handle, and every access is aligned, for all sizes. A block of 32 x 8 threads moves 32 x 32 elements,
// those of M as in the conflict-free transpose: each warp reads and writes 32 consecutive elements.
inline constexpr int kPackingTile = 32;
inline constexpr int kPackingRows = 8;
template <typename T, int panel>
__global__ void matmulPackM(const T* m, T* panels, int rows, int inner, int depth) {
  __shared__ T tile[kPackingTile][kPackingTile + 1];
  const int firstK = blockIdx.x * kPackingTile;
  const int firstRow = blockIdx.y * kPackingTile;
  const int x = threadIdx.x;
#pragma unroll
  for (int i = 0; i < kPackingTile; i += kPackingRows) {
    const int y = threadIdx.y + i;
    tile[y][x] = firstRow + y < rows && firstK + x < inner ? m[(firstRow + y) * inner + firstK + x] : T(0);
  }
  __syncthreads();
  const auto out = panels + firstRow / panel * depth * panel + firstRow % panel;
#pragma unroll
  for (int i = 0; i < kPackingTile; i += kPackingRows) {
    const int y = threadIdx.y + i;
    out[(firstK + y) * panel + x] = tile[x][y];
  }
}
template <typename T, int panel>
__global__ void matmulPackN(const T* n, T* panels, int inner, int columns, int depth) {
  const int firstK = blockIdx.x * kPackingTile;
  const int firstColumn = blockIdx.y * kPackingTile;
  const int x = threadIdx.x;
  const auto out = panels + firstColumn / panel * depth * panel + firstColumn % panel;
#pragma unroll
  for (int i = 0; i < kPackingTile; i += kPackingRows) {
    const int k = firstK + threadIdx.y + i;
    out[k * panel + x] = k < inner && firstColumn + x < columns ? n[k * columns + firstColumn + x] : T(0);
  }
}

/// Pairs of tiles in shared memory, and the number of elements in a pair.
inline constexpr int kPackedStages = 3;
template <typename Tiling>
inline constexpr int kStageElements = (Tiling::kRows + Tiling::kColumns) * Tiling::kInner;

/// The panels' depth: whole packing blocks, and a multiple of every kernel's step here. At least one block per stage:
/// each step, including the last one, reads the first row of the next stage, so all stages must be filled.
constexpr int packedDepth(int inner) {
  const int blocks = (inner + kPackingTile - 1) / kPackingTile;
  return (blocks > kPackedStages ? blocks : kPackedStages) * kPackingTile;
}

/// Stores the sums, 16 bytes at a time if P's rows allow it.
template <typename Tiling, typename T>
__device__ __forceinline__ void storeSums(Sums<Tiling, T>& sums, T* p, int rows, int columns,
                                          typename Tiling::Place place) {
  if (columns % Tiling::kWide == 0)
    sums.template store<true>(p, rows, columns, place);
  else
    sums.template store<false>(p, rows, columns, place);
}

/// The tiles of the warp-tiled kernel, 64 bytes of the inner dimension at a time (16 elements; fp64: 8).
template <typename T>
using PackedTiling = WarpTiling<T, 512 / static_cast<int>(sizeof(T)), 64 / static_cast<int>(sizeof(T)),
                                64 / static_cast<int>(sizeof(T))>;

// Packed panels and asynchronous copies: the registers and instructions that carried tiles from global to shared memory
// are free for multiplications, and with three pairs of tiles two are always in flight. A warp copies 512 contiguous
// bytes. 49.7 TFLOP/s, from 46.1 with the warp-tiled kernel; 0.97 of cuBLAS, 0.99 at 8192 x 8192 x 8192, and 1.01 at
// 4095 x 4097 x 4093, where packing aligns the matrices.
template <typename T>
__global__ void __launch_bounds__(PackedTiling<T>::kThreads, 2)
    matmulPacked(const T* mPanels, const T* nPanels, T* p, int rows, int inner, int columns) {
  using Tiling = PackedTiling<T>;
  constexpr int kTileM = Tiling::kRows * Tiling::kInner;
  constexpr int kTileN = Tiling::kColumns * Tiling::kInner;
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const shared = reinterpret_cast<T*>(dynamicShared);
  const typename Tiling::Place place = Tiling::place();
  const int own = threadIdx.x * Tiling::kWide;
  const int depth = packedDepth(inner);
  const int steps = max((inner + Tiling::kInner - 1) / Tiling::kInner, kPackedStages);
  const T* nextM = mPanels + blockIdx.y * depth * Tiling::kRows + own;
  const T* nextN = nPanels + blockIdx.x * depth * Tiling::kColumns + own;

  const auto fetch = [&](int stage) {
    T* const to = shared + stage * kStageElements<Tiling> + own;
#pragma unroll
    for (int i = 0; i < kTileM; i += Tiling::kThreads * Tiling::kWide) copyAsync16(to + i, nextM + i);
#pragma unroll
    for (int i = 0; i < kTileN; i += Tiling::kThreads * Tiling::kWide) copyAsync16(to + kTileM + i, nextN + i);
    nextM += kTileM;
    nextN += kTileN;
  };

  Fragments<Tiling, T> fragments[2];
  Sums<Tiling, T> sums;
#pragma unroll
  for (int stage = 0; stage < kPackedStages - 1; ++stage) {
    fetch(stage);
    endCopyGroup();
  }
  waitForCopyGroups<kPackedStages - 2>();
  __syncthreads();
  fragments[0].load(shared, shared + kTileM, place);

  int reading = 0;
  int writing = kPackedStages - 1;
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    const T* tiles = shared + reading * kStageElements<Tiling>;
#pragma unroll
    for (int k = 0; k < Tiling::kInner; ++k) {
      if (k == 0) {  // all threads have passed a barrier since they used this stage
        if (step + kPackedStages - 1 < steps) fetch(writing);
        endCopyGroup();
      }
      if (k == Tiling::kInner - 1) {  // this stage has been read, and the next one has arrived
        waitForCopyGroups<kPackedStages - 2>();
        writing = reading;
        if (++reading == kPackedStages) reading = 0;
        __syncthreads();
        tiles = shared + reading * kStageElements<Tiling>;
      }
      const int ahead = (k + 1) % Tiling::kInner;
      fragments[ahead % 2].load(tiles + ahead * Tiling::kRows, tiles + kTileM + ahead * Tiling::kColumns, place);
      sums.add(fragments[k % 2]);
    }
  }
  waitForCopyGroups<0>();
  storeSums(sums, p, rows, columns, place);
}
