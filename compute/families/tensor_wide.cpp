// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <type_traits>

#include "families/shared/baselines.h"
#include "families/shared/launches.h"
#include "families/shared/product.h"
#include "families/shared/tensor_launches.h"
#include "measure/matrix_check.h"
#include "measure/verification.h"

namespace warpbench {

/// Marks fp32 numbers that are multiplied as TF32.
struct Tf32 {};

template <>
constexpr std::string_view elementTypeName<Tf32>() {
  return "tf32";
}

inline namespace WARPBENCH_TARGET {

#include "kernels/matmul/matmul.cuh"

namespace tensor_wide {
namespace {

/// The storage type of a number type.
template <typename T>
using StoredAs = std::conditional_t<std::is_same_v<T, Tf32>, float, T>;

template <typename T>
using WideRun = ProductRun<StoredAs<T>>;

/// Integers that the type represents, below `kBound` in magnitude. Sums of 32768 products are exact (at most 2^23 in
/// fp32 and 2^45 in fp64), and those of Freivalds' test stay far below 2^53. P must be the exact product.
template <typename T>
constexpr double kBound = std::is_same_v<T, double> ? 32768 : 16;

template <typename Type>
class WideMatmulProblem final : public Problem {
 public:
  using T = StoredAs<Type>;

  explicit WideMatmulProblem(const Parameters& parameters)
      : m_shape{parameters.integer("rows"), parameters.integer("inner"), parameters.integer("columns")} {
    const auto matrix = [](const char* name, std::int64_t height, std::int64_t width, std::uint64_t seed) {
      return arrayOf<T>(name, Array::Role::Input, height * width, width, [=](std::int64_t i) {
        return static_cast<T>(std::floor(randomElement<double>(seed, i) * kBound<T>));
      });
    };
    m_arrays = arraysFrom(matrix("m", m_shape.rows, m_shape.inner, 1), matrix("n", m_shape.inner, m_shape.columns, 2),
                          outputArray<T>("p", m_shape.rows * m_shape.columns, m_shape.columns));
    m_work.bytesRead = static_cast<double>(m_arrays[0].bytes + m_arrays[1].bytes);
    m_work.bytesWritten = static_cast<double>(m_arrays[2].bytes);
    m_work.flops = m_shape.flops();
    m_check =
        std::make_unique<MatrixCheck<T>>(m_shape, valuesOf<T>(m_arrays[0]), valuesOf<T>(m_arrays[1]),
                                         RoundedProduct{.round = [](double exact) { return exact; }, .tolerance = 0});
  }

  std::optional<Verification> verify(const Outputs& outputs) override { return m_check->verify(outputs, m_arrays[2]); }

 private:
  MatrixShape m_shape;
  std::unique_ptr<MatrixCheck<T>> m_check;
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<WideRun, Tf32, double> launches;
  Family family{
      .id = "tensor-wide",
      .title = "Matrix product on tensor cores, TF32 and fp64",
      .shows = "Shows tensor cores with wider numbers: fp32 without the 13 lowest bits, and fp64 unchanged.",
      .figure = Figure::Gflops,
      .figureFormula = "2 x rows x inner x columns / time",
      .parameters = productParameters(160, {{.id = "tile",
                                             .title = "Tile width",
                                             .unit = "elements",
                                             .meaning = "Width of the naive kernel's square blocks.",
                                             .role = ParameterSpec::Role::Tuning,
                                             .editor = ParameterSpec::Editor::Slider,
                                             .maximum = 32,
                                             .initial = 32},
                                            launches.typeParameter()}),
      .owes = tileOfThreads,
      .variants = {{.id = "naive",
                    .title = "Naive",
                    .idea =
                        "Each thread reads its row and its column from global memory, and computes in fp32 or in fp64.",
                    .kernel = "matmulNaive",
                    .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
                      device.launch(matmulNaive<T>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows,
                                    run.inner, run.columns);
                    })},
                   {.id = "turned",
                    .title = "Transposed product",
                    .idea = "Tensor cores compute the transpose of P: its first factor can come from registers, and N "
                            "keeps its layout.",
                    .kernel = "matmulTensorTurned",
                    .tensorCores = true,
                    .needs = kWarpGroups,
                    .launch = launches.gpuOnlyKernel(
                        "the simulator has no warp groups and no copy engine (compute capability 9.0)",
                        []<typename T>(auto& device, const ProductRun<T>& run) { launchTurned(device, run); })},
                   {.id = "cublas",
                    .title = "cuBLAS",
                    .idea = "NVIDIA's library: fp32 as TF32, and fp64 on tensor cores.",
                    .tensorCores = true,
                    .launch = launches.gpuOnly("cuBLAS is a library, not a kernel",
                                               []<typename T>(auto& device, const ProductRun<T>& run) {
                                                 if constexpr (std::is_same_v<T, float>)
                                                   device.multiplyAsTf32(run.m, run.n, run.p, run.rows, run.inner,
                                                                         run.columns);
                                                 else
                                                   device.multiply(run.m, run.n, run.p, run.rows, run.inner,
                                                                   run.columns);
                                               })}},
      .problem = problemOf<WideMatmulProblem, Tf32, double>(),
      .standalone = {.constants = R"(
// Whole numbers whose products and sums are exact.
T wholeNumber(unsigned long long seed, long long i) {
  return static_cast<T>(std::floor(randomElement<double>(seed, i) * (type == "fp64" ? 32768 : 16)));
})",
                     .values = {{"m", "wholeNumber(1, i)"}, {"n", "wholeNumber(2, i)"}},
                     .answer = R"(
double sum = 0;
for (long long k = 0; k < inner; ++k) sum += static_cast<double>(m[i / columns * inner + k]) * n[k * columns + i % columns];
return sum;)"}};

  addCpuBaselines(
      family, launches, "The textbook triple loop, with the innermost over a row of N.",
      [](const auto& run) { return run.rows; },
      [](const auto& run, std::int64_t begin, std::int64_t end) { multiplyRows(run, begin, end); });
  return family;
}

}  // namespace tensor_wide
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
