// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "families/shared/baselines.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "families/shared/product.h"
#include "families/shared/tensor_launches.h"
#include "measure/matrix_check.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {
namespace tensor_matmul {
namespace {

/// An integer of -8..8. Sums of products are exact in fp32, so P must be the exact product, rounded once.
constexpr int kLargest = 8;
[[maybe_unused]] float wholeNumber(std::uint64_t seed, std::int64_t i) {
  constexpr double kNumbers = 2 * kLargest + 1;
  return static_cast<float>(std::floor((randomElement<double>(seed, i) + 1) / 2 * kNumbers) - kLargest);
}

template <typename T>
class TensorMatmulProblem final : public Problem {
 public:
  explicit TensorMatmulProblem(const Parameters& parameters)
      : m_shape{parameters.integer("rows"), parameters.integer("inner"), parameters.integer("columns")} {
    const auto matrix = [](const char* name, std::int64_t height, std::int64_t width, std::uint64_t seed) {
      return arrayOf<T>(name, Array::Role::Input, height * width, width,
                        [=](std::int64_t i) { return T(wholeNumber(seed, i)); });
    };
    m_arrays = arraysFrom(matrix("m", m_shape.rows, m_shape.inner, kSeedM),
                          matrix("n", m_shape.inner, m_shape.columns, kSeedN),
                          outputArray<T>("p", m_shape.rows * m_shape.columns, m_shape.columns));
    m_work.bytesRead = static_cast<double>(m_arrays[0].bytes + m_arrays[1].bytes);
    m_work.bytesWritten = static_cast<double>(m_arrays[2].bytes);
    m_work.flops = m_shape.flops();
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    if (!m_check) prepareCheck();
    // P in fp32, which holds all of its values; poison stays poison.
    const auto* const p = reinterpret_cast<const T*>(outputs.arrays[0].data());
    const Array wide =
        arrayOf<float>("p", Array::Role::Output, m_shape.rows * m_shape.columns, m_shape.columns,
                       [=](std::int64_t i) { return p[i].bits() == kPoisonBits ? kPoison : static_cast<float>(p[i]); });
    Outputs widened = outputs;
    widened.arrays = {std::span<const std::byte>(wide.initial)};
    return m_check->verify(widened, outputArray<float>("p", m_shape.rows * m_shape.columns, m_shape.columns));
  }

 private:
  static constexpr std::uint64_t kSeedM = 1;
  static constexpr std::uint64_t kSeedN = 2;
  static constexpr std::uint16_t kPoisonBits = 0xffff;
  static inline const float kPoison = std::bit_cast<float>(~0u);

  /// Converts the inputs to fp32 as well, and defines how P is rounded.
  void prepareCheck() {
    const auto wide = [](std::int64_t count, std::uint64_t seed) {
      return arrayOf<float>("", Array::Role::Input, count, 0, [=](std::int64_t i) { return wholeNumber(seed, i); });
    };
    m_m = wide(m_shape.rows * m_shape.inner, kSeedM);
    m_n = wide(m_shape.inner * m_shape.columns, kSeedN);
    // The product of two such numbers has a variance of 24 x 24. Half a unit in the last place of a sum of that size is
    // about its largest rounding error; 128 such errors with random signs rarely add up to 64 times one.
    constexpr double kVariance = 24;
    constexpr double kMany = 64;
    const double halfUnit = std::is_same_v<T, Fp16> ? 0x1p-11 : 0x1p-8;
    m_check = std::make_unique<MatrixCheck<float>>(
        m_shape, valuesOf<float>(m_m), valuesOf<float>(m_n),
        RoundedProduct{.round = [](double exact) { return static_cast<double>(static_cast<float>(T(exact))); },
                       .tolerance = kMany * halfUnit * kVariance * std::sqrt(static_cast<double>(m_shape.inner))});
  }

