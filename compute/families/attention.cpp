// SPDX-License-Identifier: GPL-3.0-or-later
#include <cuda.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <type_traits>
#include <utility>
#include <vector>

#include "families/shared/attention_problem.h"
#include "families/shared/baselines.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/short_numbers.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/attention/attention.cuh"
#include "kernels/attention/attention_mma.cuh"
#include "kernels/attention/attention_wgmma.cuh"

namespace attention {
namespace {

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : q(global<const T>(arguments, "q")),
        k(global<const T>(arguments, "k")),
        v(global<const T>(arguments, "v")),
        o(global<T>(arguments, "o")),
        sizes(arguments),
        heads(static_cast<int>(sizes.heads)),
        length(static_cast<int>(sizes.length)),
        scale(static_cast<float>(std::numbers::log2e / std::sqrt(static_cast<double>(sizes.headSize)))) {}

  /// Calls `use.template operator()<headSize, causal>()`.
  template <typename Use>
  void byKind(const Use& use) const {
    const auto withSize = [&]<int headSize>() {
      if (sizes.isCausal) return use.template operator()<headSize, true>();
      use.template operator()<headSize, false>();
    };
    if (sizes.headSize == 64) return withSize.template operator()<64>();
    withSize.template operator()<128>();
  }

  /// The grid for blocks of this many queries, over all heads.
  dim3 blocks(int queries) const { return dim3((length + queries - 1) / queries, heads); }

