// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../wide_vector.cuh"

// The fast end of the matrix product, with P, M and N as in matmul.cuh. From here on a thread computes many elements of
// P and keeps their sums in registers, so that each element read from shared memory serves several products. Each
// kernel adds one idea to the previous one. Elements beyond the edges are loaded as zeros and not stored.
//
// Figures are measured, in TFLOP/s: fp32, 4096 x 4096 x 4096 unless stated, on one H200 (driver 580, CUDA 13.0, cold,
// in one run of November 2026). For comparison: naive 6.2, tiled (32 wide) 8.9, cuBLAS 51.2.

// Registers. A block of 256 threads computes 128 x 128 elements of P; a thread computes 8 x 8 of them, 16 apart in both
// directions. For each k a thread reads 8 + 8 elements from shared memory and multiplies 64 times; the tiled kernel
// reads 2 per multiplication. A warp loads 4 rows of M, 8 elements each, and 32 neighbours of a row of N. M's tile is
// transposed, with spare columns that keep the transposing stores free of conflicts. A warp then reads 2 words of M's
// tile and 16 neighbouring elements of N's. 33.9 TFLOP/s, 3.8 times the tiled kernel.
inline constexpr int kRegisterTile = 128;
inline constexpr int kRegisterTileInner = 8;
inline constexpr int kRegisterTileThreads = 256;
template <typename T>
__global__ void __launch_bounds__(kRegisterTileThreads)
    matmulRegisterTiled(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  __shared__ T mTile[kRegisterTileInner][kRegisterTile + kWideElements<T>];
  __shared__ T nTile[kRegisterTileInner][kRegisterTile];
  const int thread = threadIdx.x;
  const int tx = thread % 16;
  const int ty = thread / 16;
  const int firstRow = blockIdx.y * kRegisterTile;
  const int firstColumn = blockIdx.x * kRegisterTile;

  T sum[8][8] = {};
  for (int first = 0; first < inner; first += kRegisterTileInner) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int row = thread / 8 + i * 32;
      const int k = thread % 8;
      mTile[k][row] = firstRow + row < rows && first + k < inner ? m[(firstRow + row) * inner + first + k] : T(0);
    }
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int k = thread / 128 + i * 2;
      const int column = thread % 128;
      nTile[k][column] =
          first + k < inner && firstColumn + column < columns ? n[(first + k) * columns + firstColumn + column] : T(0);
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < kRegisterTileInner; ++k) {
      T mColumn[8];
      T nRow[8];
#pragma unroll
      for (int i = 0; i < 8; ++i) mColumn[i] = mTile[k][ty + i * 16];
#pragma unroll
      for (int j = 0; j < 8; ++j) nRow[j] = nTile[k][tx + j * 16];
#pragma unroll
      for (int i = 0; i < 8; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j) sum[i][j] += mColumn[i] * nRow[j];
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const int row = firstRow + ty + i * 16;
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      const int column = firstColumn + tx + j * 16;
      if (row < rows && column < columns) p[row * columns + column] = sum[i][j];
    }
  }
}

/// How the kernels below divide work. A block computes kRows x kColumns elements of P, kInner of the inner dimension at
/// a time. A warp computes 64 of its rows and 4 times as many columns as a thread: its lanes form 8 rows of 4. A lane
/// accesses its elements 16 bytes at a time, in rows and in columns, and the lanes' vectors are adjacent.
template <typename T, int columns, int threadColumns, int innerAtOnce>
struct WarpTiling {
  static constexpr int kWide = kWideElements<T>;
  static constexpr int kLaneRows = 8;
  static constexpr int kLaneColumns = 4;
  static constexpr int kRows = 128;
  static constexpr int kColumns = columns;
  static constexpr int kInner = innerAtOnce;
  static constexpr int kThreadRows = 8;
  static constexpr int kThreadColumns = threadColumns;
  static constexpr int kWarpRows = kLaneRows * kThreadRows;
  static constexpr int kWarpColumns = kLaneColumns * kThreadColumns;
  static constexpr int kWarpsAcross = kColumns / kWarpColumns;
  static constexpr int kThreads = kRows / kWarpRows * kWarpsAcross * 32;
  static constexpr int kPitch = kRows + kWide;  ///< of M's transposed tile: spare columns, as above

