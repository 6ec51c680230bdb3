// SPDX-License-Identifier: GPL-3.0-or-later

#include <cmath>

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include "catalogue/family.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/owes.h"
#include "families/shared/tile_width.h"
#include "measure/matrix_check.h"
#include "measure/verification.h"

#include "families/shared/small_number.h"
#if defined(__CUDACC__)
#include <cuda.h>
#include <mma.h>

#include "device/cuda/tensor_launch.h"
#endif

namespace warpbench {

// The numbers of CUDA or of the simulator; descriptions and loops have their own.
#if defined(__CUDACC__) || defined(WARPBENCH_SIMULATE)
using Bf16 = __nv_bfloat16;
using Fp16 = __half;
#else
using Bf16 = SmallNumber<7>;
using Fp16 = SmallNumber<10>;
#endif

template <>
constexpr std::string_view elementTypeName<Bf16>() {
  return "bf16";
}
template <>
constexpr std::string_view elementTypeName<Fp16>() {
  return "fp16";
}

inline namespace WARPBENCH_TARGET {

#include "kernels/tensor_matmul.cuh"
#include "kernels/tensor_mma.cuh"
#include "kernels/tensor_wgmma.cuh"
namespace {

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

  const T* m;
  const T* n;
  T* p;
  int rows;
  int inner;
  int columns;
  int tile;
};

#if defined(__CUDACC__)

/// M, N and P of a product in multiples of some tile: those of the run, or copies that are filled up with zeros.
template <typename T>
struct Whole {
  const T* m;
  const T* n;
  T* p;
  int rows;
  int inner;
  int columns;
};

constexpr int wholeOf(int size, int tile) { return (size + tile - 1) / tile * tile; }

template <typename T>
void fillUp(auto& device, const T* from, int rows, int columns, T* to, int toRows, int toColumns) {
  const dim3 threads(32, 8);
  const dim3 blocks((toColumns + 31) / 32, (toRows + 7) / 8);
  device.launchPreparation(matmulTensorPad<T>, {blocks, threads}, from, rows, columns, to, toRows, toColumns);
}

/// The run's matrices in whole tiles. What is copied lies in memory that the device keeps, and is copied at each
/// launch.
template <typename T>
Whole<T> wholeTiles(auto& device, const Run<T>& run, int tileRows, int tileInner, int tileColumns) {
  Whole<T> whole{run.m,
                 run.n,
                 run.p,
                 wholeOf(run.rows, tileRows),
                 wholeOf(run.inner, tileInner),
                 wholeOf(run.columns, tileColumns)};
  if (whole.rows != run.rows || whole.inner != run.inner) {
    T* const m = device.template workspace<T>(0, std::int64_t{whole.rows} * whole.inner);
    fillUp(device, run.m, run.rows, run.inner, m, whole.rows, whole.inner);
    whole.m = m;
  }
  if (whole.inner != run.inner || whole.columns != run.columns) {
    T* const n = device.template workspace<T>(1, std::int64_t{whole.inner} * whole.columns);
    fillUp(device, run.n, run.inner, run.columns, n, whole.inner, whole.columns);
    whole.n = n;
  }
  if (whole.rows != run.rows || whole.columns != run.columns)
    whole.p = device.template workspace<T>(2, std::int64_t{whole.rows} * whole.columns);
  return whole;
}

/// Cuts P out of the product of whole tiles, where that is elsewhere.
template <typename T>
void cutOut(auto& device, const Run<T>& run, const Whole<T>& whole) {
  if (whole.p != run.p)
    fillUp(device, static_cast<const T*>(whole.p), whole.rows, whole.columns, run.p, run.rows, run.columns);
}

/// Blocks for tiles of so many rows and columns.
template <typename T>
dim3 tilesOf(const Whole<T>& whole, int tileRows, int tileColumns) {
  return dim3(whole.columns / tileColumns, whole.rows / tileRows);
}

/// @throws DeviceError where the GPU's tensor cores do not have the types.
void requireTensorCores(auto& device) {
  constexpr int kAmpere = 8;
  device.requireCapability(kAmpere, Message::text("tensor cores for numbers of 16 bits"));
}

/// What the kernels of warp groups are told of a run's matrices. Their rows have to be multiples of 16 bytes, so that M
/// and N may be copies; P is stored without the copy engine where its rows are not.
template <typename T>
struct Engine {
  Engine(auto& device, const Run<T>& run) {
    constexpr int kNumbers = 8;  // of 16 bytes
    cuda::requireWarpGroups();
    const int inner = wholeOf(run.inner, kNumbers);
    const int columns = wholeOf(run.columns, kNumbers);
    const T* m = run.m;
    const T* n = run.n;
    if (inner != run.inner) {
      T* const copy = device.template workspace<T>(0, std::int64_t{run.rows} * inner);
      fillUp(device, run.m, run.rows, run.inner, copy, run.rows, inner);
      m = copy;
    }
    if (inner != run.inner || columns != run.columns) {
      T* const copy = device.template workspace<T>(1, std::int64_t{inner} * columns);
      fillUp(device, run.n, run.inner, run.columns, copy, inner, columns);
      n = copy;
    }
    mapM = cuda::tensorMap(m, run.rows, inner, kTensorRows, kTensorInner);
    mapN = cuda::tensorMap(n, inner, columns, kTensorInner, kPanelColumns);
    byEngine = columns == run.columns;
    mapP = byEngine ? cuda::tensorMap(run.p, run.rows, run.columns, kGroupRows, kPanelColumns) : mapN;
  }

  CUtensorMap mapM;
  CUtensorMap mapN;
  CUtensorMap mapP;
  bool byEngine;
};

/// Launches a kernel whose warps have roles, with so many blocks.
template <typename T>
void launchRoles(auto& device, const Run<T>& run, auto kernel, int blocks) {
  const Engine<T> engine(device, run);
  device.launch(kernel, {dim3(blocks), dim3(128 * (kGroups + 1)), kTensorSharedBytes}, engine.mapM, engine.mapN,
                engine.mapP, run.p, run.rows, run.inner, run.columns, engine.byEngine);
}

#endif  // __CUDACC__

/// Launches the pipeline with the chosen number of stages.
template <typename T>
void launchPipeline([[maybe_unused]] auto& device, [[maybe_unused]] const Run<T>& run, [[maybe_unused]] int stages) {
#if defined(__CUDACC__)
  requireTensorCores(device);
  const Whole<T> whole = wholeTiles(device, run, kMmaRows, kMmaInner, kMmaColumns);
  const auto launch = [&]<int count>() {
    if (stages == count)
      device.launch(matmulTensorPipeline<T, count>,
                    {tilesOf(whole, kMmaRows, kMmaColumns), dim3(kMmaThreads), std::size_t{count * kMmaBytes}}, whole.m,
                    whole.n, whole.p, whole.rows, whole.inner, whole.columns);
  };
  launch.template operator()<2>();
  launch.template operator()<3>();
  launch.template operator()<4>();
  launch.template operator()<5>();
  launch.template operator()<6>();
  cutOut(device, run, whole);
#endif
}

template <typename T>
void launchWmma([[maybe_unused]] auto& device, [[maybe_unused]] const Run<T>& run) {
#if defined(__CUDACC__)
  requireTensorCores(device);
  constexpr int kInner = 16;
  const Whole<T> whole = wholeTiles(device, run, kWmmaTile, kInner, kWmmaTile);
  device.launch(matmulTensorWmma<T>, {tilesOf(whole, kWmmaTile, kWmmaTile), dim3(kWmmaThreads)}, whole.m, whole.n,
                whole.p, whole.rows, whole.inner, whole.columns);
  cutOut(device, run, whole);
#endif
}

template <typename T>
void launchGroups([[maybe_unused]] auto& device, [[maybe_unused]] const Run<T>& run) {
#if defined(__CUDACC__)
  const Engine<T> engine(device, run);
  const dim3 tiles((run.columns + kTensorColumns - 1) / kTensorColumns, (run.rows + kTensorRows - 1) / kTensorRows);
  device.launch(matmulTensorGroups<T>, {tiles, dim3(128 * kGroups), kTensorSharedBytes}, engine.mapM, engine.mapN,
                run.p, run.rows, run.inner, run.columns);
#endif
}

template <typename T>
void launchRolesOfBlocks([[maybe_unused]] auto& device, [[maybe_unused]] const Run<T>& run) {
#if defined(__CUDACC__)
  launchRoles(device, run, matmulTensorRoles<T>, device.multiprocessors());
#endif
}

template <typename T>
void launchClusters([[maybe_unused]] auto& device, [[maybe_unused]] const Run<T>& run) {
#if defined(__CUDACC__)
  cuda::requireWarpGroups();
  const int clusters = cuda::residentClusters(reinterpret_cast<const void*>(matmulTensorClusters<T>), kClusterBlocks,
                                              128 * (kGroups + 1), kTensorSharedBytes);
  launchRoles(device, run, matmulTensorClusters<T>, clusters * kClusterBlocks);
#endif
}

/// A whole number of -8..8: sums of products are exact in fp32, so that P has to be the exact product, rounded once.
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
    // P in fp32, which has all its numbers; poison stays poison.
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

  /// The inputs in fp32 as well, and how P is rounded.
  void prepareCheck() {
    const auto wide = [](std::int64_t count, std::uint64_t seed) {
      return arrayOf<float>("", Array::Role::Input, count, 0, [=](std::int64_t i) { return wholeNumber(seed, i); });
    };
    m_m = wide(m_shape.rows * m_shape.inner, kSeedM);
    m_n = wide(m_shape.inner * m_shape.columns, kSeedN);
    // A product of two such numbers has a variance of 24 x 24; half a unit in the last place of a sum as large as that
    // is about its largest rounding error, and 128 of them, with random signs, rarely reach 64 times as much.
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

/// The tile of as many elements as the block has threads.
void tileOfThreads(const Parameters& parameters, const GridBlock& block, Elements& elements) {
  const std::int64_t tile = parameters.integer("tile");
  elements.addTile(parameters.integer("rows"), parameters.integer("columns"), block.y * tile, block.x * tile, tile,
                   tile);
}

ParameterSpec size(std::string id, std::string title, std::string meaning) {
  return {.id = std::move(id),
          .title = std::move(title),
          .unit = "elements",
          .meaning = std::move(meaning),
          .editor = ParameterSpec::Editor::PowersOfTwo,
          .maximum = 32768,
          .initial = 2048,
          .initialSimulated = 160};
}

}  // namespace

Family tensor_matmul() {
  constexpr LaunchesOf<Run, Bf16, Fp16> launches;
  const std::string cores = "the simulator has no tensor cores";
  const std::string groups = "the simulator has no warp groups and no copy engine (compute capability 9.0)";
  Family family{
      .id = "tensor-matmul",
      .title = "Matrix product on tensor cores",
      .shows = "What became of the tiled product: units that multiply whole tiles, and how to feed them.",
      .figure = Figure::Gflops,
      .figureFormula = "2 x rows x inner x columns / time",
      .parameters = {size("rows", "Rows", "Rows of M and of P."),
                     size("inner", "Inner", "Columns of M, rows of N."),
                     size("columns", "Columns", "Columns of N and of P."),
                     {.id = "tile",
                      .title = "Tile width",
                      .unit = "elements",
                      .meaning = "Width of the square blocks and tiles of the kernels without tensor cores.",
                      .editor = ParameterSpec::Editor::Slider,
                      .maximum = kWidestTile,
                      .initial = kWidestTile,
                      .shapesData = false},
                     launches.typeParameter()},
      .owes = tileOfThreads,
      .variants =
          {{.id = "naive",
            .title = "Naive",
            .idea = "A thread an element, 16-bit numbers, a sum in fp32: half the bytes of the fp32 product.",
            .kernel = "matmulTensorNaive",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              device.launch(matmulTensorNaive<T>, {run.tiles(), run.threads()}, run.m, run.n, run.p, run.rows,
                            run.inner, run.columns);
            })},
           {.id = "tiled",
            .title = "Tiled",
            .idea =
                "Tiles in shared memory, as in the fp32 product: every element is used once for each of its tile's.",
            .kernel = "matmulTensorTiled",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
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
            .launch =
                launches.gpuOnly(cores, []<typename T>(auto& device, const Run<T>& run) { launchWmma(device, run); })},
           {.id = "pipeline",
            .title = "Pipeline (mma, cp.async)",
            .idea = "Tiles are on their way to swizzled shared memory, several steps ahead, while warps multiply.",
            .kernel = "matmulTensorPipeline",
            .parameters = {{.id = "stages",
                            .title = "Stages",
                            .meaning = "Pairs of tiles in shared memory, of which all but one are under way.",
                            .editor = ParameterSpec::Editor::Slider,
                            .minimum = 2,
                            .maximum = 6,
                            .initial = 4,
                            .shapesData = false}},
            .tensorCores = true,
            .launch = launches.gpuOnly(cores,
                                       []<typename T>(auto& device, const Run<T>& run, const Arguments& own) {
                                         launchPipeline(device, run, static_cast<int>(own.integer("stages")));
                                       })},
           {.id = "groups",
            .title = "Warp groups (wgmma, TMA)",
            .idea = "Four warps multiply 64 x 256 from shared memory at once, and the copy engine brings whole tiles.",
            .kernel = "matmulTensorGroups",
            .tensorCores = true,
            .launch = launches.gpuOnly(groups,
                                       []<typename T>(auto& device, const Run<T>& run) { launchGroups(device, run); })},
           {.id = "roles",
            .title = "Warp groups with roles",
            .idea = "One group only asks for tiles, two multiply; blocks stay and go through P in bands.",
            .kernel = "matmulTensorRoles",
            .tensorCores = true,
            .launch = launches.gpuOnly(
                groups, []<typename T>(auto& device, const Run<T>& run) { launchRolesOfBlocks(device, run); })},
           {.id = "clusters",
            .title = "Clusters",
            .idea = "Two blocks share the tiles of N that both need: the copy engine writes each of them to both.",
            .kernel = "matmulTensorClusters",
            .tensorCores = true,
            .launch = launches.gpuOnly(
                groups, []<typename T>(auto& device, const Run<T>& run) { launchClusters(device, run); })},
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
return static_cast<float>(T(sum));)"}};

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

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
