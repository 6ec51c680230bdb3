// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <utility>

#include "catalogue/family.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/transpose.cuh"

namespace transpose {
namespace {

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        out(global<T>(arguments, "out")),
        width(static_cast<int>(arguments.integer("width"))),
        height(static_cast<int>(arguments.integer("height"))) {}

  dim3 tiles() const {
    return dim3((width + kTransposeTile - 1) / kTransposeTile, (height + kTransposeTile - 1) / kTransposeTile);
  }

  /// Calls `use.template operator()<aligned>()`; `aligned`: rows of input and output begin at multiples of 16 bytes.
  template <typename Use>
  void byAlignment(const Use& use) const {
    if (width % kWideElements<T> == 0 && height % kWideElements<T> == 0)
      use.template operator()<true>();
    else
      use.template operator()<false>();
  }

  const T* in;
  T* out;
  int width;
  int height;
};

/// Calls `use.template operator()<repeats>(repetitions)` with the variant's own parameter.
template <typename Use>
void repeating(const Arguments& own, const Use& use) {
  const auto repetitions = static_cast<int>(own.integer(kRepetitions));
  if (repetitions == 1)
    use.template operator()<false>(1);
  else
    use.template operator()<true>(repetitions);
}

/// Launches the kernel for a matrix with few rows or few columns; otherwise for bands of its rows.
template <typename T>
void launchThin(auto& device, const Run<T>& run) {
  const bool fewRows = run.height <= kThinMost || run.width > kThinMost;
  const int thin = std::min(fewRows ? run.height : run.width, kThinMost);
  const dim3 grid(((fewRows ? run.width : run.height) + kThinThreads - 1) / kThinThreads,
                  fewRows ? (run.height + thin - 1) / thin : 1);
  const auto launch = [&]<int lines>() {
    if (lines == thin && grid.y == 1)
      device.launch(fewRows ? transposeThin<T, lines, true, false> : transposeThin<T, lines, false, false>,
                    {grid, dim3(kThinThreads)}, run.in, run.out, run.width, run.height);
  };
  if (grid.y > 1)
    device.launch(transposeThin<T, kThinMost, true, true>, {grid, dim3(kThinThreads)}, run.in, run.out, run.width,
                  run.height);
  [&]<int... i>(std::integer_sequence<int, i...>) { (launch.template operator()<i + 1>(), ...); }
  (std::make_integer_sequence<int, kThinMost>());
}

/// The number of tiles down. The last one begins up to a sector before a multiple of the tile's height.
constexpr std::int64_t steppedTilesDown(std::int64_t height, std::int64_t sector) {
  return (height + sector - 1 + kSteppedTile - 1) / kSteppedTile;
}

/// Tiles ordered down the input's columns first. They are 64 wide and as tall as the type allows.
void tilesDownColumnsFirst(const Parameters& parameters, const GridBlock& block, Elements& elements) {
  const std::int64_t rows = isFp64(parameters) ? kTallTileRows<double> : kTallTileRows<float>;
  const std::int64_t width = parameters.integer("width");
  const std::int64_t height = parameters.integer("height");
  const std::int64_t tilesDown = (height + rows - 1) / rows;
  elements.addTile(width, height, block.x / tilesDown * kTallTileColumns, block.x % tilesDown * rows, kTallTileColumns,
                   rows);
}

/// Tiles of whole sectors, ordered down the input's columns first. In each row of the output they begin at a sector
/// boundary.
void steppedTiles(const Parameters& parameters, const GridBlock& block, Elements& elements) {
  const std::int64_t sector = isFp64(parameters) ? kSectorElements<double> : kSectorElements<float>;
  const std::int64_t width = parameters.integer("width");
  const std::int64_t height = parameters.integer("height");
  const std::int64_t tilesDown = steppedTilesDown(height, sector);
  const std::int64_t firstX = block.x / tilesDown * kSteppedTile;
  const std::int64_t firstY = block.x % tilesDown * kSteppedTile;
  for (std::int64_t x = firstX; x < std::min(width, firstX + kSteppedTile); ++x) {
    const std::int64_t y = firstY - x * height % sector;
    elements.add(x * height + std::max<std::int64_t>(y, 0), x * height + std::min(y + kSteppedTile, height));
  }
}

/// A block covers 256 columns of a matrix with few rows, 256 rows of one with few columns, or else 256 columns of a
/// band of rows.
void thinTiles(const Parameters& parameters, const GridBlock& block, Elements& elements) {
  const std::int64_t width = parameters.integer("width");
  const std::int64_t height = parameters.integer("height");
  if (height <= kThinMost || width > kThinMost)
    elements.addTile(width, height, block.x * kThinThreads, block.y * kThinMost, kThinThreads, kThinMost);
  else
    elements.addTile(width, height, 0, block.x * kThinThreads, width, kThinThreads);
}

template <typename T>
class TransposeProblem final : public Problem {
 public:
  explicit TransposeProblem(const Parameters& parameters)
      : m_width(parameters.integer("width")), m_height(parameters.integer("height")) {
    const std::int64_t elements = m_width * m_height;
    m_arrays = arraysFrom(randomArray<T>("in", Array::Role::Input, elements, 1, m_width),
                          outputArray<T>("out", elements, m_height));
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(elements * static_cast<std::int64_t>(sizeof(T)));
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const in = valuesOf<T>(m_arrays[0]);
    const auto copied = [=](std::int64_t i) { return static_cast<double>(in[i]); };
    const auto transposed = [=, this](std::int64_t i) {
      return static_cast<double>(in[i % m_height * m_width + i / m_height]);
    };
    if (outputs.computes == "copy") return compareElements<T>(outputs.arrays[0], m_arrays[1], outputs, 0, copied);
    return compareElements<T>(outputs.arrays[0], m_arrays[1], outputs, 0, transposed);
  }

