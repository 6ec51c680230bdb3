// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>

#include "../tensor/tensor_instructions.cuh"
#include "../tensor/tensor_tiles.cuh"
#include "attention_rows.cuh"
#include "attention_words.cuh"

// The top of the ladder of attention.cuh: instructions that only compute capability 9.0 has (sm_90a; J. Shah et al.,
// "FlashAttention-3", 2024). Shared memory holds tiles as panels of 64 columns, in rows of 128 bytes; the copy engine
// permutes a row's 16-byte pieces by the row number. These kernels run on GPUs only. For GPUs without the instructions
// they are compiled empty and never launched.
//
// Figures: bf16, 256 heads of 4096 queries and 128 columns, on one H200 (driver 580, CUDA 13.0, cold). The authors of
// FlashAttention-3 report up to 740 TFLOP/s on an H100.

inline constexpr int kAttentionPanel = 64;

/// A block's queries, 64 for each group of four warps; the keys of a tile; and how many tiles of keys, and how many of
/// values, its shared memory holds.
template <int headSize, int groups_, int keys_, int stages_>
struct AttentionTiles {
  static constexpr int groups = groups_;
  static constexpr int queries = 64 * groups;
  static constexpr int keys = keys_;
  static constexpr int stages = stages_;
  static constexpr int panels = headSize / kAttentionPanel;
  static constexpr int panelOfQ = queries * 128;  // in bytes
  static constexpr int panelOfKeys = keys * 128;
  static constexpr int bytesQ = panels * panelOfQ;
  static constexpr int bytesKeys = panels * panelOfKeys;
  static constexpr int threads = 128 * (groups + 1);
  /// Dynamic shared memory: tiles, barriers, and padding to start at a multiple of 1024.
  static constexpr int sharedBytes = bytesQ + 2 * stages * bytesKeys + (2 + 4 * stages) * 8 + 1024;
};

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)

template <typename Tiles>
struct AttentionShared {
  unsigned char* q;
  unsigned char* k;
  unsigned char* v;
  std::uint64_t* fullQ;
  std::uint64_t* emptyQ;
  std::uint64_t* fullK;
  std::uint64_t* emptyK;
  std::uint64_t* fullV;
  std::uint64_t* emptyV;

  __device__ explicit AttentionShared(unsigned char* dynamicShared) {
    q = dynamicShared + (1024 - inShared(dynamicShared) % 1024) % 1024;
    k = q + Tiles::bytesQ;
    v = k + Tiles::stages * Tiles::bytesKeys;
    fullQ = reinterpret_cast<std::uint64_t*>(v + Tiles::stages * Tiles::bytesKeys);
    emptyQ = fullQ + 1;
    fullK = emptyQ + 1;
    emptyK = fullK + Tiles::stages;
    fullV = emptyK + Tiles::stages;
    emptyV = fullV + Tiles::stages;
  }

  // One thread calls this. Each group arrives once to report a tile as empty.
  __device__ void setUp() const {
    setUpBarrier(fullQ, 1);
    setUpBarrier(emptyQ, Tiles::groups);
    for (int stage = 0; stage < Tiles::stages; ++stage) {
      setUpBarrier(fullK + stage, 1);
      setUpBarrier(emptyK + stage, Tiles::groups);
      setUpBarrier(fullV + stage, 1);
      setUpBarrier(emptyV + stage, Tiles::groups);
    }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }

  // One thread calls this to request all panels of a tile.
  __device__ static void fetch(unsigned char* to, int panelBytes, const CUtensorMap* map, std::uint64_t* full, int row,
                               int head) {
    expectBytes(full, Tiles::panels * panelBytes);
#pragma unroll
    for (int panel = 0; panel < Tiles::panels; ++panel)
      fetchBox(to + panel * panelBytes, map, full, panel * kAttentionPanel, row, head);
  }

  template <typename T>
  __device__ __forceinline__ void multiplyKeys(float (&scores)[Tiles::keys / 8][4], int group, int stage) const {
    beginProducts();
#pragma unroll
    for (int i = 0; i < Tiles::panels * 4; ++i)
      multiplyRows<T>(scores, describeTile(q + i / 4 * Tiles::panelOfQ + group * 64 * 128 + i % 4 * 32, 16),
                      describeTile(k + stage * Tiles::bytesKeys + i / 4 * Tiles::panelOfKeys + i % 4 * 32, 16), i > 0);
    endProducts();
  }

  template <typename T>
  __device__ __forceinline__ void multiplyValues(float (&sums)[Tiles::panels * 8][4],
                                                 const std::uint32_t (&powers)[Tiles::keys / 16][4], int stage) const {
    beginProducts();
#pragma unroll
    for (int i = 0; i < Tiles::keys / 16; ++i)
      multiplyColumns<T>(sums, powers[i],
                         describeTile(v + stage * Tiles::bytesKeys + i * 16 * 128, Tiles::panelOfKeys));
    endProducts();
  }
};