  /// The position of this thread's first element in the block's tile. Lanes are numbered in a zigzag two columns wide:
  /// lanes that read the same 16 bytes of M's tile are neighbours, and those that read the same of N's are two apart.
  /// Shared memory then serves 16 lanes at once instead of 8.
  struct Place {
    int row, column;
  };
  static __device__ __forceinline__ Place place() {
    const int warp = threadIdx.x / 32;
    const int lane = threadIdx.x % 32;
    const int laneRow = lane / 2 % kLaneRows;
    const int laneColumn = lane % 2 + lane / 16 * 2;
    return {warp / kWarpsAcross * kWarpRows + laneRow * kWide, warp % kWarpsAcross * kWarpColumns + laneColumn * kWide};
  }
  /// The row and column of a thread's element relative to its first one.
  static __device__ __forceinline__ constexpr int rowOf(int i) { return i / kWide * kLaneRows * kWide + i % kWide; }
  static __device__ __forceinline__ constexpr int columnOf(int j) {
    return j / kWide * kLaneColumns * kWide + j % kWide;
  }
};

/// A thread's part of the next tiles of M and N while it passes through registers, 16 bytes per access.
template <typename Tiling, bool aligned, typename T>
struct TilePieces {
  static constexpr int kAcrossM = Tiling::kInner / Tiling::kWide;
  static constexpr int kAcrossN = Tiling::kColumns / Tiling::kWide;
  WideVector<T> ofM[Tiling::kRows * kAcrossM / Tiling::kThreads];
  WideVector<T> ofN[Tiling::kInner * kAcrossN / Tiling::kThreads];

  __device__ __forceinline__ void load(const T* m, const T* n, int rows, int inner, int columns, int first) {
    int piece = threadIdx.x;
#pragma unroll
    for (WideVector<T>& vector : ofM) {
      const int row = blockIdx.y * Tiling::kRows + piece / kAcrossM;
      const int k = first + piece % kAcrossM * Tiling::kWide;
      vector = loadWide<aligned>(m + row * inner, k, row < rows ? inner : 0);
      piece += Tiling::kThreads;
    }
    piece = threadIdx.x;
#pragma unroll
    for (WideVector<T>& vector : ofN) {
      const int k = first + piece / kAcrossN;
      const int column = blockIdx.x * Tiling::kColumns + piece % kAcrossN * Tiling::kWide;
      vector = loadWide<aligned>(n + k * columns, column, k < inner ? columns : 0);
      piece += Tiling::kThreads;
    }
  }

  template <typename MTile, typename NTile>
  __device__ __forceinline__ void store(MTile& mTile, NTile& nTile) {
    int piece = threadIdx.x;
#pragma unroll
    for (WideVector<T>& vector : ofM) {
#pragma unroll
      for (int v = 0; v < Tiling::kWide; ++v)
        mTile[piece % kAcrossM * Tiling::kWide + v][piece / kAcrossM] = elementOf<T>(vector, v);
      piece += Tiling::kThreads;
    }
    piece = threadIdx.x;
#pragma unroll
    for (const WideVector<T>& vector : ofN) {
      reinterpret_cast<WideVector<T>*>(&nTile[piece / kAcrossN][0])[piece % kAcrossN] = vector;
      piece += Tiling::kThreads;
    }
  }
};

/// The factors of a thread for one k: its elements of a column of M and of a row of N.
template <typename Tiling, typename T>
struct Fragments {
  T ofM[Tiling::kThreadRows];
  T ofN[Tiling::kThreadColumns];

  /// Loads from a row of M's transposed tile and a row of N's tile in shared memory; N's first if `columnsLead`.
  template <bool columnsLead = false>
  __device__ __forceinline__ void load(const T* mRow, const T* nRow, typename Tiling::Place place) {
    if constexpr (columnsLead) loadN(nRow, place);
    loadM(mRow, place);
    if constexpr (!columnsLead) loadN(nRow, place);
  }
  __device__ __forceinline__ void loadM(const T* mRow, typename Tiling::Place place) {
#pragma unroll
    for (int i = 0; i < Tiling::kThreadRows; i += Tiling::kWide) {
      WideVector<T> vector = reinterpret_cast<const WideVector<T>*>(mRow + place.row)[Tiling::rowOf(i) / Tiling::kWide];
#pragma unroll
      for (int v = 0; v < Tiling::kWide; ++v) ofM[i + v] = elementOf<T>(vector, v);
    }
  }
  __device__ __forceinline__ void loadN(const T* nRow, typename Tiling::Place place) {
#pragma unroll
    for (int j = 0; j < Tiling::kThreadColumns; j += Tiling::kWide) {
      WideVector<T> vector =
          reinterpret_cast<const WideVector<T>*>(nRow + place.column)[Tiling::columnOf(j) / Tiling::kWide];
#pragma unroll
      for (int v = 0; v < Tiling::kWide; ++v) ofN[j + v] = elementOf<T>(vector, v);
    }
  }
};

