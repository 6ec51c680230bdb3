// SPDX-License-Identifier: GPL-3.0-or-later

#include <cmath>
#include <limits>

#include "catalogue/family.h"
#include "core/text/error.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/softmax.cuh"

namespace softmax {
namespace {

constexpr int kBlockThreads = 256;

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        out(global<T>(arguments, "out")),
        rows(static_cast<int>(arguments.integer("rows"))),
        columns(static_cast<int>(arguments.integer("columns"))) {}

  bool isAligned() const { return columns % kWideElements<T> == 0; }

  /// Calls `use.template operator()<threads, vectors>()` for a block whose threads hold a row in registers, in
  /// `vectors` vectors of four elements each.
  template <typename Use>
  void byLength(const Use& use) const {
    constexpr int kMany = 1024;
    const auto fits = [this](int threads, int vectors) { return columns <= 4 * threads * vectors; };
    if (fits(kBlockThreads, 1)) return use.template operator()<kBlockThreads, 1>();
    if (fits(kBlockThreads, 2)) return use.template operator()<kBlockThreads, 2>();
    if (fits(kBlockThreads, 4)) return use.template operator()<kBlockThreads, 4>();
    if (fits(kBlockThreads, 8)) return use.template operator()<kBlockThreads, 8>();
    if (fits(kMany, 4)) return use.template operator()<kMany, 4>();
    if (!fits(kMany, 8)) refuseRow();
    use.template operator()<kMany, 8>();
  }

  /// As byLength(), for vectors aligned to 16 bytes: up to three elements lie before and after them.
  template <typename Use>
  void byVectors(const Use& use) const {
    const auto fits = [this](int threads, int vectors) { return columns / 4 <= threads * vectors; };
    if (fits(32, 4)) return use.template operator()<32, 4>();
    if (fits(32, 8)) return use.template operator()<32, 8>();
    if (fits(64, 8)) return use.template operator()<64, 8>();
    if (fits(128, 8)) return use.template operator()<128, 8>();
    if (fits(256, 8)) return use.template operator()<256, 8>();
    if (fits(256, 16)) return use.template operator()<256, 16>();
    if (!fits(512, 16)) refuseRow();
    use.template operator()<512, 16>();
  }

  /// The number of chunks of a row that softmaxInTurn divides among blocks.
  int chunksOfRow() const { return std::max(1, (columns / 4 + kTurnVectorsOfChunk - 1) / kTurnVectorsOfChunk); }

  const T* in;
  T* out;
  int rows;
  int columns;

 private:
  [[noreturn]] void refuseRow() const {
    throw DeviceError(Message::text("a row of %1 elements does not fit into a block's registers"), columns);
  }
};

/// Kernels index elements with 32 bits.
constexpr std::int64_t kMostMatrix = 1 << 30;
void refuseLargeMatrix(const Parameters& parameters) {
  const std::int64_t rows = parameters.integer("rows");
  const std::int64_t columns = parameters.integer("columns");
  if (rows * columns > kMostMatrix)
    throw RequestError(Message::text("parameters rows and columns: a matrix of %1 x %2 has more than %3 elements"),
                       rows, columns, kMostMatrix);
}

/// `rows` rows per block, one after the other.
Owes rowsOfBlock(std::int64_t rows) {
  return [=](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    const std::int64_t columns = parameters.integer("columns");
    elements.add(block.x * rows * columns, (block.x + 1) * rows * columns);
  };
}

template <typename T>
class SoftmaxProblem final : public Problem {
 public:
  explicit SoftmaxProblem(const Parameters& parameters)
      : m_rows(parameters.integer("rows")), m_columns(parameters.integer("columns")) {
    const std::int64_t elements = m_rows * m_columns;
    m_arrays = arraysFrom(arrayOf<T>("in", Array::Role::Input, elements, m_columns,
                                     [](std::int64_t i) { return kMostElement * randomElement<T>(1, i); }),
                          outputArray<T>("out", elements, m_columns));
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(elements) * sizeof(T);
  }

