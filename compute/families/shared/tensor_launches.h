// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>
#include <mma.h>

#include <type_traits>
#include <utility>

#include "catalogue/family.h"
#include "families/shared/kernel_words.h"
#include "families/shared/product.h"
#include "families/shared/short_numbers.h"
#include "families/shared/tensor_shape_rule.h"
#include "families/shared/tile_width.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/tensor/tensor_matmul.cuh"
#include "kernels/tensor/tensor_mma.cuh"
#include "kernels/tensor/tensor_shapes.cuh"
#include "kernels/tensor/tensor_wgmma.cuh"
#include "kernels/tensor/tensor_wide.cuh"

/// M, N and P of a product, padded with zeros to multiples of a tile; the run's own matrices if they need no padding.
template <typename T>
struct PaddedProduct {
  const T* m;
  const T* n;
  T* p;
  int rows;
  int inner;
  int columns;
};

constexpr int wholeOf(int size, int tile) { return (size + tile - 1) / tile * tile; }

template <typename T>
void fillUp(auto& device, const T* from, int rows, int columns, T* to, int toRows, int toColumns) {
  const dim3 threads(32, 8);
  const dim3 blocks((toColumns + 31) / 32, (toRows + 7) / 8);
  device.launchPreparation(matmulTensorPad<T>, {blocks, threads}, from, rows, columns, to, toRows, toColumns);
}

/// The run's matrices in whole tiles. Copies lie in memory that the device keeps, and are made at each launch.
template <typename T>
PaddedProduct<T> wholeTiles(auto& device, const ProductRun<T>& run, int tileRows, int tileInner, int tileColumns) {
  PaddedProduct<T> whole{run.m,
                         run.n,
                         run.p,
                         wholeOf(run.rows, tileRows),
                         wholeOf(run.inner, tileInner),
                         wholeOf(run.columns, tileColumns)};
  if (whole.rows != run.rows || whole.inner != run.inner) {
    T* const m = device.template workspace<T>("mPadded", std::int64_t{whole.rows} * whole.inner);
    fillUp(device, run.m, run.rows, run.inner, m, whole.rows, whole.inner);
    whole.m = m;
  }
  if (whole.inner != run.inner || whole.columns != run.columns) {
    T* const n = device.template workspace<T>("nPadded", std::int64_t{whole.inner} * whole.columns);
    fillUp(device, run.n, run.inner, run.columns, n, whole.inner, whole.columns);
    whole.n = n;
  }
  if (whole.rows != run.rows || whole.columns != run.columns)
    whole.p = device.template workspace<T>("pPadded", std::int64_t{whole.rows} * whole.columns);
  return whole;
}

/// Crops the padded product to P, if it is a copy.
template <typename T>
void cutOut(auto& device, const ProductRun<T>& run, const PaddedProduct<T>& whole) {
  if (whole.p != run.p)
    fillUp(device, static_cast<const T*>(whole.p), whole.rows, whole.columns, run.p, run.rows, run.columns);
}

/// The blocks for tiles of that size.
template <typename T>
dim3 tilesOf(const PaddedProduct<T>& whole, int tileRows, int tileColumns) {
  return dim3(whole.columns / tileColumns, whole.rows / tileRows);
}

/// M and N as the copy engine (TMA) requires them: rows are multiples of 16 bytes. Other matrices are copied with rows
/// of whole 128-byte lines. Beyond N's last row the engine fills in zeros itself.
template <typename T>
struct EngineInputs {
  static constexpr int kLine = 128 / sizeof(T);
  static constexpr int kPiece = 16 / sizeof(T);

  EngineInputs(auto& device, const ProductRun<T>& run)
      : inner(wholeRow(run.inner)), columns(wholeRow(run.columns)), m(run.m), n(run.n) {
    constexpr int kThreads = 256;
    const auto blocks = [](int rows, int width) { return (rows * (width / kPiece) + kThreads - 1) / kThreads; };
    const int blocksOfM = inner == run.inner ? 0 : blocks(run.rows, inner);
    const int blocksOfN = columns == run.columns ? 0 : blocks(run.inner, columns);
    if (blocksOfM + blocksOfN == 0) return;
    T* toM = nullptr;
    T* toN = nullptr;
    if (blocksOfM > 0) m = toM = device.template workspace<T>("mPadded", std::int64_t{run.rows} * inner);
    if (blocksOfN > 0) n = toN = device.template workspace<T>("nPadded", std::int64_t{run.inner} * columns);
    if (!toM) toM = toN;  // no block uses it
    if (!toN) toN = toM;
    device.launchPreparation(matmulTensorAlign<T>, {dim3(blocksOfM + blocksOfN), dim3(kThreads)}, run.m, run.rows,
                             run.inner, toM, inner, run.n, run.inner, run.columns, toN, columns, blocksOfM);
  }

