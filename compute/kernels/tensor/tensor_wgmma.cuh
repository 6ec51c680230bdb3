// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>

#include "tensor_instructions.cuh"
#include "tensor_pad.cuh"
#include "tensor_tiles.cuh"
#include "tensor_words.cuh"

// The top steps after tensor_matmul.cuh: instructions of compute capability 9.0 only (sm_90a). Groups of four warps
// feed tensor cores from shared memory (`wgmma`), and one thread requests tiles from the copy engine (TMA). These
// kernels run on GPUs only. Without these instructions they are empty and never launched.
//
// A block computes a tile of P, and a group computes 64 rows of it, 64 elements of the inner dimension at a time. Tiles
// in shared memory have rows of 128 bytes, whose 16-byte pieces the copy engine permutes by row, so that neither it nor
// the tensor cores have bank conflicts. M's tile has rows of 64 elements; N's consists of panels of 64 rows of 64
// elements. Elements beyond the edges arrive as zeros.
//
// Figures: bf16, 8192 x 8192 x 8192, on one H200 (driver 580, CUDA 13.0, cold). For comparison: cuBLAS 810 TFLOP/s; at
// 4096 x 4096 x 4096 843.

inline constexpr int kGroupRows = 64;
inline constexpr int kTensorInner = 64;
inline constexpr int kPanelColumns = 64;
inline constexpr int kBytesPanel = kTensorInner * kPanelColumns * 2;

/// A block's tile of P; the number of stages (pairs of tiles of M and N) in its shared memory; and the number of panels
/// of P that each group can have in flight there.
template <int groups_, int columns_, int stages_, int stored_ = 2>
struct TensorTiles {
  static constexpr int groups = groups_;
  static constexpr int rows = groups * kGroupRows;
  static constexpr int columns = columns_;
  static constexpr int stages = stages_;
  static constexpr int band = tensorBand(rows, columns);
  static constexpr int sums = columns / 2;  // per thread
  static constexpr int panels = (columns + kPanelColumns - 1) / kPanelColumns;
  static constexpr int bytesM = rows * kTensorInner * 2;
  static constexpr int bytesN = panels * kBytesPanel;
  static constexpr int stored = stored_;
  static constexpr int bytesStored = stored * kBytesPanel;  // per group
  /// Dynamic shared memory: tiles, stored panels, barriers, and room to align to 1024 bytes.
  static constexpr int sharedBytes = stages * (bytesM + bytesN + 16) + groups * bytesStored + 1024;
};
/// 128 x 256: two groups, 128 sums per thread.
using TensorLargeTiles = TensorTiles<2, 256, 4>;
/// 64 x 128: one group, 64 sums per thread; see matmulTensorSmallTiles.
using TensorSmallTiles = TensorTiles<1, 128, 8>;

/// The blocks of a cluster, stacked in P so that they share N's tiles; see matmulTensorClusters.
inline constexpr int kClusterBlocks = 2;

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

// A block's shared memory.
template <typename Tiles>
struct TensorShared {
  unsigned char* m;
  unsigned char* n;
  unsigned char* stored;
  std::uint64_t* full;   // the stage's bytes have arrived
  std::uint64_t* empty;  // all groups have used the stage

  __device__ explicit TensorShared(unsigned char* dynamicShared) {
    m = dynamicShared + (1024 - inShared(dynamicShared) % 1024) % 1024;
    n = m + Tiles::stages * Tiles::bytesM;
    stored = n + Tiles::stages * Tiles::bytesN;
    full = reinterpret_cast<std::uint64_t*>(stored + Tiles::groups * Tiles::bytesStored);
    empty = full + Tiles::stages;
  }

  // Called by one thread. Each group of each block that shares tiles arrives once when a stage is empty.
  __device__ void setUp(int blocks) const {
    for (int stage = 0; stage < Tiles::stages; ++stage) {
      setUpBarrier(full + stage, 1);
      setUpBarrier(empty + stage, Tiles::groups * blocks);
    }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }

