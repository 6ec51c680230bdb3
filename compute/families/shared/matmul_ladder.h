// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>

#include "catalogue/family.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/split_rule.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/matmul/matmul_bulk.cuh"
#include "kernels/matmul/matmul_packed.cuh"
#include "kernels/matmul/matmul_register_tiled.cuh"
#include "kernels/matmul/matmul_split_k.cuh"
#include "kernels/matmul/matmul_stream_k.cuh"

/// The blocks that cover a matrix with tiles of that size.
inline dim3 tilesOver(int rows, int columns, int tileRows, int tileColumns) {
  return dim3((columns + tileColumns - 1) / tileColumns, (rows + tileRows - 1) / tileRows);
}

/// Calls `use.template operator()<aligned>()`; `aligned`: rows of all three matrices begin at multiples of 16 bytes.
template <typename T, typename Use>
void byAlignmentOfRows(int inner, int columns, const Use& use) {
  if (inner % kWideElements<T> == 0 && columns % kWideElements<T> == 0)
    use.template operator()<true>();
  else
    use.template operator()<false>();
}

/// A block's tile of P.
template <template <typename> class Tiling>
Owes tilesOf() {
  return [](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    const auto add = [&]<typename Used>() {
      elements.addTile(parameters.integer("rows"), parameters.integer("columns"), block.y * Used::kRows,
                       block.x * Used::kColumns, Used::kRows, Used::kColumns);
    };
    if (isFp64(parameters))
      add.template operator()<Tiling<double>>();
    else
      add.template operator()<Tiling<float>>();
  };
}

/// Launches `kernel` with one block per tile of P in `Tiling`. `m` and `n` are run.m and run.n, or packed copies.
template <typename Tiling>
void launchOverTiles(auto& device, const auto& run, auto kernel, const auto& m, const auto& n,
                     std::size_t sharedBytes = 0) {
  device.launch(
      kernel, {tilesOver(run.rows, run.columns, Tiling::kRows, Tiling::kColumns), dim3(Tiling::kThreads), sharedBytes},
      m, n, run.p, run.rows, run.inner, run.columns);
}

template <typename T>
struct Panels {
  const T* m;
  const T* n;
};

/// Packs M and N for a kernel, into memory that the device keeps between launches.
template <typename Tiling, typename T>
auto packPanels(auto& device, const auto& run) {
  const int depth = packedDepth(run.inner);
  const dim3 tiles = tilesOver(run.rows, run.columns, Tiling::kRows, Tiling::kColumns);
  const int rows = tiles.y * Tiling::kRows;
  const int columns = tiles.x * Tiling::kColumns;
  T* const m = device.template workspace<T>("mPanels", std::int64_t{rows} * depth);
  T* const n = device.template workspace<T>("nPanels", std::int64_t{columns} * depth);
  const dim3 threads(kPackingTile, kPackingRows);
  device.launchPreparation(matmulPackM<T, Tiling::kRows>, {dim3(depth / kPackingTile, rows / kPackingTile), threads},
                           run.m, m, run.rows, run.inner, depth);
  device.launchPreparation(matmulPackN<T, Tiling::kColumns>,
                           {dim3(depth / kPackingTile, columns / kPackingTile), threads}, run.n, n, run.inner,
                           run.columns, depth);
  return Panels<T>{m, n};
}

/// The number of blocks that share the steps of a product: one per multiprocessor, if there are enough steps.
template <typename Tiling>
int streamBlocks(auto& device, const auto& run) {
  const StreamShares<Tiling> one(run.rows, run.inner, run.columns, 1);
  return std::clamp(one.steps / kShortestShare, 1, device.multiprocessors());
}

