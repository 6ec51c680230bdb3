// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../copy_async.cuh"
#include "matmul_packed.cuh"
#include "matmul_register_tiled.cuh"

// Stream-K (Osama et al., "Stream-K: Work-centric Parallel Decomposition for Dense Matrix-Matrix Multiplication on the
// GPU", PPoPP 2023). Measured as in matmul_register_tiled.cuh.

/// 128 x 256 elements (fp64: 128 x 128) with 256 threads, 64 bytes of the inner dimension at a time; warps as before.
template <typename T>
using StreamTiling = WarpTiling<T, 1024 / static_cast<int>(sizeof(T)), 64 / static_cast<int>(sizeof(T)),
                                64 / static_cast<int>(sizeof(T))>;

/// Pairs of tiles in shared memory, and the number of elements in a pair.
inline constexpr int kStreamStages = 4;
template <typename T>
inline constexpr int kStreamStage = (StreamTiling<T>::kPitch + StreamTiling<T>::kColumns) * StreamTiling<T>::kInner;

/// Divides the steps of all tiles of P, tile by tile, among blocks. If they do not divide evenly, the first blocks get
/// one step more. If there is more than one share, none is shorter than kShortestShare.
inline constexpr int kShortestShare = 4;
template <typename Tiling>
struct StreamShares {
  int tilesAcross, stepsOfTile, steps, blocks;

  __host__ __device__ StreamShares(int rows, int inner, int columns, int sharing)
      : tilesAcross((columns + Tiling::kColumns - 1) / Tiling::kColumns),
        stepsOfTile((inner + Tiling::kInner - 1) / Tiling::kInner),
        steps((rows + Tiling::kRows - 1) / Tiling::kRows * tilesAcross * stepsOfTile),
        blocks(sharing) {}
  __host__ __device__ int firstOf(int share) const { return steps / blocks * share + min(share, steps % blocks); }
};

/// Stores a thread's sums in `partials`, 16 bytes at a time; the vectors of a block's threads are adjacent.
template <typename Tiling, typename T>
__device__ __forceinline__ void leaveSums(const Sums<Tiling, T>& sums, T* partials) {
  WideVector<T>* to = reinterpret_cast<WideVector<T>*>(partials) + threadIdx.x;
#pragma unroll
  for (int i = 0; i < Tiling::kThreadRows; ++i)
#pragma unroll
    for (int j = 0; j < Tiling::kThreadColumns; j += Tiling::kWide, to += Tiling::kThreads) {
      WideVector<T> vector;
#pragma unroll
      for (int v = 0; v < Tiling::kWide; ++v) elementOf<T>(vector, v) = sums.of[i][j + v];
      *to = vector;
    }
}
/// Publishes that the block's sums are stored. All of its threads must have passed a barrier after storing them.
__device__ __forceinline__ void announceSums(int* hasLeft) {
  if (threadIdx.x == 0) {
    __threadfence();
    atomicExch(hasLeft, 1);
  }
}
/// Adds the sums that the thread with the same number stored there.
template <typename Tiling, typename T>
__device__ __forceinline__ void addLeftSums(Sums<Tiling, T>& sums, const T* partials) {
  const WideVector<T>* from = reinterpret_cast<const WideVector<T>*>(partials) + threadIdx.x;
#pragma unroll
  for (int i = 0; i < Tiling::kThreadRows; ++i)
#pragma unroll
    for (int j = 0; j < Tiling::kThreadColumns; j += Tiling::kWide, from += Tiling::kThreads) {
      WideVector<T> vector = __ldcg(from);
#pragma unroll
      for (int v = 0; v < Tiling::kWide; ++v) sums.of[i][j + v] += elementOf<T>(vector, v);
    }
}

/// How a block's threads divide the copies of a step. M's tile is transposed on its way to shared memory, one element
/// per copy: a warp's lanes take 8 elements of 4 rows, which are whole sectors, without bank conflicts. N's rows are
/// copied 16 bytes at a time if they are aligned to 16 bytes, otherwise element by element.
template <typename Tiling, bool aligned>
struct StreamCopies {
  static constexpr int kParts = 2;  ///< of a step's copies, interleaved with its multiplications
  static constexpr int kTurned = 8;
  static constexpr int kRowsAtOnce = Tiling::kThreads / kTurned;
  static constexpr int kRowsOfM = Tiling::kRows / kRowsAtOnce;
  static constexpr int kOfM = kRowsOfM * Tiling::kInner / kTurned;
  static constexpr int kPiece = aligned ? Tiling::kWide : 1;
  static constexpr int kPieces = Tiling::kColumns / kPiece;
  static constexpr int kAtOnceOfN = Tiling::kThreads / kPieces;
  static constexpr int kOfN = Tiling::kInner / kAtOnceOfN;
};