  const T* q;
  const T* k;
  const T* v;
  T* o;
  Sizes sizes;
  int heads;
  int length;
  float scale;  ///< of scores, for powers of two
};

/// A block owes the rows of O of this many queries. `longestFirst`: causal kernels take the last queries first.
Owes queriesOfBlock(std::int64_t queries, bool longestFirst = false) {
  return [=](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    const Sizes sizes(parameters);
    const std::int64_t tile = longestFirst && sizes.isCausal ? block.columns - 1 - block.x : block.x;
    const std::int64_t end = std::min(sizes.length, (tile + 1) * queries);
    elements.add((block.y * sizes.length + tile * queries) * sizes.headSize,
                 (block.y * sizes.length + end) * sizes.headSize);
  };
}

/// A block owes as many queries as its 256 threads cover whole rows of O.
constexpr int kNaiveThreads = 256;
Owes rowsOfThreads() {
  return [](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    queriesOfBlock(kNaiveThreads / Sizes(parameters).headSize)(parameters, block, elements);
  };
}

template <typename T>
void launchNaive(auto& device, const Run<T>& run) {
  const dim3 scoresOfBlock(32, 8);
  const dim3 tiles((run.length + 31) / 32, (run.length + 7) / 8, run.heads);
  float* const scores = device.template workspace<float>("scores", run.sizes.rows() * run.length);
  float* const shares = device.template workspace<float>("shares", run.sizes.rows());
  run.byKind([&]<int headSize, bool causal>() {
    constexpr int kRows = kNaiveThreads / headSize;
    device.launchWhole(attentionScores<T, headSize, causal>, {tiles, scoresOfBlock}, run.q, run.k, scores, run.length,
                       run.scale);
    device.launchWhole(attentionPowers<causal>, {dim3(run.length, run.heads), dim3(kNaiveThreads)}, scores, shares,
                       run.length);
    device.launch(attentionNaive<T, headSize, causal>, {run.blocks(kRows), dim3(headSize, kRows)}, scores, shares,
                  run.v, run.o, run.length);
  });
}

/// Launches attentionTurns or attentionGroups with one block for each multiprocessor.
template <bool turns, typename T>
void launchGroups(auto& device, const Run<T>& run) {
  run.byKind([&]<int headSize, bool causal>() {
    using Tiles = AttentionGroupTiles<headSize>;
    CUtensorMap mapQ, mapK, mapV;
    device.setTensorMap(mapQ, run.q, run.length, headSize, Tiles::queries, kAttentionPanel, run.heads);
    device.setTensorMap(mapK, run.k, run.length, headSize, Tiles::keys, kAttentionPanel, run.heads);
    device.setTensorMap(mapV, run.v, run.length, headSize, Tiles::keys, kAttentionPanel, run.heads);
    device.launch(turns ? attentionTurns<T, headSize, causal> : attentionGroups<T, headSize, causal>,
                  {dim3(device.multiprocessors()), dim3(Tiles::threads), Tiles::sharedBytes}, mapQ, mapK, mapV, run.o,
                  run.heads, run.length, run.scale);
  });
}

std::vector<ParameterSpec> parameters(ParameterSpec type) {
  const auto count = [](const char* id, const char* title, const char* meaning, std::int64_t maximum,
                        std::int64_t initial, std::int64_t initialSimulated) {
    return ParameterSpec{.id = id,
                         .title = title,
                         .meaning = meaning,
                         .role = ParameterSpec::Role::Size,
                         .maximum = maximum,
                         .initial = initial,
                         .initialSimulated = initialSimulated};
  };
  return {count("batch", "Batch", "Sequences, each with all heads.", 256, 1, 1),
          count("heads", "Heads", "Heads of a sequence, each with queries, keys and values of its own.", 128, 16, 2),
          {.id = "length",
           .title = "Length",
           .unit = "elements",
           .meaning = "Queries of a head, and its keys and values.",
           .role = ParameterSpec::Role::Size,
           .editor = ParameterSpec::Editor::PowersOfTwo,
           .maximum = 1 << 17,
           .initial = 2048,
           .initialSimulated = 160},
          {.id = "head",
           .title = "Head size",
           .unit = "elements",
           .meaning = "Numbers of a query, of a key and of a value.",
           .editor = ParameterSpec::Editor::Choice,
           .choices = {"128", "64"}},
          {.id = "causal",
           .title = "Causal",
           .meaning = "Whether a query sees only the keys up to its own position.",
           .editor = ParameterSpec::Editor::Choice,
           .choices = {"no", "yes"}},
          std::move(type)};
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, Bf16, Fp16> launches;
  const std::string groups = "the simulator has no warp groups and no copy engine (compute capability 9.0)";
  Family family{
      .id = "attention",
      .title = "Attention",
      .shows = "Why FlashAttention is fast: scores of length x length that never leave the multiprocessor.",
      .figure = Figure::Gflops,
      .figureFormula = "4 x head size x pairs of a query and a key that it sees / time",
      .parameters = parameters(launches.typeParameter()),
      .variants =
          {{.id = "naive",
            .title = "Scores in global memory",
            .idea = "Three kernels write all scores, exponentiate them, and read them again.",
            .kernel = "attentionNaive",
            .owes = rowsOfThreads(),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) { launchNaive(device, run); })},
           {.id = "tiled",
            .title = "Tiled, online softmax",
            .idea = "Keys and values pass through shared memory, and sums shrink when a larger score comes: no score "
                    "is stored.",
            .kernel = "attentionTiled",
            .owes = queriesOfBlock(kAttentionQueries),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.byKind([&]<int headSize, bool causal>() {
                device.launch(attentionTiled<T, headSize, causal>,
                              {run.blocks(kAttentionQueries), dim3(kAttentionThreads)}, run.q, run.k, run.v, run.o,
                              run.length, run.scale);
              });
            })},
           {.id = "mma",
            .title = "Tensor cores (mma, cp.async)",
            .idea = "A warp multiplies 16 queries, and its scores are already where the next product needs them.",
            .kernel = "attentionMma",
            .tensorCores = true,
            .needs = kTensorCoresOf16Bits,
            .owes = queriesOfBlock(kAttentionMmaQueries, true),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.byKind([&]<int headSize, bool causal>() {
                device.launch(
                    attentionMma<T, headSize, causal>,
                    {run.blocks(kAttentionMmaQueries), dim3(kAttentionMmaThreads), kAttentionMmaShared<headSize>},
                    run.q, run.k, run.v, run.o, run.length, run.scale);
              });
            })},
           {.id = "groups",
            .title = "Warp groups (wgmma, TMA)",
            .idea = "One thread asks the copy engine for tiles, and groups of four warps multiply 64 queries at once.",
            .kernel = "attentionGroups",
            .tensorCores = true,
            .needs = kWarpGroups,
            .launch = launches.gpuOnlyKernel(
                groups, []<typename T>(auto& device, const Run<T>& run) { launchGroups<false>(device, run); })},
           {.id = "turns",
            .title = "Warp groups in turn",
            .idea = "While one group makes powers of scores, tensor cores multiply for another.",
            .kernel = "attentionTurns",
            .tensorCores = true,
            .needs = kWarpGroups,
            .launch = launches.gpuOnlyKernel(
                groups, []<typename T>(auto& device, const Run<T>& run) { launchGroups<true>(device, run); })}},
      .problem = problemOf<AttentionProblem, Bf16, Fp16>(),
      .standalone = {.constants = R"(
const long long headSize = head == "64" ? 64 : 128;)",
                     .values = {{"q", "T(8 * randomElement<float>(1, i))"},
                                {"k", "T(randomElement<float>(2, i))"},
                                {"v", "T(randomElement<float>(3, i))"}},
                     .answer = R"(
