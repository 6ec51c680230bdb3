// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <bit>

#include "catalogue/family.h"
#include "core/machine/machine_limits.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/spmv.cuh"

namespace spmv {
namespace {

constexpr int kThreads = 256;

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : offsets(global<const int>(arguments, "offsets")),
        indices(global<const int>(arguments, "indices")),
        values(global<const T>(arguments, "values")),
        ellIndices(global<const int>(arguments, "ellIndices")),
        ellValues(global<const T>(arguments, "ellValues")),
        x(global<const T>(arguments, "x")),
        y(global<T>(arguments, "y")),
        rows(static_cast<int>(arguments.integer("rows"))),
        longest(static_cast<int>(arguments.buffer("ellValues").bytes / sizeof(T) / static_cast<std::size_t>(rows))) {}

  /// With `lanes` threads per row.
  dim3 blocks(int lanes = 1) const { return dim3((rows + kThreads / lanes - 1) / (kThreads / lanes)); }

  template <int lanes>
  void withLanes(auto& device) const {
    device.launch(spmvLanes<T, lanes>, {blocks(lanes), dim3(kThreads)}, offsets, indices, values, x, y, rows);
  }

  const int* offsets;
  const int* indices;
  const T* values;
  const int* ellIndices;
  const T* ellValues;
  const T* x;
  T* y;
  int rows;
  int longest;
};

constexpr int kMostValue = 8;
constexpr int kMostX = 1000;
constexpr std::int64_t kMostNonzeros = 64;
static_assert(kMostValue * kMostX * 8 * kMostNonzeros <= 1 << 24);  // for the longest row, in fp32

template <typename T>
class SpmvProblem final : public Problem {
  /// The number of nonzeros of a row. Uniform: evenly distributed between half and one and a half times the mean.
  /// Skewed: a quarter of the mean for half of the rows, twice as many for half of the rest and so on, up to eight
  /// times the mean; their average is 7/8 of the mean.
  struct RowLengths {
    explicit RowLengths(const Parameters& parameters)
        : columns(parameters.integer("columns")),
          mean(parameters.integer("nonzeros")),
          skewed(parameters.text("lengths") == "skewed") {}

    std::int64_t of(std::int64_t row) const {
      const auto random = static_cast<unsigned>((randomElement<double>(1, row) + 1) * (1 << 23));
      const std::int64_t length = skewed ? mean * (1 << std::countr_zero(random | 32U)) / 4
                                         : mean / 2 + static_cast<std::int64_t>(random) % (mean + 1);
      return std::min(columns, length);
    }

    std::int64_t columns;
    std::int64_t mean;
    bool skewed;
  };

  /// The column of element k in a row of `length` elements. Divides the row into that many equal parts and picks one
  /// column from each, so that columns are distinct and ascending.
  static std::int64_t columnOf(std::int64_t columns, std::int64_t length, std::int64_t k, std::int64_t element) {
    const std::int64_t begin = columns * k / length;
    const std::int64_t end = columns * (k + 1) / length;
    const auto random = static_cast<std::int64_t>((randomElement<double>(2, element) + 1) * (1 << 23));
    return begin + random % (end - begin);
  }

  /// A nonzero integer from -most to most, small enough that all sums of products are exact.
  static double smallWhole(std::uint64_t seed, std::int64_t index, int most) {
    const double random = randomElement<double>(seed, index);
    return std::trunc(random * most) + (random < 0 ? -1 : 1);
  }

