// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../copy_async.cuh"
#include "matmul_register_tiled.cuh"

// Split-K: products with a small P, or with a long inner dimension. Figures are for one H200 as in
// matmul_register_tiled.cuh: cold, medians of 20 launches.

/// How the kernel below divides work. A block computes kRows x kColumns elements of P, 128 bytes of the inner dimension
/// at a time, divided among the slices of its warps. A warp computes 8 times as many rows and 4 times as many columns
/// as a thread, whose rows lie 8 apart.
template <typename T, int rows, int columns, int threadRows, int slices, int stages>
struct SplitTiling {
  static constexpr int kWide = kWideElements<T>;
  static constexpr int kRows = rows;
  static constexpr int kColumns = columns * 4 / static_cast<int>(sizeof(T));
  static constexpr int kInner = 128 / static_cast<int>(sizeof(T));
  static constexpr int kThreadRows = threadRows;
  static constexpr int kThreadColumns = 32 / static_cast<int>(sizeof(T));
  static constexpr int kWarpsAcross = kColumns / (4 * kThreadColumns);
  static constexpr int kSliceThreads = kRows / (8 * kThreadRows) * kWarpsAcross * 32;
  static constexpr int kSlices = slices;
  static constexpr int kThreads = kSliceThreads * kSlices;
  static constexpr int kStages = stages;
  static constexpr int kPitch = kInner + kWide;  ///< of M's tile: eight of its rows begin in different banks
  static constexpr int kTileM = kRows * kPitch;
  static constexpr int kStage = kTileM + kInner * kColumns;
  static constexpr int kSumsOfHalf = kSlices / 2 * kRows * kColumns;
  static constexpr int kSharedBytes =
      static_cast<int>(sizeof(T)) * (kStages * kStage > kSumsOfHalf ? kStages * kStage : kSumsOfHalf);

  struct Place {
    int row, column;
  };
  /// Lanes in a zigzag, as in WarpTiling.
  static __device__ __forceinline__ Place place() {
    const int warp = threadIdx.x % kSliceThreads / 32;
    const int lane = threadIdx.x % 32;
    return {warp / kWarpsAcross * 8 * kThreadRows + lane / 2 % 8,
            warp % kWarpsAcross * 4 * kThreadColumns + (lane % 2 + lane / 16 * 2) * kWide};
  }
  static __device__ __forceinline__ constexpr int rowOf(int i) { return i * 8; }
  static __device__ __forceinline__ constexpr int columnOf(int j) { return j / kWide * 4 * kWide + j % kWide; }
};