  int inner;    ///< of M's rows
  int columns;  ///< of N's rows
  const T* m;
  const T* n;

 private:
  static int wholeRow(int width) { return width % kPiece == 0 ? width : wholeOf(width, kLine); }
};

/// The kernels' view of a run's matrices for warp groups. If P's rows are not multiples of 16 bytes, P is stored
/// without the copy engine.
template <typename T, typename Tiles, typename Cluster = TensorCluster<1, 1>>
struct Engine {
  Engine(auto& device, const ProductRun<T>& run) : inputs(device, run) {
    device.setTensorMap(mapM, inputs.m, run.rows, inputs.inner, Tiles::rows / Cluster::across, kTensorInner);
    device.setTensorMap(mapN, inputs.n, run.inner, inputs.columns, kTensorInner / Cluster::down, kPanelColumns);
    byEngine = inputs.columns == run.columns;
    if (byEngine)
      device.setTensorMap(mapP, run.p, run.rows, run.columns, kGroupRows, kPanelColumns);
    else
      mapP = mapN;
  }

  EngineInputs<T> inputs;
  CUtensorMap mapM;
  CUtensorMap mapN;
  CUtensorMap mapP;
  bool byEngine;
};

/// Launches a warp-specialized kernel with that many blocks.
template <typename Tiles, typename Cluster = TensorCluster<1, 1>, typename T>
void launchRoles(auto& device, const ProductRun<T>& run, auto kernel, int blocks) {
  const Engine<T, Tiles, Cluster> engine(device, run);
  device.launch(kernel, {dim3(blocks), dim3(128 * (Tiles::groups + 1)), Tiles::sharedBytes}, engine.mapM, engine.mapN,
                engine.mapP, run.p, run.rows, run.inner, run.columns, engine.byEngine);
}

/// Launches the pipeline with the selected number of stages.
template <typename T>
void launchPipeline(auto& device, const ProductRun<T>& run, int stages) {
  const PaddedProduct<T> whole = wholeTiles(device, run, kMmaRows, kMmaInner, kMmaColumns);
  const auto launch = [&]<int count>() {
    if (stages == count)
      device.launch(matmulTensorPipeline<T, count>,
                    {tilesOf(whole, kMmaRows, kMmaColumns), dim3(kMmaThreads), std::size_t{count * kMmaBytes}}, whole.m,
                    whole.n, whole.p, whole.rows, whole.inner, whole.columns);
  };
  launch.template operator()<2>();
  launch.template operator()<3>();
  launch.template operator()<4>();
  launch.template operator()<5>();
  launch.template operator()<6>();
  cutOut(device, run, whole);
}

template <typename T>
void launchWmma(auto& device, const ProductRun<T>& run) {
  constexpr int kInner = 16;
  const PaddedProduct<T> whole = wholeTiles(device, run, kWmmaTile, kInner, kWmmaTile);
  device.launch(matmulTensorWmma<T>, {tilesOf(whole, kWmmaTile, kWmmaTile), dim3(kWmmaThreads)}, whole.m, whole.n,
                whole.p, whole.rows, whole.inner, whole.columns);
  cutOut(device, run, whole);
}

template <typename T>
void launchGroups(auto& device, const ProductRun<T>& run) {
  using Tiles = TensorLargeTiles;
  const Engine<T, Tiles> engine(device, run);
  const dim3 tiles((run.columns + Tiles::columns - 1) / Tiles::columns, (run.rows + Tiles::rows - 1) / Tiles::rows);
  device.launch(matmulTensorGroups<T>, {tiles, dim3(128 * Tiles::groups), Tiles::sharedBytes}, engine.mapM, engine.mapN,
                run.p, run.rows, run.inner, run.columns);
}

template <typename T>
void launchClusters(auto& device, const ProductRun<T>& run) {
  using Tiles = TensorLargeTiles;
  const int clusters = device.residentClusters(reinterpret_cast<const void*>(matmulTensorClusters<T>), kClusterBlocks,
                                               128 * (Tiles::groups + 1), Tiles::sharedBytes);
  launchRoles<Tiles, TensorCluster<kClusterBlocks, 1>>(device, run, matmulTensorClusters<T>, clusters * kClusterBlocks);
}