/// A thread's elements of P.
template <typename Tiling, typename T>
struct Sums {
  T of[Tiling::kThreadRows][Tiling::kThreadColumns] = {};

  /// Every second row runs backwards, so that neighbouring instructions share an operand, which the register file then
  /// need not deliver twice. With `columnsLead` the same holds for columns.
  template <bool columnsLead = false>
  __device__ __forceinline__ void add(const Fragments<Tiling, T>& fragments) {
    constexpr int kLeading = columnsLead ? Tiling::kThreadColumns : Tiling::kThreadRows;
    constexpr int kFollowing = columnsLead ? Tiling::kThreadRows : Tiling::kThreadColumns;
#pragma unroll
    for (int line = 0; line < kLeading; ++line)
#pragma unroll
      for (int step = 0; step < kFollowing; ++step) {
        const int across = line % 2 == 0 ? step : kFollowing - 1 - step;
        const int i = columnsLead ? kFollowing - 1 - across : line;
        const int j = columnsLead ? kLeading - 1 - line : across;
        of[i][j] += fragments.ofM[i] * fragments.ofN[j];
      }
  }

  template <bool aligned>
  __device__ __forceinline__ void store(T* p, int rows, int columns, typename Tiling::Place place) {
#pragma unroll
    for (int i = 0; i < Tiling::kThreadRows; ++i) {
      const int row = blockIdx.y * Tiling::kRows + place.row + Tiling::rowOf(i);
#pragma unroll
      for (int j = 0; j < Tiling::kThreadColumns; j += Tiling::kWide) {
        const int column = blockIdx.x * Tiling::kColumns + place.column + Tiling::columnOf(j);
        WideVector<T> vector;
#pragma unroll
        for (int v = 0; v < Tiling::kWide; ++v) elementOf<T>(vector, v) = of[i][j + v];
        storeWide<aligned>(p + row * columns, column, row < rows ? columns : 0, vector);
      }
    }
  }
};

/// 128 x 128 elements with 256 threads of 8 x 8 elements; a warp computes 64 x 32. Two blocks per multiprocessor if a
/// thread's sums take 64 registers (fp32), one if they take 128 (fp64).
template <typename T>
using SquareTiling = WarpTiling<T, 128, 8, 8>;
template <typename T>
inline constexpr int kSquareBlocks = sizeof(T) == 4 ? 2 : 1;

// 16 bytes per access, to global and to shared memory: a quarter of the load instructions (half for fp64). A warp loads
// 16 rows of M (8 for fp64), 32 bytes (64) each, and 512 contiguous bytes of N. One access reads 128 bytes of M's tile
// or 64 of N's. 38.7 TFLOP/s, from 33.9.
template <typename T, bool aligned>
__global__ void __launch_bounds__(SquareTiling<T>::kThreads, kSquareBlocks<T>)
    matmulVectorised(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  using Tiling = SquareTiling<T>;
  __shared__ __align__(16) T mTile[Tiling::kInner][Tiling::kPitch];
  __shared__ __align__(16) T nTile[Tiling::kInner][Tiling::kColumns];
  const typename Tiling::Place place = Tiling::place();
  TilePieces<Tiling, aligned, T> pieces;
  Fragments<Tiling, T> fragments;
  Sums<Tiling, T> sums;

  for (int first = 0; first < inner; first += Tiling::kInner) {
    pieces.load(m, n, rows, inner, columns, first);
    pieces.store(mTile, nTile);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < Tiling::kInner; ++k) {
      fragments.load(&mTile[k][0], &nTile[k][0], place);
      sums.add(fragments);
    }
    __syncthreads();
  }
  sums.template store<aligned>(p, rows, columns, place);
}