// The queries and the head that a block works on in a round.
template <typename Tiles, bool causal>
struct AttentionWork {
  int head;
  int firstQuery;
  int steps;  // number of key tiles
  // Causal: longest first. Every other round numbers the blocks from the last, so that all get as much work.
  __device__ AttentionWork(int round, int tiles, int length) {
    const int block = causal && round % 2 == 1 ? gridDim.x - 1 - blockIdx.x : blockIdx.x;
    const int number = round * gridDim.x + block;
    head = number / tiles;
    const int tile = causal ? tiles - 1 - number % tiles : number % tiles;
    firstQuery = tile * Tiles::queries;
    const int keys = causal ? min(length, firstQuery + Tiles::queries) : length;
    steps = (keys + Tiles::keys - 1) / Tiles::keys;
  }
};

// The main loop of all kernels here. A thread of the first group requests tiles as others become empty. Each other
// group keeps the scores and sums of its 64 queries in registers. `turns`: see attentionTurns.
template <typename T, int headSize, typename Tiles, bool causal, bool turns>
__device__ __forceinline__ void attendInRoles(const CUtensorMap* mapQ, const CUtensorMap* mapK, const CUtensorMap* mapV,
                                              T* o, int heads, int length, float scale) {
  extern __shared__ __align__(16) unsigned char dynamicShared[];
  const AttentionShared<Tiles> shared(dynamicShared);
  const int role = threadIdx.x / 128;
  const int tiles = (length + Tiles::queries - 1) / Tiles::queries;
  if (threadIdx.x == 0) {
    prefetchMap(mapQ);
    prefetchMap(mapK);
    prefetchMap(mapV);
    shared.setUp();
  }
  __syncthreads();

  TensorStage<Tiles> stage;
  int parityQ = 0;
  if (role == 0) {
    if constexpr (Tiles::groups == 2) asm volatile("setmaxnreg.dec.sync.aligned.u32 24;");
    if constexpr (Tiles::groups == 3) asm volatile("setmaxnreg.dec.sync.aligned.u32 32;");
    if (threadIdx.x == 0)
      for (int round = 0;; ++round) {
        const AttentionWork<Tiles, causal> work(round, tiles, length);
        if (round * gridDim.x >= heads * tiles) break;
        if (work.head >= heads) continue;
        waitForBarrier(shared.emptyQ, parityQ ^ 1);
        shared.fetch(shared.q, Tiles::panelOfQ, mapQ, shared.fullQ, work.firstQuery, work.head);
        parityQ ^= 1;
        for (int step = work.steps - 1; step >= 0; --step) {
          waitForBarrier(shared.emptyK + stage.number, stage.parity ^ 1);
          shared.fetch(shared.k + stage.number * Tiles::bytesKeys, Tiles::panelOfKeys, mapK,
                       shared.fullK + stage.number, step * Tiles::keys, work.head);
          waitForBarrier(shared.emptyV + stage.number, stage.parity ^ 1);
          shared.fetch(shared.v + stage.number * Tiles::bytesKeys, Tiles::panelOfKeys, mapV,
                       shared.fullV + stage.number, step * Tiles::keys, work.head);
          stage.next();
        }
      }
    return;
  }

  if constexpr (Tiles::groups == 2) asm volatile("setmaxnreg.inc.sync.aligned.u32 240;");
  if constexpr (Tiles::groups == 3) asm volatile("setmaxnreg.inc.sync.aligned.u32 160;");
  const int group = role - 1;
  const int thread = threadIdx.x % 128;
  const int lane = thread % 32;
  const int rowOfThread = group * 64 + thread / 32 * 16 + lane / 4;
  const int next = group + 1 == Tiles::groups ? 0 : group + 1;
  if (turns && next == 0) giveTurnTo(next);
  for (int round = 0; round * gridDim.x < heads * tiles; ++round) {
    const AttentionWork<Tiles, causal> work(round, tiles, length);
    if (work.head >= heads) continue;
    const int query = work.firstQuery + rowOfThread;
    // The keys that all queries of the group see.
    const int seen = causal ? min(length, work.firstQuery + group * 64 + 1) : length;
    AttentionRows<Tiles::keys / 8> rows;
    float scores[Tiles::keys / 8][4];
    float sums[headSize / 8][4] = {};
    std::uint32_t powers[Tiles::keys / 16][4];
    const auto take = [&](int step) {
      if ((step + 1) * Tiles::keys > seen)
        rows.template hide<causal>(scores, step * Tiles::keys + lane % 4 * 2, query, length);
      rows.take(scores, scale);
    };
    const auto pack = [&] {
#pragma unroll
      for (int i = 0; i < Tiles::keys / 16; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          powers[i][j] =
              packed(static_cast<T*>(nullptr), scores[i * 2 + j / 2][j % 2 * 2], scores[i * 2 + j / 2][j % 2 * 2 + 1]);
    };
    const auto release = [&](std::uint64_t* empty) {
      if (thread == 0) arriveAt(empty);
    };

    waitForBarrier(shared.fullQ, parityQ);
    parityQ ^= 1;
    if constexpr (turns) {
      waitForBarrier(shared.fullK + stage.number, stage.parity);
      shared.template multiplyKeys<T>(scores, group, stage.number);
      waitForProducts<0>();
      settle(scores);
      release(shared.emptyK + stage.number);
      take(work.steps - 1);
      pack();
      for (int step = work.steps - 2; step >= 0; --step) {
        const TensorStage<Tiles> last = stage;
        stage.next();
        waitForBarrier(shared.fullK + stage.number, stage.parity);
        waitForTurn(group);
        shared.template multiplyKeys<T>(scores, group, stage.number);
        waitForBarrier(shared.fullV + last.number, last.parity);
        shared.template multiplyValues<T>(sums, powers, last.number);
        giveTurnTo(next);
        waitForProducts<1>();
        settle(scores);
        release(shared.emptyK + stage.number);
        take(step);
        waitForProducts<0>();
        settle(sums);
        release(shared.emptyV + last.number);
        rows.shrinkSums(sums);
        pack();
      }
      release(shared.emptyQ);
      waitForBarrier(shared.fullV + stage.number, stage.parity);
      shared.template multiplyValues<T>(sums, powers, stage.number);
      waitForProducts<0>();
      settle(sums);
      release(shared.emptyV + stage.number);
      stage.next();
    } else {
      for (int step = work.steps - 1; step >= 0; --step) {
        waitForBarrier(shared.fullK + stage.number, stage.parity);
        shared.template multiplyKeys<T>(scores, group, stage.number);
        waitForProducts<0>();
        settle(scores);
        release(shared.emptyK + stage.number);
        take(step);
        rows.shrinkSums(sums);
        pack();
        waitForBarrier(shared.fullV + stage.number, stage.parity);
        shared.template multiplyValues<T>(sums, powers, stage.number);
        waitForProducts<0>();
        settle(sums);
        release(shared.emptyV + stage.number);
        stage.next();
      }
      release(shared.emptyQ);
    }

    const float shares[2] = {rows.template share<0>(), rows.template share<1>()};
#pragma unroll
    for (int row = 0; row < 2; ++row) {
      const int y = query + row * 8;
      if (y >= length) continue;
      T* const at = o + (static_cast<long long>(work.head) * length + y) * headSize + lane % 4 * 2;
#pragma unroll
      for (int i = 0; i < headSize / 8; ++i)
        *reinterpret_cast<std::uint32_t*>(at + i * 8) =
            packed(static_cast<T*>(nullptr), sums[i][row * 2] * shares[row], sums[i][row * 2 + 1] * shares[row]);
    }
  }
  if (turns && group == 0) waitForTurn(group);  // takes the turn that the last group gave
}

#endif  // __CUDA_ARCH_FEAT_SM90_ALL

/// Two groups with 128 keys a tile, or three groups if rows have 64 elements.
template <int headSize>
using AttentionGroupTiles = AttentionTiles<headSize, headSize == 64 ? 3 : 2, 128, headSize == 64 ? 3 : 2>;

// Warp groups and the copy engine: a group multiplies its queries by a tile of keys, turns the scores into powers and
// multiplies these by the values, step by step. Blocks are persistent, and tiles for the next queries arrive while the
// last results are stored. 637 TFLOP/s, up from mma's 259; causal 562, up from 231.
template <typename T, int headSize, bool causal>
__global__ void __launch_bounds__(AttentionGroupTiles<headSize>::threads, 1)
    attentionGroups([[maybe_unused]] const __grid_constant__ CUtensorMap mapQ,
                    [[maybe_unused]] const __grid_constant__ CUtensorMap mapK,
                    [[maybe_unused]] const __grid_constant__ CUtensorMap mapV, [[maybe_unused]] T* o,
                    [[maybe_unused]] int heads, [[maybe_unused]] int length, [[maybe_unused]] float scale) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  attendInRoles<T, headSize, AttentionGroupTiles<headSize>, causal, false>(&mapQ, &mapK, &mapV, o, heads, length,
                                                                           scale);
#endif
}

// Turns: computing powers idles the tensor cores unless products run meanwhile. A group starts the products of the next
// tile of keys before those of this tile's values, and computes the former's powers while the latter run. Groups also
// start their products in turn, so that the tensor cores have one group's products while another computes powers. 656
// TFLOP/s, up from 637; causal 578, up from 562; rows of 64: 557, up from 491. An earlier run reached 677 and 597. This
// order without turns is 2 % slower than attentionGroups. Tiles of 160 or 176 keys, whose scores hardly fit into
// registers, are 2 % slower than these.
template <typename T, int headSize, bool causal>
__global__ void __launch_bounds__(AttentionGroupTiles<headSize>::threads, 1)
    attentionTurns([[maybe_unused]] const __grid_constant__ CUtensorMap mapQ,
                   [[maybe_unused]] const __grid_constant__ CUtensorMap mapK,
                   [[maybe_unused]] const __grid_constant__ CUtensorMap mapV, [[maybe_unused]] T* o,
                   [[maybe_unused]] int heads, [[maybe_unused]] int length, [[maybe_unused]] float scale) {
#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
  attendInRoles<T, headSize, AttentionGroupTiles<headSize>, causal, true>(&mapQ, &mapK, &mapV, o, heads, length, scale);
#endif
}
