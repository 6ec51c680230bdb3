// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/matmul.cuh"

#include <utility>

#include "families/baselines.h"
#include "families/family.h"
#include "measure/matrix_check.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {
namespace {

constexpr int kWidestTile = 32;

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : m(global<const T>(arguments, "m")),
        n(global<const T>(arguments, "n")),
        p(global<T>(arguments, "p")),
        rows(static_cast<int>(arguments.integer("rows"))),
        inner(static_cast<int>(arguments.integer("inner"))),
        columns(static_cast<int>(arguments.integer("columns"))),
        tile(static_cast<int>(arguments.integer("tile"))) {}

  dim3 tiles() const { return dim3((columns + tile - 1) / tile, (rows + tile - 1) / tile); }
  dim3 threads() const { return dim3(tile, tile); }

  Global<const T> m;
  Global<const T> n;
  Global<T> p;
  int rows;
  int inner;
  int columns;
  int tile;
};

/// Calls `use.template operator()<width>()` with the tile width as a compile-time constant.
template <typename Use>
void withTileWidth(int width, const Use& use) {
  [&]<int... zeroBased>(std::integer_sequence<int, zeroBased...>) {
    ((width == zeroBased + 1 ? use.template operator()<zeroBased + 1>() : void()), ...);
  }
  (std::make_integer_sequence<int, kWidestTile>());
}

template <typename T>
class MatmulProblem final : public Problem {
 public:
  explicit MatmulProblem(const Parameters& parameters)
      : m_shape{parameters.integer("rows"), parameters.integer("inner"), parameters.integer("columns")} {
    m_arrays = {randomArray<T>("m", Array::Role::Input, m_shape.rows * m_shape.inner, 1),
                randomArray<T>("n", Array::Role::Input, m_shape.inner * m_shape.columns, 2),
                outputArray<T>("p", m_shape.rows * m_shape.columns)};
    m_work.bytesRead = static_cast<double>(m_arrays[0].bytes + m_arrays[1].bytes);
    m_work.bytesWritten = static_cast<double>(m_arrays[2].bytes);
    m_work.flops = m_shape.flops();
    m_check = std::make_unique<MatrixCheck<T>>(m_shape, valuesOf<T>(m_arrays[0]), valuesOf<T>(m_arrays[1]));
  }

  Verification verify(const Outputs& outputs) override {
    return m_check->verify(outputs.arrays[0], m_arrays[2], outputs.sampled);
  }

 private:
  MatrixShape m_shape;
  std::unique_ptr<MatrixCheck<T>> m_check;
};

ParameterSpec dimension(std::string id, std::string title, std::string meaning) {
  return {.id = std::move(id),
          .title = std::move(title),
          .unit = "elements",
          .meaning = std::move(meaning),
          .editor = ParameterSpec::Editor::PowersOfTwo,
          .maximum = 32768,
          .initial = 2048,
          .initialSimulated = 256};
}

}  // namespace

Family matmul() {
  constexpr LaunchesOf<Run, float, double> launches;
  Family family{
      .id = "matmul",
      .title = "Matrix product",
      .shows = "What reuse in shared memory buys: every element of a tile is fetched once and used tile-width times.",
      .figure = Figure::Gflops,
      .figureFormula = "2 x rows x inner x columns / time",
      .parameters = {dimension("rows", "Rows", "Rows of M and of P."),
                     dimension("inner", "Inner", "Columns of M, rows of N."),
                     dimension("columns", "Columns", "Columns of N and of P."),
                     {.id = "tile",
                      .title = "Tile width",
                      .meaning = "A block has tile x tile threads; a tiled kernel's tiles are as wide.",
                      .editor = ParameterSpec::Editor::Slider,
                      .maximum = kWidestTile,
                      .initial = 16,
                      .shapesData = false},
                     {.id = "type",
                      .title = "Type",
                      .meaning = "Type of an element.",
                      .editor = ParameterSpec::Editor::Choice,
                      .choices = {"fp32", "fp64"}}},
      .variants = {{.id = "naive",
                    .title = "Naive",
                    .idea = "Each thread reads its row and its column from global memory, element by element.",
                    .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                      device.launch(matmulNaive<T>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows,
                                    run.inner, run.columns);
                    })},
                   {.id = "tiled",
                    .title = "Tiled",
                    .idea =
                        "The block loads a tile of M and one of N into shared memory and uses each element tile times.",
                    .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
                      withTileWidth(run.tile, [&]<int tile>() {
                        device.launch(matmulTiled<T, tile>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows,
                                      run.inner, run.columns);
                      });
                    })}},
      .problem = problemOf<MatmulProblem, float, double>()};

  addCpuBaselines(
      family, launches, "The textbook triple loop, with the innermost over a row of N.",
      [](const auto& run) { return run.rows; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        const std::int64_t columns = run.columns;
        for (std::int64_t row = begin; row < end; ++row) {
          auto* const p = run.p + row * columns;
          for (std::int64_t column = 0; column < columns; ++column) p[column] = 0;
          for (std::int64_t k = 0; k < run.inner; ++k) {
            const auto factor = run.m[row * run.inner + k];
            const auto* const n = run.n + k * columns;
            for (std::int64_t column = 0; column < columns; ++column) p[column] += factor * n[column];
          }
        }
      });
  return family;
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