  // Requests the tiles of one step; called by one thread. Blocks of a cluster that need the same tiles request a part
  // each, and the copy engine writes it to all of them.
  template <typename Cluster>
  __device__ void fetch(const CUtensorMap* mapM, const CUtensorMap* mapN, int stage, int row, int column, int k,
                        const Cluster& cluster) const {
    constexpr int rowsOfM = Tiles::rows / Cluster::across;
    constexpr int rowsOfN = kTensorInner / Cluster::down;
    expectBytes(full + stage, Tiles::bytesM + Tiles::bytesN);
    unsigned char* const toM = m + stage * Tiles::bytesM + cluster.x * rowsOfM * 128;
    if constexpr (Cluster::across > 1)
      fetchBoxForAll(toM, mapM, full + stage, k, row + cluster.x * rowsOfM, cluster.sameRow());
    else
      fetchBox(toM, mapM, full + stage, k, row);
#pragma unroll
    for (int i = 0; i < Tiles::panels; ++i) {
      unsigned char* const toN = n + stage * Tiles::bytesN + i * kBytesPanel + cluster.y * rowsOfN * 128;
      if constexpr (Cluster::down > 1)
        fetchBoxForAll(toN, mapN, full + stage, column + i * kPanelColumns, k + cluster.y * rowsOfN,
                       cluster.sameColumn());
      else
        fetchBox(toN, mapN, full + stage, column + i * kPanelColumns, k);
    }
  }

  // Starts multiplying a stage's tiles and returns while the products are in progress.
  template <typename T>
  __device__ void multiply(float (&sums)[Tiles::sums], int stage, int group, bool add) const {
    const unsigned char* const ofGroup = m + stage * Tiles::bytesM + group * kGroupRows * kTensorInner * 2;
    const unsigned char* const ofBlock = n + stage * Tiles::bytesN;
    beginProducts();
#pragma unroll
    for (int k = 0; k < kTensorInner; k += 16)  // 16 columns of M are 32 bytes, 16 rows of N are 2048
      multiplyAsync<T>(sums, describeTile(ofGroup + k * 2, 16), describeTile(ofBlock + k * 128, kBytesPanel),
                       add || k > 0);
    endProducts();
  }
};

// Stores a group's sums directly from registers: a thread has two neighbours in each of eight columns, in two rows that
// are eight apart. A warp fills half a sector in each of eight rows, and the next column's store the other half.
template <typename T, int count>
__device__ void storeSums(const float (&sums)[count], T* p, int rows, int columns, int row, int column) {
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32 % 4;
  const int firstRow = row + warp * 16 + lane / 4;
  const int firstColumn = column + lane % 4 * 2;
#pragma unroll
  for (int i = 0; i < count; i += 2) {
    const int y = firstRow + i / 2 % 2 * 8;
    const int x = firstColumn + i / 4 * 8;
    if (y < rows && x < columns) {
      T* const at = p + static_cast<long long>(y) * columns + x;
      at[0] = T(sums[i]);
      if (x + 1 < columns) at[1] = T(sums[i + 1]);
    }
  }
}

// Copies a warp's part of a panel of P from shared memory: 16 rows of `width` columns, two neighbours at once,
// beginning at the row's first multiple of 4 bytes.
template <int width, typename T>
__device__ void storeRows(const unsigned char* panel, T* p, int rows, int columns, int row, int column) {
  struct alignas(4) Two {
    T first, second;
  };
  const int first = threadIdx.x % 128 / 32 * 16;
  for (int y = first; y < first + 16 && row + y < rows; ++y) {
    T* const at = p + static_cast<long long>(row + y) * columns + column;
    const auto element = [&](int x) {
      return *reinterpret_cast<const T*>(panel + y * 128 + (x / 8 ^ y % 8) * 16 + x % 8 * 2);
    };
    const int end = min(width, columns - column);
    for (int x = threadIdx.x % 32 * 2 - static_cast<int>(reinterpret_cast<std::uintptr_t>(at) / 2 % 2); x < end;
         x += 64)
      if (x >= 0 && x + 1 < end)
        *reinterpret_cast<Two*>(at + x) = {element(x), element(x + 1)};
      else if (x >= 0)
        at[x] = element(x);
      else if (end > 0)
        at[0] = element(0);
  }
}

