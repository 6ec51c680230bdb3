// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>

#include "tensor_pad.cuh"
#include "tensor_tiles.cuh"
#include "tensor_words.cuh"

// The top of the ladder of tensor_matmul.cuh: instructions of compute capability 9.0 alone (sm_90a). Tensor cores are
// fed from shared memory by whole groups of four warps (`wgmma`), and one thread asks the copy engine for tiles (TMA).
// These kernels run on GPUs only; where the GPU lacks the instructions they are empty, and nobody launches them.
//
// A block computes a tile of P, a group 64 rows of it. It goes through the inner dimension 64 elements at a time.
// Shared memory holds tiles in rows of 128 bytes, whose pieces of 16 bytes the copy engine exchanges by row, so that
// neither it nor the tensor cores meet a bank conflict: M's tile has rows of 64 elements, N's is panels of 64 rows of
// 64 elements. What lies beyond the edges comes as zeros.
//
// Figures: bf16, 8192 x 8192 x 8192, on one H200 (driver 580, CUDA 13.0, cold). Beside them: cuBLAS 810 TFLOP/s; at
// 4096 x 4096 x 4096 843.

inline constexpr int kGroupRows = 64;
inline constexpr int kTensorInner = 64;
inline constexpr int kPanelColumns = 64;
inline constexpr int kBytesPanel = kTensorInner * kPanelColumns * 2;
inline constexpr int kColumnsStored = 128;  // of a group's tile of P at a time
inline constexpr int kBytesStored = kGroupRows * kColumnsStored * 2;

/// A block's tile of P, and how many pairs of tiles of M and N, stages, its shared memory holds.
template <int groups_, int columns_, int stages_>
struct TensorTiles {
  static constexpr int groups = groups_;
  static constexpr int rows = groups * kGroupRows;
  static constexpr int columns = columns_;
  static constexpr int stages = stages_;
  static constexpr int sums = columns / 2;  // of a thread
  static constexpr int panels = columns / kPanelColumns;
  static constexpr int bytesM = rows * kTensorInner * 2;
  static constexpr int bytesN = panels * kBytesPanel;
  /// Dynamic shared memory: tiles, what is stored, barriers, and room to begin at a multiple of 1024.
  static constexpr int sharedBytes = stages * (bytesM + bytesN + 16) + groups * kBytesStored + 1024;
};
/// 128 x 256: two groups, 128 sums a thread.
using TensorLargeTiles = TensorTiles<2, 256, 4>;
/// 64 x 128: one group, 64 sums a thread; see matmulTensorSmallTiles.
using TensorSmallTiles = TensorTiles<1, 128, 8>;

/// Blocks one below the other in P, which share N's tiles; see matmulTensorClusters.
inline constexpr int kClusterBlocks = 2;

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

__device__ __forceinline__ std::uint32_t twoOf(__nv_bfloat16*, float first, float second) {
  const __nv_bfloat162 both = __floats2bfloat162_rn(first, second);
  return reinterpret_cast<const std::uint32_t&>(both);
}
__device__ __forceinline__ std::uint32_t twoOf(__half*, float first, float second) {
  const __half2 both = __floats2half2_rn(first, second);
  return reinterpret_cast<const std::uint32_t&>(both);
}

// A block's shared memory.
template <typename Tiles>
struct TensorShared {
  unsigned char* m;
  unsigned char* n;
  unsigned char* stored;
  std::uint64_t* full;   // the stage's bytes have landed
  std::uint64_t* empty;  // all groups have used them

  __device__ explicit TensorShared(unsigned char* dynamicShared) {
    m = dynamicShared + (1024 - inShared(dynamicShared) % 1024) % 1024;
    n = m + Tiles::stages * Tiles::bytesM;
    stored = n + Tiles::stages * Tiles::bytesN;
    full = reinterpret_cast<std::uint64_t*>(stored + Tiles::groups * kBytesStored);
    empty = full + Tiles::stages;
  }

  // By one thread. Each group of each block that shares tiles arrives once to say that a stage is empty.
  __device__ void setUp(int blocks) const {
    for (int stage = 0; stage < Tiles::stages; ++stage) {
      setUpBarrier(full + stage, 1);
      setUpBarrier(empty + stage, Tiles::groups * blocks);
    }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }

  // Asks for the tiles of one step, by one thread. A block of a cluster asks for its share of N's panels for all.
  template <int blocks>
  __device__ void fetch(const CUtensorMap* mapM, const CUtensorMap* mapN, int stage, int row, int column, int k,
                        int blockOfCluster) const {
    constexpr int share = Tiles::panels / blocks;
    expectBytes(full + stage, Tiles::bytesM + Tiles::bytesN);
    fetchBox(m + stage * Tiles::bytesM, mapM, full + stage, k, row);
#pragma unroll
    for (int i = 0; i < share; ++i) {
      const int panel = blockOfCluster * share + i;
      unsigned char* const to = n + stage * Tiles::bytesN + panel * kBytesPanel;
      if constexpr (blocks > 1)
        fetchBoxForAll(to, mapN, full + stage, column + panel * kPanelColumns, k, (1 << blocks) - 1);
      else
        fetchBox(to, mapN, full + stage, column + panel * kPanelColumns, k);
    }
  }

