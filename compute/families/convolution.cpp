// SPDX-License-Identifier: GPL-3.0-or-later

#include <array>
#include <utility>

#include "catalogue/family.h"
#include "core/text/text.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/convolution.cuh"

namespace convolution {
namespace {

// A mask is the product of a column and a row of these integers. All sums of products with elements of -100..100 are
// below 2^24, so fp32 holds them exactly in any order. Neither is symmetric, so a rotated mask gives wrong results.
constexpr std::array<float, kMostMaskWidth> kColumnFactors{2, 7, -1, 8, 2, -8, 1, 8, -3};
constexpr std::array<float, kMostMaskWidth> kRowFactors{3, -1, 4, 1, -5, 9, 2, -6, 5};

constexpr int widthOfMask(std::int64_t radius) { return static_cast<int>(2 * radius + 1); }

/// Element `index` of a row-major mask with `maskWidth` rows and columns.
float maskElement(std::int64_t index, int maskWidth) {
  return kColumnFactors[index / maskWidth] * kRowFactors[index % maskWidth];
}

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : in(global<const T>(arguments, "in")),
        mask(global<const T>(arguments, "mask")),
        between(global<T>(arguments, "between")),
        out(global<T>(arguments, "out")),
        width(static_cast<int>(arguments.integer("width"))),
        height(static_cast<int>(arguments.integer("height"))),
        radius(static_cast<int>(arguments.integer("radius"))) {}

  dim3 blocksOf(int columns, int rows) const {
    return dim3((width + columns - 1) / columns, (height + rows - 1) / rows);
  }

  /// Launches a kernel whose blocks compute one wide tile each.
  template <typename Device, typename Kernel>
  void launchWideTiles(Device& device, Kernel kernel) const {
    device.launch(
        kernel, {blocksOf(kWideTileColumns, kWideTileRows), dim3(kWideTileColumns / 4, kWideTileRows / kRowsOfThread)},
        in, out, width, height);
  }

  template <typename Device>
  void setMask(Device& device) const {
    const int maskWidth = widthOfMask(radius);
    std::array<float, kMostMaskWidth * kMostMaskWidth> elements{};
    for (int i = 0; i < maskWidth * maskWidth; ++i) elements[i] = maskElement(i, maskWidth);
    device.setConstant(constantMask, elements.data(), maskWidth * maskWidth);
  }
  template <typename Device>
  void setFactors(Device& device) const {
    device.setConstant(maskColumn, kColumnFactors.data(), widthOfMask(radius));
    device.setConstant(maskRow, kRowFactors.data(), widthOfMask(radius));
  }

  /// Calls `use.template operator()<radius>()` with the radius as a compile-time constant.
  template <typename Use>
  void byRadius(const Use& use) const {
    [&]<int... zeroBased>(std::integer_sequence<int, zeroBased...>) {
      ((radius == zeroBased + 1 ? use.template operator()<zeroBased + 1>() : void()), ...);
    }
    (std::make_integer_sequence<int, kMostMaskRadius>());
  }
  /// Calls `use.template operator()<radius, aligned>()`; `aligned`: rows begin at multiples of 16 bytes.
  template <typename Use>
  void byRadiusAndAlignment(const Use& use) const {
    byRadius([&]<int constantRadius>() {
      if (width % kWideElements<T> == 0)
        use.template operator()<constantRadius, true>();
      else
        use.template operator()<constantRadius, false>();
    });
  }