/// The block that computes a tile's first step stores the tile.
inline Owes tilesOfShares() {
  return [](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    const auto add = [&]<typename Tiling>() {
      const StreamShares<Tiling> shares(
          static_cast<int>(parameters.integer("rows")), static_cast<int>(parameters.integer("inner")),
          static_cast<int>(parameters.integer("columns")), static_cast<int>(block.layers));
      const int share = static_cast<int>(block.layers - 1 - block.z);
      const int end = shares.firstOf(share + 1);
      int tile = (shares.firstOf(share) + shares.stepsOfTile - 1) / shares.stepsOfTile;
      for (; tile * shares.stepsOfTile < end; ++tile)
        elements.addTile(parameters.integer("rows"), parameters.integer("columns"),
                         tile / shares.tilesAcross * Tiling::kRows, tile % shares.tilesAcross * Tiling::kColumns,
                         Tiling::kRows, Tiling::kColumns);
    };
    if (isFp64(parameters))
      add.template operator()<StreamTiling<double>>();
    else
      add.template operator()<StreamTiling<float>>();
  };
}

/// Launches the kernel with that tile. If there are several parts, every block must run, because the second kernel adds
/// up all partial results.
template <std::size_t index, typename T>
void launchSplit(auto& device, const auto& run, const Split& split) {
  constexpr SplitTile kTile = kSplitTiles[index];
  using Tiling = SplitTiling<T, kTile.rows, kTile.columns, kTile.threadRows, kTile.slices, kTile.stages>;
  dim3 grid = tilesOver(run.rows, run.columns, Tiling::kRows, Tiling::kColumns);
  grid.z = static_cast<unsigned>(split.parts);
  const int innerOfPart = static_cast<int>(split.stepsOfPart) * Tiling::kInner;
  byAlignmentOfRows<T>(run.inner, run.columns, [&]<bool aligned>() {
    const auto kernel =
        matmulSplitK<T, kTile.rows, kTile.columns, kTile.threadRows, kTile.slices, kTile.stages, aligned>;
    if (split.parts == 1) {
      device.launch(kernel, {grid, dim3(Tiling::kThreads), Tiling::kSharedBytes}, run.m, run.n, run.p, run.rows,
                    run.inner, run.columns, innerOfPart);
      return;
    }
    const int elements = run.rows * run.columns;
    T* const partial = device.template workspace<T>("partial", split.parts * elements);
    device.launchWhole(kernel, {grid, dim3(Tiling::kThreads), Tiling::kSharedBytes}, run.m, run.n, partial, run.rows,
                       run.inner, run.columns, innerOfPart);
    // Threads that share an element's parts, so that they fill the GPU.
    constexpr int kThreads = 1 << 17;
    int rows = 1;
    while (rows < 32 && rows < split.parts && rows * elements < kThreads) rows *= 2;
    const int across = kAddPartsThreads / rows;
    device.launchWhole(matmulAddParts<T>, {dim3((elements + across - 1) / across), dim3(across, rows)}, partial, run.p,
                       elements, static_cast<int>(split.parts));
  });
}