  // Multiplies a stage's tiles. The products are under way when it returns.
  template <typename T>
  __device__ void multiply(float (&sums)[Tiles::sums], int stage, int group, bool add) const {
    const unsigned char* const ofGroup = m + stage * Tiles::bytesM + group * kGroupRows * kTensorInner * 2;
    const unsigned char* const ofBlock = n + stage * Tiles::bytesN;
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll
    for (int k = 0; k < kTensorInner; k += 16)  // 16 columns of M are 32 bytes, 16 rows of N 2048
      multiplyAsync<T>(sums, describeTile(ofGroup + k * 2, 16), describeTile(ofBlock + k * 128, kBytesPanel),
                       add || k > 0);
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  }
};

// Stores a group's sums as they lie in registers: a thread has two neighbours in each of eight columns, of two rows
// that are eight apart. A warp fills half a sector in each of eight rows, and the next column's store the other half.
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

// Stores them through shared memory, 128 columns at a time: the copy engine then writes whole rows of 128 bytes while
// the group goes on to its next tile.
template <typename T, int count>
__device__ void storeByEngine(const float (&sums)[count], const CUtensorMap* mapP, unsigned char* stored, int group,
                              int row, int column) {
  const int thread = threadIdx.x % 128;
  const int lane = thread % 32;
  const int warp = thread / 32;
#pragma unroll
  for (int first = 0; first < 2 * count; first += kColumnsStored) {
    if (thread == 0) asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");  // the last ones are read
    waitForGroup(group);
#pragma unroll
    for (int columns = 0; columns < kColumnsStored; columns += 16) {
      std::uint32_t two[4];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const int at = (first + columns) / 2 + i * 2;
        two[i] = twoOf(static_cast<T*>(nullptr), sums[at], sums[at + 1]);
      }
      const int y = warp * 16 + lane % 16;
      const int piece = columns / 8 + lane / 16;
      const std::uint32_t to = inShared(stored) + piece / 8 * kBytesPanel + y * 128 + (piece % 8 ^ y % 8) * 16;
      asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(two[0]),
                   "r"(two[1]), "r"(two[2]), "r"(two[3])
                   : "memory");
    }
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    waitForGroup(group);
    if (thread == 0) {
      storeBox(mapP, stored, column + first, row);
      storeBox(mapP, stored + kBytesPanel, column + first + kPanelColumns, row);
      asm volatile("cp.async.bulk.commit_group;" ::: "memory");
    }
  }
}

// The loop of a kernel whose warps have roles: one thread of the first group asks for tiles as stages become empty, the
// others multiply and store. Where they are two, the first gives registers back, and they take them.
template <typename T, typename Tiles, int blocks>
__device__ void multiplyInRoles(const CUtensorMap* mapM, const CUtensorMap* mapN, const CUtensorMap* mapP, T* p,
                                int rows, int inner, int columns, bool byEngine) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  const TensorShared<Tiles> shared(dynamicShared);
  const int role = threadIdx.x / 128;
  const int blockOfCluster = blockIdx.x % blocks;
  const int tilesDown = (rows + Tiles::rows * blocks - 1) / (Tiles::rows * blocks);
  const int tilesAcross = (columns + Tiles::columns - 1) / Tiles::columns;
  const int steps = (inner + kTensorInner - 1) / kTensorInner;
  if (threadIdx.x == 0) shared.setUp(blocks);
  if constexpr (blocks > 1)
    waitForCluster();
  else
    __syncthreads();

  TensorStage<Tiles> stage;
  if (role == 0) {
    if constexpr (Tiles::groups > 1) asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if (threadIdx.x == 0)
      for (int number = blockIdx.x / blocks; number < tilesDown * tilesAcross; number += gridDim.x / blocks) {
        const TensorTile tile(number, tilesDown, tilesAcross, kTensorBand / blocks);
        const int row = (tile.down * blocks + blockOfCluster) * Tiles::rows;
        for (int step = 0; step < steps; ++step) {
          waitForBarrier(shared.empty + stage.number, stage.parity ^ 1);
          shared.template fetch<blocks>(mapM, mapN, stage.number, row, tile.across * Tiles::columns,
                                        step * kTensorInner, blockOfCluster);
          stage.next();
        }
      }
  } else {
    if constexpr (Tiles::groups > 1) asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
    const int group = role - 1;
    const int thread = threadIdx.x % 128;
    const auto release = [&](int used) {
      if constexpr (blocks > 1) {
        if (thread < blocks) arriveAt(shared.empty + used, thread);
      } else {
        if (thread == 0) arriveAt(shared.empty + used);
      }
    };
    float sums[Tiles::sums];
    for (int number = blockIdx.x / blocks; number < tilesDown * tilesAcross; number += gridDim.x / blocks) {
      const TensorTile tile(number, tilesDown, tilesAcross, kTensorBand / blocks);
      const int row = (tile.down * blocks + blockOfCluster) * Tiles::rows + group * kGroupRows;
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
      if (byEngine)
        storeByEngine<T>(sums, mapP, shared.stored + group * kBytesStored, group, row, tile.across * Tiles::columns);
      else
        storeSums(sums, p, rows, columns, row, tile.across * Tiles::columns);
    }
    if (thread == 0) asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
  }
  // No block ends while another may still arrive at its barriers or write to its tiles.
  if constexpr (blocks > 1) waitForCluster();
}