// Two buffers. While the block multiplies one pair of tiles, the next pair is on its way from global memory to
// registers. It is stored in the other pair of shared tiles, so that one barrier per tile suffices and no thread waits
// for global memory. A warp's accesses are those of the kernel above. 44.7 TFLOP/s, from 38.7; 0.87 of cuBLAS.
template <typename T, bool aligned>
__global__ void __launch_bounds__(SquareTiling<T>::kThreads, kSquareBlocks<T>)
    matmulDoubleBuffered(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  using Tiling = SquareTiling<T>;
  __shared__ __align__(16) T mTiles[2][Tiling::kInner][Tiling::kPitch];
  __shared__ __align__(16) T nTiles[2][Tiling::kInner][Tiling::kColumns];
  const typename Tiling::Place place = Tiling::place();
  TilePieces<Tiling, aligned, T> pieces;
  Fragments<Tiling, T> fragments;
  Sums<Tiling, T> sums;

  pieces.load(m, n, rows, inner, columns, 0);
  pieces.store(mTiles[0], nTiles[0]);
  __syncthreads();
  int now = 0;
  for (int first = 0; first < inner; first += Tiling::kInner) {
    const int next = first + Tiling::kInner;
    if (next < inner) pieces.load(m, n, rows, inner, columns, next);
#pragma unroll
    for (int k = 0; k < Tiling::kInner; ++k) {
      fragments.load(&mTiles[now][k][0], &nTiles[now][k][0], place);
      sums.add(fragments);
    }
    now = 1 - now;
    if (next < inner) pieces.store(mTiles[now], nTiles[now]);
    __syncthreads();
  }
  sums.template store<aligned>(p, rows, columns, place);
}

/// 128 x 128 elements (fp64: 128 x 64) with 128 threads of 8 x 16 elements (8 x 8), whose sums take 128 registers. A
/// warp computes 64 x 64 elements (64 x 32).
template <typename T>
using WideTiling = WarpTiling<T, 512 / static_cast<int>(sizeof(T)), 64 / static_cast<int>(sizeof(T)), 8>;

// Larger warp tiles; and the elements for the next k are read from shared memory during the multiplications of this
// one, even across the barrier. For each k a warp reads 128 bytes of M's tile twice and 64 of N's four times for 128
// multiplications per lane: three quarters of the reads of the kernel above for the same work. 46.1 TFLOP/s, from 44.7;
// 0.90 of cuBLAS, and 0.96 at 4095 x 4097 x 4093.
template <typename T, bool aligned>
__global__ void __launch_bounds__(WideTiling<T>::kThreads, 2)
    matmulWarpTiled(const T* m, const T* n, T* p, int rows, int inner, int columns) {
  using Tiling = WideTiling<T>;
  __shared__ __align__(16) T mTiles[2][Tiling::kInner][Tiling::kPitch];
  __shared__ __align__(16) T nTiles[2][Tiling::kInner][Tiling::kColumns];
  const typename Tiling::Place place = Tiling::place();
  TilePieces<Tiling, aligned, T> pieces;
  Fragments<Tiling, T> fragments[2];
  Sums<Tiling, T> sums;

  pieces.load(m, n, rows, inner, columns, 0);
  pieces.store(mTiles[0], nTiles[0]);
  __syncthreads();
  fragments[0].load(&mTiles[0][0][0], &nTiles[0][0][0], place);
  int now = 0;
#pragma unroll 1
  for (int first = 0; first < inner; first += Tiling::kInner) {
    const int next = first + Tiling::kInner;
    if (next < inner) pieces.load(m, n, rows, inner, columns, next);
#pragma unroll
    for (int k = 0; k < Tiling::kInner; ++k) {
      if (k == Tiling::kInner - 2 && next < inner) pieces.store(mTiles[1 - now], nTiles[1 - now]);
      if (k == Tiling::kInner - 1) {
        __syncthreads();
        if (next < inner) now = 1 - now;  // no tiles follow the last ones
      }
      const int ahead = (k + 1) % Tiling::kInner;
      fragments[ahead % 2].load(&mTiles[now][ahead][0], &nTiles[now][ahead][0], place);
      sums.add(fragments[k % 2]);
    }
  }
  sums.template store<aligned>(p, rows, columns, place);
}
