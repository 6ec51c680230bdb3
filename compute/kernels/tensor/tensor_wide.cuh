// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

#include <cstdint>

#include "tensor_pad.cuh"
#include "tensor_tiles.cuh"
#include "tensor_words.cuh"

// The product of wider numbers than in tensor_wgmma.cuh, on tensor cores: TF32, which are fp32 numbers without their 13
// lowest bits, and fp64. Needs compute capability 9.0 (sm_90a); without it the kernel is empty and never launched.
//
// The kernel has the roles of matmulTensorRoles: one thread requests tiles from the copy engine, eight warps multiply,
// and as many blocks as the GPU has multiprocessors process P in bands. Tiles in shared memory have rows of 128 bytes:
// M's as they are, N's in panels of that width. The copy engine permutes 16-byte pieces by row.
//
// Figures: one H200 (driver 580, CUDA 13.0, cold).

/// A block's tile of P, and the number of stages (pairs of tiles of M and N) in its shared memory: all that fit, at
/// most eight.
template <int rows_>
struct WideTiles {
  static constexpr int rows = rows_;
  static constexpr int columns = 128;
  static constexpr int bytesM = rows * 128;
  static constexpr int bytesN = columns * 128;
  static constexpr int bytesStage = bytesM + bytesN + 16;  ///< including its barriers
  static constexpr int fitting = 226 * 1024 / bytesStage;  ///< a block may have 227 KiB; 1 KiB is for alignment
  static constexpr int stages = fitting < 8 ? fitting : 8;
  static constexpr int sharedBytes = stages * bytesStage + 1024;
};

/// Elements per row of a tile.
template <typename T>
inline constexpr int kWideRow = 128 / sizeof(T);
inline constexpr int kWideWarps = 8;  // that multiply
inline constexpr int kWideThreads = 32 * kWideWarps + 128;

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// A block's shared memory.
template <typename T, int rows>
struct WideShared {
  using Tiles = WideTiles<rows>;
  static constexpr int bytesPanel = kWideRow<T> * 128;
  unsigned char* m;
  unsigned char* n;
  std::uint64_t* full;   // the stage's bytes have arrived
  std::uint64_t* empty;  // all warps have used the stage

  __device__ explicit WideShared(unsigned char* dynamicShared) {
    m = dynamicShared + (1024 - inShared(dynamicShared) % 1024) % 1024;
    n = m + Tiles::stages * Tiles::bytesM;
    full = reinterpret_cast<std::uint64_t*>(n + Tiles::stages * Tiles::bytesN);
    empty = full + Tiles::stages;
  }

  // Called by one thread.
  __device__ void setUp() const {
    for (int stage = 0; stage < Tiles::stages; ++stage) {
      setUpBarrier(full + stage, 1);
      setUpBarrier(empty + stage, kWideWarps);
    }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }

  // Requests the tiles of one step; called by one thread.
  __device__ void fetch(const CUtensorMap* mapM, const CUtensorMap* mapN, int stage, int row, int column, int k) const {
    expectBytes(full + stage, Tiles::bytesM + Tiles::bytesN);
    fetchBox(m + stage * Tiles::bytesM, mapM, full + stage, k, row);
#pragma unroll
    for (int i = 0; i < Tiles::columns / kWideRow<T>; ++i)
      fetchBox(n + stage * Tiles::bytesN + i * bytesPanel, mapN, full + stage, column + i * kWideRow<T>, k);
  }

  // Called by a warp that has used a stage.
  __device__ void release(int stage) const {
    __syncwarp();
    if (threadIdx.x % 32 == 0) arriveAt(empty + stage);
  }
};

// Stores two neighbours in a row of P, at an even column; with one store if `whole`: the block's tile lies inside P,
// and P's rows are even. Testing this at each store would cost a tenth of the time for TF32 at 4096.
template <bool whole, typename T>
__device__ __forceinline__ void storeTwo(T* p, int rows, int columns, int row, int column, T first, T second) {
  struct alignas(2 * sizeof(T)) Two {
    T first, second;
  };
  T* const at = p + static_cast<long long>(row) * columns + column;
  if constexpr (whole) {
    *reinterpret_cast<Two*>(at) = {first, second};
  } else if (row < rows) {
    if (column < columns) at[0] = first;
    if (column + 1 < columns) at[1] = second;
  }
}

// A warp's part of a block's tile with that many rows.
template <typename T, int rows>
struct WideSums;

