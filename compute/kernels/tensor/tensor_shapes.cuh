// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor_wgmma.cuh"

// The last step after tensor_wgmma.cuh: the same roles, with tile and cluster shapes chosen for the product.

/// How many pairs of tiles fit besides the panels of P that are being stored: at most eight.
constexpr int shapeStages(int groups, int columns, int stored) {
  constexpr int kSharedBytes = 227 * 1024;  // the limit of a block
  const int panels = (columns + kPanelColumns - 1) / kPanelColumns;
  const int stages = (kSharedBytes - 1024 - groups * stored * kBytesPanel) / ((groups + panels) * kBytesPanel + 16);
  return stages < 8 ? stages : 8;
}
/// With three groups, each has one panel of P being stored, so that four pairs of tiles for 192 x 192 fit.
template <int groups, int columns, int stored = groups == 3 ? 1 : 2>
using TensorShape = TensorTiles<groups, columns, shapeStages(groups, columns, stored), stored>;

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
// Prefetches to L2 the block's share of a matrix of that many bytes, a multiple of 16.
__device__ inline void prefetchShare(const void* matrix, int bytes) {
  const int share = (bytes / static_cast<int>(gridDim.x) / 128 + 1) * 128;
  const int begin = share * static_cast<int>(blockIdx.x);
  if (begin < bytes) prefetchToL2(static_cast<const char*>(matrix) + begin, min(share, bytes - begin));
}
#endif

// Any size. 1536 x 1536 are 72 tiles of 128 x 256, so 60 of 132 multiprocessors idle; 3072 x 3072 are 288 tiles, which
// take as long as 396. Here the host selects the fastest of several shapes by a time model
// (families/shared/tensor_shape_rule.h): waves of tiles, and for each step along the inner dimension the slowest of
// tensor cores, shared memory and the bytes from L2. Blocks of a cluster share M's tiles across and N's tiles down.
// Clusters pay off if rows of M or N begin inside a 128-byte line, which two boxes then share. If M and N are small,
// the copy engine prefetches them to L2 as a whole, because tiles of the first steps touch only 128 bytes of each row:
// 1024 x 1024 x 1024 8.80 us, from 9.34. Equal shares of all steps (Stream-K) gained 1 to 4 % at two of 30 sizes and
// lost at the others.
//
// bf16 on one H200, TFLOP/s, with cuBLAS in brackets: at 512 45 (44), at 768 122 (133), at 1024 250 (267), at 1536 461
// (517), at 2048 659 (663), at 2560 667 (611), at 3072 786 (801), at 4096 834 (838), at 8192 824 (806). At 8720 x 4084
// x 7463 639 (134), at 301 x 333 x 377 6.8 (6.3): rows are not multiples of 16 bytes there, so cuBLAS does without the
// copy engine; here they are copied first.
template <typename T, int groups, int columnsOfTile, int down, int across>
__global__ void __cluster_dims__(down* across) __launch_bounds__(128 * (groups + 1), 1)
    matmulTensorShapes([[maybe_unused]] const __grid_constant__ CUtensorMap mapM,
                       [[maybe_unused]] const __grid_constant__ CUtensorMap mapN,
                       [[maybe_unused]] const __grid_constant__ CUtensorMap mapP, [[maybe_unused]] T* p,
                       [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns,
                       [[maybe_unused]] bool byEngine, [[maybe_unused]] const T* m, [[maybe_unused]] const T* n,
                       [[maybe_unused]] int bytesOfM, [[maybe_unused]] int bytesOfN) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  if (threadIdx.x == 32) {
    prefetchShare(m, bytesOfM);
    prefetchShare(n, bytesOfN);
  }
  multiplyInRoles<T, TensorShape<groups, columnsOfTile>, TensorCluster<down, across>>(&mapM, &mapN, &mapP, p, rows,
                                                                                      inner, columns, byEngine);
#endif
}