// Equal shares of all steps, one per multiprocessor, instead of whole tiles: 1024 x 1024 elements are 32 of these
// tiles, and 2048 x 2048 are 128. A block whose share begins inside a tile stores the sums of those steps in memory.
// The block that has the tile's first step adds the others' sums in order, so that every run gives the same numbers,
// and stores the tile. It waits only for blocks with lower numbers, which the GPU started earlier, because shares are
// assigned from the last one down. The next tile's copies are in flight while a tile's sums are stored, and a block
// publishes its sums once those copies have arrived. Blocks are numbered along z, so that `place` alone determines a
// thread's position. Columns lead because nvcc (13.0) keeps that order of products and issues their loads earlier. On
// one H100, TFLOP/s: 1024 x 1024 x 1024 39.0, cuBLAS 34.5; 2048 51.7, cuBLAS 50.1; 4096 54.0, cuBLAS 51.6; 8192 54.3,
// cuBLAS 51.7. If rows lead, and copies wait for the stores: 37.0, 50.0, 52.1 and 52.4. There is no packing, which
// takes 0.03 of the packed kernel's 0.37 ms at 2048. If N's rows are unaligned, there are more copies: at 5003 x 3001 x
// 7001 45.6, packed 46.3 without its packing, cuBLAS 42.6.
template <typename T, bool aligned>
__global__ void __launch_bounds__(StreamTiling<T>::kThreads, 1)
    matmulStreamK(const T* m, const T* n, T* p, T* partials, int* hasLeft, int rows, int inner, int columns) {
  using Tiling = StreamTiling<T>;
  using Copies = StreamCopies<Tiling, aligned>;
  constexpr int kTileM = Tiling::kPitch * Tiling::kInner;
  constexpr int kPartial = Tiling::kRows * Tiling::kColumns;
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  T* const shared = reinterpret_cast<T*>(dynamicShared);
  const typename Tiling::Place place = Tiling::place();
  const StreamShares<Tiling> shares(rows, inner, columns, gridDim.z);
  const int share = gridDim.z - 1 - blockIdx.z;
  const int last = shares.firstOf(share + 1);
  const int kInM = threadIdx.x % Copies::kTurned;
  const int rowInM = threadIdx.x / Copies::kTurned;
  const int kInN = threadIdx.x / Copies::kPieces;
  const int columnInN = threadIdx.x % Copies::kPieces * Copies::kPiece;

  int first = shares.firstOf(share);
  int tile = 0;
  int firstRow = 0;
  int firstColumn = 0;
  int begin = 0;  // the tile's first step, and the number of its steps
  int steps = 0;
  const T* nextM = m;
  const T* nextN = n;
  int kOfM = 0;
  int kOfN = 0;
  int end = inner;
  int rowsOfM[Copies::kRowsOfM];
  const auto fetch = [&](int stage, int part) {
    T* const toM = shared + stage * kStreamStage<T> + kInM * Tiling::kPitch + rowInM;
    T* const toN = shared + stage * kStreamStage<T> + kTileM + kInN * Tiling::kColumns + columnInN;
#pragma unroll
    for (int copy = 0; copy < Copies::kOfM; ++copy) {
      if (copy * Copies::kParts / Copies::kOfM != part) continue;
      const int row = copy % Copies::kRowsOfM;
      const int k = copy / Copies::kRowsOfM * Copies::kTurned;
      copyAsyncOrZero<sizeof(T)>(toM + k * Tiling::kPitch + row * Copies::kRowsAtOnce, nextM + rowsOfM[row] + k,
                                 kOfM + k < end);
    }
#pragma unroll
    for (int copy = 0; copy < Copies::kOfN; ++copy) {
      if (copy * Copies::kParts / Copies::kOfN != part) continue;
      const int k = copy * Copies::kAtOnceOfN;
      copyAsyncOrZero<Copies::kPiece * sizeof(T)>(toN + k * Tiling::kColumns, nextN + k * columns, kOfN + k < end);
    }
    if (part < Copies::kParts - 1) return;
    nextM += Tiling::kInner;
    nextN += Tiling::kInner * columns;
    kOfM += Tiling::kInner;
    kOfN += Tiling::kInner;
  };
  // Beyond the last step and column there are zeros. Rows beyond the edge are copies of the last row and are not
  // stored. Nothing branches, so multiplications can be scheduled before and after each copy.
  const auto startTile = [&]() {
    tile = first / shares.stepsOfTile;
    firstRow = tile / shares.tilesAcross * Tiling::kRows;
    firstColumn = tile % shares.tilesAcross * Tiling::kColumns;
    begin = first % shares.stepsOfTile;
    steps = min(last - first, shares.stepsOfTile - begin);
    end = min(inner, (begin + steps) * Tiling::kInner);
    kOfM = begin * Tiling::kInner + kInM;
    kOfN = begin * Tiling::kInner + kInN;
    nextN = n + kOfN * columns + firstColumn + columnInN;
    nextM = m + kOfM;
    if (firstColumn + columnInN >= columns) kOfN = end;
#pragma unroll
    for (int i = 0; i < Copies::kRowsOfM; ++i)
      rowsOfM[i] = min(firstRow + rowInM + i * Copies::kRowsAtOnce, rows - 1) * inner;
#pragma unroll
    for (int stage = 0; stage < kStreamStages - 1; ++stage) {
#pragma unroll
      for (int part = 0; part < Copies::kParts; ++part) fetch(stage, part);
      endCopyGroup();
    }
  };

  bool unannounced = false;
  startTile();
#pragma unroll 1
  for (bool isLast = false; !isLast;) {
    waitForCopyGroups<kStreamStages - 2>();
    __syncthreads();  // the first pair of tiles has arrived, and all sums are stored
    if (unannounced) announceSums(hasLeft + share);
    unannounced = false;

    Fragments<Tiling, T> fragments[2];
    Sums<Tiling, T> sums;
    fragments[0].template load<true>(shared, shared + kTileM, place);
    int reading = 0;
    int writing = kStreamStages - 1;
#pragma unroll 1
    for (int step = 0; step < steps; ++step) {
      const T* tiles = shared + reading * kStreamStage<T>;
#pragma unroll
      for (int k = 0; k < Tiling::kInner; ++k) {
        constexpr int kEach = Tiling::kInner / Copies::kParts;
        if (k % kEach == 0) fetch(writing, k / kEach);
        if (k == Tiling::kInner - kEach) endCopyGroup();
        if (k == Tiling::kInner - 1) {  // this stage has been read, and the next one has arrived
          waitForCopyGroups<kStreamStages - 2>();
          writing = reading;
          if (++reading == kStreamStages) reading = 0;
          __syncthreads();
          tiles = shared + reading * kStreamStage<T>;
        }
        const int ahead = (k + 1) % Tiling::kInner;
        fragments[ahead % 2].template load<true>(tiles + ahead * Tiling::kPitch,
                                                 tiles + kTileM + ahead * Tiling::kColumns, place);
        sums.template add<true>(fragments[k % 2]);
      }
    }
    waitForCopyGroups<0>();
    __syncthreads();  // all threads have read these tiles
    first += steps;
    isLast = first == last;
    const int done = tile;
    const int beganAt = begin;
    const typename Tiling::Place at = {firstRow + place.row, firstColumn + place.column};
    if (!isLast) startTile();

    if (beganAt > 0) {
      leaveSums(sums, partials + share * kPartial);
      unannounced = true;
    } else {
      if (shares.firstOf(share + 1 + threadIdx.x) < (done + 1) * shares.stepsOfTile) {  // one block per thread
        while (atomicAdd(hasLeft + share + 1 + threadIdx.x, 0) == 0) {
        }
        __threadfence();
      }
      __syncthreads();
      for (int next = share + 1; shares.firstOf(next) < (done + 1) * shares.stepsOfTile; ++next)
        addLeftSums(sums, partials + next * kPartial);
      storeSums<Tiling>(sums, p, rows, columns, at);
    }
  }
  if (unannounced) {
    __syncthreads();  // all sums are stored
    announceSums(hasLeft + share);
  }
}