  MatrixShape m_shape;
  Array m_m;
  Array m_n;
  std::unique_ptr<MatrixCheck<float>> m_check;
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<ProductRun, Bf16, Fp16> launches;
  const std::string groups = "the simulator has no warp groups and no copy engine (compute capability 9.0)";
  Family family{
      .id = "tensor-matmul",
      .title = "Matrix product on tensor cores",
      .shows = "Shows the tiled product on units that multiply whole tiles, and how to feed them.",
      .figure = Figure::Gflops,
      .figureFormula = "2 x rows x inner x columns / time",
      .parameters = productParameters(
          160, {{.id = "tile",
                 .title = "Tile width",
                 .unit = "elements",
                 .meaning = "Width of the square blocks and tiles of the kernels without tensor cores.",
                 .role = ParameterSpec::Role::Tuning,
                 .editor = ParameterSpec::Editor::Slider,
                 .maximum = kWidestTile,
                 .initial = kWidestTile},
                launches.typeParameter()}),
      .owes = tileOfThreads,
      .variants =
          {{.id = "naive",
            .title = "Naive",
            .idea = "One thread per element, 16-bit numbers, a sum in fp32: half the bytes of the fp32 product.",
            .kernel = "matmulTensorNaive",
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
              device.launch(matmulTensorNaive<T>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows,
                            run.inner, run.columns);
            })},
           {.id = "tiled",
            .title = "Tiled",
            .idea = "Tiles in shared memory, as in the fp32 product: each element is used tile-width times.",
            .kernel = "matmulTensorTiled",
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) {
              withTileWidth(run.tile, [&]<int tile>() {
                device.launch(matmulTensorTiled<T, tile>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows,
                              run.inner, run.columns);
              });
            })},
           {.id = "wmma",
            .title = "Tensor cores (wmma)",
            .idea = "A warp multiplies 16 x 16 by 16 x 16 in one instruction, straight from global memory.",
            .kernel = "matmulTensorWmma",
            .tensorCores = true,
            .needs = kTensorCoresOf16Bits,
            .owes = tiles("rows", "columns", kWmmaTile, kWmmaTile),
            .launch =
                launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run) { launchWmma(device, run); })},
           {.id = "pipeline",
            .title = "Pipeline (mma, cp.async)",
            .idea = "Loads tiles into swizzled shared memory several steps ahead, while warps multiply.",
            .kernel = "matmulTensorPipeline",
            .parameters = {{.id = "stages",
                            .title = "Stages",
                            .meaning = "Pairs of tiles in shared memory; all but one are still loading.",
                            .role = ParameterSpec::Role::Tuning,
                            .editor = ParameterSpec::Editor::Slider,
                            .minimum = 2,
                            .maximum = 6,
                            .initial = 4}},
            .tensorCores = true,
            .needs = kTensorCoresOf16Bits,
            .owes = tiles("rows", "columns", kMmaRows, kMmaColumns),
            .launch = launches.kernel([]<typename T>(auto& device, const ProductRun<T>& run, const Arguments& own) {
              launchPipeline(device, run, static_cast<int>(own.integer("stages")));
            })},
           {.id = "groups",
            .title = "Warp groups (wgmma, TMA)",
            .idea = "Four warps together multiply 64 x 256 from shared memory, and the copy engine loads whole tiles.",
            .kernel = "matmulTensorGroups",
            .tensorCores = true,
            .needs = kWarpGroups,
            .launch = launches.gpuOnlyKernel(
                groups, []<typename T>(auto& device, const ProductRun<T>& run) { launchGroups(device, run); })},
           {.id = "roles",
            .title = "Warp groups with roles",
            .idea = "One group only requests tiles, two multiply; persistent blocks go through P in bands.",
            .kernel = "matmulTensorRoles",
            .tensorCores = true,
            .needs = kWarpGroups,
            .launch = launches.gpuOnlyKernel(groups,
                                             []<typename T>(auto& device, const ProductRun<T>& run) {
                                               launchRoles<TensorLargeTiles>(device, run, matmulTensorRoles<T>,
                                                                             device.multiprocessors());
                                             })},
           {.id = "clusters",
            .title = "Clusters",
            .idea = "Two blocks share the tiles of N that both need: the copy engine writes each tile to both.",
            .kernel = "matmulTensorClusters",
            .tensorCores = true,
            .needs = kWarpGroups,
            .launch = launches.gpuOnlyKernel(
                groups, []<typename T>(auto& device, const ProductRun<T>& run) { launchClusters(device, run); })},
           {.id = "small-tiles",
            .title = "Small tiles",
            .idea = "Tiles of 64 x 128, so that a small product has enough tiles for all multiprocessors.",
            .kernel = "matmulTensorSmallTiles",
            .tensorCores = true,
            .needs = kWarpGroups,
            .launch = launches.gpuOnlyKernel(groups,
                                             []<typename T>(auto& device, const ProductRun<T>& run) {
                                               launchRoles<TensorSmallTiles>(device, run, matmulTensorSmallTiles<T>,
                                                                             device.multiprocessors());
                                             })},
           {.id = "shapes",
            .title = "Chosen shapes",
            .idea = "A formula picks the tile and cluster shape that leaves the fewest multiprocessors idle.",
            .kernel = "matmulTensorShapes",
            .tensorCores = true,
            .needs = kWarpGroups,
            .launch = launches.gpuOnlyKernel(
                groups, []<typename T>(auto& device, const ProductRun<T>& run) { launchFastestShape(device, run); })},
           {.id = "cublas",
            .title = "cuBLAS",
            .idea = "NVIDIA's library, with sums in fp32.",
            .tensorCores = true,
            .launch = launches.gpuOnly("cuBLAS is a library, not a kernel",
                                       [](auto& device, const auto& run) {
                                         device.multiply(run.m, run.n, run.p, run.rows, run.inner, run.columns);
                                       })}},
      .problem = problemOf<TensorMatmulProblem, Bf16, Fp16>(),
      .standalone = {.constants = R"(
// Whole numbers of -8..8: sums of products are exact in fp32, and a result is rounded once.
T wholeNumber(unsigned long long seed, long long i) {
  return T(static_cast<float>(std::floor((randomElement<double>(seed, i) + 1) / 2 * 17) - 8));
})",
                     .values = {{"m", "wholeNumber(1, i)"}, {"n", "wholeNumber(2, i)"}},
                     .answer = R"(
