// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstring>
#include <filesystem>

#include "catalogue/family.h"
#include "core/machine/machine_limits.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "images/picture_file.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/grayscale.cuh"

namespace grayscale {
namespace {

template <typename Byte>
struct Run {
  explicit Run(const Arguments& arguments)
      : rgb(global<const Byte>(arguments, "rgb")),
        grey(global<Byte>(arguments, "grey")),
        width(static_cast<int>(arguments.integer("width"))),
        height(static_cast<int>(arguments.integer("height"))),
        pixels(width * height) {}

  /// One-dimensional blocks; each thread computes `pixelsOfThread` pixels. There is at least one thread more than whole
  /// groups.
  dim3 blocksOf(int pixelsOfThread) const { return dim3(pixels / pixelsOfThread / kGrayscaleThreads + 1); }

  const Byte* rgb;
  Byte* grey;
  int width;
  int height;
  int pixels;
};

template <typename Byte>
class GrayscaleProblem final : public Problem {
 public:
  explicit GrayscaleProblem(const Parameters& parameters)
      : m_file(parameters.text("image")), m_width(parameters.integer("width")), m_height(parameters.integer("height")) {
    const std::int64_t pixels = m_width * m_height;
    // A picture read from a file exists twice for a moment.
    requireMemory(static_cast<std::size_t>((m_file.empty() ? 3 : 6) * pixels), kPictureNeeds);
    m_arrays = arraysFrom(m_file.empty() ? generatedPicture(m_width, m_height) : readImage(),
                          outputArray<Byte>("grey", pixels, m_width));
    m_work.bytesRead = static_cast<double>(3 * pixels);
    m_work.bytesWritten = static_cast<double>(pixels);
  }

  // The reference is in hundredths, which are exact. Kernels that compute in fp32, with or without fused multiply-adds,
  // and truncate the sum may end up slightly below an integer. If the exact grey is an integer, the next lower one is
  // therefore correct as well.
  std::optional<Verification> verify(const Outputs& outputs) override {
    const auto byte = [in = valuesOf<Byte>(m_arrays[0])](std::int64_t i) { return static_cast<double>(in[i]); };
    const auto copied = [=, this](std::int64_t i) { return byte(i + m_width * m_height); };
    const auto grey = [in = valuesOf<Byte>(m_arrays[0])](std::int64_t i, Byte actual) {
      const int hundredths = 21 * in[3 * i] + 71 * in[3 * i + 1] + 7 * in[3 * i + 2];
      const int off = std::abs(hundredths / 100 - actual);
      return hundredths % 100 == 0 && actual + 1 == hundredths / 100 ? 0.0 : static_cast<double>(off);
    };
    if (outputs.computes == "copy") return compareElements<Byte>(outputs.arrays[0], m_arrays[1], outputs, 0, copied);
    return judgeElements<Byte>(outputs.arrays[0], m_arrays[1], outputs, 0, grey);
  }

  std::vector<Fact> facts(const Outputs&) override {
    if (m_file.empty()) return {{Message::text("picture"), {Message::text("%1 x %2, generated"), m_width, m_height}}};
    return {{Message::text("picture"),
             {Message::text("%1 x %2 from %3"), m_width, m_height,
              oneLine(std::filesystem::path(m_file).filename().string())}}};
  }

  std::shared_ptr<const Pictures> pictures(const Outputs& outputs) override {
    constexpr std::int64_t kMost = 1 << 26;  // pixels: 256 MiB, input and output
    if (m_width * m_height > kMost || outputs.sampled || !outputs.computes.empty()) return nullptr;
    if (!m_before) m_before = std::make_shared<const Picture>(pictureOf(3, m_arrays[0].initial));
    return std::make_shared<const Pictures>(Pictures{.before = m_before, .after = pictureOf(1, outputs.arrays[0])});
  }

 private:
  /// A colour gradient with noise, so that neighbours rarely stay equal for long.
  static Array generatedPicture(std::int64_t width, std::int64_t height) {
    return arrayOf<Byte>("rgb", Array::Role::Input, 3 * width * height, 3 * width, [=](std::int64_t i) {
      constexpr std::int64_t kGradient = 192;
      const std::int64_t pixel = i / 3;
      const std::int64_t x = pixel % width;
      const std::int64_t y = pixel / width;
      const std::int64_t colours[] = {kGradient * x / width, kGradient * y / height,
                                      kGradient * (width - 1 - x) / width};
      const std::int64_t noise = (randomElement<std::int32_t>(1, i) + 100) & 63;
      return static_cast<Byte>(colours[i % 3] + noise);
    });
  }

  Array readImage() const {
    const Picture picture = readPicture(m_file);
    if (picture.width != m_width || picture.height != m_height)
      throw DeviceError(Message::text("'%1' changed while Warpbench read it: run again"), printable(m_file));
    Array array{.name = "rgb",
                .role = Array::Role::Input,
                .bytes = picture.values.size(),
                .initial = {},
                .shape = {1, 3 * m_width}};
    array.initial.resize(array.bytes);
    std::memcpy(array.initial.data(), picture.values.data(), array.bytes);
    return array;
  }

  Picture pictureOf(int channels, std::span<const std::byte> bytes) const {
    Picture picture{
        .width = static_cast<int>(m_width), .height = static_cast<int>(m_height), .channels = channels, .values = {}};
    picture.values.resize(bytes.size());
    std::memcpy(picture.values.data(), bytes.data(), bytes.size());
    return picture;
  }

