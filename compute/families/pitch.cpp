// SPDX-License-Identifier: GPL-3.0-or-later

#include <cmath>

#include "catalogue/family.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "families/shared/baselines.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"
#include "families/shared/owes.h"
#include "measure/verification.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {

#include "kernels/pitch.cuh"

namespace pitch {
namespace {

constexpr int kThreads = 256;

/// The bytes between rows of a pitched array: what cudaMallocPitch returns on today's GPUs.
std::int64_t pitchBytes(std::int64_t rowBytes) {
  constexpr std::int64_t kMultiple = 512;
  return (rowBytes + kMultiple - 1) / kMultiple * kMultiple;
}

template <typename T>
struct Run {
  explicit Run(const Arguments& arguments)
      : a(global<T>(arguments, "a")),
        width(static_cast<int>(arguments.integer("width"))),
        rows(static_cast<int>(arguments.integer("rows"))) {}

  dim3 blocks() const { return dim3((width + kThreads - 1) / kThreads, rows); }

  /// In elements; as wide as the array allows, which is at least what the device requires.
  template <typename Device>
  int pitchOn(Device& device) const {
    const std::int64_t room = pitchBytes(width * static_cast<std::int64_t>(sizeof(T)));
    const std::size_t wanted = device.rowPitch(width * sizeof(T));
    if (wanted > static_cast<std::size_t>(room))
      throw DeviceError(
          Message::text("cudaMallocPitch uses a pitch of %1 bytes on this device, but the array has room for %2"),
          wanted, room);
    return static_cast<int>(room / static_cast<std::int64_t>(sizeof(T)));
  }

  T* a;
  int width;
  int rows;
};

/// The part of a row that a block increments.
template <bool pitched>
Owes incrementedPartOfRow() {
  return [](const Parameters& parameters, const GridBlock& block, Elements& elements) {
    const std::int64_t element = isFp64(parameters) ? 8 : 4;
    const std::int64_t width = parameters.integer("width");
    const std::int64_t row = block.y * (pitched ? pitchBytes(width * element) / element : width);
    elements.add(row + block.x * block.threads, row + std::min(width, (block.x + 1) * block.threads));
  };
}

template <typename T>
class PitchProblem final : public Problem {
 public:
  explicit PitchProblem(const Parameters& parameters)
      : m_width(parameters.integer("width")),
        m_rows(parameters.integer("rows")),
        m_pitch(pitchBytes(m_width * static_cast<std::int64_t>(sizeof(T))) / static_cast<std::int64_t>(sizeof(T))) {
    // Large enough for both layouts.
    m_arrays = arraysFrom(randomArray<T>("a", Array::Role::InOut, m_rows * m_pitch, 1, m_pitch));
    m_work.bytesRead = m_work.bytesWritten = static_cast<double>(m_width * m_rows) * sizeof(T);
  }

  std::optional<Verification> verify(const Outputs& outputs) override {
    const T* const before = valuesOf<T>(m_arrays[0]);
    const std::int64_t pitch = outputs.computes == "pitched" ? m_pitch : m_width;
    // Padding between rows and after the last row must stay unchanged.
    const auto expected = [=, this](std::int64_t i) {
      const bool incremented = i % pitch < m_width && i / pitch < m_rows;
      return static_cast<double>(static_cast<T>(before[i] + static_cast<T>(incremented)));
    };
    return compareElements<T>(outputs.arrays[0], m_arrays[0], outputs, 0, expected);
  }

 private:
  std::int64_t m_width;
  std::int64_t m_rows;
  std::int64_t m_pitch;
};

std::vector<Fact> layout(const Parameters& parameters, bool pitched) {
  const std::int64_t row = parameters.integer("width") * (parameters.text("type") == "fp64" ? 8 : 4);
  const std::int64_t pitch = pitched ? pitchBytes(row) : row;
  constexpr double kTenthsOfPercent = 1000;
  const double spare = std::round(static_cast<double>(pitch - row) / static_cast<double>(row) * kTenthsOfPercent) / 10;
  return {{"bytes from row to row", std::to_string(pitch)}, {"spare memory", numberText(spare) + " %"}};
}

}  // namespace

Family describe() {
  constexpr LaunchesOf<Run, float, double> launches;
  Family family{
      .id = "pitch",
      .title = "Pitched rows",
      .shows = "Shows what rows of odd width cost, and what aligning each row gains.",
      .figure = Figure::Bandwidth,
      .figureFormula = "2 x width x rows x element size / time",
      .parameters = {{.id = "width",
                      .title = "Width",
                      .unit = "elements",
                      .meaning = "Elements of a row; an odd number shows the largest effect.",
                      .role = ParameterSpec::Role::Size,
                      .editor = ParameterSpec::Editor::PowersOfTwo,
                      .maximum = 32768,
                      .initial = 8191,
                      .initialSimulated = 511},
                     {.id = "rows",
                      .title = "Rows",
                      .unit = "rows",
                      .meaning = "Rows of the matrix.",
                      .role = ParameterSpec::Role::Size,
                      .editor = ParameterSpec::Editor::PowersOfTwo,
                      .maximum = 32768,
                      .initial = 8192,
                      .initialSimulated = 256},
                     launches.typeParameter()},
      .owes = incrementedPartOfRow<false>(),
      .variants =
          {{.id = "plain",
            .title = "Rows end to end",
            .idea = "A row begins where the previous one ends, so a warp's 32 elements straddle one more sector.",
            .kernel = "pitchIncrement",
            .arithmetic = [](const Parameters& parameters) { return layout(parameters, false); },
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              device.launch(pitchIncrement<T>, {run.blocks(), dim3(kThreads)}, run.a, run.width, run.width);
            })},
           {.id = "pitched",
            .title = "Rows of cudaMallocPitch",
            .idea = "Padding after each row aligns the next row to 512 bytes.",
            .kernel = "pitchIncrement",
            .computes = "pitched",
            .arithmetic = [](const Parameters& parameters) { return layout(parameters, true); },
            .owes = incrementedPartOfRow<true>(),
            .launch = launches.kernel([]<typename T>(auto& device, const Run<T>& run) {
              device.launch(pitchIncrement<T>, {run.blocks(), dim3(kThreads)}, run.a, run.width, run.pitchOn(device));
            })}},
      .problem = problemOf<PitchProblem, float, double>(),
      .standalone = {.answer = R"(
const long long inBytes = (width * static_cast<long long>(sizeof(T)) + 511) / 512 * 512;
const long long pitch = computes == "pitched" ? inBytes / sizeof(T) : width;
return static_cast<T>(a[i] + T(i % pitch < width && i / pitch < rows));)"}};

  addCpuBaselines(
      family, launches, "The same loop over rows end to end.", [](const auto& run) { return run.rows; },
      [](const auto& run, std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin * run.width; i < end * run.width; ++i) run.a[i] += 1;
      });
  return family;
}

}  // namespace pitch
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