 public:
  explicit SpmvProblem(const Parameters& parameters) : m_rows(parameters.integer("rows")), m_lengths(parameters) {
    std::vector<int> offsets(static_cast<std::size_t>(m_rows + 1));
    for (std::int64_t row = 0; row < m_rows; ++row) {
      const std::int64_t length = m_lengths.of(row);
      m_longest = std::max(m_longest, length);
      offsets[static_cast<std::size_t>(row + 1)] = offsets[static_cast<std::size_t>(row)] + static_cast<int>(length);
    }
    const std::int64_t nonzeros = offsets.back();
    Array indices = emptyInput<int>("indices", std::max<std::int64_t>(1, nonzeros));
    Array values = emptyInput<T>("values", std::max<std::int64_t>(1, nonzeros));
    const std::int64_t padded = std::max<std::int64_t>(1, m_longest) * m_rows;
    Array ellIndices = emptyInput<int>("ellIndices", padded);
    Array ellValues = emptyInput<T>("ellValues", padded);
    const auto fill = [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t row = begin; row < end; ++row) {
        const std::int64_t first = offsets[static_cast<std::size_t>(row)];
        const std::int64_t length = offsets[static_cast<std::size_t>(row + 1)] - first;
        for (std::int64_t k = 0; k < std::max<std::int64_t>(1, m_longest); ++k) {
          const bool there = k < length;
          const std::int64_t at = first + k;
          const int index = there ? static_cast<int>(columnOf(m_lengths.columns, length, k, at)) : 0;
          const T value = there ? static_cast<T>(smallWhole(3, at, kMostValue)) : T(0);
          elementsOf<int>(ellIndices)[k * m_rows + row] = index;
          elementsOf<T>(ellValues)[k * m_rows + row] = value;
          if (!there) continue;
          elementsOf<int>(indices)[at] = index;
          elementsOf<T>(values)[at] = value;
        }
      }
    };
    const std::size_t bytes = indices.bytes + values.bytes + ellIndices.bytes + ellValues.bytes;
    inParallel(m_rows, fill, bytes / static_cast<std::size_t>(m_rows));
    if (nonzeros == 0) {
      elementsOf<int>(indices)[0] = 0;
      elementsOf<T>(values)[0] = 0;
    }
    m_arrays = arraysFrom(arrayOf<int>("offsets", Array::Role::Input, m_rows + 1, 0,
                                       [&](std::int64_t i) { return offsets[static_cast<std::size_t>(i)]; }),
                          std::move(indices), std::move(values), std::move(ellIndices), std::move(ellValues),
                          arrayOf<T>("x", Array::Role::Input, m_lengths.columns, 0,
                                     [](std::int64_t i) { return static_cast<T>(smallWhole(4, i, kMostX)); }),
                          outputArray<T>("y", m_rows));
    const std::size_t csr = m_arrays[0].bytes + static_cast<std::size_t>(nonzeros) * (sizeof(int) + sizeof(T));
    m_work.bytesRead = static_cast<double>(csr + m_arrays[5].bytes);
    m_work.bytesWritten = static_cast<double>(m_arrays[6].bytes);
    m_work.flops = 2 * static_cast<double>(nonzeros);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    return compareElements<T>(outputs.arrays[0], m_arrays[6], outputs, 0, [this](std::int64_t row) {
      const int* const offsets = valuesOf<int>(m_arrays[0]);
      double sum = 0;
      for (int k = offsets[row]; k < offsets[row + 1]; ++k)
        sum += static_cast<double>(valuesOf<T>(m_arrays[2])[k]) *
               static_cast<double>(valuesOf<T>(m_arrays[5])[valuesOf<int>(m_arrays[1])[k]]);
      return sum;
    });
  }

  std::vector<Fact> facts(const Outputs&) override {
    return {{Message::text("nonzeros"), std::to_string(valuesOf<int>(m_arrays[0])[m_rows])},
            {Message::text("longest row"), std::to_string(m_longest)}};
  }

 private:
  template <typename Element>
  static Array emptyInput(std::string name, std::int64_t count) {
    Array array = outputArray<Element>(std::move(name), count);
    array.role = Array::Role::Input;
    requireMemory(array.bytes, kArraysNeed);
    array.initial.resize(array.bytes);
    return array;
  }
  template <typename Element>
  static Element* elementsOf(Array& array) {
    return reinterpret_cast<Element*>(array.initial.data());
  }

  std::int64_t m_rows;
  RowLengths m_lengths;
  std::int64_t m_longest = 0;
};

/// One row per `lanes` threads of a block; 0: as given by the parameter "lanes".
Owes rowsOfLanes(std::int64_t lanes) {
  return [=](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    const std::int64_t rows = block.threads / (lanes > 0 ? lanes : std::stoi(parameters.text("lanes")));
    elements.add(block.x * rows, (block.x + 1) * rows);
  };
}