  std::string m_file;
  std::int64_t m_width;
  std::int64_t m_height;
  std::shared_ptr<const Picture> m_before;
};

/// The size of a given picture replaces that of the generated one.
void takeSizeOfPicture(Parameters& parameters) {
  const std::string& file = parameters.text("image");
  if (file.empty()) return;
  const PictureExtent size = pictureSize(file);
  parameters.set("width", size.width);
  parameters.set("height", size.height);
}

std::vector<ParameterSpec> parameters() {
  using Editor = ParameterSpec::Editor;
  const ParameterSpec size{.unit = "pixels",
                           .role = ParameterSpec::Role::Size,
                           .editor = Editor::PowersOfTwo,
                           .maximum = 32768,
                           .initial = 4096,
                           .initialSimulated = 512};
  ParameterSpec width = size;
  width.id = "width";
  width.title = "Width";
  width.meaning = "Width of the generated picture; a loaded picture has its own.";
  ParameterSpec height = size;
  height.id = "height";
  height.title = "Height";
  height.meaning = "Height of the generated picture; a loaded picture has its own.";
  return {{.id = "image",
           .title = "Image",
           .meaning = "Picture to convert; without one, Warpbench generates a picture.",
           .editor = Editor::File},
          width,
          height};
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, unsigned char> launches;
  Family family{
      .id = "grayscale",
      .title = "Colour to grey",
      .shows = "Shows what narrow loads cost: three bytes in and one out for each pixel.",
      .figure = Figure::Bandwidth,
      .figureFormula = "(3 + 1) x width x height bytes / time",
      .parameters = parameters(),
      .owes = tiles("height", "width", 8, 32),
      .variants =
          {{.id = "naive",
            .title = "Naive",
            .idea = "One thread per pixel, byte by byte: a warp's load uses a third of each sector that it requests.",
            .kernel = "grayscaleNaive",
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(grayscaleNaive, {dim3((run.width + 31) / 32, (run.height + 7) / 8), dim3(32, 8)}, run.rgb,
                            run.grey, run.width, run.height);
            })},
           {.id = "four-pixels",
            .title = "Four pixels, 4-byte words",
            .idea = "Three words hold four pixels, so the same number of loads moves four times the data.",
            .kernel = "grayscaleFourPixels",
            .owes = elementsInARow(4),
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(grayscaleFourPixels, {run.blocksOf(4), dim3(kGrayscaleThreads)}, run.rgb, run.grey,
                            run.pixels);
            })},
           {.id = "sixteen-pixels",
            .title = "Sixteen pixels, 16-byte words",
            .idea = "Uses the widest loads: each thread has 48 bytes in flight.",
            .kernel = "grayscaleSixteenPixels",
            .owes = elementsInARow(16),
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(grayscaleSixteenPixels, {run.blocksOf(16), dim3(kGrayscaleThreads)}, run.rgb, run.grey,
                            run.pixels);
            })},
           {.id = "through-shared",
            .title = "Sixteen pixels through shared memory",
            .idea = "Each load of a warp reads 512 contiguous bytes, and shared memory hands each lane its 48 bytes.",
            .kernel = "grayscaleThroughShared",
            .owes = elementsInARow(16),
            .launch = launches.kernel([](auto& device, const auto& run) {
              device.launch(grayscaleThroughShared, {run.blocksOf(16), dim3(kGrayscaleThreads)}, run.rgb, run.grey,
                            run.pixels);
            })},
           {.id = "memcpy",
            .title = "cudaMemcpy, equal bytes",
            .idea = "Two copies of one byte per pixel read and write as much as the conversion.",
            .computes = "copy",
            .launch = launches.gpuOnly("cudaMemcpy is a library call, not a kernel",
                                       [](auto& device, const auto& run) {
                                         device.copy(run.rgb, run.grey, std::int64_t{run.pixels});
                                         device.copy(run.rgb + run.pixels, run.grey, std::int64_t{run.pixels});
                                       })}},
      .problem = problemOf<GrayscaleProblem, unsigned char>(),
      .standalone = {.values = {{"rgb", "static_cast<unsigned char>(randomElement<int>(1, i) + 100)"}}, .answer = R"(
const int hundredths = 21 * rgb[3 * i] + 71 * rgb[3 * i + 1] + 7 * rgb[3 * i + 2];
// In fp32 a whole number may come out a hair too small, and is cut then.
return hundredths % 100 == 0 ? Expected(hundredths / 100 - 0.5, 0.5) : Expected(hundredths / 100);)"},
      .prepare = takeSizeOfPicture,
      .makesPictures = true,
      .presets = {{.id = "report",
                   .title = "The report's values",
                   .source = "Bandwidths of 16384 x 16384 pixels: the report on an H200 of 2026-11-20",
                   .parameters = {"width=16384", "height=16384"}}}};

  addCpuBaselines(
      family, launches, "The textbook loop over the pixels.", [](const auto& run) { return run.pixels; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i)
          run.grey[i] = static_cast<unsigned char>(greyOf(run.rgb[3 * i], run.rgb[3 * i + 1], run.rgb[3 * i + 2]));
      });
  return family;
}

}  // namespace grayscale
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