#endif  // __CUDA_ARCH_FEAT_SM90_ALL

// Groups of warps and the copy engine: a block of two groups for each tile. One thread asks for tiles three steps
// ahead, when all have used those that lay there before. The products of a step end before the next begin. 610 TFLOP/s,
// from the pipeline's 285.
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
      shared.fetch<1>(&mapM, &mapN, step, row, column, step * kTensorInner, 0);
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
      shared.fetch<1>(&mapM, &mapN, stage.number, row, column, next * kTensorInner, 0);
    stage.next();
  }
  storeSums(sums, p, rows, columns, row + group * kGroupRows, column);
#endif
}

// Roles: a third group does nothing but ask for tiles, and gives its registers to the others. Nobody waits for the
// whole block any more, and the products of a step are under way while those of the next begin. As many blocks as the
// GPU has multiprocessors go through the tiles in bands, so that tiles of the same time share what is in the L2 cache;
// and P goes out through shared memory, by the copy engine, while tiles for the next products are fetched. 832 TFLOP/s,
// from 610; at 4096 845, from 560.
template <typename T>
__global__ void __launch_bounds__(128 * (TensorLargeTiles::groups + 1), 1)
    matmulTensorRoles([[maybe_unused]] const __grid_constant__ CUtensorMap mapM,
                      [[maybe_unused]] const __grid_constant__ CUtensorMap mapN,
                      [[maybe_unused]] const __grid_constant__ CUtensorMap mapP, [[maybe_unused]] T* p,
                      [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns,
                      [[maybe_unused]] bool byEngine) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  multiplyInRoles<T, TensorLargeTiles, 1>(&mapM, &mapN, &mapP, p, rows, inner, columns, byEngine);
#endif
}

// Clusters: two blocks, one below the other in P, need the same tiles of N. Each asks for one half of them, and the
// copy engine writes it to both. The L2 cache is asked for N half as often, which saves energy as well: the GPU's clock
// falls when it draws too much. 839 TFLOP/s, from 832; at 4096 840, from 845.
template <typename T>
__global__ void __cluster_dims__(kClusterBlocks) __launch_bounds__(128 * (TensorLargeTiles::groups + 1), 1)
    matmulTensorClusters([[maybe_unused]] const __grid_constant__ CUtensorMap mapM,
                         [[maybe_unused]] const __grid_constant__ CUtensorMap mapN,
                         [[maybe_unused]] const __grid_constant__ CUtensorMap mapP, [[maybe_unused]] T* p,
                         [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns,
                         [[maybe_unused]] bool byEngine) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  multiplyInRoles<T, TensorLargeTiles, kClusterBlocks>(&mapM, &mapN, &mapP, p, rows, inner, columns, byEngine);
#endif
}

// Small tiles: a product of 1024 x 1024 has 32 tiles of 128 x 256, and most multiprocessors have none. Of 64 x 128 it
// has 128, nearly one for each, and half of the inner dimension is on its way before the first product. A step fetches
// half of the bytes for a quarter of the products: where there are large tiles enough, this is slower. At 1024 281
// TFLOP/s, from the roles' 146, with cuBLAS at 302; at 4096 600, from 841. Halves of the inner dimension for two blocks
// of a cluster, which add their tiles of 128 x 128 up, are slower too: sums take 1 us from one to the other (H100).
template <typename T>
__global__ void __launch_bounds__(128 * (TensorSmallTiles::groups + 1), 1)
    matmulTensorSmallTiles([[maybe_unused]] const __grid_constant__ CUtensorMap mapM,
                           [[maybe_unused]] const __grid_constant__ CUtensorMap mapN,
                           [[maybe_unused]] const __grid_constant__ CUtensorMap mapP, [[maybe_unused]] T* p,
                           [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns,
                           [[maybe_unused]] bool byEngine) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  multiplyInRoles<T, TensorSmallTiles, 1>(&mapM, &mapN, &mapP, p, rows, inner, columns, byEngine);
#endif
}