/// Adds the kernels whose threads keep many sums in registers, from slow to fast. A run has m, n, p, rows, inner,
/// columns.
template <template <typename> class Run, typename... Types>
void addRegisterTiledVariants(Family& family, const LaunchesOf<Run, Types...>& launches) {
  family.variants.push_back(
      {.id = "register-tiled",
       .title = "Register-tiled",
       .idea = "A thread computes 8 x 8 elements: each value that it reads from shared memory serves eight products.",
       .kernel = "matmulRegisterTiled",
       .owes = tiles("rows", "columns", kRegisterTile, kRegisterTile),
       .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
         device.launch(matmulRegisterTiled<T>,
                       {tilesOver(run.rows, run.columns, kRegisterTile, kRegisterTile), dim3(kRegisterTileThreads)},
                       run.m, run.n, run.p, run.rows, run.inner, run.columns);
       })});
  family.variants.push_back({.id = "vectorised",
                             .title = "16 bytes per access",
                             .idea = "Register-tiled, with loads and stores of 16 bytes in global and shared memory.",
                             .kernel = "matmulVectorised",
                             .owes = tilesOf<SquareTiling>(),
                             .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                               byAlignmentOfRows<T>(run.inner, run.columns, [&]<bool aligned>() {
                                 launchOverTiles<SquareTiling<T>>(device, run, matmulVectorised<T, aligned>, run.m,
                                                                  run.n);
                               });
                             })});
  family.variants.push_back({.id = "double-buffered",
                             .title = "Double-buffered",
                             .idea = "Loads the next tiles through registers while the block multiplies.",
                             .kernel = "matmulDoubleBuffered",
                             .owes = tilesOf<SquareTiling>(),
                             .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                               byAlignmentOfRows<T>(run.inner, run.columns, [&]<bool aligned>() {
                                 launchOverTiles<SquareTiling<T>>(device, run, matmulDoubleBuffered<T, aligned>, run.m,
                                                                  run.n);
                               });
                             })});
  family.variants.push_back({.id = "warp-tiled",
                             .title = "Warp-tiled",
                             .idea = "A warp computes 64 x 64 elements and reads shared memory one step ahead.",
                             .kernel = "matmulWarpTiled",
                             .owes = tilesOf<WideTiling>(),
                             .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                               byAlignmentOfRows<T>(run.inner, run.columns, [&]<bool aligned>() {
                                 launchOverTiles<WideTiling<T>>(device, run, matmulWarpTiled<T, aligned>, run.m, run.n);
                               });
                             })});
  family.variants.push_back(
      {.id = "packed",
       .title = "Packed, asynchronous copies",
       .idea = "First packs the tiles, then copies them to shared memory two tiles ahead, bypassing registers.",
       .kernel = "matmulPacked",
       .owes = tilesOf<PackedTiling>(),
       .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
         using Tiling = PackedTiling<T>;
         const auto panels = packPanels<Tiling, T>(device, run);
         launchOverTiles<Tiling>(device, run, matmulPacked<T>, panels.m, panels.n,
                                 kPackedStages * sizeof(T) * kStageElements<Tiling>);
       })});
  family.variants.push_back(
      {.id = "bulk",
       .title = "Packed, bulk copies",
       .idea = "One thread requests whole tiles from the copy engine, and the others wait until the bytes arrive.",
       .kernel = "matmulBulk",
       .needs = {Message::text("bulk copies to shared memory"), 9},
       .owes = tilesOf<BulkTiling>(),
       .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
         using Tiling = BulkTiling<T>;
         const auto panels = packPanels<Tiling, T>(device, run);
         launchOverTiles<Tiling>(device, run, matmulBulk<T>, panels.m, panels.n,
                                 kPackedStages * (sizeof(T) * kStageElements<Tiling> + sizeof(CopyBarrier)));
       })});
  family.variants.push_back(
      {.id = "stream-k",
       .title = "Stream-K",
       .idea = "Blocks take equal shares of all steps instead of whole tiles, and the copies transpose M.",
       .kernel = "matmulStreamK",
       .owes = tilesOfShares(),
       .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
         using Tiling = StreamTiling<T>;
         const int blocks = streamBlocks<Tiling>(device, run);
         T* const partials =
             device.template workspace<T>("partials", std::int64_t{blocks} * Tiling::kRows * Tiling::kColumns);
         int* const hasLeft = device.template workspace<int>("hasLeft", blocks);
         device.fill(hasLeft, blocks, 0);
         byAlignmentOfRows<T>(run.columns, run.columns, [&]<bool aligned>() {  // M's rows may begin anywhere
           device.launchInOrder(
               matmulStreamK<T, aligned>,
               {dim3(1, 1, blocks), dim3(Tiling::kThreads), kStreamStages * sizeof(T) * kStreamStage<T>}, run.m, run.n,
               run.p, partials, hasLeft, run.rows, run.inner, run.columns);
         });
       })});
  family.variants.push_back({.id = "split-k",
                             .title = "Split-K",
                             .idea = "If P has few tiles, blocks share the inner dimension, as do a block's warps; a "
                                     "second kernel adds the parts.",
                             .kernel = "matmulSplitK",
                             .lastBlockEnds = true,
                             .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                               const Split split =
                                   fastestSplit(run.rows, run.inner, run.columns, sizeof(T), device.multiprocessors());
                               [&]<std::size_t... i>(std::index_sequence<i...>) {
                                 ((i == split.tile ? launchSplit<i, T>(device, run, split) : void()), ...);
                               }
                               (std::make_index_sequence<kSplitTiles.size()>());
                             })});
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