  const T* in;
  const T* mask;
  T* between;
  T* out;
  int width;
  int height;
  int radius;
};

const dim3 kElementThreads(32, 8);

/// Tiles without their halo.
void innerTiles(const Parameters& parameters, const GridBlock& block, Elements& elements) {
  const std::int64_t inner = kConvolutionTile - 2 * parameters.integer("radius");
  elements.addTile(parameters.integer("height"), parameters.integer("width"), block.y * inner, block.x * inner, inner,
                   inner);
}

/// Compares a mask of that many products with a copy.
Arithmetic productsOf(bool separable) {
  return [=](const Parameters& parameters) -> std::vector<Fact> {
    const int maskWidth = widthOfMask(parameters.integer("radius"));
    const int products = separable ? 2 * maskWidth : maskWidth * maskWidth;
    return {{"flops per byte", numberText(2.0 * products / (2 * sizeof(float)))}};
  };
}

double flopsOfElement(int maskWidth) { return 2.0 * 2 * maskWidth; }

/// @param products per element for a mask of that width.
ComputingInstructions multiplying(double (*products)(int maskWidth)) {
  return [=](const Parameters& parameters) {
    const int maskWidth = widthOfMask(parameters.integer("radius"));
    return products(maskWidth) / flopsOfElement(maskWidth);
  };
}
double productsOfMask(int maskWidth) { return maskWidth * maskWidth; }
/// Only the lanes inside a tile's border compute.
double productsInTile(int maskWidth) {
  return productsOfMask(maskWidth) * kConvolutionTile / (kConvolutionTile - maskWidth + 1);
}
/// For kRowsOfThread elements, a thread computes sums along those rows and their halo, and as many sums down the
/// columns.
double productsOfFactors(int maskWidth) {
  return maskWidth * static_cast<double>(kRowsOfThread + maskWidth - 1) / kRowsOfThread + maskWidth;
}

template <typename T>
class ConvolutionProblem final : public Problem {
 public:
  explicit ConvolutionProblem(const Parameters& parameters)
      : m_width(parameters.integer("width")),
        m_height(parameters.integer("height")),
        m_radius(parameters.integer("radius")) {
    const std::int64_t elements = m_width * m_height;
    const int maskWidth = widthOfMask(m_radius);
    const auto factors = [=](const char* name, const auto& values) {
      return arrayOf<T>(name, Array::Role::Input, maskWidth, 0, [&](std::int64_t i) { return values[i]; });
    };
    m_arrays = arraysFrom(arrayOf<T>("in", Array::Role::Input, elements, m_width,
                                     [](std::int64_t i) { return static_cast<T>(randomElement<std::int32_t>(1, i)); }),
                          arrayOf<T>("mask", Array::Role::Input, std::int64_t{maskWidth} * maskWidth, maskWidth,
                                     [=](std::int64_t i) { return static_cast<T>(maskElement(i, maskWidth)); }),
                          outputArray<T>("out", elements, m_width), outputArray<T>("between", elements, m_width),
                          factors("column", kColumnFactors), factors("row", kRowFactors));
    m_arrays[3].role = Array::Role::Scratch;
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(elements) * sizeof(T);
    // The count for a separable mask, which is the least that every variant has to do.
    m_work.flops = flopsOfElement(maskWidth) * static_cast<double>(elements);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const in = valuesOf<T>(m_arrays[0]);
    if (outputs.computes == "copy")
      return compareElements<T>(outputs.arrays[0], m_arrays[2], outputs, 0,
                                [=](std::int64_t i) { return static_cast<double>(in[i]); });
    if (!m_alongRows) m_alongRows = sumsAlongRows();
    const std::int32_t* const alongRows = valuesOf<std::int32_t>(*m_alongRows);
    return compareElements<T>(outputs.arrays[0], m_arrays[2], outputs, 0, [=, this](std::int64_t i) {
      const std::int64_t y = i / m_width;
      std::int32_t sum = 0;
      for (std::int64_t row = std::max<std::int64_t>(0, y - m_radius); row <= std::min(m_height - 1, y + m_radius);
           ++row)
        sum += static_cast<std::int32_t>(kColumnFactors[row - y + m_radius]) * alongRows[i + (row - y) * m_width];
      return static_cast<double>(sum);
    });
  }

 private:
  /// The sum for every element under the mask's row, in integers.
  Array sumsAlongRows() const {
    const T* const in = valuesOf<T>(m_arrays[0]);
    return arrayOf<std::int32_t>("sums", Array::Role::Scratch, m_width * m_height, m_width, [=, this](std::int64_t i) {
      const std::int64_t x = i % m_width;
      std::int32_t sum = 0;
      for (std::int64_t column = std::max<std::int64_t>(0, x - m_radius); column <= std::min(m_width - 1, x + m_radius);
           ++column)
        sum += static_cast<std::int32_t>(kRowFactors[column - x + m_radius] * in[i + column - x]);
      return sum;
    });
  }

