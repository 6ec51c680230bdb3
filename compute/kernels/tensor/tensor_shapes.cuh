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

// Any size. 1536 x 1536 are 72 tiles of 128 x 256, so 60 of 132 multiprocessors idle; 3072 x 3072 are 288 tiles, which
// take as long as 396. Here the host selects the fastest of several shapes by a time model
// (families/shared/tensor_shape_rule.h): waves of tiles, and for each step along the inner dimension the slowest of
// tensor cores, shared memory and the bytes from L2. Blocks of a cluster share M's tiles across and N's tiles down.
// Clusters pay off if rows of M or N begin inside a 128-byte line, which two boxes then share. bf16 on one H200,
// TFLOP/s, with the best of the earlier steps and cuBLAS: at 512 52.4, from 46.4 (50.8); at 1536 474, from 369 (548);
// at 2560 676, from 621 (618); at 3072 796, from 619 (805). At 2048, 4096 and 8192 it uses the roles' tiles or equally
// good ones: 685, 834 and 819, roles 688, 840 and 842. At 3617 x 5064 x 1511 506 (82): rows are not multiples of 16
// bytes there, so cuBLAS does without the copy engine; here they are copied first.
template <typename T, int groups, int columnsOfTile, int down, int across>
__global__ void __cluster_dims__(down* across) __launch_bounds__(128 * (groups + 1), 1)
    matmulTensorShapes([[maybe_unused]] const __grid_constant__ CUtensorMap mapM,
                       [[maybe_unused]] const __grid_constant__ CUtensorMap mapN,
                       [[maybe_unused]] const __grid_constant__ CUtensorMap mapP, [[maybe_unused]] T* p,
                       [[maybe_unused]] int rows, [[maybe_unused]] int inner, [[maybe_unused]] int columns,
                       [[maybe_unused]] bool byEngine) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  multiplyInRoles<T, TensorShape<groups, columnsOfTile>, TensorCluster<down, across>>(&mapM, &mapN, &mapP, p, rows,
                                                                                      inner, columns, byEngine);
#endif
}