std::vector<ParameterSpec> parameters(const ParameterSpec& type) {
  using Editor = ParameterSpec::Editor;
  const ParameterSpec size{.role = ParameterSpec::Role::Size,
                           .editor = Editor::PowersOfTwo,
                           .maximum = 1 << 22,
                           .initial = 1 << 18,
                           .initialSimulated = 4000};
  ParameterSpec rows = size;
  rows.id = "rows";
  rows.title = "Rows";
  rows.unit = "rows";
  rows.meaning = "Rows of the matrix, and elements of the result.";
  ParameterSpec columns = size;
  columns.id = "columns";
  columns.title = "Columns";
  columns.unit = "columns";
  columns.meaning = "Columns of the matrix, and elements of the vector.";
  return {rows,
          columns,
          {.id = "nonzeros",
           .title = "Elements in a row",
           .meaning = "Nonzero elements of a row, on average.",
           .editor = Editor::Slider,
           .maximum = kMostNonzeros,
           .initial = 32,
           .initialSimulated = 16},
          {.id = "lengths",
           .title = "Lengths of rows",
           .meaning =
               "Similar, from half to one and a half times the mean; or mostly short, with a few eight times the mean.",
           .editor = Editor::Choice,
           .choices = {"uniform", "skewed"}},
          type};
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float, double> launches;
  Family family{
      .id = "spmv",
      .title = "Sparse matrix times vector",
      .shows = "Shows what a format costs: the layout of a matrix decides how well a warp's loads coalesce.",
      .figure = Figure::Bandwidth,
      .figureFormula = "(nonzeros x (element size + 4) + (rows + 1) x 4 + (rows + columns) x element size) / time",
      .parameters = parameters(launches.typeParameter()),
      .owes = elementsInARow(),
      .variants =
          {{.id = "csr-thread",
            .title = "CSR, one thread per row",
            .idea = "Neighbouring lanes read neighbouring rows: one sector per lane, and all wait for the longest row.",
            .kernel = "spmvScalar",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              device.launch(spmvScalar<T>, {run.blocks(), dim3(kThreads)}, run.offsets, run.indices, run.values, run.x,
                            run.y, run.rows);
            })},
           {.id = "csr-warp",
            .title = "CSR, one warp per row",
            .idea = "The lanes of a warp read neighbouring elements of a row; in a short row, most lanes are idle.",
            .kernel = "spmvLanes",
            .owes = rowsOfLanes(32),
            .launch = launches.kernel(
                []<typename T>(auto& device, const Run<T>& run) { run.template withLanes<32>(device); })},
           {.id = "csr-lanes",
            .title = "CSR, several lanes per row",
            .idea = "As many lanes as a row has work for: loads stay coalesced, and few lanes are idle.",
            .kernel = "spmvLanes",
            .parameters = {{.id = "lanes",
                            .title = "Lanes per row",
                            .meaning = "Lanes of a warp that share a row.",
                            .role = ParameterSpec::Role::Tuning,
                            .editor = ParameterSpec::Editor::Choice,
                            .choices = {"8", "2", "4", "16"}}},
            .owes = rowsOfLanes(0),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run, const Arguments& arguments) {
              switch (std::stoi(arguments.text("lanes"))) {
                case 2:
                  return run.template withLanes<2>(device);
                case 4:
                  return run.template withLanes<4>(device);
                case 8:
                  return run.template withLanes<8>(device);
                default:
                  return run.template withLanes<16>(device);
              }
            })},
           {.id = "ell",
            .title = "ELL, one thread per row",
            .idea = "Pads rows to the longest and stores them by column: neighbouring lanes read neighbouring words.",
            .kernel = "spmvEll",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              device.launch(spmvEll<T>, {run.blocks(), dim3(kThreads)}, run.ellIndices, run.ellValues, run.x, run.y,
                            run.rows, run.longest);
            })}},
      .problem = problemOf<SpmvProblem, float, double>(),
      .standalone = {
          .constants = R"(
// How many elements of a row are not zero.
const auto lengthOf = [](long long row) {
  const auto random = static_cast<unsigned>((randomElement<double>(1, row) + 1) * (1 << 23));
  return std::min(columns, lengths == "skewed" ? nonzeros * (1 << std::countr_zero(random | 32u)) / 4
                                               : nonzeros / 2 + static_cast<long long>(random) % (nonzeros + 1));
};
const std::vector<long long> begins = [] {
  std::vector<long long> all{0};
  for (long long row = 0; row < rows; ++row) all.push_back(all.back() + lengthOf(row));
  return all;
}();
const auto rowOf = [](long long element) {
  return std::upper_bound(begins.begin(), begins.end(), element) - begins.begin() - 1;
};
const auto columnOf = [](long long row, long long k) {
  const long long length = lengthOf(row), begin = columns * k / length, end = columns * (k + 1) / length;
  return static_cast<int>(begin + static_cast<long long>((randomElement<double>(2, begins[row] + k) + 1) * (1 << 23)) %
                                      (end - begin));
};
// A whole number that is not zero.
const auto smallWhole = [](int seed, long long i, int most) {
  const double random = randomElement<double>(seed, i);
  return static_cast<T>(std::trunc(random * most) + (random < 0 ? -1 : 1));
};)",
          .values = {{"offsets", "static_cast<int>(begins[i])"},
                     {"indices", "columnOf(rowOf(i), i - begins[rowOf(i)])"},
                     {"values", "smallWhole(3, i, 8)"},
                     {"ellIndices", "i / rows < lengthOf(i % rows) ? columnOf(i % rows, i / rows) : 0"},
                     {"ellValues",
                      "i / rows < lengthOf(i % rows) ? smallWhole(3, begins[i % rows] + i / rows, 8) : T(0)"},
                     {"x", "smallWhole(4, i, 1000)"}},
          .answer = R"(
double sum = 0;
for (long long k = 0; k < lengthOf(i); ++k)
  sum += static_cast<double>(smallWhole(3, begins[i] + k, 8)) * x[columnOf(i, k)];
return sum;)"}};

  addCpuBaselines(
      family, launches, "The textbook loop over the rows, in CSR.", [](const auto& run) { return run.rows; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
          std::remove_cvref_t<decltype(run.y[0])> sum = 0;
          for (int k = run.offsets[row]; k < run.offsets[row + 1]; ++k) sum += run.values[k] * run.x[run.indices[k]];
          run.y[row] = sum;
        }
      });
  return family;
}

}  // namespace spmv
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
