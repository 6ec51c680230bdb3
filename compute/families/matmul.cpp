// SPDX-License-Identifier: GPL-3.0-or-later

#include <utility>

#include "catalogue/family.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/matmul_ladder.h"
#include "families/shared/product.h"
#include "families/shared/tile_width.h"
#include "measure/matrix_check.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/matmul/matmul.cuh"

namespace matmul {
namespace {

/// Pads M and N to multiples of the tile, multiplies them, and crops the product to P.
template <typename T>
void onPaddedInput(auto& device, const ProductRun<T>& run) {
  const auto whole = [&](int size) { return (size + run.tile - 1) / run.tile * run.tile; };
  const int allRows = whole(run.rows), allInner = whole(run.inner), allColumns = whole(run.columns);
  T* const allM(device.template workspace<T>("mPadded", std::int64_t{allRows} * allInner));
  T* const allN(device.template workspace<T>("nPadded", std::int64_t{allInner} * allColumns));
  T* const allP(device.template workspace<T>("pPadded", std::int64_t{allRows} * allColumns));
  const auto pad = [&](const T* from, int height, int width, T* to, int toHeight, int toWidth) {
    const dim3 threads(32, 8);
    const dim3 blocks((toWidth + 31) / 32, (toHeight + 7) / 8);
    device.launchWhole(matmulPad<T>, {blocks, threads}, from, height, width, to, toHeight, toWidth);
  };
  pad(run.m, run.rows, run.inner, allM, allRows, allInner);
  pad(run.n, run.inner, run.columns, allN, allInner, allColumns);
  withTileWidth(run.tile, [&]<int width>() {
    device.launch(matmulTiledWhole<T, width>, {run.tiles(), run.threads()}, allM, allN, allP, allInner, allColumns);
  });
  pad(allP, allRows, allColumns, run.p, run.rows, run.columns);
}

template <typename T>
class MatmulProblem final : public Problem {
 public:
  explicit MatmulProblem(const Parameters& parameters)
      : m_shape{parameters.integer("rows"), parameters.integer("inner"), parameters.integer("columns")} {
    m_arrays = arraysFrom(randomArray<T>("m", Array::Role::Input, m_shape.rows * m_shape.inner, 1, m_shape.inner),
                          randomArray<T>("n", Array::Role::Input, m_shape.inner * m_shape.columns, 2, m_shape.columns),
                          outputArray<T>("p", m_shape.rows * m_shape.columns, m_shape.columns));
    m_work.bytesRead = static_cast<double>(m_arrays[0].bytes + m_arrays[1].bytes);
    m_work.bytesWritten = static_cast<double>(m_arrays[2].bytes);
    m_work.flops = m_shape.flops();
    m_check = std::make_unique<MatrixCheck<T>>(m_shape, valuesOf<T>(m_arrays[0]), valuesOf<T>(m_arrays[1]));
  }

  std::optional<Verification> verify(const Outputs& outputs) override { return m_check->verify(outputs, m_arrays[2]); }