// If P has fewer tiles than the GPU has multiprocessors, most multiprocessors idle: 512 x 512 elements are 8 of
// Stream-K's tiles. Tiles are therefore smaller here. A few warps could compute one, but would wait for shared memory.
// So there are several slices of warps: each multiplies its own part of a step, and they add up their sums at the end.
// If P still has too few tiles, blocks along z take a part of the inner dimension each and store their sums for
// matmulAddParts(). M's tile has M's layout: a warp copies four rows of 128 bytes, and a thread reads four columns of a
// row at once (fp64: two). families/shared/split_rule.h selects the tile and the number of parts. Times including the
// second kernel: 256 x 256 x 256 8.0 us, from 22.9 with Stream-K (cuBLAS 10.7); 512 15.1, from 26.7 (16.2); 768 34.7,
// from 35.8 (35.7); 64 x 65536 x 64 24.6, from 179 (31.0); 100 x 100000 x 100 82.4, from 220 (88.6). At 1024 Stream-K
// is faster: 63.5 here, 55.1 there (64.0). Unaligned rows are copied element by element: 300 x 5000 x 301 55.9 (37.2).
template <typename T, int tileRows, int tileColumns, int threadRows, int slices, int stages, bool aligned>
__global__ void __launch_bounds__(SplitTiling<T, tileRows, tileColumns, threadRows, slices, stages>::kThreads)
    matmulSplitK(const T* m, const T* n, T* p, int rows, int inner, int columns, int innerOfPart) {
  using Tiling = SplitTiling<T, tileRows, tileColumns, threadRows, slices, stages>;
  constexpr int kPiece = aligned ? Tiling::kWide : 1;
  constexpr int kPiecesOfM = Tiling::kInner / kPiece;
  constexpr int kPiecesOfN = Tiling::kColumns / kPiece;
  constexpr int kOfSlice = Tiling::kInner / Tiling::kSlices;
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const shared = reinterpret_cast<T*>(dynamicShared);
  const typename Tiling::Place place = Tiling::place();
  const int slice = threadIdx.x / Tiling::kSliceThreads;
  const int firstRow = blockIdx.y * Tiling::kRows;
  const int firstColumn = blockIdx.x * Tiling::kColumns;
  const int begin = blockIdx.z * innerOfPart;
  const int end = min(begin + innerOfPart, inner);
  const int steps = (end - begin + Tiling::kInner - 1) / Tiling::kInner;

  const auto fetch = [&](int step) {
    T* const to = shared + step % Tiling::kStages * Tiling::kStage;
    const int first = begin + step * Tiling::kInner;
#pragma unroll
    for (int piece = threadIdx.x; piece < Tiling::kRows * kPiecesOfM; piece += Tiling::kThreads) {
      const int row = piece / kPiecesOfM;
      const int k = piece % kPiecesOfM * kPiece;
      copyAsyncOrZero<kPiece * sizeof(T)>(to + row * Tiling::kPitch + k,
                                          m + static_cast<long long>(min(firstRow + row, rows - 1)) * inner + first + k,
                                          first + k < end);
    }
#pragma unroll
    for (int piece = threadIdx.x; piece < Tiling::kInner * kPiecesOfN; piece += Tiling::kThreads) {
      const int k = piece / kPiecesOfN;
      const int column = piece % kPiecesOfN * kPiece;
      copyAsyncOrZero<kPiece * sizeof(T)>(to + Tiling::kTileM + k * Tiling::kColumns + column,
                                          n + static_cast<long long>(first + k) * columns + firstColumn + column,
                                          first + k < end && firstColumn + column < columns);
    }
  };

#pragma unroll
  for (int step = 0; step < Tiling::kStages - 1; ++step) {
    if (step < steps) fetch(step);
    endCopyGroup();
  }
  Sums<Tiling, T> sums;
#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    waitForCopyGroups<Tiling::kStages - 2>();
    __syncthreads();  // this step's tiles have arrived, and all threads have used the previous ones
    if (step + Tiling::kStages - 1 < steps) fetch(step + Tiling::kStages - 1);
    endCopyGroup();
    const T* const ofM =
        shared + step % Tiling::kStages * Tiling::kStage + place.row * Tiling::kPitch + slice * kOfSlice;
    const T* const ofN =
        shared + step % Tiling::kStages * Tiling::kStage + Tiling::kTileM + slice * kOfSlice * Tiling::kColumns;
#pragma unroll
    for (int k = 0; k < kOfSlice; k += Tiling::kWide) {
      WideVector<T> rowsOfM[Tiling::kThreadRows];
#pragma unroll
      for (int i = 0; i < Tiling::kThreadRows; ++i)
        rowsOfM[i] = *reinterpret_cast<const WideVector<T>*>(ofM + Tiling::rowOf(i) * Tiling::kPitch + k);
#pragma unroll
      for (int v = 0; v < Tiling::kWide; ++v) {
        Fragments<Tiling, T> fragments;
        fragments.loadN(ofN + (k + v) * Tiling::kColumns, place);
#pragma unroll
        for (int i = 0; i < Tiling::kThreadRows; ++i) fragments.ofM[i] = elementOf<T>(rowsOfM[i], v);
        sums.add(fragments);
      }
    }
  }

  // Half of the slices store their sums and the others add them, until one slice has the total.
  waitForCopyGroups<0>();
#pragma unroll
  for (int half = Tiling::kSlices / 2; half > 0; half /= 2) {
    constexpr int kVectors = Tiling::kThreadColumns / Tiling::kWide;
    WideVector<T>* const left = reinterpret_cast<WideVector<T>*>(shared) + threadIdx.x % (half * Tiling::kSliceThreads);
    __syncthreads();
#pragma unroll
    for (int i = 0; i < Tiling::kThreadRows * kVectors; ++i) {
      if (slice < half || slice >= 2 * half) continue;
      WideVector<T> vector;
#pragma unroll
      for (int v = 0; v < Tiling::kWide; ++v)
        elementOf<T>(vector, v) = sums.of[i / kVectors][i % kVectors * Tiling::kWide + v];
      left[i * half * Tiling::kSliceThreads] = vector;
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < Tiling::kThreadRows * kVectors; ++i) {
      if (slice >= half) continue;
      WideVector<T> vector = left[i * half * Tiling::kSliceThreads];
#pragma unroll
      for (int v = 0; v < Tiling::kWide; ++v)
        sums.of[i / kVectors][i % kVectors * Tiling::kWide + v] += elementOf<T>(vector, v);
    }
  }
  if (slice == 0)
    sums.template store<aligned>(p + static_cast<long long>(blockIdx.z) * rows * columns, rows, columns, place);
}

// Adds up the parts of P in order, so that every run gives the same numbers. A warp reads neighbours of one part. The
// rows of a block divide the parts, and their sums are combined in shared memory.
inline constexpr int kAddPartsThreads = 256;
template <typename T>
__global__ void __launch_bounds__(kAddPartsThreads) matmulAddParts(const T* partial, T* p, int elements, int parts) {
  __shared__ T sums[kAddPartsThreads];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  T sum = 0;
  if (i < elements) {
#pragma unroll 8
    for (int part = threadIdx.y; part < parts; part += blockDim.y)
      sum += partial[static_cast<long long>(part) * elements + i];
  }
  sums[threadIdx.y * blockDim.x + threadIdx.x] = sum;
  __syncthreads();
  if (threadIdx.y == 0 && i < elements) {
    for (unsigned y = 1; y < blockDim.y; ++y) sum += sums[y * blockDim.x + threadIdx.x];
    p[i] = sum;
  }
}