// Stores a group's sums through shared memory, one panel of 64 columns at a time. The copy engine writes whole rows of
// 128 bytes while the group continues; if rows of P are not multiples of 16 bytes, warps do. If the columns are not a
// multiple of 64, the last panel overlaps the previous one.
template <typename T, typename Tiles>
__device__ void storeTile(const float (&sums)[Tiles::sums], const CUtensorMap* mapP, unsigned char* stored, int group,
                          T* p, int rows, int columns, int row, int column, bool byEngine) {
  constexpr int width = Tiles::columns < kPanelColumns ? Tiles::columns : kPanelColumns;
  const int thread = threadIdx.x % 128;
  const int lane = thread % 32;
  const int y = thread / 32 * 16 + lane % 16;
#pragma unroll
  for (int number = 0; number < Tiles::panels; ++number) {
    const int first = min(number * kPanelColumns, Tiles::columns - width);
    unsigned char* const panel = stored + number % Tiles::stored * kBytesPanel;
    if (byEngine) {  // the panel's previous content has been read
      if (thread == 0) {
        // The previous tile's last panel is this one's first if the number of panels is odd.
        if (number == 0 && Tiles::panels % Tiles::stored != 0)
          asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
        else
          asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(Tiles::stored - 1) : "memory");
      }
      waitForGroup(group);
    } else {
      __syncwarp();
    }
#pragma unroll
    for (int x = 0; x < width; x += 16) {
      std::uint32_t two[4];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const int at = (first + x) / 2 + i * 2;
        two[i] = packed(static_cast<T*>(nullptr), sums[at], sums[at + 1]);
      }
      const std::uint32_t to = inShared(panel) + y * 128 + (x / 8 + lane / 16 ^ y % 8) * 16;
      asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(two[0]),
                   "r"(two[1]), "r"(two[2]), "r"(two[3])
                   : "memory");
    }
    if (byEngine) {
      asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
      waitForGroup(group);
      if (thread == 0) {
        storeBox(mapP, panel, column + first, row);
        asm volatile("cp.async.bulk.commit_group;" ::: "memory");
      }
    } else {
      __syncwarp();
      storeRows<width>(panel, p, rows, columns, row, column + first);
    }
  }
}