float sum = 0;
for (long long k = 0; k < inner; ++k)
  sum += static_cast<float>(m[i / columns * inner + k]) * static_cast<float>(n[k * columns + i % columns]);
return static_cast<float>(T(sum));)"},
      .presets = {{.id = "comments",
                   .title = "The comments' values",
                   .source = "TFLOP/s of 8192 x 8192 elements on an H200: the kernels' comments",
                   .parameters = {"rows=8192", "inner=8192", "columns=8192"}}}};

  addCpuBaselines(
      family, launches, "The textbook triple loop, with the innermost over a row of N and its sums in fp32.",
      [](const auto& run) { return run.rows; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        const std::int64_t columns = run.columns;
        std::vector<float> sums(static_cast<std::size_t>(columns));
        for (std::int64_t row = begin; row < end; ++row) {
          std::ranges::fill(sums, 0.0f);
          for (std::int64_t k = 0; k < run.inner; ++k) {
            const auto factor = static_cast<float>(run.m[row * run.inner + k]);
            for (std::int64_t column = 0; column < columns; ++column)
              sums[static_cast<std::size_t>(column)] += factor * static_cast<float>(run.n[k * columns + column]);
          }
          using Number = std::remove_cvref_t<decltype(run.p[0])>;
          for (std::int64_t column = 0; column < columns; ++column)
            run.p[row * columns + column] = Number(sums[static_cast<std::size_t>(column)]);
        }
      });
  return family;
}

}  // namespace tensor_matmul
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