/// M and N are prefetched to L2 if both together have at most so many bytes per multiprocessor.
constexpr std::int64_t kMostPrefetched = 32 * 1024;

/// Launches the kernel with tiles of that shape: as many clusters as the GPU holds at a time, or as there are tiles.
template <std::size_t shape, typename T>
void launchShape(auto& device, const ProductRun<T>& run) {
  constexpr ShapeOfTiles of = kShapesOfTiles[shape];
  using Tiles = TensorShape<of.groups, of.columns>;
  const auto kernel = matmulTensorShapes<T, of.groups, of.columns, of.down, of.across>;
  const int clusters = device.residentClusters(reinterpret_cast<const void*>(kernel), of.blocks(),
                                               128 * (of.groups + 1), Tiles::sharedBytes);
  const int tiles = wholeOf(run.rows, of.rows() * of.down) / (of.rows() * of.down) *
                    (wholeOf(run.columns, of.columns * of.across) / (of.columns * of.across));
  const Engine<T, Tiles, TensorCluster<of.down, of.across>> engine(device, run);
  std::int64_t bytesOfM = std::int64_t{run.rows} * engine.inputs.inner * static_cast<std::int64_t>(sizeof(T));
  std::int64_t bytesOfN = std::int64_t{run.inner} * engine.inputs.columns * static_cast<std::int64_t>(sizeof(T));
  if (bytesOfM + bytesOfN > kMostPrefetched * device.multiprocessors()) bytesOfM = bytesOfN = 0;
  device.launch(kernel,
                {dim3(std::min(clusters, tiles) * of.blocks()), dim3(128 * (of.groups + 1)), Tiles::sharedBytes},
                engine.mapM, engine.mapN, engine.mapP, run.p, run.rows, run.inner, run.columns, engine.byEngine,
                engine.inputs.m, engine.inputs.n, static_cast<int>(bytesOfM), static_cast<int>(bytesOfN));
}

template <typename T>
void launchFastestShape(auto& device, const ProductRun<T>& run) {
  constexpr int kPiece = 16 / sizeof(T);
  const auto wholeLines = [](int size) { return size % EngineInputs<T>::kLine == 0 || size % kPiece != 0; };
  const std::size_t fastest = fastestShape(run.rows, run.inner, run.columns, device.multiprocessors(),
                                           wholeLines(run.inner), wholeLines(run.columns));
  [&]<std::size_t... shape>(std::index_sequence<shape...>) {
    ((shape == fastest ? launchShape<shape>(device, run) : void()), ...);
  }
  (std::make_index_sequence<kShapesOfTiles.size()>());
}

template <int rows, typename T>
void launchTurnedTiles(auto& device, const ProductRun<T>& run) {
  using Tiles = WideTiles<rows>;
  const EngineInputs<T> inputs(device, run);
  CUtensorMap mapM;
  CUtensorMap mapN;
  device.setTensorMap(mapM, inputs.m, run.rows, inputs.inner, Tiles::rows, kWideRow<T>);
  device.setTensorMap(mapN, inputs.n, run.inner, inputs.columns, kWideRow<T>, kWideRow<T>);
  device.launch(matmulTensorTurned<T, rows>, {dim3(device.multiprocessors()), dim3(kWideThreads), Tiles::sharedBytes},
                mapM, mapN, run.p, run.rows, run.inner, run.columns);
}

template <typename T>
void launchTurned(auto& device, const ProductRun<T>& run) {
  constexpr bool kIsFp64 = std::is_same_v<T, double>;
  const int fastest = turnedRows(kIsFp64, run.rows, run.columns, device.multiprocessors());
  const auto launchAmong = [&]<std::size_t... i>(std::index_sequence<i...>) {
    constexpr auto kChoices = [] {
      if constexpr (kIsFp64)
        return kTurnedRowsOfFp64;
      else
        return kTurnedRowsOfTf32;
    }();
    ((kChoices[i] == fastest ? launchTurnedTiles<kChoices[i]>(device, run) : void()), ...);
  };
  launchAmong(std::make_index_sequence < kIsFp64 ? kTurnedRowsOfFp64.size() : kTurnedRowsOfTf32.size() > ());
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