// The main loop of a warp-specialized kernel: one thread of the first group requests tiles as stages become empty, the
// other groups multiply and store. If there are several, the first group releases registers for them.
template <typename T, typename Tiles, typename Cluster>
__device__ void multiplyInRoles(const CUtensorMap* mapM, const CUtensorMap* mapN, const CUtensorMap* mapP, T* p,
                                int rows, int inner, int columns, bool byEngine) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  const TensorShared<Tiles> shared(dynamicShared);
  const int role = threadIdx.x / 128;
  constexpr int blocks = Cluster::blocks;
  constexpr int band = Tiles::band < Cluster::down ? 1 : Tiles::band / Cluster::down;
  const Cluster cluster;
  const int tilesDown = (rows + Tiles::rows * Cluster::down - 1) / (Tiles::rows * Cluster::down);
  const int tilesAcross = (columns + Tiles::columns * Cluster::across - 1) / (Tiles::columns * Cluster::across);
  const int tiles = tilesDown * tilesAcross;
  const int steps = (inner + kTensorInner - 1) / kTensorInner;
  if (threadIdx.x == 0) {
    prefetchMap(mapM);
    prefetchMap(mapN);
    if (byEngine) prefetchMap(mapP);
    shared.setUp(Cluster::sharing);
  }
  if constexpr (blocks > 1)
    waitForCluster();
  else
    __syncthreads();

  TensorStage<Tiles> stage;
  if (role == 0) {
    if constexpr (Tiles::groups == 2) asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if constexpr (Tiles::groups == 3) asm volatile("setmaxnreg.dec.sync.aligned.u32 32;");
    if (threadIdx.x == 0)
      for (int number = blockIdx.x / blocks; number < tiles; number += gridDim.x / blocks) {
        const TensorTile tile(number, tilesDown, tilesAcross, band);
        const int row = (tile.down * Cluster::down + cluster.y) * Tiles::rows;
        const int column = (tile.across * Cluster::across + cluster.x) * Tiles::columns;
        for (int step = 0; step < steps; ++step) {
          waitForBarrier(shared.empty + stage.number, stage.parity ^ 1);
          shared.fetch(mapM, mapN, stage.number, row, column, step * kTensorInner, cluster);
          stage.next();
        }
      }
    if constexpr (blocks > 1) arriveInCluster();
  } else {
    if constexpr (Tiles::groups == 2) asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
    if constexpr (Tiles::groups == 3) asm volatile("setmaxnreg.inc.sync.aligned.u32 160;");
    const int group = role - 1;
    const int thread = threadIdx.x % 128;
    const auto release = [&](int used) {
      if constexpr (blocks > 1) {
        if (thread < Cluster::sharing) arriveAt(shared.empty + used, cluster.sharer(thread));
      } else {
        if (thread == 0) arriveAt(shared.empty + used);
      }
    };
    if constexpr (blocks > 1)
      if (blockIdx.x / blocks >= tiles) arriveInCluster();  // has no tile
    float sums[Tiles::sums];
    for (int number = blockIdx.x / blocks; number < tiles; number += gridDim.x / blocks) {
      const TensorTile tile(number, tilesDown, tilesAcross, band);
      const int row = (tile.down * Cluster::down + cluster.y) * Tiles::rows + group * kGroupRows;
      const int column = (tile.across * Cluster::across + cluster.x) * Tiles::columns;
      int last = 0;
      for (int step = 0; step < steps; ++step) {
        waitForBarrier(shared.full + stage.number, stage.parity);
        shared.template multiply<T>(sums, stage.number, group, step > 0);
        waitForProducts<1>();
        if (step > 0) release(last);
        last = stage.number;
        stage.next();
      }
      waitForProducts<0>();
      release(last);
      if constexpr (blocks > 1)
        if (number + gridDim.x / blocks >= tiles) arriveInCluster();
      storeTile<T, Tiles>(sums, mapP, shared.stored + group * Tiles::bytesStored, group, p, rows, columns, row, column,
                          byEngine);
    }
    if (thread == 0) asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
  }
  // A block must not end while another may still arrive at its barriers or write to its tiles. All have arrived before
  // they store their last tile.
  if constexpr (blocks > 1) waitForArrivals();
}

#endif  // __CUDA_ARCH_FEAT_SM90_ALL