 private:
  MatrixShape m_shape;
  std::unique_ptr<MatrixCheck<T>> m_check;
};

constexpr std::int64_t kMostInner = 1 << 20;
constexpr std::int64_t kMostElements = 1 << 30;

/// Kernels index matrix elements, padded to whole tiles, with 32 bits.
void refuseLongMatrices(const Parameters& parameters) {
  const std::int64_t inner = parameters.integer("inner");
  for (const char* side : {"rows", "columns"})
    if (const std::int64_t other = parameters.integer(side); inner * other > kMostElements)
      throw RequestError(Message::text("parameters inner and %1: a matrix of %2 x %3 has more than %4 elements"), side,
                         inner, other, kMostElements);
}

double elementBytes(const Parameters& parameters) { return parameters.text("type") == "fp64" ? 8 : 4; }

/// The figures that courses give for a tile width: the resources of a block, and the bytes requested from global memory
/// per multiplication or addition.
std::vector<Fact> bytesPerFlop(const Parameters& parameters, double bytes) {
  const std::int64_t tile = parameters.integer("tile");
  return {{"threads per block", std::to_string(tile * tile)}, {"bytes of global memory per flop", numberText(bytes)}};
}

/// A multiplication and an addition load two elements.
std::vector<Fact> withoutReuse(const Parameters& parameters) {
  return bytesPerFlop(parameters, elementBytes(parameters));
}

/// Each loaded element serves `tile` multiplications and additions.
std::vector<Fact> withReuse(const Parameters& parameters) {
  const auto tile = static_cast<double>(parameters.integer("tile"));
  return bytesPerFlop(parameters, elementBytes(parameters) / tile);
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<ProductRun, float, double> launches;
  Family family{
      .id = "matmul",
      .title = "Matrix product",
      .shows = "Shows what shared-memory reuse gains: each tile element is loaded once and used tile-width times.",
      .figure = Figure::Gflops,
      .figureFormula = "2 x rows x inner x columns / time",
      .parameters = productParameters(
          224,
          {{.id = "tile",
            .title = "Tile width",
            .meaning = "A block has tile x tile threads, and a tiled kernel's tiles have the same width.",
            .role = ParameterSpec::Role::Tuning,
            .editor = ParameterSpec::Editor::Slider,
            .maximum = kWidestTile,
            .initial = 16},
           launches.typeParameter()},
          kMostInner),
      .owes = tileOfThreads,
      .variants =
          {{.id = "one-block",
            .title = "Thread indices only",
            .idea = "Correct for one block only: every block computes the first tile, and nothing writes the rest.",
            .kernel = "matmulOneBlock",
            .wrongOnPurpose = true,
            .arithmetic = withoutReuse,
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
              device.launch(matmulOneBlock<T>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows, run.inner,
                            run.columns);
            })},
           {.id = "uncoalesced",
            .title = "Naive, uncoalesced",
            .idea = "Neighbouring threads take neighbouring rows, so each lane loads its own sector of M.",
            .kernel = "matmulUncoalesced",
            .arithmetic = withoutReuse,
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
              device.launch(matmulUncoalesced<T>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows,
                            run.inner, run.columns);
            })},
           {.id = "naive-in-p",
            .title = "Naive, accumulating in P",
            .idea = "Keeps the sum in global memory and stores it at every step.",
            .kernel = "matmulNaiveInP",
            .arithmetic =
                [](const Parameters& parameters) { return bytesPerFlop(parameters, 2 * elementBytes(parameters)); },
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
              device.launch(matmulNaiveInP<T>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows, run.inner,
                            run.columns);
            })},
           {.id = "naive",
            .title = "Naive",
            .idea = "Each thread reads its row and its column from global memory, element by element.",
            .kernel = "matmulNaive",
            .arithmetic = withoutReuse,
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
              device.launch(matmulNaive<T>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows, run.inner,
                            run.columns);
            })},
           {.id = "without-barrier",
            .title = "Tiled, barrier left out",
            .idea = "Warps do not wait for the tile and use the data of the previous phase.",
            .kernel = "matmulWithoutBarrier",
            .wrongOnPurpose = true,
            .arithmetic = withReuse,
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
              withTileWidth(run.tile, [&]<int tile>() {
                device.launch(matmulWithoutBarrier<T, tile>, {run.tiles(), run.threads()}, run.m, run.n, run.p,
                              run.rows, run.inner, run.columns);
              });
            })},
           {.id = "tiled",
            .title = "Tiled",
            .idea = "The block loads a tile of M and one of N into shared memory and uses each element tile times.",
            .kernel = "matmulTiled",
            .arithmetic = withReuse,
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
              withTileWidth(run.tile, [&]<int tile>() {
                device.launch(matmulTiled<T, tile>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows,
                              run.inner, run.columns);
              });
            })},
           {.id = "tiled-dynamic",
            .title = "Tiled, dynamic shared memory",
            .idea = "The launch sets the tile size, so one kernel serves all widths, but the compiler unrolls no loop.",
            .kernel = "matmulTiledDynamic",
            .arithmetic = withReuse,
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
              device.launch(matmulTiledDynamic<T>, {run.tiles(), run.threads(), 2 * run.tile * run.tile * sizeof(T)},
                            run.m, run.n, run.p, run.rows, run.inner, run.columns, run.tile);
            })},
           {.id = "sub-matrices",
            .title = "Tiled, through sub-matrices",
            .idea = "The same product, written with sub-matrices: width, height, stride and elements.",
            .kernel = "matmulSubMatrices",
            .arithmetic = withReuse,
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
              const Matrix<const T> m{run.inner, run.rows, run.inner, run.m};
              const Matrix<const T> n{run.columns, run.inner, run.columns, run.n};
              const Matrix<T> p{run.columns, run.rows, run.columns, run.p};
              withTileWidth(run.tile, [&]<int tile>() {
                device.launch(matmulSubMatrices<T, tile>, {run.tiles(), run.threads()}, m, n, p);
              });
            })},
           {.id = "padded-input",
            .title = "Tiled, on padded input",
            .idea = "First copies M and N to multiples of the tile size: no edge checks, but the copies cost time.",
            .kernel = "matmulTiledWhole",
            .arithmetic = withReuse,
            .launch = launches.kernel(
                []<typename T>(auto& device, const ProductRun<T>& run) { onPaddedInput(device, run); })}},
      .problem = problemOf<MatmulProblem, float, double>(),
      .standalone = {.answer = R"(
double sum = 0;
for (long long k = 0; k < inner; ++k) sum += static_cast<double>(m[i / columns * inner + k]) * n[k * columns + i % columns];
return Expected(sum, 4.0 * std::numeric_limits<T>::epsilon() * inner);)"},
      .prepare = refuseLongMatrices,
      .presets = {
          {.id = "course",
           .title = "The course's values",
           .source = "Blocks of 256 and of 1024 threads compared: course \"CUDA programming\", practice 2",
           .parameters = {},
           .sweep = "tile=16,32"},
          {.id = "report",
           .title = "The report's values",
           .source = "GFLOP/s of 4096 x 4096 elements with tiles of 8, 16 and 32: the report on an H200 of 2026-11-20",
           .parameters = {"rows=4096", "inner=4096", "columns=4096"},
           .sweep = "tile=8,16,32"}}};

  addRegisterTiledVariants(family, launches);
  family.variants.push_back(
      {.id = "cublas",
       .title = "cuBLAS",
       .idea = "NVIDIA's library: fp64 on tensor cores if the GPU has them, fp32 never as TF32.",
       .tensorCores = true,
       .launch = launches.gpuOnly("cuBLAS is a library, not a kernel", [](auto& device, const auto& run) {
         device.multiply(run.m, run.n, run.p, run.rows, run.inner, run.columns);
       })});
  addCpuBaselines(
      family, launches, "The textbook triple loop, with the innermost over a row of N.",
      [](const auto& run) { return run.rows; },
      [](const auto& run, std::int64_t begin, std::int64_t end) { multiplyRows(run, begin, end); });
  return family;
}

}  // namespace matmul
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