// Of a long head one row in `headSize` is computed; of the others the range is known. Elements come in order.
const long long row = i / headSize;
if (length > 512 && row % headSize != 0) return Expected(0, 1.01);
static long long last = -1;
static std::vector<double> powers;
static double sum;
const long long first = row / length * length;
const long long keys = causal == "yes" ? row - first + 1 : length;
if (row != last) {
  last = row;
  powers.assign(static_cast<size_t>(keys), 0);
  for (long long key = 0; key < keys; ++key)
    for (long long d = 0; d < headSize; ++d)
      powers[key] += numberOf(q[row * headSize + d]) * numberOf(k[(first + key) * headSize + d]) / std::sqrt(double(headSize));
  const double most = *std::max_element(powers.begin(), powers.end());
  sum = 0;
  for (double& power : powers) sum += power = std::exp(power - most);
}
double mean = 0;
for (long long key = 0; key < keys; ++key) mean += powers[key] / sum * numberOf(v[(first + key) * headSize + i % headSize]);
return Expected(mean, type == "fp16" ? 0x1p-10 + 0x1p-25 * length : 0x1p-7);)"},
      .presets = {{.id = "comments",
                   .title = "The comments' values",
                   .source = "TFLOP/s of 16 x 16 heads of 128 and 4096 queries on an H200: the kernels' comments",
                   .parameters = {"batch=16", "heads=16", "length=4096", "head=128"}}}};

  addCpuBaselines(
      family, launches, "A query after the other: scores, powers, and the sum of values by them, in fp32.",
      [](const auto& run) { return run.sizes.rows(); },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        using Number = std::remove_cvref_t<decltype(run.o[0])>;
        const std::int64_t size = run.sizes.headSize;
        std::vector<float> powers(static_cast<std::size_t>(run.length));
        std::vector<float> sums(static_cast<std::size_t>(size));
        for (std::int64_t row = begin; row < end; ++row) {
          const std::int64_t first = row / run.length * run.length;
          const auto keys = static_cast<std::size_t>(run.sizes.keysOf(row - first));
          float most = -std::numeric_limits<float>::max();
          for (std::size_t key = 0; key < keys; ++key) {
            const auto* const k = run.k + (first + static_cast<std::int64_t>(key)) * size;
            float score = 0;
            for (std::int64_t i = 0; i < size; ++i)
              score += static_cast<float>(run.q[row * size + i]) * static_cast<float>(k[i]);
            powers[key] = score * run.scale;
            most = std::max(most, powers[key]);
          }
          float sum = 0;
          std::ranges::fill(sums, 0.0F);
          for (std::size_t key = 0; key < keys; ++key) {
            const auto* const v = run.v + (first + static_cast<std::int64_t>(key)) * size;
            const float power = std::exp2(powers[key] - most);
            sum += power;
            for (std::int64_t i = 0; i < size; ++i)
              sums[static_cast<std::size_t>(i)] += power * static_cast<float>(v[i]);
          }
          for (std::int64_t i = 0; i < size; ++i)
            run.o[row * size + i] = Number(sums[static_cast<std::size_t>(i)] / sum);
        }
      });
  return family;
}

}  // namespace attention
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