// Warp groups and the copy engine: a block of two groups per tile. One thread requests tiles three steps ahead, once
// all threads have used the previous content. The products of a step finish before the next begin. 610 TFLOP/s, from
// 285 with the pipeline.
template <typename T>
__global__ void __launch_bounds__(128 * TensorLargeTiles::groups)
    matmulTensorGroups([[maybe_unused]] const __grid_constant__ CUtensorMap mapM,
                       [[maybe_unused]] const __grid_constant__ CUtensorMap mapN, [[maybe_unused]] T* p,
                       [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  using Tiles = TensorLargeTiles;
  const TensorShared<Tiles> shared(dynamicShared);
  const int group = threadIdx.x / 128;
  const int row = blockIdx.y * Tiles::rows;
  const int column = blockIdx.x * Tiles::columns;
  const int steps = (inner + kTensorInner - 1) / kTensorInner;
  if (threadIdx.x == 0) {
    shared.setUp(1);
    for (int step = 0; step < Tiles::stages && step < steps; ++step)
      shared.fetch(&mapM, &mapN, step, row, column, step * kTensorInner, TensorCluster<1, 1>());
  }
  __syncthreads();

  TensorStage<Tiles> stage;
  float sums[Tiles::sums];
  for (int step = 0; step < steps; ++step) {
    waitForBarrier(shared.full + stage.number, stage.parity);
    shared.multiply<T>(sums, stage.number, group, step > 0);
    waitForProducts<0>();
    __syncthreads();
    const int next = step + Tiles::stages;
    if (threadIdx.x == 0 && next < steps)
      shared.fetch(&mapM, &mapN, stage.number, row, column, next * kTensorInner, TensorCluster<1, 1>());
    stage.next();
  }
  storeSums(sums, p, rows, columns, row + group * kGroupRows, column);
#endif
}

// Roles: a third group only requests tiles and gives its registers to the others. Nothing waits for the whole block any
// more, and the products of two steps overlap. As many blocks as the GPU has multiprocessors process the tiles in
// bands, so that concurrent tiles share data in L2. The copy engine stores P through shared memory while tiles for the
// next products are loaded. 832 TFLOP/s, from 610; at 4096 845, from 560.
template <typename T>
__global__ void __launch_bounds__(128 * (TensorLargeTiles::groups + 1), 1)
    matmulTensorRoles([[maybe_unused]] const __grid_constant__ CUtensorMap mapM,
                      [[maybe_unused]] const __grid_constant__ CUtensorMap mapN,
                      [[maybe_unused]] const __grid_constant__ CUtensorMap mapP, [[maybe_unused]] T* p,
                      [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns,
                      [[maybe_unused]] bool byEngine) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  multiplyInRoles<T, TensorLargeTiles, TensorCluster<1, 1>>(&mapM, &mapN, &mapP, p, rows, inner, columns, byEngine);
#endif
}

// Clusters: two blocks, one below the other in P, need the same tiles of N. Each requests one half of them, and the
// copy engine writes it to both. This halves the requests for N to L2, which saves energy as well: the GPU lowers its
// clock when it draws too much power. 839 TFLOP/s, from 832; at 4096 840, from 845.
template <typename T>
__global__ void __cluster_dims__(kClusterBlocks) __launch_bounds__(128 * (TensorLargeTiles::groups + 1), 1)
    matmulTensorClusters([[maybe_unused]] const __grid_constant__ CUtensorMap mapM,
                         [[maybe_unused]] const __grid_constant__ CUtensorMap mapN,
                         [[maybe_unused]] const __grid_constant__ CUtensorMap mapP, [[maybe_unused]] T* p,
                         [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns,
                         [[maybe_unused]] bool byEngine) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  multiplyInRoles<T, TensorLargeTiles, TensorCluster<kClusterBlocks, 1>>(&mapM, &mapN, &mapP, p, rows, inner, columns,
                                                                         byEngine);
#endif
}

// Small tiles: a product of 1024 x 1024 has 32 tiles of 128 x 256, so most multiprocessors idle. It has 128 tiles of 64
// x 128, nearly one per multiprocessor, and half of the inner dimension is in flight before the first product. A step
// loads half of the bytes for a quarter of the products, so this is slower if there are enough large tiles. At 1024 281
// TFLOP/s, from 146 with roles, with cuBLAS at 302; at 4096 600, from 841. Splitting the inner dimension between two
// blocks of a cluster that add up their 128 x 128 tiles is slower too: moving the sums takes 1 us (H100).
template <typename T>
__global__ void __launch_bounds__(128 * (TensorSmallTiles::groups + 1), 1)
    matmulTensorSmallTiles([[maybe_unused]] const __grid_constant__ CUtensorMap mapM,
                           [[maybe_unused]] const __grid_constant__ CUtensorMap mapN,
                           [[maybe_unused]] const __grid_constant__ CUtensorMap mapP, [[maybe_unused]] T* p,
                           [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns,
                           [[maybe_unused]] bool byEngine) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  multiplyInRoles<T, TensorSmallTiles, TensorCluster<1, 1>>(&mapM, &mapN, &mapP, p, rows, inner, columns, byEngine);
#endif
}