// TF32, with products by groups of four warps. wgmma takes the second matrix as rows of its transpose, which is M for
// P^T = N^T M^T, and the first one from registers in any layout. A warp has 16 columns of P and all rows. Its columns
// are pieces of four that lie 16 apart in a panel, so that the rows of N that eight lanes read are in different banks.
template <int rowsOfTile>
struct WideSums<float, rowsOfTile> {
  using Shared = WideShared<float, rowsOfTile>;
  using Tiles = WideTiles<rowsOfTile>;
  using Fragments = std::uint32_t[4][4];
  float sums[rowsOfTile / 2];
  int panel;
  int inRow;  // bytes
  __device__ explicit WideSums(int warp) {
    const int place = threadIdx.x % 32 / 4;
    panel = warp / 2;
    inRow = (warp % 2 * 2 + place / 4 + place % 4 / 2 * 4) * 16 + place % 2 * 8;
  }

  // Loads the thread's elements of N's stage once they have arrived.
  __device__ __forceinline__ void load(Fragments& n, const Shared& shared,
                                       const TensorStage<Tiles>& stage) const {
    waitForBarrier(shared.full + stage.number, stage.parity);
    const unsigned char* const from =
        shared.n + stage.number * Tiles::bytesN + panel * Shared::bytesPanel;
    const int k = threadIdx.x % 4;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const int row = i * 4 + k;
      const auto two = *reinterpret_cast<const uint2*>(from + row * 128 + (inRow ^ row % 8 * 16));
      n[i / 2][i % 2 * 2] = two.x;
      n[i / 2][i % 2 * 2 + 1] = two.y;
    }
  }

  // The products of a step are in progress while the next step's elements are loaded into other registers.
  __device__ void add(const Shared& shared, TensorStage<Tiles>& stage, int steps) {
    Fragments even, odd;
    int last = 0;
    const auto multiply = [&](const Fragments& n, Fragments& next, int step) {
      const unsigned char* const m = shared.m + stage.number * Tiles::bytesM;
      beginProducts();
#pragma unroll
      for (int k = 0; k < 4; ++k) multiplyAsync(sums, n[k], describeTile(m + k * 32, 16), step > 0 || k > 0);
      endProducts();
      waitForProducts<1>();
      if (step > 0) shared.release(last);
      last = stage.number;
      stage.next();
      if (step + 1 < steps) load(next, shared, stage);
    };
    load(even, shared, stage);
    for (int step = 0; step < steps; step += 2) {
      multiply(even, odd, step);
      if (step + 1 < steps) multiply(odd, even, step + 1);
    }
    waitForProducts<0>();
    shared.release(last);
  }

  template <bool whole>
  __device__ void store(float* p, int rows, int columns, int row, int column) const {
    const int x = column + panel * kWideRow<float> + inRow / 4;
    const int y = row + threadIdx.x % 4 * 2;
#pragma unroll
    for (int i = 0; i < rowsOfTile / 2; i += 4) {
      storeTwo<whole>(p, rows, columns, y + i * 2, x, sums[i], sums[i + 2]);
      storeTwo<whole>(p, rows, columns, y + i * 2 + 1, x, sums[i + 1], sums[i + 3]);
    }
  }
};

// fp64, with products by each warp from registers. For P^T = N^T M^T, neighbours in memory are neighbours in the
// instruction's registers, for rows of both M and N. For M N they are not, and each must be moved: 58 TFLOP/s at 4096
// instead of 62. A warp has 32 rows and 64 columns of P; in a tile of 64 rows, 32 columns. The order of k within a step
// is free.
template <int rowsOfTile>
struct WideSums<double, rowsOfTile> {
  using Shared = WideShared<double, rowsOfTile>;
  using Tiles = WideTiles<rowsOfTile>;
  static constexpr int warpsDown = rowsOfTile / 32;
  static constexpr int columnsOfWarp = Tiles::columns * warpsDown / kWideWarps;
  static constexpr int across = columnsOfWarp / 16;
  static constexpr int down = 4;    // of 8 rows
  double sums[across][down][4];
  int firstRow;
  int firstColumn;
  __device__ explicit WideSums(int warp)
      : firstRow(warp % warpsDown * 32), firstColumn(warp / warpsDown * columnsOfWarp) {}