  // Errors are relative, because one element of the result may be a millionth of another. To first order, with unit
  // roundoff u and a row of n elements that differ by at most d:
  // - the exponential of a difference: u d because the difference is rounded, and 4 u for expf, which is within 2 units
  //   in the last place (CUDA C++ Programming Guide, "Mathematical Functions"); twice that if it is rescaled from one
  //   maximum to another, and u for the product;
  // - the sum: n u for its additions in any order, and the error of its terms. A kernel that rescales a running sum
  //   gives each thread at most n / 32 elements and combines the threads in 10 more steps: each has 4 u for an
  //   exponential and u for a product, and u d over all of them;
  // - the quotient, also as a product with a reciprocal: 2 u.
  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const in = valuesOf<T>(m_arrays[0]);
    if (outputs.computes == "copy")
      return compareElements<T>(outputs.arrays[0], m_arrays[1], outputs, 0,
                                [=](std::int64_t i) { return static_cast<double>(in[i]); });
    if (m_parts.empty()) m_parts = partsOfRows();
    constexpr double kUnit = std::numeric_limits<T>::epsilon() / 2;
    const double columns = static_cast<double>(m_columns);
    constexpr double kDifference = 2 * kMostElement;
    constexpr double kPower = 2 * (kDifference + 4) + 1;
    const double sum = columns + kPower + 5 * (columns / 32 + 10) + kDifference;
    return judgeElements<T>(outputs.arrays[0], m_arrays[1], outputs, (kPower + sum + 2) * kUnit,
                            [=, this](std::int64_t i, T actual) {
                              const Part& row = m_parts[static_cast<std::size_t>(i / m_columns)];
                              const double expected = std::exp(static_cast<double>(in[i]) - row.most) / row.sum;
                              return std::abs(static_cast<double>(actual) - expected) / expected;
                            });
  }

 private:
  /// Elements lie in [-kMostElement, kMostElement).
  static constexpr T kMostElement = 8;

  /// For a row: its largest element, and the sum of exp(element - most).
  struct Part {
    double most = std::numeric_limits<double>::lowest();
    double sum = 0;
  };

  std::vector<Part> partsOfRows() const {
    const T* const in = valuesOf<T>(m_arrays[0]);
    std::vector<Part> parts(static_cast<std::size_t>(m_rows));
    // Counts elements instead of rows, because inParallel would see too few steps in a loop over rows.
    inParallel(m_rows * m_columns, [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t row = (begin + m_columns - 1) / m_columns; row * m_columns < end; ++row) {
        Part& part = parts[static_cast<std::size_t>(row)];
        const T* const first = in + row * m_columns;
        for (std::int64_t x = 0; x < m_columns; ++x) part.most = std::max(part.most, static_cast<double>(first[x]));
        for (std::int64_t x = 0; x < m_columns; ++x) part.sum += std::exp(static_cast<double>(first[x]) - part.most);
      }
    });
    return parts;
  }

  std::int64_t m_rows;
  std::int64_t m_columns;
  std::vector<Part> m_parts;
};

