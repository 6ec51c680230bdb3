// SPDX-License-Identifier: GPL-3.0-or-later
#include <cuda.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "families/shared/baselines.h"
#include "families/shared/launches.h"
#include "families/shared/short_numbers.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/attention/attention.cuh"
#include "kernels/attention/attention_mma.cuh"
#include "kernels/attention/attention_wgmma.cuh"

namespace attention {
namespace {

/// Sizes of a point. Each head of each sequence in the batch is a separate attention.
struct Sizes {
  explicit Sizes(const auto& parameters)
      : heads(parameters.integer("batch") * parameters.integer("heads")),
        length(parameters.integer("length")),
        headSize(parameters.text("head") == "64" ? 64 : 128),
        isCausal(parameters.text("causal") == "yes") {}

  [[maybe_unused]] std::int64_t keysOf(std::int64_t query) const { return isCausal ? query + 1 : length; }
  std::int64_t rows() const { return heads * length; }
  /// The number of (query, visible key) pairs, over all heads.
  [[maybe_unused]] double pairs() const {
    const auto n = static_cast<double>(length);
    return static_cast<double>(heads) * (isCausal ? n * (n + 1) / 2 : n * n);
  }

  std::int64_t heads;
  std::int64_t length;
  std::int64_t headSize;
  bool isCausal;
};

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

/// Queries are -8..8 and keys -1..1, so a score's standard deviation is 2.7. A few of thousands of keys then dominate
/// each query's result, and they differ between queries.
[[maybe_unused]] constexpr int kLargestOfQ = 8;

template <typename T>
class AttentionProblem final : public Problem {
 public:
  explicit AttentionProblem(const Parameters& parameters) : m_sizes(parameters) {
    const std::int64_t elements = m_sizes.rows() * m_sizes.headSize;
    const auto matrix = [&](const char* name, std::uint64_t seed, float largest) {
      return arrayOf<T>(name, Array::Role::Input, elements, m_sizes.headSize,
                        [=](std::int64_t i) { return T(largest * randomElement<float>(seed, i)); });
    };
    m_arrays = arraysFrom(matrix("q", 1, kLargestOfQ), matrix("k", 2, 1), matrix("v", 3, 1),
                          outputArray<T>("o", elements, m_sizes.headSize));
    m_work.bytesRead = 3 * static_cast<double>(m_arrays[0].bytes);
    m_work.bytesWritten = static_cast<double>(m_arrays[0].bytes);
    m_work.flops = 4 * m_sizes.pairs() * static_cast<double>(m_sizes.headSize);
  }

  // Compares the chosen rows with their reference; other elements must lie between the least and the largest of V.
  // Rounding the powers to T moves a mean of V's numbers, which are at most 1, by up to half a unit in the last place
  // of 1; rounding the result does the same. The other half of the tolerance is for scores, which are fp32 sums of as
  // many products as a row has elements, from tensor cores that may not round them. Subnormal powers of fp16 get a
  // tolerance of their own.
  std::optional<Verification> verify(const Outputs& outputs) override {
    computeRows(outputs);
    constexpr double kHalfUnit = std::is_same_v<T, Fp16> ? 0x1p-12 : 0x1p-9;
    const double subnormal = std::is_same_v<T, Fp16> ? 0x1p-25 * static_cast<double>(m_sizes.length) : 0;
    const double tolerance = 4 * kHalfUnit + subnormal;
    Verification verification = judgeElements<T>(
        outputs.arrays[0], m_arrays[3], outputs, tolerance,
        [this, row = std::int64_t{-1}, at = m_rows.begin()](std::int64_t i, T actual) mutable {
          if (i / m_sizes.headSize != row) {
            row = i / m_sizes.headSize;
            at = std::ranges::lower_bound(m_rows, row);
          }
          if (at == m_rows.end() || *at != row) {
            const double excess = std::abs(numberOf(actual)) - 1;
            return excess <= 0 ? 0 : excess;  // a NaN stays one
          }
          const std::int64_t reference = (at - m_rows.begin()) * m_sizes.headSize + i % m_sizes.headSize;
          return std::abs(numberOf(actual) - m_reference[static_cast<std::size_t>(reference)]);
        });
    if (m_every > 1)
      verification.method = {Message::text("%1 rows, and the range of all other elements"), m_rows.size()};
    return verification;
  }

 private:
  /// A poisoned element counts as NaN.
  static double numberOf(T value) {
    return value.bits() == 0xffff ? std::numeric_limits<double>::quiet_NaN() : static_cast<float>(value);
  }

  /// Chooses rows and computes their reference, unless they are those of the last call.
  void computeRows(const Outputs& outputs) {
    constexpr double kMostFlops = 0x1p31;
    const std::int64_t size = m_sizes.headSize;
    const double share =
        outputs.owed ? static_cast<double>(outputs.owed->size()) / static_cast<double>(m_sizes.rows() * size) : 1;
    m_every = static_cast<std::int64_t>(std::max(1.0, std::ceil(share * m_work.flops / kMostFlops)));
    std::vector<std::int64_t> rows;
    for (std::int64_t row = 0; row < m_sizes.rows(); ++row) {
      if (outputs.sampled && !(outputs.owed && outputs.owed->has(row * size))) continue;
      const bool isEdge = row == 0 || row == m_sizes.rows() - 1 || row == m_sizes.length - 1;
      const bool isChosen = (randomElement<std::int32_t>(4, row) + 100) % m_every == 0;
      if (isEdge || isChosen) rows.push_back(row);
    }
    if (rows == m_rows) return;
    m_rows = std::move(rows);
    m_reference.assign(m_rows.size() * static_cast<std::size_t>(size), 0);
    inParallel(static_cast<std::int64_t>(m_rows.size()), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i)
        computeRow(m_rows[static_cast<std::size_t>(i)], &m_reference[static_cast<std::size_t>(i * size)]);
    });
  }

  void computeRow(std::int64_t row, double* o) const {
    const std::int64_t size = m_sizes.headSize;
    const std::int64_t first = row / m_sizes.length * m_sizes.length;
    const T* const q = valuesOf<T>(m_arrays[0]) + row * size;
    const T* const k = valuesOf<T>(m_arrays[1]) + first * size;
    const T* const v = valuesOf<T>(m_arrays[2]) + first * size;
    std::vector<double> powers(static_cast<std::size_t>(m_sizes.keysOf(row - first)));
    for (std::size_t key = 0; key < powers.size(); ++key) {
      double score = 0;
      for (std::int64_t i = 0; i < size; ++i)
        score += static_cast<double>(static_cast<float>(q[i])) *
                 static_cast<double>(static_cast<float>(k[static_cast<std::int64_t>(key) * size + i]));
      powers[key] = score / std::sqrt(static_cast<double>(size));
    }
    const double most = *std::ranges::max_element(powers);
    double sum = 0;
    for (double& power : powers) sum += power = std::exp(power - most);
    for (std::size_t key = 0; key < powers.size(); ++key)
      for (std::int64_t i = 0; i < size; ++i)
        o[i] +=
            powers[key] / sum * static_cast<double>(static_cast<float>(v[static_cast<std::int64_t>(key) * size + i]));
  }

  Sizes m_sizes;
  std::int64_t m_every = 1;          ///< one in this many rows is compared
  std::vector<std::int64_t> m_rows;  ///< the compared rows, ascending
  std::vector<double> m_reference;   ///< the results for those rows
};

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