  __device__ void add(const Shared& shared, TensorStage<Tiles>& stage, int steps) {
    const int place = threadIdx.x % 32 / 4;
    const int k = threadIdx.x % 4;
    const int row = place / 2 + place % 2 * 4;  // puts eight lanes that load together into different banks
    // The thread's byte offsets in tiles, for eight k at a time: rows 2 k and 2 k + 1 of N, and elements 2 k and 2 k +
    // 1 of M.
    const int inN[] = {firstColumn * 128 + 2 * k * 128 + (place ^ 2 * k) * 16,
                       firstColumn * 128 + (2 * k + 1) * 128 + (place ^ (2 * k + 1)) * 16};
    const int inM[] = {(firstRow + row) * 128 + (k ^ row) * 16, (firstRow + row) * 128 + ((k + 4) ^ row) * 16};
#pragma unroll
    for (int i = 0; i < across * down * 4; ++i) sums[i / (down * 4)][i / 4 % down][i % 4] = 0;
    for (int step = 0; step < steps; ++step) {
      const unsigned char* const n = shared.n + stage.number * Tiles::bytesN;
      const unsigned char* const m = shared.m + stage.number * Tiles::bytesM;
      waitForBarrier(shared.full + stage.number, stage.parity);
      double ofN[across][8], ofM[down][4];
#pragma unroll
      for (int i = 0; i < across; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          reinterpret_cast<double2&>(ofN[i][2 * j]) =
              *reinterpret_cast<const double2*>(n + i * Shared::bytesPanel + j / 2 * 1024 + inN[j % 2]);
#pragma unroll
      for (int i = 0; i < down; ++i)
#pragma unroll
        for (int j = 0; j < 2; ++j)
          reinterpret_cast<double2&>(ofM[i][2 * j]) = *reinterpret_cast<const double2*>(m + i * 1024 + inM[j]);
#pragma unroll
      for (int i = 0; i < down; ++i)
#pragma unroll
        for (int j = 0; j < across; ++j) multiply(sums[j][i], ofN[j], ofM[i]);
      shared.release(stage.number);
      stage.next();
    }
  }

  template <bool whole>
  __device__ void store(double* p, int rows, int columns, int row, int column) const {
    const int x = column + firstColumn + threadIdx.x % 32 / 4 * 2;
    const int y = row + firstRow + threadIdx.x % 4;
#pragma unroll
    for (int i = 0; i < across; ++i)
#pragma unroll
      for (int j = 0; j < down; ++j)
#pragma unroll
        for (int half = 0; half < 2; ++half)
          storeTwo<whole>(p, rows, columns, y + j * 8 + half * 4, x + i * 16, sums[i][j][half], sums[i][j][half + 2]);
  }
};

#endif  // __CUDA_ARCH_FEAT_SM90_ALL

// The transposed product. For TF32, tensor cores need both tiles along the inner dimension, which N's is not, but they
// take the first one from registers as well. For P^T = N^T M^T that one is N's, so nothing is transposed in memory,
// which would take 3 % more time at 8192. TF32 at 8192: 447 TFLOP/s, cuBLAS 449; at 4096 432, cuBLAS 426, the naive
// kernel 6. fp64 at 4096: 62.5, cuBLAS 63.1, the naive kernel 3.7. The host chooses the tile height (turnedRows()):
// 1024 x 1024 are 32 tiles of 256 rows, but 128 tiles of 64, nearly one per multiprocessor. TF32 at 1024: 151 TFLOP/s,
// from 82 (cuBLAS 132), at 1536 249, from 202 (195), at 3072 403, from 318 (343); fp64 at 1024 50.2, from 28.2 (50.1).
template <typename T, int rowsOfTile>
__global__ void __launch_bounds__(kWideThreads, 1)
    matmulTensorTurned([[maybe_unused]] const __grid_constant__ CUtensorMap mapM,
                       [[maybe_unused]] const __grid_constant__ CUtensorMap mapN, [[maybe_unused]] T* p,
                       [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  using Tiles = WideTiles<rowsOfTile>;
  const WideShared<T, rowsOfTile> shared(dynamicShared);
  const int tilesDown = (rows + Tiles::rows - 1) / Tiles::rows;
  const int tilesAcross = (columns + Tiles::columns - 1) / Tiles::columns;
  const int steps = (inner + kWideRow<T> - 1) / kWideRow<T>;
  if (threadIdx.x == 0) shared.setUp();
  __syncthreads();

  TensorStage<Tiles> stage;
  if (threadIdx.x < 128) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if (threadIdx.x == 0)
      for (int number = blockIdx.x; number < tilesDown * tilesAcross; number += gridDim.x) {
        const TensorTile tile(number, tilesDown, tilesAcross, kTensorBand);
        for (int step = 0; step < steps; ++step) {
          waitForBarrier(shared.empty + stage.number, stage.parity ^ 1);
          shared.fetch(&mapM, &mapN, stage.number, tile.down * Tiles::rows, tile.across * Tiles::columns,
                       step * kWideRow<T>);
          stage.next();
        }
      }
  } else {
    asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
    WideSums<T, rowsOfTile> sums(threadIdx.x / 32 - 4);
    for (int number = blockIdx.x; number < tilesDown * tilesAcross; number += gridDim.x) {
      const TensorTile tile(number, tilesDown, tilesAcross, kTensorBand);
      sums.add(shared, stage, steps);
      const int row = tile.down * Tiles::rows;
      const int column = tile.across * Tiles::columns;
      if (columns % 2 == 0 && row + Tiles::rows <= rows && column + Tiles::columns <= columns)
        sums.template store<true>(p, rows, columns, row, column);
      else
        sums.template store<false>(p, rows, columns, row, column);
    }
  }
#endif
}