 private:
  std::int64_t m_width;
  std::int64_t m_height;
};

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float, double> launches;
  const ParameterSpec size{.role = ParameterSpec::Role::Size,
                           .editor = ParameterSpec::Editor::PowersOfTwo,
                           .maximum = 32768,
                           .initial = 4096,
                           .initialSimulated = 1536};
  ParameterSpec width = size;
  width.id = "width";
  width.title = "Width";
  width.unit = "elements";
  width.meaning = "Columns of the input, rows of the output.";
  ParameterSpec height = size;
  height.id = "height";
  height.title = "Height";
  height.unit = "elements";
  height.meaning = "Rows of the input, columns of the output.";
  const ParameterSpec repetitions{.id = kRepetitions,
                                  .title = "Repetitions",
                                  .meaning = "How many times the kernel repeats its work in one launch.",
                                  .role = ParameterSpec::Role::Repeats,
                                  .maximum = 1000,
                                  .initial = 1,
                                  .quietAtInitial = true};

  Family family{
      .id = "transpose",
      .title = "Matrix transpose",
      .shows = "Shows what coalescing and bank conflicts cost: the same elements move in different orders.",
      .figure = Figure::Bandwidth,
      .figureFormula = "2 x width x height x element size x repetitions / time",
      .parameters = {width, height, launches.typeParameter()},
      .owes = turnedTiles("height", "width", kTransposeTile, kTransposeTile),
      .variants =
          {{.id = "copy",
            .title = "Copy",
            .idea = "Does not transpose: shows what the same loads and stores reach in order.",
            .kernel = "transposeCopy",
            .parameters = {repetitions},
            .computes = "copy",
            .owes = tiles("height", "width", kTransposeTile, kTransposeTile),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run, const Arguments& own) {
              repeating(own, [&]<bool repeats>(int times) {
                device.launch(transposeCopy<T, repeats>, {run.tiles(), dim3(32, 32)}, run.in, run.out, run.width,
                              run.height, times);
              });
            })},
           {.id = "copy-four-rows",
            .title = "Copy, 32x8 threads",
            .idea = "The copy with four elements per thread: four loads are in flight, and more blocks fit a "
                    "multiprocessor.",
            .kernel = "transposeCopyFourRows",
            .computes = "copy",
            .owes = tiles("height", "width", kTransposeTile, kTransposeTile),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              device.launch(transposeCopyFourRows<T>, {run.tiles(), dim3(32, 8)}, run.in, run.out, run.width,
                            run.height);
            })},
           {.id = "naive",
            .title = "Naive",
            .idea = "Reads rows and writes columns: each lane stores to its own sector.",
            .kernel = "transposeNaive",
            .parameters = {repetitions},
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run, const Arguments& own) {
              repeating(own, [&]<bool repeats>(int times) {
                device.launch(transposeNaive<T, repeats>, {run.tiles(), dim3(32, 32)}, run.in, run.out, run.width,
                              run.height, times);
              });
            })},
           {.id = "coalesced",
            .title = "Shared tile",
            .idea = "A tile in shared memory coalesces loads and stores, but each tile column lies in one bank.",
            .kernel = "transposeCoalesced",
            .parameters = {repetitions},
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run, const Arguments& own) {
              repeating(own, [&]<bool repeats>(int times) {
                device.launch(transposeCoalesced<T, repeats>, {run.tiles(), dim3(32, 32)}, run.in, run.out, run.width,
                              run.height, times);
              });
            })},
           {.id = "conflict-free",
            .title = "Shared tile, padded",
            .idea = "One padding column spreads the 32 words of a tile column over 32 banks.",
            .kernel = "transposeConflictFree",
            .parameters = {repetitions},
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run, const Arguments& own) {
              repeating(own, [&]<bool repeats>(int times) {
                device.launch(transposeConflictFree<T, repeats>, {run.tiles(), dim3(32, 32)}, run.in, run.out,
                              run.width, run.height, times);
              });
            })},
           {.id = "chosen-padding",
            .title = "Shared tile, custom padding",
            .idea = "You choose the padding: the greatest common divisor of row length and bank count decides the "
                    "conflicts.",
            .kernel = "transposeChosenPadding",
            .parameters = {{.id = "padding",
                            .title = "Padding",
                            .unit = "elements",
                            .meaning = "Padding columns of the tile in shared memory.",
                            .editor = ParameterSpec::Editor::Slider,
                            .minimum = 0,
                            .maximum = 32,
                            .initial = 1}},
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run, const Arguments& own) {
              const int pitch = kTransposeTile + static_cast<int>(own.integer("padding"));
              device.launch(transposeChosenPadding<T>, {run.tiles(), dim3(32, 32), sizeof(T) * kTransposeTile * pitch},
                            run.in, run.out, run.width, run.height, pitch);
            })},
           {.id = "four-rows",
            .title = "Padded, 32x8 threads",
            .idea = "Each thread moves four elements: four loads are in flight, and more blocks fit a multiprocessor.",
            .kernel = "transposeFourRows",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              device.launch(transposeFourRows<T>, {run.tiles(), dim3(32, 8)}, run.in, run.out, run.width, run.height);
            })},
           {.id = "swizzled",
            .title = "Swizzled, 32x8 threads",
            .idea = "Each row permutes the tile's columns, so lanes never share a bank and the tile needs no padding.",
            .kernel = "transposeSwizzled",
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              device.launch(transposeSwizzled<T>, {run.tiles(), dim3(32, 8)}, run.in, run.out, run.width, run.height);
            })},
           {.id = "vectorised",
            .title = "16 bytes per access",
            .idea = "Threads move 16 bytes at a time and transpose small squares in registers.",
            .kernel = "transposeVectorised",
            .owes = turnedTiles("height", "width", kVectorTile, kVectorTile),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              const dim3 grid((run.width + kVectorTile - 1) / kVectorTile,
                              (run.height + kVectorTile - 1) / kVectorTile);
              run.byAlignment([&]<bool aligned>() {
                device.launch(transposeVectorised<T, aligned>, {grid, dim3(kVectorThreads)}, run.in, run.out, run.width,
                              run.height);
              });
            })},
           {.id = "columns-first",
            .title = "16 bytes, columns first",
            .idea = "Uses taller tiles and goes down the columns first, so concurrent blocks write adjacent memory.",
            .kernel = "transposeColumnsFirst",
            .owes = tilesDownColumnsFirst,
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              const int tilesAcross = (run.width + kTallTileColumns - 1) / kTallTileColumns;
              const int tilesDown = (run.height + kTallTileRows<T> - 1) / kTallTileRows<T>;
              run.byAlignment([&]<bool aligned>() {
                device.launch(transposeColumnsFirst<T, aligned>, {dim3(tilesAcross * tilesDown), dim3(kTallThreads)},
                              run.in, run.out, run.width, run.height, tilesDown);
              });
            })},
           {.id = "stepped",
            .title = "Whole sectors, any size",
            .idea = "Aligns each row's part of a tile to a sector, so that rows of any length store whole sectors.",
            .kernel = "transposeStepped",
            .owes = steppedTiles,
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              const int tilesAcross = (run.width + kSteppedTile - 1) / kSteppedTile;
              const int tilesDown = static_cast<int>(steppedTilesDown(run.height, kSectorElements<T>));
              device.launch(transposeStepped<T>, {dim3(tilesAcross * tilesDown), dim3(kSteppedThreads)}, run.in,
                            run.out, run.width, run.height, tilesDown);
            })},
           {.id = "thin",
            .title = "Few rows or few columns",
            .idea =
                "A tile as thin as the matrix: if a side has at most 8 elements, a tile of 32 x 32 is nearly empty.",
            .kernel = "transposeThin",
            .owes = thinTiles,
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) { launchThin(device, run); })},
           {.id = "memcpy",
            .title = "cudaMemcpy",
            .idea = "The library's device-to-device copy: the practical ceiling.",
            .computes = "copy",
            .launch = launches.gpuOnly("cudaMemcpy is a library call, not a kernel",
                                       [](auto& device, const auto& run) {
                                         device.copy(run.in, run.out, std::int64_t{run.width} * run.height);
                                       })}},
      .problem = problemOf<TransposeProblem, float, double>(),
      .standalone = {.answer = R"(return computes == "copy" ? in[i] : in[i % height * width + i / height];)"},
      .presets = {{.id = "course",
                   .title = "The course's values",
                   .source = "Bandwidths of 2048 x 2048 elements on a C1060: course \"GPU programming in CUDA\", day 2",
                   .parameters = {"width=2048", "height=2048"}},
                  {.id = "report",
                   .title = "The report's values",
                   .source = "Bandwidths of 16384 x 16384 elements: the report on an H200 of 2026-11-20",
                   .parameters = {"width=16384", "height=16384"}}}};

  addCpuBaselines(
      family, launches, "The textbook loop over the rows of the output.", [](const auto& run) { return run.width; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t x = begin; x < end; ++x)
          for (std::int64_t y = 0; y < run.height; ++y) run.out[x * run.height + y] = run.in[y * run.width + x];
      });
  return family;
}

}  // namespace transpose
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