  std::int64_t m_width;
  std::int64_t m_height;
  std::int64_t m_radius;
  std::optional<Array> m_alongRows;
};

std::vector<ParameterSpec> parameters() {
  const ParameterSpec size{.unit = "pixels",
                           .role = ParameterSpec::Role::Size,
                           .editor = ParameterSpec::Editor::PowersOfTwo,
                           .maximum = 32768,
                           .initial = 4096,
                           .initialSimulated = 512};
  ParameterSpec width = size;
  width.id = "width";
  width.title = "Width";
  width.meaning = "Elements of a row.";
  ParameterSpec height = size;
  height.id = "height";
  height.title = "Height";
  height.meaning = "Rows.";
  return {width,
          height,
          {.id = "radius",
           .title = "Radius of the mask",
           .meaning = "Rows and columns of the mask on each side of its centre: 3 means a mask of 7 x 7.",
           .editor = ParameterSpec::Editor::Slider,
           .maximum = kMostMaskRadius,
           .initial = 3}};
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float> launches;
  const Owes wideTiles = tiles("height", "width", kWideTileRows, kWideTileColumns);
  Family family{
      .id = "convolution",
      .title = "2D convolution",
      .shows =
          "Shows how to read each element once for many neighbours: constant memory, tiles with a halo, registers "
          "(Kirk and Hwu, chapter 7).",
      .figure = Figure::Bandwidth,
      .figureFormula = "2 x width x height x 4 bytes / time",
      .parameters = parameters(),
      .owes = tiles("height", "width", kElementThreads.y, kElementThreads.x),
      .variants =
          {{.id = "naive",
            .title = "Naive, all in global memory",
            .idea = "One thread per element loads its neighbours and the mask from global memory, every time.",
            .kernel = "convolutionNaive",
            .computing = multiplying(productsOfMask),
            .arithmetic = productsOf(false),
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(convolutionNaive, {run.blocksOf(kElementThreads.x, kElementThreads.y), kElementThreads},
                            run.in, run.mask, run.out, run.width, run.height, run.radius);
            })},
           {.id = "constant",
            .title = "Mask in constant memory",
            .idea = "All lanes need the same element of the mask, and the constant cache broadcasts it to the warp.",
            .kernel = "convolutionConstant",
            .computing = multiplying(productsOfMask),
            .arithmetic = productsOf(false),
            .launch = launches.kernel([](auto& device, const auto& run) {
              run.setMask(device);
              device.launch(convolutionConstant, {run.blocksOf(kElementThreads.x, kElementThreads.y), kElementThreads},
                            run.in, run.out, run.width, run.height, run.radius);
            })},
           {.id = "tiled",
            .title = "Shared tile with halo",
            .idea = "A block loads 32 x 32 elements once; the threads of the halo only load.",
            .kernel = "convolutionTiled",
            .computing = multiplying(productsInTile),
            .arithmetic = productsOf(false),
            .owes = innerTiles,
            .launch = launches.kernel([](auto& device, const auto& run) {
              run.setMask(device);
              run.byRadius([&]<int radius>() {
                constexpr int inner = kConvolutionTile - 2 * radius;
                device.launch(convolutionTiled<radius>,
                              {run.blocksOf(inner, inner), dim3(kConvolutionTile, kConvolutionTile)}, run.in, run.out,
                              run.width, run.height);
              });
            })},
           {.id = "separable",
            .title = "Separable, two launches",
            .idea = "Rows first, then columns: few products, but the intermediate result goes through memory.",
            .kernel = "convolutionColumns",
            .arithmetic = productsOf(true),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              run.setFactors(device);
              run.byRadius([&]<int radius>() {
                const dim3 blocks = run.blocksOf(kElementThreads.x, kElementThreads.y);
                device.launchWhole(convolutionRows<radius>, {blocks, kElementThreads}, run.in, run.between, run.width,
                                   run.height);
                device.launch(convolutionColumns<radius>, {blocks, kElementThreads}, static_cast<const T*>(run.between),
                              run.out, run.width, run.height);
              });
            })},
           {.id = "blocked",
            .title = "Register-blocked",
            .idea = "A thread goes down eight rows of a wide tile and keeps the sums of all started rows in registers.",
            .kernel = "convolutionBlocked",
            .computing = multiplying(productsOfMask),
            .arithmetic = productsOf(false),
            .owes = wideTiles,
            .launch = launches.kernel([](auto& device, const auto& run) {
              run.setMask(device);
              run.byRadiusAndAlignment([&]<int radius, bool aligned>() {
                run.launchWideTiles(device, convolutionBlocked<radius, aligned>);
              });
            })},
           {.id = "separable-blocked",
            .title = "Separable, register-blocked",
            .idea = "Goes down a wide tile with the sums of the last rows in registers: few products and one launch.",
            .kernel = "convolutionSeparable",
            .computing = multiplying(productsOfFactors),
            .arithmetic = productsOf(true),
            .owes = wideTiles,
            .launch = launches.kernel([](auto& device, const auto& run) {
              run.setFactors(device);
              run.byRadiusAndAlignment([&]<int radius, bool aligned>() {
                run.launchWideTiles(device, convolutionSeparable<radius, aligned>);
              });
            })},
           {.id = "memcpy",
            .title = "cudaMemcpy, equal bytes",
            .idea = "A copy reads every element once and writes every element once, as the convolution must.",
            .computes = "copy",
            .launch = launches.gpuOnly("cudaMemcpy is a library call, not a kernel",
                                       [](auto& device, const auto& run) {
                                         device.copy(run.in, run.out, std::int64_t{run.width} * run.height);
                                       })}},
      .problem = problemOf<ConvolutionProblem, float>(),
      .standalone = {.values = {{"in", "static_cast<float>(randomElement<int>(1, i))"},
                                {"mask", "kColumnFactors[i / kMaskWidth] * kRowFactors[i % kMaskWidth]"},
                                {"column", "kColumnFactors[i]"},
                                {"row", "kRowFactors[i]"}},
                     .answer = R"(
double sum = 0;
for (long long y = std::max(0LL, i / width - radius); y <= std::min(height - 1, i / width + radius); ++y)
  for (long long x = std::max(0LL, i % width - radius); x <= std::min(width - 1, i % width + radius); ++x)
    sum += kColumnFactors[y - i / width + radius] * kRowFactors[x - i % width + radius] * in[y * width + x];
return sum;)"}};
  std::string& constants = family.standalone.constants;
  constants = "[[maybe_unused]] const long long kMaskWidth = 2 * radius + 1;\n";
  for (const auto& [name, factors] : {std::pair("kColumnFactors", kColumnFactors), {"kRowFactors", kRowFactors}}) {
    constants += std::string("const double ") + name + "[] = {";
    for (const float factor : factors) constants += (constants.ends_with('{') ? "" : ", ") + numberText(factor);
    constants += "};\n";
  }

  addCpuBaselines(
      family, launches, "The textbook loop over rows, with the whole mask at each element.",
      [](const auto& run) { return run.height; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t y = begin; y < end; ++y)
          for (std::int64_t x = 0; x < run.width; ++x) {
            const std::int64_t left = std::max<std::int64_t>(0, x - run.radius);
            const std::int64_t right = std::min<std::int64_t>(run.width - 1, x + run.radius);
            float sum = 0;
            for (std::int64_t row = std::max<std::int64_t>(0, y - run.radius);
                 row <= std::min<std::int64_t>(run.height - 1, y + run.radius); ++row)
              for (std::int64_t column = left; column <= right; ++column)
                sum += run.mask[(row - y + run.radius) * (2 * run.radius + 1) + column - x + run.radius] *
                       run.in[row * run.width + column];
            run.out[y * run.width + x] = sum;
          }
      });
  return family;
}

}  // namespace convolution
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