std::vector<ParameterSpec> parameters() {
  const ParameterSpec size{.unit = "elements",
                           .role = ParameterSpec::Role::Size,
                           .editor = ParameterSpec::Editor::PowersOfTwo,
                           .maximum = 1 << 27,
                           .initial = 8192,
                           .initialSimulated = 512};
  ParameterSpec rows = size;
  rows.id = "rows";
  rows.title = "Rows";
  rows.meaning = "Rows of the matrix; each has its own softmax.";
  ParameterSpec columns = size;
  columns.id = "columns";
  columns.title = "Columns";
  columns.meaning = "Elements of a row.";
  return {rows, columns};
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float> launches;
  Family family{
      .id = "softmax",
      .title = "Softmax over rows",
      .shows =
          "Shows how to read a row once although each element needs a sum over the row (Kirk and Hwu, chapter 10).",
      .figure = Figure::Bandwidth,
      .figureFormula = "2 x rows x columns x 4 bytes / time",
      .parameters = parameters(),
      .owes = rowsOfBlock(1),
      .variants =
          {{.id = "naive",
            .title = "One thread per row",
            .idea = "The lanes of a warp lie one row apart: each load touches 32 sectors for 32 words.",
            .kernel = "softmaxNaive",
            .owes = rowsOfBlock(kBlockThreads),
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(softmaxNaive, {dim3((run.rows + kBlockThreads - 1) / kBlockThreads), dim3(kBlockThreads)},
                            run.in, run.out, run.rows, run.columns);
            })},
           {.id = "three-passes",
            .title = "One block per row, three passes",
            .idea = "The largest element, the sum of powers, the result: coalesced, but it reads the row three times.",
            .kernel = "softmaxThreePasses",
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(softmaxThreePasses, {dim3(run.rows), dim3(kBlockThreads)}, run.in, run.out, run.columns);
            })},
           {.id = "online",
            .title = "One block per row, online",
            .idea = "Finds the largest element and the sum in one pass: a larger element rescales the sum.",
            .kernel = "softmaxOnline",
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(softmaxOnline, {dim3(run.rows), dim3(kBlockThreads)}, run.in, run.out, run.columns);
            })},
           {.id = "warp",
            .title = "One warp per row, online",
            .idea =
                "Needs no barrier and no shared memory, and loads four elements at a time: best if L1 keeps the row.",
            .kernel = "softmaxWarp",
            .owes = rowsOfBlock(kWarpsOfSoftmax),
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(run.isAligned() ? softmaxWarp<true> : softmaxWarp<false>,
                            {dim3((run.rows + kWarpsOfSoftmax - 1) / kWarpsOfSoftmax), dim3(32, kWarpsOfSoftmax)},
                            run.in, run.out, run.rows, run.columns);
            })},
           {.id = "shared",
            .title = "One block per row, in shared memory",
            .idea = "Reads the row once; later passes use shared memory.",
            .kernel = "softmaxShared",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              device.launch(softmaxShared<kBlockThreads>,
                            {dim3(run.rows), dim3(kBlockThreads), run.columns * sizeof(T)}, run.in, run.out,
                            run.columns);
            })},
           {.id = "registers",
            .title = "One block per row, in registers",
            .idea = "All loads of a row are in flight together, and one barrier separates reading from writing.",
            .kernel = "softmaxRegisters",
            .launch = launches.kernel([](auto& device, const auto& run) {
              run.byLength([&]<int threads, int vectors>() {
                device.launch(run.isAligned() ? softmaxRegisters<threads, vectors, true>
                                              : softmaxRegisters<threads, vectors, false>,
                              {dim3(run.rows), dim3(threads)}, run.in, run.out, run.columns);
              });
            })},
           {.id = "vectors",
            .title = "In registers, any alignment",
            .idea =
                "Loads 16 bytes at a time for rows of any length, with few threads per row: more rows are in flight.",
            .kernel = "softmaxVectors",
            .launch = launches.kernel([](auto& device, const auto& run) {
              run.byVectors([&]<int threads, int vectors>() {
                device.launch(softmaxVectors<threads, vectors>, {dim3(run.rows), dim3(threads)}, run.in, run.out,
                              run.columns);
              });
            })},
           {.id = "in-turn",
            .title = "Rows shared by blocks, in turn",
            .idea = "Blocks summarise chunks of a row, and write those that were summarised a little earlier, while L2 "
                    "still holds them.",
            .kernel = "softmaxInTurn",
            .lastBlockEnds = true,
            .launch = launches.kernel([](auto& device, const auto& run) {
              const int chunks = run.chunksOfRow();
              const int lag = chunks + kTurnBlocksPerMultiprocessor * device.multiprocessors() / 2;
              const int tasks = run.rows * chunks;
              RowPart* const parts = device.template workspace<RowPart>("parts", tasks);
              int* const done = device.template workspace<int>("done", run.rows);
              int* const ticket = device.template workspace<int>("ticket", 1);
              device.fill(done, run.rows, 0);
              device.fill(ticket, 1, 0);
              device.launchInOrder(softmaxInTurn, {dim3(2 * (tasks + lag)), dim3(kTurnThreads)}, run.in, run.out, parts,
                                   done, ticket, run.rows, run.columns, chunks, lag);
            })},
           {.id = "memcpy",
            .title = "cudaMemcpy, equal bytes",
            .idea = "A copy reads every element once and writes every element once, as softmax must.",
            .computes = "copy",
            .launch = launches.gpuOnly("cudaMemcpy is a library call, not a kernel",
                                       [](auto& device, const auto& run) {
                                         device.copy(run.in, run.out, std::int64_t{run.rows} * run.columns);
                                       })}},
      .problem = problemOf<SoftmaxProblem, float>(),
      .standalone = {.values = {{"in", "8 * randomElement<T>(1, i)"}}, .answer = R"(
// Of the row that was asked for last: elements come in order.
static long long row = -1;
static double most, sum;
if (i / columns != row) {
  row = i / columns;
  const auto first = in.begin() + row * columns;
  most = *std::max_element(first, first + columns);
  sum = 0;
  for (long long x = 0; x < columns; ++x) sum += std::exp(first[x] - most);
}
const double power = std::exp(in[i] - most) / sum;
const double units = 2 * 41.0 + columns + 5 * (columns / 32.0 + 10) + 16 + 2;
return Expected(power, power * units * std::numeric_limits<T>::epsilon() / 2);)"},
      .prepare = refuseLargeMatrix};

  addCpuBaselines(
      family, launches, "Three passes over each row.", [](const auto& run) { return run.rows; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
          const auto* const from = run.in + row * run.columns;
          auto* const to = run.out + row * run.columns;
          float most = from[0];
          for (int x = 1; x < run.columns; ++x) most = std::max(most, from[x]);
          float sum = 0;
          for (int x = 0; x < run.columns; ++x) sum += to[x] = std::exp(from[x] - most);
          for (int x = 0; x < run.columns; ++x) to[x] /= sum;
        }
      });
  return family;
}

}  // namespace softmax
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
